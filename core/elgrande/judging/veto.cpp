// SPDX-License-Identifier: GPL-3.0-or-later
#include "elgrande/judging/veto.h"

#include "elgrande/table/rounds.h"
#include "elgrande/table/rules.h"
#include "elgrande/telling/names.h"

namespace whistle::elgrande {

namespace {

/// %1 is the holder, %2 the player whose action it is, %3 an action card.
constexpr auto stopsAll = Saying::tr("%1 stops %2's special action “%3”.");
constexpr auto stopsRest = Saying::tr("%1 stops the rest of %2's special action (“%3”); what has happened stands.");
constexpr auto lastRound = Saying::tr("This Veto can be used up to round %1.");
constexpr auto isUsedNow = Saying::tr("This Veto could be used up to round %1, and leaves the game now.");
constexpr auto hasExpired = Saying::tr("This Veto could be used only up to round %1.");
constexpr auto noSpecialAction = Saying::tr("A Veto stops only special actions, not the placing of Caballeros.");

VetoReason reasonFor(const VetoCase& veto, int lastUsable)
{
    if (veto.alreadyUsed)
        return VetoReason::AlreadyUsed;
    if (veto.currentRound > lastUsable)
        return VetoReason::Expired;
    if (veto.holder == veto.target.player)
        return VetoReason::OwnTurn;
    if (veto.target.part == VetoPart::Placement)
        return VetoReason::NotASpecialAction;
    if (veto.target.state == VetoTargetState::Completed)
        return VetoReason::AlreadyCompleted;
    if (veto.target.card == Effect::Veto && !veto.vetoCanStopVeto)
        return VetoReason::VetoIsImmune;
    return VetoReason::Allowed;
}

} // namespace

int lastVetoRound(int takenInRound, int roundsInGame)
{
    return roundAfter(takenInRound, roundsInGame).value_or(takenInRound);
}

const VetoCard* vetoOf(const State& state, int holder)
{
    const VetoCard* first = nullptr;
    for (const VetoCard& each : state.vetoes) {
        if (each.holder == holder && (!first || each.lastRound < first->lastRound))
            first = &each;
    }
    return first;
}

VetoCase vetoCaseOf(const State& state, int holder, Effect card)
{
    const VetoCard* held = vetoOf(state, holder);
    const Turn& turn = *state.turn;
    const bool isAnnounced = turn.special == SpecialAction::Announced;
    return {state.rules.roundsInGame,
            state.name(holder),
            held ? held->takenInRound : state.round,
            state.round,
            false,
            state.rules.vetoCanStopVeto,
            {state.name(turn.player), card, VetoPart::SpecialAction,
             isAnnounced ? VetoTargetState::Announced : VetoTargetState::InProgress}};
}

Objection objectionTo(VetoReason reason, const VetoCase& veto)
{
    switch (reason) {
    case VetoReason::AlreadyUsed:
        return {"EG-13.6"_rule, Text{Saying::tr("This Veto has already been used.")}, false};
    case VetoReason::Expired:
        return {"EG-13.6"_rule, Text{hasExpired, lastVetoRound(veto.takenInRound, veto.roundsInGame)}, false};
    case VetoReason::OwnTurn:
        return {"EG-R18"_rule, Text{Saying::tr("%1 cannot stop their own action."), veto.holder}};
    case VetoReason::NotASpecialAction:
        return {"EG-13.3"_rule, Text{noSpecialAction}, false};
    case VetoReason::AlreadyCompleted:
        return {"EG-13.5"_rule, Text{Saying::tr("The special action is over; a Veto comes too late.")}, false};
    default:
        return {"EG-R18"_rule, Text{Saying::tr("By the house rule, a Veto cannot stop the taking of a Veto.")}};
    }
}

void tellStopped(const VetoCase& veto, Reasons& reasons)
{
    const bool inProgress = veto.target.state == VetoTargetState::InProgress;
    reasons.say(inProgress ? "EG-13.4"_rule : "EG-13.2"_rule, inProgress ? stopsRest : stopsAll, veto.holder,
                veto.target.player, veto.target.card);
    reasons.say("EG-13.6"_rule, isUsedNow, lastVetoRound(veto.takenInRound, veto.roundsInGame));
}

Ruling<VetoVerdict> judgeVeto(const VetoCase& veto, Reasons::Listening listening)
{
    Reasons reasons(listening);
    VetoVerdict verdict;
    verdict.lastUsableRound = lastVetoRound(veto.takenInRound, veto.roundsInGame);
    verdict.reason = reasonFor(veto, verdict.lastUsableRound);
    verdict.isDiscarded =
        verdict.isAllowed() || verdict.reason == VetoReason::AlreadyUsed || verdict.reason == VetoReason::Expired;
    if (verdict.isAllowed()) {
        tellStopped(veto, reasons);
    } else if (reasons.isListening()) {
        const Objection objection = objectionTo(verdict.reason, veto);
        reasons.add({objection.why}, {objection.rule});
    }
    if (!verdict.isDiscarded)
        reasons.say("EG-13.6"_rule, lastRound, verdict.lastUsableRound);
    reasons.cite("EG-13.6"_rule);
    return {verdict, std::move(reasons.why), std::move(reasons.rules)};
}

} // namespace whistle::elgrande

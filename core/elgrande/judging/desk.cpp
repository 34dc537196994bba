// SPDX-License-Identifier: GPL-3.0-or-later
#include "elgrande/judging/desk.h"

#include "elgrande/telling/names.h"

namespace whistle::elgrande {

namespace {

using said::noPlayerOf;
constexpr auto otherCard = Saying::tr("%1's action card does something else: %2.");

} // namespace

bool Desk::knows(const std::string& player, const std::string& at)
{
    if (state.playerCalled(player))
        return true;
    unknown(at, "EG-1.1"_rule, noPlayerOf, player);
    return false;
}

bool Desk::knows(const PlayerCounts& players, const std::string& at)
{
    for (const auto& [name, count] : players)
        (void)knows(name, pointerTo(at, name));
    return !isRefused();
}

bool Desk::expectKey(bool isThere, bool isWanted, const char* at, Saying missing, Saying unwanted)
{
    if (isThere != isWanted)
        unknown(at, "EG-1.1"_rule, isThere ? unwanted : missing);
    return isThere == isWanted;
}

bool Desk::inPhase(Phase phase, RuleId rule)
{
    if (state.phase == phase)
        return true;
    refuse(rule, Saying::tr("That belongs to the phase “%2”; the match is in the phase “%1”."), nameOf(state.phase),
           nameOf(phase));
    return false;
}

bool Desk::inTurnOf(const Acting& player)
{
    if (!knows(player) || !inPhase(Phase::Turns))
        return false;
    if (player && seat(*player) != turn().player) {
        refuse("EG-5.12"_rule, Saying::tr("It is %2's turn, not %1's."), *player, name(turn().player));
        return false;
    }
    return true;
}

bool Desk::inActionOf(const Acting& player, RuleId rule)
{
    if (!inTurnOf(player))
        return false;
    if (state.step == Step::Action)
        return true;
    refuse(rule, Saying::tr("%1 has no action card yet."), name(turn().player));
    return false;
}

bool Desk::isRunning(bool isTheCard)
{
    if (isTheCard && turn().isRunning())
        return true;
    if (!isTheCard)
        refuse("EG-5.10"_rule, otherCard, name(turn().player), effect());
    if (turn().special == SpecialAction::Open)
        refuse("EG-13.2"_rule, Saying::tr("%1 has not announced the special action yet."), name(turn().player));
    else if (isTheCard)
        refuse("EG-5.10"_rule, Saying::tr("%1's special action is already over."), name(turn().player));
    return false;
}

bool Desk::carriesOut(const Acting& player, Effect first, Effect last)
{
    return inActionOf(player, "EG-5.10"_rule) && isRunning(effect() >= first && effect() <= last);
}

void Desk::against(Objection objection)
{
    m_refused = m_refused || !objection.canBeOverridden;
    m_objections.push_back(std::move(objection));
}

/// The objections with which a ruling begins are against the command; what it would bring about is told all the same.
template <class Verdict, class Tell, class ObjectionTo>
Verdict Desk::take(Ruling<Verdict> ruling, ObjectionTo&& objectionTo, Tell&& tell)
{
    const auto& violations = ruling.verdict.violations;
    for (const auto& violation : violations)
        against(objectionTo(violation, ruling.verdict));
    const auto told = static_cast<std::ptrdiff_t>(std::min<std::size_t>(violations.size(), ruling.why.size()));
    m_reasons.add({ruling.why.begin() + told, ruling.why.end()}, ruling.rules);
    if (!ruling.verdict.isLegal())
        tell(ruling.verdict);
    return std::move(ruling.verdict);
}

IntakeVerdict Desk::ask(const IntakeCase& intake)
{
    note(intake);
    return take(
        judgeIntake(intake, facts, listening()),
        [&](IntakeFault fault, const IntakeVerdict& verdict) { return objectionTo(fault, intake, verdict); },
        [&](const IntakeVerdict& verdict) { tellTaken(intake, verdict, m_reasons); });
}

PlacementVerdict Desk::ask(const PlacementCase& placement)
{
    note(placement);
    return take(
        judgePlacement(placement, facts, listening()),
        [&](const PlacementViolation& violation, const auto&) { return objectionTo(violation, placement); },
        [&](const auto&) { tellPlaced(placement, m_reasons); });
}

MovementVerdict Desk::ask(const MovementCase& movement, std::size_t told)
{
    note(movement);
    return take(
        judgeMovement(movement, state.players, told, listening()),
        [&](const MoveViolation& violation, const auto&) { return objectionTo(violation, movement, state.players); },
        [&](const auto&) { tellMoves(movement, state.players, told, m_reasons); });
}

PieceVerdict Desk::ask(const PieceCase& move)
{
    note(move);
    return take(
        judgePieceMove(move, facts, listening()),
        [&](PieceFault fault, const auto&) { return objectionTo(fault, move); },
        [&](const auto&) { tellMove(move, m_reasons); });
}

VetoVerdict Desk::ask(const VetoCase& veto)
{
    if (turn().isRunning())
        note(veto);
    Ruling<VetoVerdict> ruling = judgeVeto(veto, listening());
    if (ruling.verdict.isAllowed()) {
        m_reasons.add(ruling.why, ruling.rules);
    } else {
        against(objectionTo(ruling.verdict.reason, veto));
        tellStopped(veto, m_reasons);
    }
    return ruling.verdict;
}

AreaScore Desk::ask(const AreaCase& area)
{
    note(area);
    return scoreArea(area, state.players, m_reasons);
}

Standing Desk::ask(const StandingCase& match)
{
    Ruling<Standing> ruling = judgeStanding(match, listening());
    const StandingCase open = openly(match);
    if (judgeStanding(open, Reasons::Listening::No).verdict == ruling.verdict)
        note(open);
    m_reasons.add(ruling.why, ruling.rules);
    return ruling.verdict;
}

bool Desk::ask(const BidCase& bid)
{
    note(bid);
    const auto [player, card] = bid.play;
    const std::optional<PlayFault> fault = faultOf(bid.bidding, player, card);
    if (fault)
        against(objectionTo(*fault, bid.bidding, player, card, state.players));
    return !fault;
}

void Desk::carriedOut(bool wholly)
{
    turn().special = wholly ? SpecialAction::Done : SpecialAction::UnderWay;
}

void Desk::lay(Counts& counts, const PlayerCounts& written) const
{
    for (const auto& [player, count] : written)
        counts[seat(player)] = count;
}

} // namespace whistle::elgrande

// SPDX-License-Identifier: GPL-3.0-or-later
#include "elgrande/entries/referee.h"

#include "elgrande/table/rules.h"
#include "elgrande/telling/names.h"

namespace whistle::elgrande {

namespace {

constexpr auto otherCard = Saying::tr("The action card of %1 does something else: %2.");

} // namespace

Referee::Referee(const State& state, const Facts& facts, Reasons::Listening listening)
    : Findings(listening)
    , m_before(state)
    , m_facts(facts)
    , m_state(state)
{
}

Outcome<State> Referee::judge(const Command& command)
{
    if (m_before.phase == Phase::NotStarted && !std::holds_alternative<NewMatch>(command)) {
        refuse("EG-1.1"_rule, Saying::tr("No match has begun: new_match comes first."));
    } else {
        std::visit([this](const auto& one) { on(one); }, command);
    }
    if (m_refused) {
        m_state = m_before;
    } else if (!m_objections.empty()) {
        // What players record against the rules must still be a table that can be.
        if (std::optional<Text> unsound = unsoundness(m_state)) {
            against({"EG-2.5"_rule, std::move(*unsound), false});
            m_state = m_before;
        }
    }
    return concluded(std::move(m_state));
}

Outcome<State> referee(const State& state, const Command& command, const Facts& facts, Reasons::Listening listening)
{
    if (Problems strangers = strangersIn(command, state, facts); !strangers.empty()) {
        const Text why = strangers.front().message;
        return {state, {}, {}, {{"EG-1.1"_rule, why, false}}, std::move(strangers)};
    }
    return Referee(state, facts, listening).judge(command);
}

bool Referee::inPhase(Phase phase, RuleId rule)
{
    if (m_state.phase == phase)
        return true;
    refuse(rule, Saying::tr("Not now: %1. This belongs to: %2."), nameOf(m_state.phase), nameOf(phase));
    return false;
}

bool Referee::inTurnOf(const Acting& player)
{
    if (!inPhase(Phase::Turns))
        return false;
    if (player && seat(*player) != turn().player) {
        refuse("EG-5.12"_rule, Saying::tr("It is the turn of %2, not of %1."), *player, name(turn().player));
        return false;
    }
    return true;
}

bool Referee::inActionOf(const Acting& player, RuleId rule)
{
    if (!inTurnOf(player))
        return false;
    if (m_state.step == Step::Action)
        return true;
    refuse(rule, Saying::tr("%1 has no action card yet."), name(turn().player));
    return false;
}

bool Referee::isRunning(bool isTheCard)
{
    if (isTheCard && turn().isRunning())
        return true;
    if (!isTheCard)
        refuse("EG-5.10"_rule, otherCard, name(turn().player), effect());
    if (turn().special == SpecialAction::Open)
        refuse("EG-13.2"_rule, Saying::tr("The special action of %1 has not been announced yet."), name(turn().player));
    else if (isTheCard)
        refuse("EG-5.10"_rule, Saying::tr("The special action of %1 is over."), name(turn().player));
    return false;
}

bool Referee::carriesOut(const Acting& player, Effect first, Effect last)
{
    return inActionOf(player, "EG-5.10"_rule) && isRunning(effect() >= first && effect() <= last);
}

void Referee::lay(Counts& counts, const PlayerCounts& written) const
{
    for (const auto& [player, count] : written)
        counts[seat(player)] = count;
}

void Referee::against(Objection objection)
{
    m_refused = m_refused || !objection.canBeOverridden;
    m_objections.push_back(std::move(objection));
}

void Referee::on(const Correct& command)
{
    if (m_state.phase == Phase::Setup)
        return refuse("EG-3.1"_rule, Saying::tr("In the setup nothing is corrected; entries are taken back."));
    if (m_state.turn && turn().isRunning())
        return refuse("EG-5.9"_rule, said::actionRuns, name(turn().player));
    const Corrections& set = command.set;
    for (const auto& [region, counts] : set.regions)
        lay(board().caballeros[region], counts);
    lay(board().caballeros[Area::Castillo], set.castillo);
    lay(board().court, set.court);
    lay(board().provinces, set.provinces);
    lay(m_state.scores, set.scores);
    if (set.kingRegion)
        board().king = set.kingRegion;
    for (const auto& [player, region] : set.homeRegions)
        board().homes[seat(player)] = region;
    if (set.boards.eightFourZero)
        board().spotOf(Scoreboard::EightFourZero) = *set.boards.eightFourZero;
    if (set.boards.fourZeroZero)
        board().spotOf(Scoreboard::FourZeroZero) = *set.boards.fourZeroZero;
    for (int player = 0; player < m_state.count(); ++player) {
        if (const int all = board().caballerosOf(player); all != caballerosInPlay)
            refuse("EG-2.5"_rule, said::notThirty, name(player), all, caballerosInPlay);
    }
    const AreaSpot first = board().spotOf(Scoreboard::EightFourZero);
    if (first && first == board().spotOf(Scoreboard::FourZeroZero))
        refuse("EG-10.3"_rule, Saying::tr("Both scoreboards would lie in %1."), *first);
    say("EG-2.5"_rule, said::isCorrected, command.reason);
    if (m_state.phase == Phase::Finished && !m_refused)
        finish();
}

} // namespace whistle::elgrande

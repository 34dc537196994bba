// SPDX-License-Identifier: GPL-3.0-or-later
// The questions as the table of a match stands.
#include "kaosball/questions/asked.h"
#include "kaosball/questions/guide.h"

namespace whistle::kaosball {

namespace {

int teamInTurn(const State& state)
{
    const int team = state.active >= 0 ? state.active : state.nextTeam;
    return team >= 0 ? team : state.firstPlayer;
}

} // namespace

std::optional<Json> questionFrom(std::string_view question, const State& state)
{
    if (state.teams.empty())
        return {};
    if (question == "contest")
        return contestOn(state);
    if (question == "movement")
        return movementOn(state);
    if (question == "scoring") {
        const bool isOver = state.phase == Phase::PeriodOver || state.phase == Phase::SpecialEnd;
        return scoringOn(state, isOver ? ScoringMoment::EndOfPeriod : ScoringMoment::StartOfTurn, teamInTurn(state));
    }
    if (question == "card_status")
        return cardsOn(state, teamInTurn(state));
    if (question == "bonus_scoring")
        return bonusOn(state);
    if (question == "bribe_and_fouls")
        return bribesOn(state);
    if (question == "knockout")
        return knockoutOn(state);
    if (question == "match_result")
        return resultOn(state);
    if (question == "loadout")
        return loadoutOf(state[std::max(state.teamToAct(), 0)], state);
    if (question == "auction" && state.auction && state.auction->state != AuctionState::Finished)
        return auctionOn(state);
    return {};
}

std::optional<AskedQuestion> questionBehind(const State& before, const Command& command, const State& after)
{
    const auto asked = [](const char* question, std::optional<Json> input) -> std::optional<AskedQuestion> {
        if (!input)
            return {};
        return AskedQuestion{question, std::move(*input)};
    };
    if (std::holds_alternative<ContestCommand>(command) || std::holds_alternative<React>(command))
        return after.lastContest ? asked("contest", contestBehind(*after.lastContest, before)) : std::nullopt;
    if (const auto* move = std::get_if<Move>(&command))
        return asked("movement", movementOn(before, move));
    if (const auto* start = std::get_if<StartTurn>(&command))
        return asked("scoring", scoringOn(before, ScoringMoment::StartOfTurn, before.teamNamed(start->team)));
    if (std::holds_alternative<ScorePeriod>(command))
        return asked("scoring", scoringOn(before, ScoringMoment::EndOfPeriod, -1));
    if (std::holds_alternative<ScoreBonus>(command))
        return asked("bonus_scoring", questionFrom("bonus_scoring", before));
    if (const auto* bribe = std::get_if<Bribe>(&command))
        return asked("bribe_and_fouls", bribesOn(before, bribe));
    if (const auto* rolled = std::get_if<RollFouls>(&command))
        return asked("bribe_and_fouls", bribesOn(before, nullptr, rolled));
    if (const auto* loadout = std::get_if<SetLoadout>(&command)) {
        const int team = before.teamNamed(loadout->team);
        if (team < 0)
            return {};
        Team chosen = before[team];
        chosen.active = {};
        for (const Upgrade upgrade : loadout->upgrades)
            chosen.active.add(upgrade);
        chosen.fielded = loadout->ringers;
        return asked("loadout", loadoutOf(chosen, before));
    }
    if (std::holds_alternative<EndMatch>(command))
        return asked("match_result", questionFrom("match_result", before));
    return {};
}

} // namespace whistle::kaosball

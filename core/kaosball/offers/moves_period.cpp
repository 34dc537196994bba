// SPDX-License-Identifier: GPL-3.0-or-later
// What may be done when a period is over, and at the end of the match.
#include "base/contains.h"
#include "base/json.h"
#include "kaosball/offers/moves.h"

#include <algorithm>

namespace whistle::kaosball {

namespace {

void offerScoring(const Offers& offers)
{
    const bool isAsked = std::any_of(offers.moves.moves().begin(), offers.moves.moves().end(), [](const auto& move) {
        return std::holds_alternative<LastStand>(move.commands.front());
    });
    MoveOf<Command> score{{{}, {choiceTap("score_period")}}};
    if (!offers.state.isMirror())
        score.open = {{"/0/mounds"}};
    score.needsNobody = offers.state.isMirror() && !isAsked;
    score.commands = {ScorePeriod{}};
    offers.moves.offer(std::move(score));
}

void offerBribes(const Offers& offers)
{
    const int team = offers.state.teamToAct();
    if (team < 0)
        return;
    const std::string& seat = offers.seat(team);
    const int most = std::min(offers.state[team].cash, offers.state.burnedCheats(team));
    for (int cash = 0; cash <= most; ++cash) {
        MoveOf<Command> bribe{{seat, {choiceTap("bribe"), numberTap(cash)}}};
        bribe.needsNobody = most == 0;
        bribe.commands = {Bribe{seat, cash}};
        offers.moves.offer(std::move(bribe));
    }
}

void offerFoulRolls(const Offers& offers)
{
    const int team = offers.state.teamToAct();
    if (team < 0)
        return;
    const auto cards = static_cast<std::size_t>(offers.state.burnedCheats(team));
    const std::size_t most = static_cast<std::size_t>(offers.state[team].active[Upgrade::Lucky]) + 1;
    const Shape roll = Shape::integers({-2, -1, 1, 2});
    RollFouls command{offers.seat(team), {}};
    command.rolls.assign(cards, {offers.facts.tiebreakerDie.front()});
    offers.moves.offer(offers.seat(team), {choiceTap("roll_fouls")}, std::move(command),
                       {{"/0/rolls", Shape::list(Shape::list(roll, 1, most), cards, cards)}});
}

} // namespace

void offerPeriodEnd(const Offers& offers)
{
    switch (offers.state.phase) {
    case Phase::PeriodOver:
        return offerScoring(offers);
    case Phase::Bribes:
        return offerBribes(offers);
    case Phase::FoulRolls:
        return offerFoulRolls(offers);
    case Phase::Bonus:
        offers.moves.offer({}, {choiceTap("score_bonus")}, ScoreBonus{});
        return;
    case Phase::CleanUp:
        offers.moves.offer({}, {choiceTap("clean_up")}, CleanUp{},
                           offers.state.isMirror() ? std::vector<Open>{} : std::vector<Open>{{"/0/benched"}});
        return;
    default:
        return;
    }
}

void offerMatchEnd(const Offers& offers)
{
    const State& state = offers.state;
    if (state.overtimeDue) {
        StartOvertime command;
        for (const int team : state.overtimeTeams)
            command.teams.push_back(offers.seat(team));
        const Shape teams = Shape::list(Shape::words(command.teams), command.teams.size(), command.teams.size());
        offers.moves.offer({}, {choiceTap("start_overtime")}, command, {{"/0/teams", teams.distinct()}});
    }
    if (state.allianceTiebreaker) {
        RollAllianceTiebreaker command;
        std::vector<Open> open;
        std::vector<std::string> alliances;
        for (const Team& team : state.teams) {
            if (contains(alliances, team.alliance))
                continue;
            alliances.push_back(team.alliance);
            // The first and the last face: so that it decides as it stands.
            command.rolls.emplace_back(team.alliance, alliances.size() == 1 ? offers.facts.tiebreakerDie.front()
                                                                            : offers.facts.tiebreakerDie.back());
            open.push_back({pointerTo("/0/rolls", team.alliance)});
        }
        offers.moves.offer({}, {choiceTap("roll_alliance_tiebreaker")}, std::move(command), std::move(open));
    }
    const bool isFound = state.overtimeDue || state.allianceTiebreaker;
    offers.moves.offer({}, {choiceTap("end_match")}, EndMatch{}, isFound ? Weight::Aside : Weight::Due);
}

} // namespace whistle::kaosball

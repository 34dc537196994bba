// SPDX-License-Identifier: GPL-3.0-or-later
#include "kaosball/judging/bribes.h"

#include "kaosball/judging/bribes_texts.h"
#include "rulebook/ruling.h"

#include <algorithm>

namespace whistle::kaosball {

namespace say = texts::bribes;

namespace {

constexpr int worstRoll = 2;

BribeResult settle(const BribeTeam& team, const Constants& constants, Reasons& reasons)
{
    BribeResult result;
    result.team = team.team;
    result.cashAfter = team.cash - team.bribes;
    result.cheatCardsBribed = team.bribes;
    result.rollsNeeded = team.burnedCheatCards - team.bribes;
    result.leastFoulsAfter = foulsAfter(team.fouls, 0, constants);
    result.mostFoulsAfter = foulsAfter(team.fouls, foulsOfRoll(worstRoll) * result.rollsNeeded, constants);
    if (team.bribes > 0)
        reasons.say("KB-19.4"_rule, say::bribed, team.team, team.bribes, result.cashAfter, result.rollsNeeded);
    else
        reasons.say("KB-19.4"_rule, say::notBribed, team.team, result.rollsNeeded);

    if (!team.rolls) {
        reasons.say("KB-19.5"_rule, say::toRoll, team.team, result.leastFoulsAfter, result.mostFoulsAfter);
        return result;
    }
    int rolled = 0;
    for (const std::vector<int>& results : *team.rolls) {
        rolled += foulsOfRoll(results.back());
        if (results.size() > 1)
            reasons.cite("KB-29.7"_rule);
    }
    result.foulsRolled = rolled;
    result.foulsAfter = foulsAfter(team.fouls, rolled, constants);
    result.isAtMaximum = *result.foulsAfter >= constants.maximumFouls;
    if (team.fouls + rolled > *result.foulsAfter)
        reasons.say("KB-19.6"_rule, say::capped, team.team, rolled, team.fouls, *result.foulsAfter);
    else
        reasons.say("KB-19.5"_rule, say::rolled, team.team, rolled, team.fouls, *result.foulsAfter);
    if (*result.isAtMaximum)
        reasons.say("KB-19.6"_rule, say::greatestCheater, team.team, *result.foulsAfter);
    return result;
}

} // namespace

int foulsOfRoll(int lastResult)
{
    return std::max(0, lastResult);
}

int foulsAfter(int fouls, int more, const Constants& constants)
{
    return std::min(fouls + more, constants.maximumFouls);
}

Ruling<BribeVerdict> judgeBribes(const BribeInquiry& inquiry, const Facts& facts)
{
    Reasons reasons;
    BribeVerdict verdict;
    for (const BribeTeam& team : inquiry.teams)
        verdict.teams.push_back(settle(team, facts.constants, reasons));
    return {std::move(verdict), std::move(reasons.why), std::move(reasons.rules)};
}

} // namespace whistle::kaosball

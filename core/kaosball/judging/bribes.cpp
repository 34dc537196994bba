// SPDX-License-Identifier: GPL-3.0-or-later
#include "kaosball/judging/bribes.h"

#include "kaosball/judging/texts.h"

#include <algorithm>

namespace whistle::kaosball {

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
        reasons.say(
            "KB-19.4"_rule,
            Saying{QT_TRANSLATE_N_NOOP(
                "kaosball", "%1 pay %2 cash, 1 per cheat card, and keep %3. They roll for %n more cheat card(s).")},
            team.team, team.bribes, result.cashAfter, result.rollsNeeded);
    else
        reasons.say("KB-19.4"_rule, texts::notBribed, team.team, result.rollsNeeded);

    if (!team.rolls) {
        reasons.say("KB-19.5"_rule, Saying::tr("%1 have not rolled yet; after rolling they will have %2 to %3 fouls."),
                    team.team, result.leastFoulsAfter, result.mostFoulsAfter);
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
        reasons.say(
            "KB-19.6"_rule,
            Saying{QT_TRANSLATE_N_NOOP(
                "kaosball",
                "%1's rolls bring %n foul(s). With the earlier %3, that would be more than %4, so it stays at %4.")},
            team.team, rolled, team.fouls, *result.foulsAfter);
    else
        reasons.say(
            "KB-19.5"_rule,
            Saying{QT_TRANSLATE_N_NOOP("kaosball", "%1's rolls bring %n foul(s). With the earlier %3, that makes %4.")},
            team.team, rolled, team.fouls, *result.foulsAfter);
    if (*result.isAtMaximum)
        reasons.say(
            "KB-19.6"_rule,
            Saying(QT_TRANSLATE_N_NOOP("kaosball", "%1 have %n foul(s): a greatest cheater at every bonus scoring.")),
            team.team, *result.foulsAfter);
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

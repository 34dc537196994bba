// SPDX-License-Identifier: GPL-3.0-or-later
#include "heroes/judging/victory.h"

#include "heroes/table/state.h"

#include <tuple>

namespace whistle::heroes {

namespace {

constexpr auto marker = Saying::tr("The marker is at %1 and is corrected by %2.");
constexpr Indexed<RuleWords, 10> victoryLines{{{{"MH-9.10"_rule, Saying::tr("Sawmill")},
                                                {"MH-9.10"_rule, Saying::tr("Crystal mine")},
                                                {"MH-9.10"_rule, Saying::tr("Ore mine")},
                                                {"MH-9.10"_rule, Saying::tr("Gold mine")},
                                                {"MH-9.10"_rule, Saying::tr("Crystal orb")},
                                                {"MH-9.10"_rule, Saying::tr("Dragon circle")},
                                                {"MH-26.17"_rule, Saying::tr("Artefacts")},
                                                {"MH-23.4"_rule, Saying::tr("Temple of Asha")},
                                                {"MH-R24"_rule, Saying::tr("Tear of Asha")},
                                                {"MH-1.5"_rule, Saying::tr("Other")}}}};

/// By what decides.
constexpr Indexed<RuleWords, 4> winsBy{
    {{{"MH-1.1"_rule, Saying::tr("%1 wins at once: Power Points %2, goal %3.")},
      {"MH-1.2"_rule, Saying::tr("%1 wins with the most Power Points, %2.")},
      {"MH-1.3"_rule, Saying::tr("%1 wins: tied on Power Points (%2), but with the richest treasury.")},
      {"MH-1.4"_rule, Saying::tr("%1 wins too: tied on Power Points (%2) and on the treasury.")}}}};
constexpr auto apart = Saying::tr("%1: Power Points %2, gold %3, then resources %4.");

} // namespace

PowerInquiry powerInquiry(const State& state, int player)
{
    const Player& one = state.players[static_cast<std::size_t>(player)];
    PowerInquiry inquiry;
    inquiry.playerCount = static_cast<int>(state.players.size());
    inquiry.sites = state.sitesOf(player);
    for (const Hero& hero : state.heroes) {
        if (hero.player == player)
            inquiry.artefacts += hero.artefactsWorn();
    }
    inquiry.templeOfAsha = one.has(Building::TempleOfAsha);
    inquiry.other = one.adjusted;
    inquiry.tearScoresUnderTemple = state.rules.tearScoresUnderTemple && one.tearUnderTemple;
    return inquiry;
}

PowerVerdict judgePower(const PowerInquiry& inquiry, Reasons& reasons)
{
    PowerVerdict verdict;
    int sum = 0;
    const auto add = [&](PowerSource source, int points) {
        if (points != 0)
            verdict.sources.push_back({source, points});
        sum += points;
    };
    for (std::size_t i = 0; i < inquiry.sites.size(); ++i)
        add(static_cast<PowerSource>(i), inquiry.sites[i] * powerOf(static_cast<SiteKind>(i)));
    add(PowerSource::Artefacts, inquiry.artefacts);
    add(PowerSource::TempleOfAsha, inquiry.templeOfAsha ? 3 : 0);
    add(PowerSource::TearOfAsha, inquiry.templeOfAsha && inquiry.tearScoresUnderTemple ? 1 : 0);
    add(PowerSource::Other, inquiry.other);
    verdict.powerPoints = std::max(0, sum);
    verdict.goal = goalOf(inquiry.playerCount);
    verdict.missing = std::max(0, verdict.goal - verdict.powerPoints);
    verdict.domination = verdict.missing == 0;
    reasons.say("MH-1.5"_rule, Saying::tr("Power Points: %1 of %2."), verdict.powerPoints, verdict.goal);
    reasons.cite("MH-1.1"_rule);
    if (verdict.domination)
        reasons.say("MH-1.1"_rule, Saying::tr("That is the goal: domination."));
    if (inquiry.shown) {
        verdict.correction = verdict.powerPoints - *inquiry.shown;
        reasons.say("MH-1.5"_rule, marker, *inquiry.shown, *verdict.correction);
    }
    for (const auto& [source, points] : verdict.sources)
        reasons.say(victoryLines[source].rule, partOfSum, victoryLines[source].words, points);
    if (verdict.sources.empty())
        reasons.say("MH-1.5"_rule, Saying::tr("Nothing gives Power Points yet."));
    if (sum < 0)
        reasons.say("MH-1.5"_rule, Saying::tr("Power Points cannot fall below 0."));
    return verdict;
}

RankingInquiry rankingInquiry(const State& state, bool lastRoundOver)
{
    RankingInquiry inquiry{{}, lastRoundOver, state.rules.treasuryTieBreak};
    for (const Player& player : state.players) {
        const auto index = static_cast<int>(inquiry.players.size());
        inquiry.players.push_back({player.name, state.powerPoints(index), player.gold, player.resources});
    }
    return inquiry;
}

RankingVerdict judgeRanking(const RankingInquiry& inquiry, Reasons& reasons)
{
    RankingVerdict verdict;
    verdict.goal = goalOf(static_cast<int>(inquiry.players.size()));
    const bool isSum = inquiry.tieBreak == TreasuryTieBreak::Sum;
    const auto worth = [&](const RankedPlayer& player) {
        return isSum ? std::tuple(player.powerPoints, player.gold + player.resources, 0)
                     : std::tuple(player.powerPoints, player.gold, player.resources);
    };
    std::vector<RankedPlayer> players = inquiry.players;
    std::ranges::stable_sort(players,
                             [&](const RankedPlayer& a, const RankedPlayer& b) { return worth(a) > worth(b); });
    for (std::size_t i = 0; i < players.size(); ++i) {
        if (i == 0 || worth(players[i]) != worth(players[i - 1]))
            verdict.ranking.push_back({static_cast<int>(i) + 1, {}});
        verdict.ranking.back().players.push_back(players[i].name);
    }
    const RankedPlayer& best = players.front();
    const bool isDomination = best.powerPoints >= verdict.goal;
    verdict.gameOver = isDomination || inquiry.lastRoundOver;
    if (verdict.gameOver) {
        verdict.endedBy = isDomination ? EndedBy::Domination : EndedBy::TimeLimit;
        verdict.winners = isDomination ? std::vector{best.name} : verdict.ranking.front().players;
        const DecidedBy decidedBy = isDomination                                ? DecidedBy::Domination
                                    : players[1].powerPoints < best.powerPoints ? DecidedBy::PowerPoints
                                    : verdict.winners.size() > 1                ? DecidedBy::Shared
                                                                                : DecidedBy::Treasury;
        verdict.decidedBy = decidedBy;
        for (const std::string& winner : verdict.winners)
            reasons.say(winsBy[decidedBy].rule, winsBy[decidedBy].words, winner, best.powerPoints, verdict.goal);
    } else {
        reasons.say("MH-1.1"_rule, Saying::tr("The game goes on: nobody has %1 Power Points yet."), verdict.goal);
    }
    reasons.cite("MH-1.2"_rule);
    for (const RankedPlayer& player : players) {
        if (isSum)
            reasons.say("MH-1.3"_rule, Saying::tr("%1: Power Points %2, gold %3 + resources %4 = %5."), player.name,
                        player.powerPoints, player.gold, player.resources, player.gold + player.resources);
        else
            reasons.say("MH-R27"_rule, apart, player.name, player.powerPoints, player.gold, player.resources);
    }
    return verdict;
}

} // namespace whistle::heroes

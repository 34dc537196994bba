// SPDX-License-Identifier: GPL-3.0-or-later
#include "heroes/judging/ranking.h"

#include <QCoreApplication>
#include <tuple>

namespace whistle::heroes {

namespace {

constexpr Saying goesOn{QT_TRANSLATE_NOOP("heroes", "The game goes on: nobody has %1 Power Points yet.")};
constexpr Saying dominates{QT_TRANSLATE_NOOP("heroes", "%1 wins at once: Power Points %2, goal %3.")};
constexpr Saying mostPoints{QT_TRANSLATE_NOOP("heroes", "%1 wins with the most Power Points: %2.")};
constexpr Saying richest{
    QT_TRANSLATE_NOOP("heroes", "%1 wins: level on Power Points (%2), but with the richest treasury.")};
constexpr Saying together{QT_TRANSLATE_NOOP("heroes", "%1 wins too: level on Power Points (%2) and on the treasury.")};
constexpr Saying summed{QT_TRANSLATE_NOOP("heroes", "%1: Power Points %2, gold %3 + resources %4 = %5.")};
constexpr Saying apart{QT_TRANSLATE_NOOP("heroes", "%1: Power Points %2, gold %3, then resources %4.")};

using Worth = std::tuple<int, int, int>;

Worth worthOf(const RankedPlayer& player, TreasuryTieBreak tieBreak)
{
    if (tieBreak == TreasuryTieBreak::Sum)
        return {player.powerPoints, player.gold + player.resources, 0};
    return {player.powerPoints, player.gold, player.resources};
}

} // namespace

Ruling<RankingVerdict> judgeRanking(const RankingInquiry& inquiry, Listening listening)
{
    Reasons reasons(listening);
    RankingVerdict verdict;
    verdict.goal = goalOf(static_cast<int>(inquiry.players.size()));
    const auto worth = [&](const RankedPlayer& player) { return worthOf(player, inquiry.tieBreak); };
    std::vector<RankedPlayer> players = inquiry.players;
    std::stable_sort(players.begin(), players.end(),
                     [&](const RankedPlayer& a, const RankedPlayer& b) { return worth(a) > worth(b); });
    for (std::size_t i = 0; i < players.size(); ++i) {
        if (i == 0 || worth(players[i]) != worth(players[i - 1]))
            verdict.ranking.push_back({static_cast<int>(i) + 1, {}});
        verdict.ranking.back().players.push_back(players[i].name);
    }
    const RankedPlayer& best = players.front();
    if (best.powerPoints >= verdict.goal) {
        verdict.gameOver = true;
        verdict.endedBy = EndedBy::Domination;
        verdict.decidedBy = DecidedBy::Domination;
        verdict.winners = {best.name};
        reasons.say("MH-1.1"_rule, dominates, best.name, best.powerPoints, verdict.goal);
    } else if (inquiry.lastRoundOver) {
        verdict.gameOver = true;
        verdict.endedBy = EndedBy::TimeLimit;
        verdict.winners = verdict.ranking.front().players;
        const bool isAlone = players[1].powerPoints < best.powerPoints;
        verdict.decidedBy = isAlone                      ? DecidedBy::PowerPoints
                            : verdict.winners.size() > 1 ? DecidedBy::Shared
                                                         : DecidedBy::Treasury;
        for (const std::string& winner : verdict.winners)
            reasons.say(isAlone                                   ? "MH-1.2"_rule
                        : *verdict.decidedBy == DecidedBy::Shared ? "MH-1.4"_rule
                                                                  : "MH-1.3"_rule,
                        isAlone                                   ? mostPoints
                        : *verdict.decidedBy == DecidedBy::Shared ? together
                                                                  : richest,
                        winner, best.powerPoints);
    } else {
        reasons.say("MH-1.1"_rule, goesOn, verdict.goal);
    }
    reasons.cite("MH-1.2"_rule);
    for (const RankedPlayer& player : players) {
        if (inquiry.tieBreak == TreasuryTieBreak::Sum)
            reasons.say("MH-1.3"_rule, summed, player.name, player.powerPoints, player.gold, player.resources,
                        player.gold + player.resources);
        else
            reasons.say("MH-R27"_rule, apart, player.name, player.powerPoints, player.gold, player.resources);
    }
    return {std::move(verdict), std::move(reasons.why), std::move(reasons.rules)};
}

} // namespace whistle::heroes

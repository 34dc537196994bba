// SPDX-License-Identifier: GPL-3.0-or-later
#include "elgrande/telling/happened.h"

#include "base/common_words.h"
#include "controls/words/counter_label.h"
#include "elgrande/telling/game_words.h"
#include "elgrande/telling/words.h"

#include <QCoreApplication>
#include <algorithm>

namespace whistle::elgrande {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(whistle::elgrande::Happened)
};

const QString between = QStringLiteral(", ");

QString discsWords(const State& before)
{
    QStringList words;
    for (const int player : before.discs->asked) {
        const AreaSpot shown = before.discs->set[player].value_or(AreaSpot{});
        words << spaced(playerName(before, player), shown ? areaName(*shown) : GameWords::tr("unreadable"));
    }
    return Words::tr("Discs: %1").arg(words.join(between));
}

/// "Dorottya's 2 to Seville": where those go who have left; empty: they have not come to another place of the board.
QString wayWords(const State& before, const State& after, int player, int count)
{
    for (const Area region : allRegions()) {
        if (after.board.at(region, player) > before.board.at(region, player))
            return Words::tr("%1's %2 to %3", "player, number, region")
                .arg(playerName(before, player))
                .arg(count)
                .arg(areaName(region));
    }
    if (after.board.court[player] > before.board.court[player])
        return Words::tr("%1's %2 to the court", "player, number").arg(playerName(before, player)).arg(count);
    return {};
}

} // namespace

QString revealedWords(const State& before, const State& after)
{
    QStringList ways;
    QStringList losses;
    for (const int player : before.discs->asked) {
        for (const Area area : allAreas()) {
            const int left = before.board.at(area, player) - after.board.at(area, player);
            if (left <= 0)
                continue;
            if (const QString way = wayWords(before, after, player, left); !way.isEmpty())
                ways << way;
            else
                losses << lossWords(before, after, player);
        }
    }
    // Whose disc counts for nothing: somebody chooses for them now.
    for (const int player : after.turn ? after.turn->waitingFor : PlayerList())
        losses << GameWords::tr("%1's disc shows no region that counts").arg(playerName(before, player));
    if (ways.isEmpty())
        return losses.isEmpty() ? discsWords(before) : losses.join(between);
    if (before.turn && before.turn->region)
        return Words::tr("%1 is empty: %2", "region, who goes where")
            .arg(areaName(*before.turn->region), ways.join(between));
    return Words::tr("Out of the Castillo: %1", "who goes where").arg(ways.join(between));
}

QString lossWords(const State& before, const State& after, int player)
{
    QStringList losses;
    if (const int lost = before.board.court[player] - after.board.court[player]; lost > 0)
        losses << Words::tr("%1 loses %2 in the court", "player, number").arg(playerName(before, player)).arg(lost);
    for (const Area region : allRegions()) {
        if (const int lost = before.board.at(region, player) - after.board.at(region, player); lost > 0)
            losses << Words::tr("%1 loses %2 in %3", "player, number, region")
                          .arg(playerName(before, player))
                          .arg(lost)
                          .arg(areaName(region));
    }
    return losses.join(between);
}

AreaList scoredBetween(const State& before, const State& after)
{
    AreaList areas;
    if (!after.scoring)
        return areas;
    const ScoringRecord& is = *after.scoring;
    const bool isSame = before.scoring && before.scoring->card == is.card && before.scoring->round == is.round;
    for (std::size_t i = isSame ? before.scoring->scored.size() : 0; i < is.scored.size(); ++i)
        areas.push_back(is.scored[i]);
    return areas;
}

QString gainWords(const State& state, const Counts& gains)
{
    PlayerList players = playersOf(state.count());
    std::stable_sort(players.begin(), players.end(), [&](int a, int b) { return gains[a] > gains[b]; });
    QStringList words;
    for (const int player : players) {
        if (gains[player] != 0)
            words << QStringLiteral("%1 %2").arg(playerName(state, player),
                                                 CounterLabel::words(gains[player], CounterLabel::Sign::Always));
    }
    return words.join(between);
}

} // namespace whistle::elgrande

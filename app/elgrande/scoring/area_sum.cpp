// SPDX-License-Identifier: GPL-3.0-or-later
#include "elgrande/scoring/area_sum.h"

#include "base/common_words.h"
#include "controls/words/capital.h"
#include "controls/words/counter_label.h"
#include "controls/words/rule_chip.h"
#include "elgrande/judging/scoring.h"
#include "elgrande/pack/facts.h"
#include "elgrande/telling/game_words.h"
#include "elgrande/telling/words.h"

#include <QCoreApplication>

namespace whistle::elgrande {

namespace {

struct AreaWords {
    Q_DECLARE_TR_FUNCTIONS(whistle::elgrande::AreaSum)
};

QString pointWords(int points)
{
    return points == 0 ? QStringLiteral("0") : CounterLabel::words(points, CounterLabel::Sign::Always);
}

/// Who gets anything, and what the area pays.
void addHeads(SumState& sum, const State& state, Area area, const Scores& values, const Counts& points,
              bool firstPlaceOnly = false)
{
    QStringList gains;
    for (const SumLine& line : sum.lines) {
        if (points[line.seat - 1] != 0)
            gains << spaced(playerName(state, line.seat - 1), line.value);
    }
    sum.title = gains.isEmpty() ? asLine(CommonWords::tr("Nobody scores.")) : gains.join(QStringLiteral(", "));
    sum.note = AreaWords::tr("%1 scores %2")
                   .arg(areaName(area), firstPlaceOnly ? QString::number(values[0]) : valuesWords(values));
}

QString whyOf(const AreaScore& score, const Rank& rank)
{
    if (rank.pointsEach == 0 && rank.place > score.paidPlaces)
        return AreaWords::tr("place %1 scores nothing").arg(rank.place);
    if (rank.isTied())
        return rank.place > score.paidPlaces || rank.pointsEach == 0
                   ? AreaWords::tr("tied: no points")
                   : AreaWords::tr("tied: counts as place %1").arg(rank.place);
    return rank.place == 1 ? AreaWords::tr("sole leader") : AreaWords::tr("alone: place %1").arg(rank.place);
}

} // namespace

SumState sumOf(const State& state, const Facts& facts, Area area, bool firstPlaceOnly)
{
    Reasons reasons;
    const AreaCase here = areaOf(state.board, area, facts, firstPlaceOnly);
    const AreaScore score = scoreArea(here, state.players, reasons);
    SumState sum;
    bool hasHome = false;
    for (const Rank& rank : score.ranking) {
        for (const int player : rank.players) {
            const int points = score.points[player];
            SumLine line{labelled(playerName(state, player), rank.caballeros),
                         whyOf(score, rank),
                         {},
                         pointWords(points),
                         seatOf(player)};
            if (rank.pointsEach > 0)
                line.tiles.push_back({QString::number(rank.pointsEach), AreaWords::tr("place %1").arg(rank.place)});
            const int bonuses = (score.kingBonus == player ? 1 : 0) + (score.homeBonus == player ? 1 : 0);
            const QString each = QString::number(bonuses == 0 ? 0 : (points - rank.pointsEach) / bonuses);
            if (score.kingBonus == player)
                line.tiles.push_back({each, AreaWords::tr("King")});
            if (score.homeBonus == player)
                line.tiles.push_back({each, AreaWords::tr("home")});
            sum.lines.push_back(std::move(line));
            hasHome = hasHome || state.board.homes[player] == area;
        }
    }
    addHeads(sum, state, area, score.values, score.points, firstPlaceOnly);
    const bool isTied = !score.ranking.empty() && score.ranking[0].isTied();
    if (score.ranking.empty())
        sum.remarks << AreaWords::tr("It is empty.");
    else if (isTied && (hasHome || state.board.king == area))
        sum.remarks << AreaWords::tr("Nobody leads alone, so there is no bonus.");
    sum.rules = idsOf(reasons.rules);
    return sum;
}

SumState sumOf(const State& state, const Facts& facts, Area area, const Counts& points)
{
    SumState sum;
    for (int player = 0; player < state.count(); ++player) {
        if (const int gain = points[player]; gain != 0)
            sum.lines.push_back({playerName(state, player), {}, {}, pointWords(gain), seatOf(player)});
    }
    addHeads(sum, state, area, valuesOf(state.board, area, facts), points);
    return sum;
}

} // namespace whistle::elgrande

// SPDX-License-Identifier: GPL-3.0-or-later
#include "elgrande/scoring/area_sum.h"

#include "base/common_words.h"
#include "controls/words/capital.h"
#include "controls/words/counter_label.h"
#include "controls/words/rule_chip.h"
#include "elgrande/game.h"
#include "elgrande/judging/scoring.h"
#include "elgrande/pack/facts.h"
#include "elgrande/telling/game_words.h"
#include "elgrande/telling/happened.h"
#include "elgrande/telling/words.h"
#include "table/telling.h"

#include <QCoreApplication>
#include <algorithm>

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

/// What a player has got.
struct Gained {
    SumLine line;
    int points = 0;
    ScoredBy by = ScoredBy::Place;
};

void addGains(std::vector<Gained>& gains, const State& state, const Facts& facts, Area area)
{
    const ScoringRecord& record = *state.scoring;
    const AreaScore score = scoreArea(areaOf(state.board, area, facts, record.card == Effect::ScoreFirstPlaces),
                                      state.players, Reasons::unheard());
    const auto add = [&](int player, int points, const QString& name, ScoredBy by) {
        Gained& one = gains[static_cast<std::size_t>(player)];
        one.points += points;
        one.by = std::max(one.by, by);
        one.line.detail.clear(); // it is said of one area alone
        if (points != 0)
            one.line.tiles.push_back({QString::number(points), name});
    };
    if (!isRegion(area)) { // who was in the Castillo nobody is told afterwards: what it brought is in the scores
        for (int player = 0; player < state.count(); ++player)
            add(player, record.points[area][player], areaName(area), ScoredBy::Place);
        return;
    }
    for (const Rank& rank : score.ranking) {
        for (const int player : rank.players) {
            const AreaGain gain = gainOf(score, rank, player);
            const bool isFirst = gains[static_cast<std::size_t>(player)].line.tiles.empty();
            add(player, gain.place, areaName(area), gain.by);
            add(player, gain.king, AreaWords::tr("King"), gain.by);
            add(player, gain.home, AreaWords::tr("home"), gain.by);
            if (isFirst && gain.king + gain.home == 0)
                gains[static_cast<std::size_t>(player)].line.detail = whyOf(score, rank);
        }
    }
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

std::vector<SumLine> sumsOf(const Match& match, const std::vector<int>& entries)
{
    const auto& played = typed<Game>(match);
    const std::optional<State> begun = entries.empty() ? std::nullopt : played.stateAt(entries.front() - 1);
    std::vector<Gained> gains(begun ? static_cast<std::size_t>(begun->count()) : 0);
    State before = begun.value_or(State());
    for (const int number : entries) {
        const std::optional<State> after = played.stateAt(number);
        if (!after || after->count() != static_cast<int>(gains.size()))
            return {};
        for (const Area area : scoredBetween(before, *after))
            addGains(gains, *after, played.journal().game().facts(), area);
        before = *after;
    }
    std::vector<SumLine> lines;
    for (std::size_t player = 0; player < gains.size(); ++player) {
        Gained& one = gains[player];
        const int seat = static_cast<int>(player);
        if (before.scores[seat] - begun->scores[seat] != one.points)
            return {};
        if (one.points == 0)
            continue;
        one.line.title = playerName(before, seat);
        one.line.seat = seatOf(seat);
        one.line.rule = idOf(ruleOf(one.by));
        one.line.value = QString::number(one.points);
        lines.push_back(std::move(one.line));
    }
    std::stable_sort(lines.begin(), lines.end(),
                     [](const SumLine& one, const SumLine& other) { return one.value.toInt() > other.value.toInt(); });
    return lines;
}

} // namespace whistle::elgrande

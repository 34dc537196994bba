// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/scoreboard.h"

#include "base/common_words.h"
#include "controls/words/counter_label.h"

#include <algorithm>

namespace whistle {

namespace {

/// Among so many entries before the last one the news is looked for.
constexpr std::size_t tellsBack = 8;

bool saysSomething(const EntryMarks& marks)
{
    return !marks.told.isRoutine || !marks.told.result.empty() || !marks.points.empty();
}

} // namespace

ScoreboardState boardOf(const ScoreStripState& strip)
{
    ScoreboardState board;
    board.period = strip.period;
    board.pip = strip.pip;
    board.pips = strip.pips;
    board.goal = strip.goal;
    for (const ScoreStripSeat& seat : strip.seats)
        board.seats.push_back({seat.seat, seat.name, seat.note, seat.score, seat.active, {}, seat.id});
    return board;
}

void tellLast(ScoreboardState& board, const Match& match, const EntryTeller& marks)
{
    const std::vector<LogEntry>& entries = match.entries();
    const auto stands = [](const LogEntry& entry) { return !entry.withdrawn && !entry.refused; };
    const auto last = std::find_if(entries.rbegin(), entries.rend(), stands);
    if (last == entries.rend())
        return;
    // The newest of the last ones that says something: that somebody begins a turn says little to who looks on.
    auto news = static_cast<std::size_t>(entries.rend() - last - 1);
    const std::size_t from = news - std::min(news, tellsBack);
    const std::vector<EntryMarks> told = marks(match, from);
    const auto isNews = [&](std::size_t index) {
        return index - from < told.size() && stands(entries[index]) && saysSomething(told[index - from]);
    };
    for (std::size_t index = news + 1; index > from; --index) {
        if (isNews(index - 1)) {
            news = index - 1;
            break;
        }
    }
    board.news = entries[news].headline.render(match.names());
    if (news - from >= told.size())
        return;
    const EntryMarks& mark = told[news - from];
    board.newsSeat = mark.seat;
    if (mark.told.sentence)
        board.news = mark.told.sentence();
    QStringList results;
    for (const Text& result : mark.told.result)
        results << result.render(match.names());
    if (!results.isEmpty())
        board.news = results.takeFirst(); // the result first; what else came of it stands behind it
    QStringList points;
    for (const SeatPoints& one : mark.points) {
        const auto seat = std::find_if(board.seats.begin(), board.seats.end(),
                                       [&one](const ScoreboardSeat& shown) { return shown.seat == one.seat; });
        if (seat != board.seats.end())
            points << spaced(seat->name, CounterLabel::words(one.points, CounterLabel::Sign::Always));
    }
    board.newsMore = (results + points).join(QStringLiteral(", "));
}

void tellEnd(ScoreboardState& board, const QString& result, int seat)
{
    board.news = result;
    board.newsMore.clear();
    board.newsSeat = seat;
}

} // namespace whistle

// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/scoreboard.h"

#include "controls/counter_label.h"

#include <QCoreApplication>
#include <algorithm>

namespace whistle {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(whistle::Scoreboard)
};

} // namespace

ScoreboardState boardOf(const ScoreStripState& strip)
{
    ScoreboardState board;
    board.period = strip.period;
    board.pip = strip.pip;
    board.pips = strip.pips;
    for (const ScoreStripSeat& seat : strip.seats)
        board.seats.push_back({seat.seat, seat.name, seat.note, seat.score, seat.active, {}});
    return board;
}

void tellLast(ScoreboardState& board, const Match& match, const EntryTeller& marks)
{
    const std::vector<LogEntry> entries = match.entries();
    const auto last = std::find_if(entries.rbegin(), entries.rend(),
                                   [](const LogEntry& entry) { return !entry.withdrawn && !entry.refused; });
    if (last == entries.rend())
        return;
    const auto index = static_cast<std::size_t>(entries.rend() - last - 1);
    const std::vector<EntryMarks> told = marks(match, index);
    board.news = last->headline.render(match.names());
    if (told.empty())
        return;
    board.newsSeat = told.front().seat;
    QStringList points;
    for (const SeatPoints& one : told.front().points) {
        const auto seat = std::find_if(board.seats.begin(), board.seats.end(),
                                       [&one](const ScoreboardSeat& shown) { return shown.seat == one.seat; });
        if (seat != board.seats.end())
            points << Words::tr("%1 %2", "team and points")
                          .arg(seat->name, CounterLabel::words(one.points, CounterLabel::Sign::Always));
    }
    if (!points.isEmpty())
        board.news = Words::tr("%1: %2", "entry and its points").arg(board.news, points.join(QStringLiteral(", ")));
}

} // namespace whistle

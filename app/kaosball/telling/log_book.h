// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "controls/log_list.h"
#include "journal/game_match.h"
#include "kaosball/game.h"
#include "kaosball/telling/shown_table.h"

#include <vector>

namespace whistle::kaosball {

/// The team that the command names, by itself or by a figure; else the one whose turn it is. Below zero: nobody's, a
/// step of the match.
[[nodiscard]] int ownerOf(const Command& command, const State& before);

/// What a team did in its last turn: the likely answer to what it does in the next.
struct Habit {
    std::string figure;                 ///< that was activated, within its team ("b2"); empty: none so far
    std::optional<ContestType> contest; ///< that it started; none: it only moved
};

/// Whose entry each line of the log is and what points it brought. Reads only what has changed since it read last.
class LogBook {
public:
    void read(const GameMatch<Game>& match);
    /// The log, in the reader's language; of withdrawn entries only those at the end (they may be restored).
    [[nodiscard]] std::vector<LogLine> lines(const GameMatch<Game>& match, const ShownTable& table) const;
    /// The points of each team since the turn that runs (or the last one) began.
    [[nodiscard]] std::vector<int> pointsOfTurn() const;
    /// By team.
    [[nodiscard]] std::vector<Habit> habits(int teams) const;

private:
    struct Line {
        int number = 0;
        bool counts = true;
        int team = -1;           ///< whose entry, or -1
        bool beginsTurn = false; ///< the points of the turn are counted from here
        std::vector<int> points; ///< by team
        std::string activated;   ///< figure that begins its action here
        std::optional<ContestType> contest;
    };
    std::vector<Line> m_lines;
};

} // namespace whistle::kaosball

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "journal/game_match.h"
#include "kaosball/game.h"
#include "kaosball/table.h"
#include "parts/log_list.h"

#include <vector>

namespace whistle::kaosball {

/// Whose entry each line of the log is and what points it brought. Reads only what has changed since it read last.
class LogBook {
public:
    void read(const GameMatch<Game>& match);
    /// The log, in the reader's language; of withdrawn entries only those at the end (they may be restored).
    [[nodiscard]] std::vector<LogLine> lines(const GameMatch<Game>& match, const Table& table) const;
    /// The points of each team since the turn that runs (or the last one) began.
    [[nodiscard]] std::vector<int> pointsOfTurn() const;

private:
    struct Line {
        int number = 0;
        bool counts = true;
        int team = -1;           ///< whose entry, or -1
        bool beginsTurn = false; ///< the points of the turn are counted from here
        std::vector<int> points; ///< by team
    };
    std::vector<Line> m_lines;
};

} // namespace whistle::kaosball

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/text.h"
#include "league/model/league_rules.h"
#include "league/model/season.h"

#include <optional>
#include <vector>

namespace whistle::league {

/// What may still become of an entrant in its table.
struct Prospect {
    int entrant = 0;
    int best = 1;  ///< the best place that it can still reach
    int worst = 1; ///< the worst place that it can still fall to
    int points = 0;
    int open = 0;        ///< matches left
    int mostPoints = 0;  ///< with all that is left
    bool isSure = false; ///< of one of the first `places`
    bool isOut = false;  ///< of the first `places`
    /// Points that make it sure whatever the others do; none: it is sure, is out, or cannot do it alone.
    std::optional<int> needs;
};

/// What is decided about the first places of a table and what must happen for the rest.
struct Outlook {
    int places = 1;      ///< the line that it is about: the playoff line, or the first place
    bool isExact = true; ///< false: too much is open to look at every case; `best` and `worst` are then cautious bounds
    std::vector<Prospect> prospects; ///< in the order of the table
    std::vector<Text> sentences;
};

/// Looks at every way in which the open matches of the table can end (who wins, who draws), without assuming scores:
/// who is level on points counts as ahead for `worst` and as behind for `best`, unless points of the matches among them
/// decide first. Where there are too many ways it goes by the points that can still be won.
[[nodiscard]] Outlook outlook(const Season& season, const LeagueRules& rules, int group = 0);

} // namespace whistle::league

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "league/model/league_rules.h"
#include "league/model/texts.h"
#include "league/refereeing/acts.h"
#include "league/schedule/swiss.h"

#include <optional>
#include <vector>

namespace whistle::league {

/// The next round of a Swiss league phase, as it can be paired now (LG-2.9, LG-2.10).
struct RoundToPair {
    int round = 1;
    std::vector<int> entrants;        ///< who plays in it, in the order of the table
    std::vector<SwissPlayer> players; ///< the same, as the pairing sees them
    std::vector<int> missing;         ///< who is in the season and has said that he does not play
    std::vector<int> points;          ///< by entrant
    int roundsAfter = 0;              ///< that everybody who plays now can play; 0: that is not known

    [[nodiscard]] int entrantAt(int place) const { return entrants[static_cast<std::size_t>(place)]; }
};

/// What the rounds so far have left behind, by entrant.
struct Meetings {
    std::vector<std::vector<int>> met;
    std::vector<int> home; ///< how often at home, less how often away
    std::vector<bool> hadBye;
    void add(const Sides& sides);
    /// A round in which these had no match.
    void addIdle(const Season& season, int round, int bye, const std::vector<int>& missing);
};
[[nodiscard]] Meetings meetingsOf(const Season& season);
/// Those before a round of a Swiss.
[[nodiscard]] Meetings meetingsBefore(const Season& season, int round);
/// The points of the league's table, by entrant.
[[nodiscard]] std::vector<int> pointsInTable(const Season& season, const LeagueRules& rules);
/// A round in which these play, in the order of the draw; nobody misses it.
[[nodiscard]] RoundToPair roundOf(int round, std::vector<int> entrants, std::vector<int> points,
                                  const Meetings& meetings);
/// A round that is to be paired after these meetings and by these points (by entrant).
[[nodiscard]] RoundToPair roundFrom(const Season& season, int round, std::vector<int> points, const Meetings& meetings);

/// None: the league phase is no Swiss, all its rounds are paired, or the last one is not over.
[[nodiscard]] std::optional<RoundToPair> roundToPair(const Season& season, const LeagueRules& rules);
/// The season as it was before its last round was paired, as long as nothing has come of that round: it can be paired
/// anew. None: it cannot.
[[nodiscard]] std::optional<Season> beforeLastRound(const Season& season);
/// That round as it would be paired now; none: it cannot be, or it was paired by the very points of the table.
[[nodiscard]] std::optional<RoundToPair> roundToPairAnew(const Season& season, const LeagueRules& rules);
/// Those who meet by the rules, as the act that pairs them.
[[nodiscard]] PairRound drawnRound(const Season& season, const RoundToPair& round);
/// Why two of these, %1 and %2, meet again by the rules (LG-2.9, LG-2.10).
[[nodiscard]] Saying whyAgain(const std::vector<SwissPlayer>& players);

} // namespace whistle::league

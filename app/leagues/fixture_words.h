// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "leagues/league_desk.h"
#include "parts/icons.h"

#include <optional>

namespace whistle {

/// A fixture as lists show it.
struct FixtureLine {
    QString id;
    QStringList sides;
    int winner = -1;          ///< side that alone is first; -1: none
    QString detail;           ///< when and where; of a result: how it came and ended
    std::optional<Icon> sign; ///< before the detail: a pen for what was typed in
    QString score;            ///< "26:18"; empty: not played
    bool isStriped = false;   ///< not by the rules of the league
    friend bool operator==(const FixtureLine&, const FixtureLine&) = default;
};

namespace fixture_words {

[[nodiscard]] FixtureLine line(const LeagueDesk& league, const league::Fixture& fixture);
/// "26:18"; where there are no scores the places, "1:2".
[[nodiscard]] QString score(const league::Result& result);
/// "by hand", "tracked", "forfeited by Trolls", "in overtime", "corrected" ...
[[nodiscard]] QStringList marks(const LeagueDesk& league, const league::Fixture& fixture);
/// "Round 5", "Group B, round 2", "Semifinals".
[[nodiscard]] QString round(const league::Season& season, const league::Fixture& fixture);
/// "Quarterfinals", "Semifinals", "Final" of a knockout with so many rounds.
[[nodiscard]] QString playoffRound(int round, int rounds);
/// How many rounds the knockout has.
[[nodiscard]] int playoffRounds(const league::Season& season);
/// Fixtures that are still to be played, by date and then as they stand; ones whose sides are not known last.
[[nodiscard]] std::vector<const league::Fixture*> next(const league::Season& season);
/// Fixtures with a counted result, the last one first.
[[nodiscard]] std::vector<const league::Fixture*> last(const league::Season& season);
/// A side of a fixture: its name, or while it is open where it comes from: "place 2 of the table", "winner of Fangs,
/// Ogres".
[[nodiscard]] QString side(const LeagueDesk& league, const league::Fixture& fixture, std::size_t index);
/// The same for a side of a series of the playoffs.
[[nodiscard]] QString side(const LeagueDesk& league, const league::Series& series, std::size_t index);
/// "Fangs against Ogres", also where a side is open.
[[nodiscard]] QString sides(const LeagueDesk& league, const league::Fixture& fixture);
/// Whether all its sides are known.
[[nodiscard]] bool isKnown(const league::Fixture& fixture);

} // namespace fixture_words
} // namespace whistle

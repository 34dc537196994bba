// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "league/model/season.h"

#include <array>
#include <string>
#include <vector>

/// Who meets whom and when: pure functions from numbers to rounds. Players are 0 to n - 1 in the order of the draw.
namespace whistle::league {

/// Home and away.
using Pairing = std::array<int, 2>;

/// Everybody against everybody `meetings` times by the circle method (LG-2.1, KB-35.3); every second time with home
/// and away exchanged. Of an odd number one rests in each round.
[[nodiscard]] std::vector<std::vector<Pairing>> roundRobin(int players, int meetings);

/// The players of one table; the first begins.
using Table = std::vector<int>;

/// How many sit at each table of a round: everybody if that can be done, else as many as possible.
[[nodiscard]] std::vector<int> tableSizes(int players, int least, int most);

/// Rounds in which everybody meets everybody as evenly as could be found, rests and begins as often as the others
/// (LG-2.3). The same for the same numbers, on every machine.
[[nodiscard]] std::vector<std::vector<Table>> balancedTables(int players, int least, int most, int rounds);

/// The spread of meetings (most less fewest) that no list of these rounds can go below: 0 or 1.
[[nodiscard]] int leastSpread(int players, int least, int most, int rounds);

/// The seeds (from 1) of a bracket from top to bottom: 1, 8, 4, 5, 2, 7, 3, 6. Seeds above `places` are byes.
[[nodiscard]] std::vector<int> bracketSeeds(int places);

/// The fixtures of the season as its format, groups and calendar have them; those of the playoffs without sides.
[[nodiscard]] std::vector<Fixture> fixturesOf(const Season& season);
/// A match of a round of the league phase as the calendar has it; `number`: from 1, in the round.
[[nodiscard]] Fixture fixtureOfRound(const Season& season, int round, int number, const Sides& sides);
/// The day on which the calendar has the fixture; empty: none.
[[nodiscard]] std::string scheduledDate(const Season& season, const Fixture& fixture);
/// The groups, drawn: dealt round like cards, in the order of entry or of the lots.
[[nodiscard]] std::vector<std::vector<int>> drawnGroups(const Season& season);

} // namespace whistle::league

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "league/model/season.h"

#include <QString>

/// What rounds and open sides are called, in the language of the installed translators.
namespace whistle::league {

/// "Round 3", "Group B, round 2", "Semifinals", "Lower round 2", "Third place" ...
[[nodiscard]] QString roundName(const Season& season, const Fixture& fixture);
/// A round of the playoffs; `round` and `pairing`: as of the fixtures of the branch.
[[nodiscard]] QString playoffRoundName(const Season& season, Branch branch, int round, int pairing = 0);
/// A side of a pairing: its name or, while that is open, where it comes from: "winner of Ogres, Amazons".
[[nodiscard]] QString sideName(const Season& season, const Series& series, std::size_t side);
[[nodiscard]] QString sideName(const Season& season, const Fixture& fixture, std::size_t side);

} // namespace whistle::league

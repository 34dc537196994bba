// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "league/model/season.h"

#include <QString>

/// What rounds and sides that are not known yet are called on paper, in the reader's language.
namespace whistle::league {

/// How many rounds the playoffs have.
[[nodiscard]] int playoffRounds(const Season& season);
/// "Quarterfinals", "Semifinals", "Final" of playoffs with so many rounds.
[[nodiscard]] QString playoffRoundName(int round, int rounds);
/// "Round 5", "Semifinals", "Third place", "Final table".
[[nodiscard]] QString roundName(const Season& season, const Fixture& fixture);
/// A side; while it is open, where it comes from: "seed 2", "winner of match 1 (Semifinals)".
[[nodiscard]] QString sideName(const Season& season, const Fixture& fixture, std::size_t side);
/// The same for a side of a pairing, the better seed first.
[[nodiscard]] QString sideName(const Season& season, const Series& series, std::size_t side);

} // namespace whistle::league

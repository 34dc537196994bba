// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "league/telling/papers.h"

/// What the documents are put together from; each is a file of its own.
namespace whistle::league::paper {

/// A match of a round and the table at which it is played: the games of a pairing at the same one.
struct SeatedFixture {
    int table = 1;
    const Fixture* fixture = nullptr;
    std::optional<Result> result; ///< that counts
};
/// Without those that are not to be played any more; the others keep their table.
[[nodiscard]] std::vector<SeatedFixture> seatedIn(const Season& season, const PaperRound& round);

/// "Sat 9 Jan 2027"; empty: not known.
[[nodiscard]] QString dayOf(const std::string& date, const std::string& language);
/// "Sat 9 Jan 2027, 18:30, Club"; empty: nothing of it is known.
[[nodiscard]] QString whenOf(const Fixture& fixture, const std::string& language);
/// "game 2 of 3"; empty: it is a single match.
[[nodiscard]] QString gameOf(const Season& season, const Fixture& fixture);
/// "postponed from Sat 9 Jan 2027", "abandoned: ..."; empty: neither.
[[nodiscard]] QString delayOf(const Season& season, const Fixture& fixture, const std::string& language);
/// The coach of a side; empty: none.
[[nodiscard]] QString coachOf(const Season& season, int entrant);
/// A name of the table with what is said below it in small letters; without that its cell is as high.
[[nodiscard]] std::string nameCell(const QString& name, const QString& below);
/// What a side has got, as it is written down: its score, where there are none its place; empty: nothing yet.
[[nodiscard]] QString scoreOf(const SeatedFixture& seated, std::size_t side);

// The documents, without their head.
[[nodiscard]] std::string roundSheet(const Season& season, const LeagueRules& rules, const PaperRound& round,
                                     const std::string& language);
[[nodiscard]] std::string resultSlips(const Season& season, const LeagueRules& rules, const PaperRound& round,
                                      const std::string& language);
[[nodiscard]] std::string bracket(const Season& season, const std::string& language);
[[nodiscard]] std::string roster(const Season& season, const PaperWords& words);

} // namespace whistle::league::paper

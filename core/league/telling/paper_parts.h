// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "league/telling/papers.h"

#include <QStringList>

namespace whistle::league {

/// The champion, the tables of the league phase with their reasons, and what is still open: a part of a page.
[[nodiscard]] std::string standingsHtml(const Season& season, const LeagueRules& rules,
                                        TieValues values = TieValues::Without);

/// What the documents are put together from; each is a file of its own.
namespace paper {

/// A match of a round and the table at which it is played: the games of a pairing at the same one.
struct SeatedFixture {
    int table = 1;
    const Fixture* fixture = nullptr;
    std::optional<Result> result; ///< that counts

    [[nodiscard]] QString placeOf(std::size_t side) const; ///< "2."; empty: nothing yet
    [[nodiscard]] QString scoreOf(std::size_t side) const; ///< empty: nothing yet, or there are none
    [[nodiscard]] QString gotOf(std::size_t side) const;   ///< its score; where there are none its place
};
/// Without those that are not to be played any more; the others keep their table.
[[nodiscard]] std::vector<SeatedFixture> seatedIn(const Season& season, const PaperRound& round);

/// Who of the entrants has no match in a round: is free, or had said so.
struct Resting {
    std::vector<int> free;
    std::vector<int> missing;
};
[[nodiscard]] Resting restingIn(const Season& season, const PaperRound& round);

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
/// Those that are not empty, in one line.
[[nodiscard]] QString inOneLine(QStringList parts, const char* between);

/// A name of the table with what is said below it in small letters; without that its cell is as high.
[[nodiscard]] std::string nameCell(const QString& name, const QString& below);
/// With room to write where it is empty.
[[nodiscard]] std::string numberCell(const QString& number, const std::string& more = {});
/// What is told of a name, behind it.
[[nodiscard]] std::string marked(const std::string& told);
[[nodiscard]] std::string championLine(const Season& season);

// Pages are broken by ourselves: what prints them would also break inside of a row.

/// Of a page, and of the headings at the top of the first one; in the pixels of the style (96 to an inch).
inline constexpr int pageHeight = 990;
inline constexpr int headHeight = 100;
/// Of a line of text, of one in small letters, and of what is round the words of a row.
inline constexpr int lineHeight = 20;
inline constexpr int smallHeight = 16;
inline constexpr int rowPadding = 13;
/// In the tag of a table with a row for each match or entrant.
inline constexpr auto sheetTable = R"(class="grid whole sheet" width="100%" cellspacing="0" cellpadding="6")";

/// Rows of a table that stay together, and about how high they are.
struct Piece {
    std::string rows;
    int height = 0;
};

/// About how many lines the words take where so many letters have room in one.
[[nodiscard]] int linesOf(const QString& words, int letters);
/// The pieces as tables, one a page; `tag` is what stands in their tag, `head` their first rows, on each page.
[[nodiscard]] std::string tables(const std::vector<Piece>& pieces, const std::string& tag, const std::string& head,
                                 int firstHeight);

// The documents, without their head.
[[nodiscard]] std::string roundSheet(const Season& season, const LeagueRules& rules, const PaperRound& round,
                                     const std::string& language);
[[nodiscard]] std::string resultSlips(const Season& season, const LeagueRules& rules, const PaperRound& round,
                                      const std::string& language, const SlipCode& code);
[[nodiscard]] std::string bracket(const Season& season, const std::string& language);
[[nodiscard]] std::string roster(const Season& season, const PaperWords& words);

} // namespace paper
} // namespace whistle::league

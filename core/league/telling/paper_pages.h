// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <string>
#include <vector>

/// Pages that are broken by ourselves: what prints them would also break inside of a row.
namespace whistle::league::paper {

/// Of a page, and of the headings at the top of the first one; in the pixels of the style (96 to an inch).
inline constexpr int pageHeight = 990;
inline constexpr int headHeight = 100;
/// Of a line of text, of one in small letters, and of what is round the words of a row.
inline constexpr int lineHeight = 20;
inline constexpr int smallHeight = 16;
inline constexpr int rowPadding = 13;

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

} // namespace whistle::league::paper

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/outside_file.h"
#include "chaotic/library/deck_building.h"
#include "chaotic/library/understanding.h"

#include <string_view>

namespace whistle::chaotic {

/// Where a card stands in its file, and what its text comes to.
struct CardOrigin {
    int line = 0; ///< 0: not known
    std::vector<ReadSentence> sentences;
};
/// A line that brings no card.
struct BadLine {
    Problem problem;    ///< as it is told to people
    std::string column; ///< or the key of the JSON; empty: the whole line
    Text message;       ///< without the column
};
/// What a file brings.
struct TakenIn {
    std::vector<AnyCard> cards;
    std::vector<CardOrigin> origins; ///< of the cards
    std::vector<BadLine> bad;
    std::vector<BuiltDeck> decks;
    Encoding encoding = Encoding::Utf8;
};
/// Cards and decks of a file: CSV with a line of column names; JSON with a list of cards, a data pack's `cards`, or a
/// deck. Good lines come in beside bad ones; a file that is none, or a deck that is wrong, is a problem.
[[nodiscard]] Checked<TakenIn> lookThrough(std::string_view bytes, const std::string& file);
/// The same; where nothing at all is good, that is told (some hundred times at most).
[[nodiscard]] Checked<TakenIn> takeIn(std::string_view bytes, const std::string& file);
/// What is wrong, as it is told to people; some hundred of them at most.
[[nodiscard]] Problems problemsOf(const std::vector<BadLine>& lines, const std::string& file);

/// The columns that a CSV file may have, for those who write one.
[[nodiscard]] const std::vector<std::string>& csvColumns();
/// A table with a card of each kind, as the spreadsheets of this language ("hu") read it.
[[nodiscard]] std::string exampleSheet(std::string_view language);

} // namespace whistle::chaotic

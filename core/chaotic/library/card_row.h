// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "chaotic/library/vocabulary.h"

#include <QString>
#include <vector>

namespace whistle::chaotic {

/// A card as lists show it and the search finds it: what can be known of five thousand cards at once.
struct CardRow {
    QString id; ///< of the one who keeps the card; empty: a printed one
    CardKind kind = CardKind::Creature;
    Affiliation tribe = Affiliation::Generic;
    QString name;
    QString version; ///< the second name; may be empty
    bool isUnique = false;
    Elements elements;                      ///< of a creature; of an Attack those with a number
    std::array<int, figureCount> figures{}; ///< by Figure; below 0: its kind has none
    QString words;                          ///< folded, in all languages, each with a space before it

    [[nodiscard]] int operator[](Figure figure) const { return figures[static_cast<std::size_t>(figure)]; }
    friend bool operator==(const CardRow&, const CardRow&) = default;
};
[[nodiscard]] CardRow rowOf(const AnyCard& card);
/// The row as one line of text, to be kept beside the card; and back. None: a line of another version of the program.
[[nodiscard]] QString lineOf(const CardRow& row);
[[nodiscard]] std::optional<CardRow> rowIn(const QString& line);
/// The number that its kind is sorted by: Energy, build points, cost; none: below 0.
[[nodiscard]] int mainFigure(const CardRow& row);

/// What a list shows.
struct CardFilter {
    QString typed; ///< words in any language, and numbers: "over fire energy>40", "odwaga 80+"
    std::optional<CardKind> kind;
    std::optional<Affiliation> tribe;
    enum class Order { Name, Figure } order = Order::Name;
};
/// The places of the rows that fit, in order; the rows themselves stand in order of name.
[[nodiscard]] std::vector<int> found(const std::vector<CardRow>& rows, const CardFilter& filter);
/// By name, then by second name and the number that its kind is sorted by.
void sortByName(std::vector<CardRow>& rows);

} // namespace whistle::chaotic

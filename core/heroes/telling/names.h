// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/text.h"
#include "heroes/table/types.h"

namespace whistle::heroes {

/// What the values of an enum are called in sentences: units, factions, sides of tokens, faces, groups, kinds of sites,
/// buildings, slots, actions, decks, money, sides, starting skills, steps.
template <class Enum>
[[nodiscard]] Sentence nameOf(Enum value);

/// A stack by its unit, a hero or an encounter by its name.
[[nodiscard]] TextPlace pieceName(const std::string& name);
/// A card by the name that the players gave it; the ones that count by rule have words of their own.
[[nodiscard]] TextPlace cardName(const std::string& card);
[[nodiscard]] TextPlace textPlace(Unit unit);
/// A space as players say it: "row 2, column 3".
[[nodiscard]] TextPlace textPlace(const Space& space);
/// Numbers with commas between them.
[[nodiscard]] std::string listed(const std::vector<int>& numbers);

} // namespace whistle::heroes

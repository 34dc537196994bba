// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/text.h"
#include "heroes/table/types.h"

namespace whistle::heroes {

/// What things are called in sentences.
[[nodiscard]] Sentence nameOf(Unit unit);
[[nodiscard]] Sentence nameOf(Faction faction);
[[nodiscard]] Sentence nameOf(Quality quality);
[[nodiscard]] Sentence nameOf(Face face);
[[nodiscard]] Sentence nameOf(Group group);
[[nodiscard]] Sentence nameOf(SiteKind kind);
[[nodiscard]] Sentence nameOf(Building building);
[[nodiscard]] Sentence nameOf(Slot slot);
[[nodiscard]] Sentence nameOf(ActionKind action);
[[nodiscard]] Sentence nameOf(Deck deck);
[[nodiscard]] Sentence nameOf(Money money);
[[nodiscard]] Sentence nameOf(Side side);
[[nodiscard]] Sentence nameOf(StartingSkill skill);

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

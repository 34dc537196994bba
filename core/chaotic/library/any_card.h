// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "chaotic/library/cards.h"

#include <variant>

/// One card of any kind, as a library keeps it: without copies and ids, which belong to a deck.
namespace whistle::chaotic {

enum class CardKind { Creature, Battlegear, Mugic, Location, Attack };
/// In the order of CardKind.
using AnyCard = std::variant<CreatureCard, BattlegearCard, MugicCard, LocationCard, AttackCard>;

[[nodiscard]] inline CardKind kindOf(const AnyCard& card)
{
    return static_cast<CardKind>(card.index());
}
/// What every card has.
[[nodiscard]] const Card& baseOf(const AnyCard& card);
[[nodiscard]] Card& baseOf(AnyCard& card);
/// Its tribe; a Generic Mugic has none, nor have the other kinds.
[[nodiscard]] Affiliation affiliationOf(const AnyCard& card);

[[nodiscard]] Shape shapeOf(CardKind kind);
/// Reads what its shape has passed.
[[nodiscard]] AnyCard readCard(CardKind kind, const Json& json);
/// Every problem of a card with its `type`, places below `at`.
[[nodiscard]] Problems problemsOf(const Json& json, const std::string& at = {});
[[nodiscard]] Json writeCard(const AnyCard& card);
/// A card of this kind with nothing on it.
[[nodiscard]] AnyCard blankCard(CardKind kind);

/// Whether these are copies of one card, a creature's with the same numbers: then the one stands for the other.
[[nodiscard]] bool areSame(const AnyCard& one, const AnyCard& other);
/// Whether all agree that are printed as numbers, tribe, elements or what decides Initiative; not what is told in
/// words.
[[nodiscard]] bool haveSameNumbers(const AnyCard& one, const AnyCard& other);

} // namespace whistle::chaotic

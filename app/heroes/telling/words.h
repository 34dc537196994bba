// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "heroes/entries/commands.h"
#include "heroes/table/state.h"
#include "heroes/telling/names.h"

#include <QString>

/// The things of this game in the reader's language.
namespace whistle::heroes {

/// "Griffins", "Gold mine": whatever `nameOf` knows.
template <class Thing>
[[nodiscard]] QString word(Thing thing)
{
    return Text{nameOf(thing)}.render();
}
[[nodiscard]] QString word(Ability ability);
[[nodiscard]] QString word(Length length);
[[nodiscard]] QString word(BoardKind board);
/// A card by its name, or by what it is called where it counts by rule.
[[nodiscard]] QString cardWord(const std::string& card);
/// A stack by its unit, a hero or an encounter by its name.
[[nodiscard]] QString pieceWord(const std::string& piece);
/// "3 gold, 4 resources"; what is nothing is left out.
[[nodiscard]] QString moneyWords(int gold, int resources);
/// "row 2, column 3", as players count.
[[nodiscard]] QString spaceWords(const Space& space);
/// A seat in the design system.
[[nodiscard]] constexpr int seatNumber(int player)
{
    return player + 1;
}
[[nodiscard]] inline QString nameOfPlayer(const State& state, int player)
{
    return QString::fromStdString(state.players[static_cast<std::size_t>(player)].name);
}
/// Display names for the ids that stand in sentences of a match (units, factions).
[[nodiscard]] NameReader nameReader();

} // namespace whistle::heroes

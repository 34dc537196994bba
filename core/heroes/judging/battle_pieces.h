// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "heroes/judging/odds.h"
#include "heroes/table/state.h"

/// A running battle as the questions about it are asked.
namespace whistle::heroes {

/// All pieces with their own initiatives: the active hero, stacks, encounters, the enemy hero.
[[nodiscard]] std::vector<Piece> piecesOf(const State& state);
[[nodiscard]] std::vector<std::string> pieceNames(const State& state);
[[nodiscard]] std::optional<Piece> pieceNamed(const State& state, const std::string& name);

/// The hero of a side that is an army; null: encounters.
[[nodiscard]] const Hero* heroOf(const State& state, Side side);
[[nodiscard]] Hero* heroOf(State& state, Side side);
/// Puts what has become of a stack into the match, with the values that count from now on (MH-R2, MH-R58).
void put(State& state, BattleStack& stack, const StackState& after);
/// It can attack and be hit: a hero, a unit of the stack, challenge of the encounter.
[[nodiscard]] bool isLeft(const State& state, const Piece& piece);
/// As it attacks, before what cards and the like change.
[[nodiscard]] Attacker attackerOf(const State& state, const Piece& piece);
/// The attack as `heroes/attack_roll` is asked.
[[nodiscard]] RollInquiry rollInquiry(const State& state, const Attack& command, const Piece& attacker);

/// Its initiative with the modifiers that are in force.
[[nodiscard]] int initiativeOf(const State& state, const std::string& name, const Modifiers& modifiers);
/// Whether the hero's player has the faction's own building (MH-23.9); null: encounters.
[[nodiscard]] bool hasFactionBuilding(const State& state, const Hero* hero, Faction faction);
/// Pieces in the given order, by side: what `heroes/initiative_order` would be asked.
[[nodiscard]] InitiativeInquiry initiativeInquiry(const State& state, const std::vector<std::string>& pieces,
                                                  const Modifiers& modifiers);
/// Some piece has another initiative than the one with which it was placed.
[[nodiscard]] bool hasInitiativeChanged(const State& state, const Modifiers& modifiers);
/// The piece whose attack is due or is being worked off (table: `next`); none: there is none now.
[[nodiscard]] std::optional<std::string> nextPiece(const State& state);
/// MH-16.2: it is the beginning of a later clash.
[[nodiscard]] bool isRetreatPossible(const State& state);

/// The running battle as its chances are asked, as if a clash began with what stands now. None: there is no battle, it
/// is decided, or something in it is not reckoned with (a wounded unit, a damaged additional enemy).
[[nodiscard]] std::optional<OddsInquiry> oddsNow(const State& state);

/// The same battle with something more on the active side, as an upgrade, a recruited unit or a card would bring it.
struct OddsWithMore {
    Text words; ///< "Skeleton: a base unit becomes an elite"
    OddsInquiry inquiry;
};
/// None where `oddsNow` has none.
[[nodiscard]] std::vector<OddsWithMore> oddsWithMore(const State& state);

} // namespace whistle::heroes

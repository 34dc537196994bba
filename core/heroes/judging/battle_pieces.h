// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "heroes/judging/damage.h"
#include "heroes/judging/initiative.h"
#include "heroes/table/state.h"

/// A running battle as the questions about it are asked.
namespace whistle::heroes {

/// Where a piece belongs.
struct PieceOf {
    PieceKind kind = PieceKind::Stack;
    Side side = Side::Active;
    std::size_t index = 0; ///< of a stack or encounter in the battle
};
[[nodiscard]] std::optional<PieceOf> pieceNamed(const State& state, const std::string& name);
[[nodiscard]] std::vector<std::string> pieceNames(const State& state);

/// The hero of a side that is an army; null: encounters.
[[nodiscard]] const Hero* heroOf(const State& state, Side side);
[[nodiscard]] Hero* heroOf(State& state, Side side);
[[nodiscard]] Tokens& tokensOf(State& state, const BattleStack& stack);
[[nodiscard]] int unitsOf(const State& state, Side side);
[[nodiscard]] const UnitFacts& factsOf(const State& state, const BattleStack& stack);
/// The side whose values a stack has (MH-R2, MH-R58).
[[nodiscard]] Quality qualityInForce(const State& state, const BattleStack& stack);
/// Those of the sides that are present.
[[nodiscard]] Abilities abilitiesOf(const State& state, const BattleStack& stack);
[[nodiscard]] DamagedStack damagedStack(const State& state, const BattleStack& stack);
[[nodiscard]] bool isDestroyed(const State& state, const BattleEncounter& encounter);
/// As it attacks, before what cards and the like change.
[[nodiscard]] Attacker attackerOf(const State& state, const PieceOf& piece);

/// Its initiative with the modifiers that are in force.
[[nodiscard]] int initiativeOf(const State& state, const std::string& name, const Modifiers& modifiers);
/// Whether the player of this side has the faction's own building (MH-23.9).
[[nodiscard]] bool hasFactionBuilding(const State& state, Side side, Faction faction);
/// Pieces in the given order, by side: what `heroes/initiative_order` would be asked.
[[nodiscard]] InitiativeInquiry initiativeInquiry(const State& state, const std::vector<std::string>& pieces,
                                                  const Modifiers& modifiers);
/// Some piece has another initiative than the one with which it was placed.
[[nodiscard]] bool hasInitiativeChanged(const State& state, const Modifiers& modifiers);
/// The piece whose attack is due or is being worked off (table: `next`); none: there is none now.
[[nodiscard]] std::optional<std::string> nextPiece(const State& state);
/// MH-16.2: it is the beginning of a later clash.
[[nodiscard]] bool isRetreatPossible(const State& state);

} // namespace whistle::heroes

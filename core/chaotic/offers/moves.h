// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "chaotic/game.h"
#include "moves/gathering.h"

#include <optional>
#include <string>
#include <vector>

/// What only the owner of cards sees of what may be done (`Game::gather` tells what everybody may know), and what is
/// left to be set up.
namespace whistle::chaotic {

/// A card of a player's hand, or of a deck from which it may be drawn now.
struct CardInHand {
    Player player = Player::One;
    std::string card;
};
/// The moves for which it is used, no longer open for it, with the taps that they have for everybody.
[[nodiscard]] std::vector<MoveOf<Command>> movesWith(const Game& game, const State& state, const CardInHand& card);

/// What a player may start or answer a Burst with: the abilities, or what this Mugic of the hand is used for. Who comes
/// second answers once the first has added nothing (CH-11.4): that pass goes in ahead.
[[nodiscard]] std::vector<MoveOf<Command>> answersOf(const Game& game, const State& state, Player player,
                                                     const std::optional<std::string>& mugic = {});
/// Whether there may be anything, as far as everybody can see: of these moves an ability or a Mugic of the player's, or
/// a Mugic that is held with a counter to pay for it.
[[nodiscard]] bool mayAdd(const State& state, const std::vector<MoveOf<Command>>& moves, Player player);

/// Where a player may still place a creature, and which; in the setup.
[[nodiscard]] std::vector<Space> freeSpaces(const State& state, Player player);
[[nodiscard]] std::vector<const CreatureCard*> unplaced(const State& state, Player player);
/// Creatures on the board that wear nothing, by id, in the order of the deck: that of placing would tell what lies
/// where.
[[nodiscard]] std::vector<std::string> unequipped(const State& state, Player player);
/// Copies of Battlegear that have not been assigned, by name.
[[nodiscard]] std::vector<std::string> freeBattlegear(const State& state, Player player);

} // namespace whistle::chaotic

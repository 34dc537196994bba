// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "chaotic/entries/commands.h"
#include "chaotic/judging/movement.h"
#include "chaotic/judging/referee.h"
#include "chaotic/offers/moves.h"

#include <vector>

/// What may be done now, for pages that light up just that and for matches played at random. Every offer is asked of
/// the referee itself, so the two cannot disagree.
namespace whistle::chaotic {

struct MoveOffer {
    CreatureIndex creature = nobody;
    std::vector<Destination> destinations;
};
/// Targets that a Mugic or an ability may have, as commands name them; "" stands for none.
using TargetNames = std::vector<std::string>;
struct MugicOffer {
    Player player = Player::One;
    std::string card;
    std::vector<CreatureIndex> payers; ///< for a cost of X: with X = 0
    TargetNames targets;
    bool needsX = false;
};
struct AbilityOffer {
    Player player = Player::One;
    CreatureIndex source = nobody;
    bool ofBattlegear = false;
    int ability = 0;
    TargetNames targets;
    std::vector<std::string> sacrifices; ///< empty: the cost has none
};

struct Legal {
    bool mayStart = false;
    std::vector<std::string> locations; ///< of the Active Player's deck
    std::vector<MoveOffer> moves;
    bool mayEndActionStep = false;
    bool mayEndTurn = false;
    bool mayShowdown = false;
    bool maySetInitiative = false;
    bool needsChance = false;         ///< `set_initiative` wants to know whom chance has chosen
    std::vector<std::string> strikes; ///< Attacks that may be in the Striking Player's hand
    std::vector<MugicOffer> mugic;    ///< of whoever may play some now
    std::vector<AbilityOffer> abilities;
    std::vector<std::string> pending; ///< triggers, in the order in which they may be put down
    std::optional<Player> mayPass;
    bool mayResolve = false;
    int statedFacts = 0; ///< conditions that the players judge when the top item resolves
};
[[nodiscard]] Legal legal(const State& state);

} // namespace whistle::chaotic

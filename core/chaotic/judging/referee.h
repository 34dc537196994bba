// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "chaotic/entries/commands.h"
#include "chaotic/judging/movement.h"
#include "chaotic/judging/mugic_cost.h"
#include "chaotic/judging/showdown.h"
#include "journal/outcome.h"
#include "rulebook/question_guide.h"

#include <vector>

namespace whistle::chaotic {

/// The questions that the referee asks, as a table stands: the offers and the dispute desk ask them too.
[[nodiscard]] MovementQuestion movementAt(const State& state, CreatureIndex mover);
[[nodiscard]] InitiativeQuestion initiativeAt(const State& state, std::optional<Player> randomWinner);
[[nodiscard]] MugicCostQuestion mugicCostAt(const State& state, Player player, const MugicCard& card,
                                            std::optional<int> x);
[[nodiscard]] ShowdownQuestion showdownAt(const State& state);
/// Of an Attack that `attacker` uses; `item`: on the Burst, for effects on it alone.
struct AttackAt {
    CreatureIndex attacker = nobody;
    CreatureIndex defender = nobody;
    const AttackCard* card = nullptr;
    int item = 0;
    bool isNegated = false;
    std::vector<bool> stated;
    bool isToCome = false; ///< it has not been played yet
};
[[nodiscard]] DamageQuestion damageAt(const State& state, const AttackAt& attack);

/// An item in a sentence: a card by its name, a keyword by its word.
[[nodiscard]] TextPlace itemPlace(const Item& item);

/// What the target of a Mugic or an ability must be.
enum class TargetNeed { Free, Item, Creature };
[[nodiscard]] TargetNeed targetNeed(const MugicCard& card, std::optional<BurstEffect> said);
[[nodiscard]] TargetNeed targetNeed(const Ability& ability, std::optional<BurstEffect> said);
/// Conditions that the players judge when the Attack resolves.
[[nodiscard]] int statedConditions(const AttackCard& card);
/// The place of a name in a list of a deck; below zero: it is not there.
template <class CardKind>
[[nodiscard]] int placeOf(const std::vector<CardKind>& cards, const std::string& name)
{
    for (std::size_t i = 0; i < cards.size(); ++i) {
        if (cards[i].name == name)
            return static_cast<int>(i);
    }
    return -1;
}

/// The first invariant of section 3.2 that does not hold, in English for whoever writes code; empty: the state is
/// sound.
[[nodiscard]] std::string unsoundness(const State& state);

/// Referees one command. Never changes `state`. `isOverruling`: it comes with a reason, and a Showdown that is required
/// is dropped (A.5).
[[nodiscard]] Outcome<State> referee(const State& state, const Command& command,
                                     Reasons::Listening listening = Reasons::Listening::Yes, bool isOverruling = false);
/// Whether the referee has nothing against the command; what would follow from it is not worked out.
[[nodiscard]] bool isLegal(const State& state, const Command& command);
/// What the judges were asked when it was refereed; last the question that decided.
[[nodiscard]] std::vector<AskedQuestion> askedBehind(const State& state, const Command& command);

} // namespace whistle::chaotic

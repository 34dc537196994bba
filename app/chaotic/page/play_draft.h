// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "chaotic/offers/legal.h"

#include <string>
#include <variant>
#include <vector>

namespace whistle::chaotic {

/// What is to be said of a play.
enum class DraftAsks { Payer, Amount, Sacrifice, Target, Nothing };
/// A Mugic or an ability that a player has chosen, and what is said about it so far.
struct PlayDraft {
    struct Question {
        DraftAsks asks = DraftAsks::Nothing;
        /// Creatures and items by id; "" stands for none, "battlegear" for Battlegear. Of an amount: empty.
        std::vector<std::string> choices;
    };
    std::string name; ///< what it is called: the Mugic, the creature whose ability it is
    std::variant<PlayMugic, UseAbility> play;
    std::vector<Question> left; ///< what is still to be said

    [[nodiscard]] bool isEmpty() const { return left.empty(); }
    [[nodiscard]] Question next() const { return left.empty() ? Question{} : left.front(); }
};
[[nodiscard]] PlayDraft draftOf(const MugicOffer& offer, const State& state);
[[nodiscard]] PlayDraft draftOf(const AbilityOffer& offer, const State& state);
/// Answers what is asked next, and what can be answered in one way only; false: it could not be chosen.
bool answer(PlayDraft& draft, const std::string& choice);
void settle(PlayDraft& draft);

} // namespace whistle::chaotic

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "chaotic/offers/legal.h"

#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace whistle::chaotic {

/// A Mugic or an ability that a player has chosen, and what is said about it so far.
struct PlayDraft {
    std::variant<std::monostate, MugicOffer, AbilityOffer> offer;
    std::optional<std::string> payer;
    std::optional<int> x;
    std::optional<std::string> sacrifice;
    std::optional<std::string> target; ///< "": none

    [[nodiscard]] bool isEmpty() const { return std::holds_alternative<std::monostate>(offer); }
};
/// What is to be said next.
enum class DraftAsks { Payer, Amount, Sacrifice, Target, Nothing };
/// Says itself what can be said in one way only.
void settle(PlayDraft& draft, const State& state);
[[nodiscard]] DraftAsks asksFor(const PlayDraft& draft);
/// The creatures and items that may be chosen next, by id; "" stands for none, "battlegear" for Battlegear.
[[nodiscard]] std::vector<std::string> choicesOf(const PlayDraft& draft, const State& state);
/// Whether it could be chosen; it is taken then.
bool choose(PlayDraft& draft, const State& state, const std::string& id);
/// What is entered when nothing is asked any more.
[[nodiscard]] Command commandOf(const PlayDraft& draft, const State& state);
/// What it is called: the Mugic, the creature whose ability it is.
[[nodiscard]] std::string nameOf(const PlayDraft& draft, const State& state);

} // namespace whistle::chaotic

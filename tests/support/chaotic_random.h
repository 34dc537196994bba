// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "chaotic/entries/commands.h"
#include "chaotic/offers/legal.h"
#include "chaotic/pack/facts.h"

#include <deque>
#include <random>

namespace whistle::chaotic {

/// Plays a whole match by chance, always within the rules: size, level, house rules and decks by the seed, then
/// whatever `legal` offers, and now and then a text that players carry out.
class RandomPlayer {
public:
    explicit RandomPlayer(unsigned seed);

    /// None: the match is finished.
    [[nodiscard]] std::optional<Command> next(const State& state);
    /// A legal deck of the library's cards, with abilities that chance has added.
    [[nodiscard]] Deck deck(int size, RulesLevel level);

private:
    [[nodiscard]] NewMatch start();
    [[nodiscard]] std::optional<Command> setup(const State& state);
    [[nodiscard]] std::optional<Command> carryOut(const State& state);
    [[nodiscard]] std::optional<Command> act(const State& state);
    [[nodiscard]] Command play(const MugicOffer& offer, const State& state);
    [[nodiscard]] Command use(const AbilityOffer& offer, const State& state);
    [[nodiscard]] Command adjustment(const State& state);
    [[nodiscard]] Keyword keyword();
    [[nodiscard]] StatModifier modifier(bool isHive);
    void enrich(CreatureCard& card, int size, RulesLevel level);
    void addAbilities(CreatureCard& card);

    [[nodiscard]] int upTo(int most) { return std::uniform_int_distribution<int>(0, most)(m_random); }
    [[nodiscard]] bool chance(int percent) { return upTo(99) < percent; }
    template <class List>
    [[nodiscard]] const auto& among(const List& list)
    {
        return list[static_cast<std::size_t>(upTo(static_cast<int>(list.size()) - 1))];
    }

    std::mt19937 m_random;
    unsigned m_seed;
    std::shared_ptr<const Facts> m_facts = printedFacts();
    int m_texts = 0; ///< carried out since the last other command
};

} // namespace whistle::chaotic

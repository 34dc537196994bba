// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "heroes/offers/legal.h"

#include <random>

namespace whistle::heroes {

/// Plays whole matches of any size, with and without a board and with any house rules, within the rules: it picks among
/// what `legal.h` offers and makes up what only a table knows (dice, cards, tiles, encounters).
class RandomPlayer {
public:
    explicit RandomPlayer(unsigned seed) : m_random(seed) {}

    /// A match with players, board, facts and house rules by the seed.
    NewMatch start();
    /// The next command; none: the match is finished.
    std::optional<Command> next(const State& state);
    /// Any command, legal or not, with names of the match.
    Command wild(const State& state);

private:
    int upTo(int most) { return most <= 0 ? 0 : std::uniform_int_distribution<int>(0, most)(m_random); }
    bool chance(int percent) { return upTo(99) < percent; }
    template <class Things>
    auto pick(const Things& things)
    {
        return things[static_cast<std::size_t>(upTo(static_cast<int>(things.size()) - 1))];
    }

    PlayerFacts facts(Faction faction);
    EncounterFacts encounter();
    std::string card();
    std::optional<DrawnSkill> skillOf(const State& state, const std::string& hero);
    std::optional<Command> setup(const State& state);
    std::optional<Command> action(const State& state);
    std::optional<Command> freely(const State& state);
    Command attack(const State& state);
    Command treasure(const State& state);

    std::mt19937 m_random;
    int m_names = 0;
    int m_described = 0; ///< spaces of the board that have been described
};

} // namespace whistle::heroes

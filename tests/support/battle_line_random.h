// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "battleline/entries/commands.h"
#include "battleline/table/state.h"

#include <random>

namespace whistle::battleline {

/// Plays Battle Line at random, always within the rules: for the contract test and the benchmarks. It deals from its
/// own shuffled decks, so it also knows the secret hands.
class RandomPlayer {
public:
    explicit RandomPlayer(unsigned seed) : m_random(seed) {}

    /// The `start_game` command of the first game, with random house rules, or of the next game of the series; deals.
    Command start(const State& state);
    /// A legal command for the state, which must have come of this player's commands; none when the game is over.
    std::optional<Command> next(const State& state);

    [[nodiscard]] const std::vector<Card>& hand(Seat seat) const { return m_hands[seat]; }

private:
    int below(std::size_t count) { return static_cast<int>(m_random() % static_cast<unsigned>(count)); }
    bool chance(int percent) { return below(100) < percent; }
    int oneOf(FlagSet flags);
    Command play(const State& state);
    Command playCard(const State& state, Card card);
    std::optional<Command> claim(const State& state);
    Command drawOrEnd(const State& state);
    Command scout(const State& state);
    Deck anyDeck(const State& state);
    void draw(Seat seat, Deck deck);
    void putBack(Seat seat, Deck deck);

    std::mt19937 m_random;
    Seats<std::vector<Card>> m_hands;
    std::vector<Card> m_troops; ///< the Troop deck, the top last
    std::vector<Card> m_tactics;
};

/// A table as the digest's checks allow it, not one that a game has led to: few or many cards, often with nearly all
/// cards of some value visible.
[[nodiscard]] Table randomTable(std::mt19937& random);

} // namespace whistle::battleline

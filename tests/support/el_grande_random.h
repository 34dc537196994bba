// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "elgrande/entries/commands.h"
#include "elgrande/offers/legal.h"

#include <random>

namespace whistle::elgrande {

/// Plays El Grande at random, always within the rules: for the contract test and the benchmarks.
class RandomPlayer {
public:
    explicit RandomPlayer(unsigned seed, std::shared_ptr<const Facts> facts = printedFacts())
        : m_random(seed)
        , m_facts(std::move(facts))
    {
    }

    /// `new_match` with this many players and random house rules.
    Command start(int players);
    /// A legal command for the state; none when the match is over.
    std::optional<Command> next(const State& state);

private:
    int below(int count) { return static_cast<int>(m_random() % static_cast<unsigned>(count)); }
    bool chance(int percent) { return below(100) < percent; }
    template <class List>
    auto oneOf(const List& list)
    {
        return list[static_cast<std::size_t>(below(static_cast<int>(list.size())))];
    }
    int oneOfCards(PowerCards cards);
    /// `total` dealt to some of the areas, at most `most` to each.
    AreaCounts spread(const AreaList& areas, int total, const ByArea<int>& most);

    Command setUp(const State& state, const Legal& legal);
    Command intake(const State& state, const IntakeOffer& offer);
    Command turn(const State& state, const Legal& legal);
    Command move(const State& state);
    Command carryOut(const State& state, const Legal& legal);
    Command returns(const State& state, const ReturnOffer& offer);
    Command disc(const State& state, const Legal& legal);
    Command scoring(const State& state, const Legal& legal);
    /// A correction that leaves everybody thirty Caballeros.
    std::optional<Command> correction(const State& state);

    std::mt19937 m_random;
    std::shared_ptr<const Facts> m_facts;
};

} // namespace whistle::elgrande

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kaosball/entries/commands.h"
#include "kaosball/pack/facts.h"
#include "kaosball/table/state.h"

#include <random>

namespace whistle::kaosball {

/// How a match at random is set up.
struct RandomMatch {
    Mode mode = Mode::Versus;
    int teams = 2;
    bool hasDraft = true;
    Depth depth = Depth::Mirror;
};

/// Plays Kaosball at random, always within the rules: for the contract test and the benchmarks. It picks among what
/// legal.h offers and knows of the secret hands only how many cards they hold.
class RandomPlayer {
public:
    RandomPlayer(const Facts& facts, unsigned seed) : m_facts(facts), m_random(seed) {}

    /// The `new_match` command of a match with random teams, sides, house rules and stars.
    Command start(const RandomMatch& match);
    /// A legal command for the state; none when the match is finished.
    std::optional<Command> next(const State& state);

private:
    int below(int count) { return static_cast<int>(m_random() % static_cast<unsigned>(count)); }
    bool chance(int percent) { return below(100) < percent; }
    template <class Value>
    const Value& oneOf(const std::vector<Value>& values)
    {
        return values[static_cast<std::size_t>(below(static_cast<int>(values.size())))];
    }
    int roll();
    Card randomCard();
    Command reveal(const State& state);
    Command auction(const State& state);
    Command loadout(const State& state, int team);
    Command foulRolls(const State& state, int team);
    Command turn(const State& state);
    std::optional<Command> beginTurn(const State& state);
    std::optional<Command> duringActivation(const State& state);
    std::optional<Command> tactic(const State& state);
    std::optional<Command> movement(const State& state);
    std::optional<Command> special(const State& state);
    /// Completes a contest until the referee has nothing against it: cards of the right number, a die when it ties,
    /// and the choices that the verdict allows.
    std::optional<ContestEntry> contest(const State& state, FigureRef initiator, ContestType type,
                                        const std::vector<FigureRef>& targets, bool isReaction);

    const Facts& m_facts;
    std::mt19937 m_random;
};

} // namespace whistle::kaosball

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kaosball/entries/commands.h"
#include "kaosball/pack/facts.h"
#include "kaosball/table/state.h"
#include "moves/move.h"

#include <random>

namespace whistle::kaosball {

/// How a match at random is set up.
struct RandomMatch {
    Mode mode = Mode::Versus;
    int teams = 2;
    bool hasDraft = true;
    Depth depth = Depth::Mirror;
};

/// Plays Kaosball at random, always within the rules: for the contract test and the benchmarks. It picks among the
/// moves and says what only a table knows: cards, dice, lots. Of the secret hands it knows only how many cards they
/// hold.
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
    /// The commands of one kind that may be entered.
    template <class Kind>
    [[nodiscard]] std::vector<Kind> offered() const
    {
        std::vector<Kind> commands;
        for (const MoveOf<Command>& move : m_moves) {
            if (const auto* command = std::get_if<Kind>(&move.commands.front()))
                commands.push_back(*command);
        }
        return commands;
    }
    [[nodiscard]] bool allows(const State& state, const Command& command) const;
    int roll();
    Card randomCard();
    Command reveal(const State& state);
    Command auction(const State& state);
    Command loadout(const State& state, int team);
    Command foulRolls(const State& state, int team);
    /// One of the figures that may announce something, and one of what it may.
    std::optional<Command> announcement();
    Command turn(const State& state);
    std::optional<Command> beginTurn(const State& state);
    std::optional<Command> duringActivation(const State& state);
    std::optional<Command> tactic(const State& state);
    std::optional<Command> movement(const State& state);
    std::optional<Command> special();
    /// Completes a contest until the referee has nothing against it: cards of the right number, a die when it ties,
    /// and the choices that the verdict allows.
    std::optional<ContestEntry> contest(const State& state, FigureRef initiator, ContestType type,
                                        const std::vector<FigureRef>& targets, bool isReaction);

    const Facts& m_facts;
    std::mt19937 m_random;
    std::vector<MoveOf<Command>> m_moves; ///< of the state that is played on
};

} // namespace whistle::kaosball

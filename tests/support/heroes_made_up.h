// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "heroes/entries/commands.h"
#include "heroes/table/state.h"
#include "journal/match.h"

#include <random>

namespace whistle::heroes {

/// What only the table knows, made up: what is printed on the components, dice, drawn cards, tiles.
class MadeUp {
public:
    explicit MadeUp(std::mt19937& random) : m_random(random) {}

    /// The command of a move with what it leaves open.
    Command filled(const State& state, Command command);
    /// Any command, legal or not, with names of the match.
    Command wild(const State& state);

private:
    /// A match with facts and house rules of all sorts.
    NewMatch start(int players, BoardKind board);
    PlayerFacts facts(Faction faction, int first);
    PlaceTile tile(PlaceTile tile);
    SetSpace space(const State& state, SetSpace space);
    EncounterFacts encounter(const State& state);
    /// Dice, and whatever may be said with them.
    Attack attack(const State& state, Attack attack);
    Treasure treasure(const State& state, Treasure treasure);
    std::string card();

    int upTo(int most) { return most <= 0 ? 0 : std::uniform_int_distribution<int>(0, most)(m_random); }
    bool chance(int percent) { return upTo(99) < percent; }
    template <class Things>
    auto pick(const Things& things)
    {
        return things[static_cast<std::size_t>(upTo(static_cast<int>(things.size()) - 1))];
    }

    std::mt19937& m_random;
};

/// The same for the moves of a match (RandomMover::Table).
void madeUp(std::vector<Json>& commands, const OfferedMove& move, const Match& match, std::mt19937& random);

} // namespace whistle::heroes

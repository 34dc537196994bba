// SPDX-License-Identifier: GPL-3.0-or-later
#include "chaotic/game.h"

#include "chaotic/judging/referee.h"

#include <nlohmann/json.hpp>

namespace whistle::chaotic {

Outcome<State> Game::referee(const State& state, const Command& command, Reasons::Listening listening) const
{
    return chaotic::referee(state, command, listening);
}

Outcome<State> Game::overrule(const State& state, const Command& command, Reasons::Listening listening) const
{
    return chaotic::referee(state, command, listening, true);
}

std::map<std::string, std::string> Game::givenNames(const State& state)
{
    std::map<std::string, std::string> names;
    for (const Player player : bothPlayers) {
        if (!state.seats[player].name.empty())
            names.emplace(toWord(player), state.seats[player].name);
    }
    // CH-3.5: of what lies face down nobody else knows the name. Two of a name are told apart by a number.
    std::map<std::string, int> bearers;
    for (const Creature& creature : state.creatures)
        bearers[state.cardOf(creature).name] += creature.faceUp ? 1 : 0;
    std::map<std::string, int> told;
    for (const Creature& creature : state.creatures) {
        const std::string& name = state.cardOf(creature).name;
        if (creature.faceUp)
            names.emplace(creature.id, bearers[name] > 1 ? name + ' ' + std::to_string(++told[name]) : name);
    }
    for (const auto* items : {&state.burst.items, &state.burst.pending, &state.burst.next}) {
        for (const Item& item : *items)
            names.emplace(itemWord(item.id), item.name);
    }
    return names;
}

Json Game::packJson() const
{
    // A match carries its cards, so the player's own packs say nothing about it.
    return *printedFacts()->pack;
}

} // namespace whistle::chaotic

namespace whistle {
template class CompiledOnce<chaotic::AnyCommand>;
template class Journal<chaotic::Game>;
template class GameMatch<chaotic::Game>;
} // namespace whistle

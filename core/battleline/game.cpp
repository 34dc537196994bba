// SPDX-License-Identifier: GPL-3.0-or-later
#include "battleline/game.h"

#include <nlohmann/json.hpp>

namespace whistle::battleline {

Checked<Command> Game::read(const Json& json) const
{
    return readCommand(json);
}

Json Game::write(const Command& command) const
{
    return writeCommand(command);
}

Json Game::table(const State& state) const
{
    return tableJson(state);
}

std::map<std::string, std::string> Game::givenNames(const State& state)
{
    std::map<std::string, std::string> names;
    for (const Seat seat : bothSeats) {
        if (!state.players[seat].empty())
            names.emplace(toWord(seat), state.players[seat]);
    }
    return names;
}

Json Game::packJson() const
{
    return {{"id", m_facts->packId}, {"version", m_facts->packVersion}, {"sha256", m_facts->packHash}};
}

} // namespace whistle::battleline

namespace whistle {
template class CompiledOnce<battleline::AnyCommand>;
template class Journal<battleline::Game>;
template class GameMatch<battleline::Game>;
} // namespace whistle

// SPDX-License-Identifier: GPL-3.0-or-later
#include "kaosball/game.h"

#include <nlohmann/json.hpp>

namespace whistle::kaosball {

Checked<Command> Game::read(const Json& json) const
{
    return readCommand(json, *m_facts);
}

Json Game::write(const Command& command) const
{
    return writeCommand(command);
}

Json Game::table(const State& state) const
{
    return tableJson(state);
}

Json Game::packJson() const
{
    return {{"id", m_facts->packId}, {"version", m_facts->packVersion}, {"sha256", m_facts->packHash}};
}

} // namespace whistle::kaosball

namespace whistle {
template class CompiledOnce<kaosball::AnyCommand>;
template class Journal<kaosball::Game>;
template class GameMatch<kaosball::Game>;
} // namespace whistle

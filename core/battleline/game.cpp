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

Json Game::packJson() const
{
    return {{"id", m_facts->packId}, {"version", m_facts->packVersion}, {"sha256", m_facts->packHash}};
}

} // namespace whistle::battleline

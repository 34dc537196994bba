// SPDX-License-Identifier: GPL-3.0-or-later
#include "heroes/game.h"

#include "heroes/judging/referee.h"
#include "heroes/table/table_json.h"
#include "heroes/telling/headline.h"

#include <nlohmann/json.hpp>

namespace whistle::heroes {

Checked<Command> Game::read(const Json& json) const
{
    return readCommand(json);
}

Json Game::write(const Command& command) const
{
    return writeCommand(command);
}

Outcome<State> Game::referee(const State& state, const Command& command, Reasons::Listening listening) const
{
    return heroes::referee(state, command, listening);
}

Json Game::table(const State& state) const
{
    return tableJson(state);
}

Text Game::headline(const State& before, const Command& command, const Outcome<State>&) const
{
    return heroes::headline(before, command);
}

Json Game::packJson() const
{
    return {{"id", m_facts->packId}, {"version", m_facts->packVersion}, {"sha256", m_facts->packHash}};
}

Shape Game::commandShape() const
{
    return heroes::commandShape();
}

Shape Game::tableShape() const
{
    return heroes::tableShape();
}

} // namespace whistle::heroes

namespace whistle {
template class CompiledOnce<heroes::AnyCommand>;
template class Journal<heroes::Game>;
template class GameMatch<heroes::Game>;
} // namespace whistle

// SPDX-License-Identifier: GPL-3.0-or-later
#include "elgrande/game.h"

#include "elgrande/entries/referee.h"
#include "elgrande/entries/sealing.h"
#include "elgrande/table/public_table.h"
#include "elgrande/telling/headline.h"

namespace whistle::elgrande {

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
    return elgrande::referee(state, command, *m_facts, listening);
}

Json Game::table(const State& state) const
{
    return tableJson(state, *m_facts);
}

Text Game::headline(const State& before, const Command& command, const Outcome<State>& outcome) const
{
    return headlineOf(before, command, outcome.next, *m_facts);
}

std::optional<Seal> Game::sealOf(const State& state, const Command& command) const
{
    return elgrande::sealOf(state, command);
}

bool Game::opens(const State& before, const State& after, const Command& /*command*/) const
{
    return opensDiscs(before, after);
}

Json Game::packJson() const
{
    return {{"id", m_facts->packId}, {"version", m_facts->packVersion}, {"sha256", m_facts->packHash}};
}

Shape Game::commandShape() const
{
    return commandForms().shape();
}

Shape Game::tableShape() const
{
    return elgrande::tableShape();
}

} // namespace whistle::elgrande

namespace whistle {
template class CompiledOnce<elgrande::AnyCommand>;
template class Journal<elgrande::Game>;
template class GameMatch<elgrande::Game>;
} // namespace whistle

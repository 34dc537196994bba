// SPDX-License-Identifier: GPL-3.0-or-later
#include "elgrande/game.h"

#include "elgrande/entries/referee.h"
#include "elgrande/table/public_table.h"
#include "elgrande/table/rules.h"
#include "elgrande/telling/headline.h"

namespace whistle::elgrande {

namespace {

constexpr Saying setsDisc{QT_TRANSLATE_NOOP("elgrande", "%1 sets a secret disc")};
constexpr Saying discSet{QT_TRANSLATE_NOOP("elgrande", "%1 has set a secret disc.")};

bool areRevealed(const State& state)
{
    return state.discs && state.discs->revealed;
}

} // namespace

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
    const auto* disc = std::get_if<SetDisc>(&command);
    if (!disc)
        return {};
    return Seal{disc->player,
                {{"command", "set_disc"}, {"player", disc->player}},
                Text{setsDisc, disc->player},
                Text{discSet, disc->player},
                {state.phase == Phase::GeneralScoring ? "EG-8.2"_rule : "EG-11.2"_rule}};
}

bool Game::opens(const State& before, const State& after, const Command& /*command*/) const
{
    return before.discs && !areRevealed(before) && areRevealed(after);
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

// SPDX-License-Identifier: GPL-3.0-or-later
#include "elgrande/game.h"

#include "packs/pack_shelf.h"

#include "elgrande/table/rules.h"

namespace whistle::elgrande {

Checked<Game> Game::playedWith(const Json& pack)
{
    return packs().gameOf<Game>(pack);
}

namespace {

bool areRevealed(const State& state)
{
    return state.discs && state.discs->revealed;
}

} // namespace

std::vector<MoveOf<Command>> Game::movesFor(const State& state, const std::string& seat) const
{
    Gathering<Command> own([&](const std::vector<Command>& commands) { return areLegal(*this, state, commands); });
    gatherMoves(state, facts(), own, seat);
    return std::move(own.moves());
}

std::optional<Seal> Game::sealOf(const State& state, const Command& command) const
{
    const auto* disc = std::get_if<SetDisc>(&command);
    if (!disc)
        return {};
    return Seal{disc->player,
                {{"command", "set_disc"}, {"player", disc->player}},
                Text{said::discSet, disc->player}.asLine(),
                Text{said::discSet, disc->player},
                {state.phase == Phase::GeneralScoring ? "EG-8.2"_rule : "EG-11.2"_rule}};
}

bool Game::opens(const State& before, const State& after, const Command& /*command*/) const
{
    return before.discs && !areRevealed(before) && areRevealed(after);
}

} // namespace whistle::elgrande

namespace whistle {
template class CompiledOnce<elgrande::AnyCommand>;
template class Journal<elgrande::Game>;
template class GameMatch<elgrande::Game>;
} // namespace whistle

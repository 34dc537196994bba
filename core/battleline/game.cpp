// SPDX-License-Identifier: GPL-3.0-or-later
#include "battleline/game.h"

#include "packs/pack_shelf.h"

namespace whistle::battleline {

Checked<Game> Game::playedWith(const Json& pack)
{
    return packs().gameOf<Game>(pack);
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

} // namespace whistle::battleline

namespace whistle {
template class CompiledOnce<battleline::AnyCommand>;
template class Journal<battleline::Game>;
template class GameMatch<battleline::Game>;
} // namespace whistle

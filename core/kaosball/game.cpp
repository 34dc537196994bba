// SPDX-License-Identifier: GPL-3.0-or-later
#include "kaosball/game.h"

#include "packs/pack_shelf.h"

namespace whistle::kaosball {

Checked<Game> Game::playedWith(const Json& pack)
{
    return packs().gameOf<Game>(pack);
}

} // namespace whistle::kaosball

namespace whistle {
template class CompiledOnce<kaosball::AnyCommand>;
template class Journal<kaosball::Game>;
template class GameMatch<kaosball::Game>;
} // namespace whistle

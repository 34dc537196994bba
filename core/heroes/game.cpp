// SPDX-License-Identifier: GPL-3.0-or-later
#include "heroes/game.h"

#include "packs/pack_shelf.h"

namespace whistle::heroes {

Checked<Game> Game::playedWith(const Json& pack)
{
    return packs().gameOf<Game>(pack);
}

} // namespace whistle::heroes

namespace whistle {
template class CompiledOnce<heroes::AnyCommand>;
template class Journal<heroes::Game>;
template class GameMatch<heroes::Game>;
} // namespace whistle

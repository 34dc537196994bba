// SPDX-License-Identifier: GPL-3.0-or-later
#include "games.h"

#include "kaosball/game_entry.h"

namespace whistle {

GameEntries allGames()
{
    return {kaosball::gameEntry()};
}

} // namespace whistle

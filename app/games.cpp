// SPDX-License-Identifier: GPL-3.0-or-later
#include "games.h"

#include "battleline/game_entry.h"
#include "chaotic/game_entry.h"
#include "elgrande/game_entry.h"
#include "heroes/game_entry.h"
#include "kaosball/game_entry.h"
#include "leagues/pages/leagues_page.h"
#include "table/plain/plain_entry.h"

// Outside every namespace, where the macro finds what it calls.
static void bringExamples()
{
    Q_INIT_RESOURCE(examples);
}

namespace whistle {

GameEntries allGames()
{
    bringExamples();
    GameEntries games{kaosball::gameEntry(), battleline::gameEntry(), elgrande::gameEntry(), heroes::gameEntry(),
                      chaotic::gameEntry()};
    // The next game stands here.
    return games;
}

LeagueEntry leaguePages()
{
    return [](Store& store, const GameEntries& games, ClubLink* club) { return new LeaguesPage(store, games, club); };
}

} // namespace whistle

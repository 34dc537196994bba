// SPDX-License-Identifier: GPL-3.0-or-later
#include "leagues/league_entry.h"

#include "leagues/pages/leagues_page.h"

namespace whistle {

LeagueEntry leagueEntry()
{
    return [](Store& store, Settings& settings, const GameEntries& games) -> LeaguePages* {
        return new LeaguesPage(store, settings, games);
    };
}

} // namespace whistle

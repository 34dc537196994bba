// SPDX-License-Identifier: GPL-3.0-or-later
#include "catalog/leagues.h"

#include "battleline/season/league.h"
#include "chaotic/season/league.h"
#include "elgrande/season/league.h"
#include "heroes/season/league.h"
#include "kaosball/season/league.h"

#include <algorithm>

namespace whistle {

using league::LeagueRules;

const std::vector<LeagueRules>& leagueGames()
{
    static const std::vector<LeagueRules> games{
        kaosball::season::league(*kaosball::factsInUse()),
        battleline::league(),
        elgrande::league(),
        chaotic::league(),
        heroes::league(),
    };
    return games;
}

const LeagueRules* leagueRules(std::string_view game)
{
    const auto found = std::find_if(leagueGames().begin(), leagueGames().end(),
                                    [&](const LeagueRules& rules) { return rules.game == game; });
    return found == leagueGames().end() ? nullptr : &*found;
}

} // namespace whistle

// SPDX-License-Identifier: GPL-3.0-or-later
#include "league/model/league_rules.h"

#include "base/text_list.h"
#include "league/model/texts.h"

namespace whistle::league {

MatchToPlay matchOfPlayers(const std::vector<SideToPlay>& sides, RuleId readings)
{
    MatchToPlay match;
    for (const SideToPlay& side : sides)
        match.players.push_back(side.name);
    match.settled = {{"players", Text{texts::playersOfFixture, several(match.players)}, RuleId{}, false},
                     {"house_rules", Text{texts::usualReadings}, readings, true}};
    return match;
}

} // namespace whistle::league

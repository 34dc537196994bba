// SPDX-License-Identifier: GPL-3.0-or-later
#include "kaosball/telling/secrets.h"

#include "kaosball/judging/texts.h"
#include "rulebook/ruling.h"

namespace whistle::kaosball {

std::optional<Seal> sealOf(const Command& command)
{
    const auto* loadout = std::get_if<SetLoadout>(&command);
    if (!loadout)
        return {};
    return Seal{loadout->team,
                {{"command", "set_loadout"}, {"team", loadout->team}},
                Text{loadoutChosen, loadout->team},
                Text{texts::loadoutSet, loadout->team},
                {"KB-27.1"_rule}};
}

bool opensLoadouts(const State& before, const State& after)
{
    return before.phase == Phase::Loadout && after.phase != Phase::Loadout;
}

} // namespace whistle::kaosball

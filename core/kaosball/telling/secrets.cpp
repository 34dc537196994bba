// SPDX-License-Identifier: GPL-3.0-or-later
#include "kaosball/telling/secrets.h"

#include "base/each.h"
#include "base/first.h"
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

std::vector<Held> heldBy(const State& state, const std::string& team)
{
    const Team* own = firstWith(state.teams, &Team::name, team);
    if (state.phase != Phase::Loadout || !own || !own->chosen)
        return {};
    Held loadout{Saying::tr("Your loadout"), {}};
    for (const Upgrade upgrade : allOf<Upgrade>()) {
        const int copies = own->chosen->upgrades[upgrade];
        if (copies == 1)
            loadout.things.push_back({Text{asNamed, upgrade}});
        else if (copies > 1)
            loadout.things.push_back({Text{Saying::tr("%1 × %2"), upgrade, copies}});
    }
    for (const FieldedRinger& ringer : own->chosen->ringers)
        loadout.things.push_back(
            {Text{asNamed, ringer.ringer},
             Text{ringer.as == Post::Runner ? Saying::tr("as a runner") : Saying::tr("as a bruiser")}});
    if (loadout.things.empty())
        loadout.things.push_back({Text{Saying::tr("Nothing active")}});
    return {std::move(loadout)};
}

bool opensLoadouts(const State& before, const State& after)
{
    return before.phase == Phase::Loadout && after.phase != Phase::Loadout;
}

} // namespace whistle::kaosball

// SPDX-License-Identifier: GPL-3.0-or-later
#include "heroes/table/state.h"

namespace whistle::heroes {

int Hero::artefactsWorn() const
{
    return static_cast<int>(
        std::ranges::count_if(artefacts, [](const std::string& artefact) { return !artefact.empty(); }));
}

std::optional<Slot> Hero::slotOf(const std::string& artefact) const
{
    const auto place = std::ranges::find(artefacts, artefact);
    return place == artefacts.end() ? std::nullopt : std::optional(static_cast<Slot>(place - artefacts.begin()));
}

std::optional<int> State::playerNamed(const std::string& name) const
{
    for (std::size_t i = 0; i < players.size(); ++i) {
        if (players[i].name == name)
            return static_cast<int>(i);
    }
    return {};
}

const std::string* State::capitalAt(const Space& space) const
{
    const Player* player = firstWith(players, &Player::capital, space);
    return player ? &player->name : nullptr;
}

std::optional<int> State::factionOfHero(const std::string& name) const
{
    for (std::size_t i = 0; i < players.size(); ++i) {
        if (players[i].facts->hero(name))
            return static_cast<int>(i);
    }
    return {};
}

int State::leadership(const Hero& hero) const
{
    return hero.facts->leadership + (owner(hero).has(Building::Leadership) ? 1 : 0);
}

std::string State::siteState(const Site& site) const
{
    if (site.looted)
        return "looted";
    if (guardOf(site.name))
        return "guarded";
    return isControlled(site.kind) ? "free" : "discovered";
}

SiteCounts State::sitesOf(int player) const
{
    SiteCounts counts;
    for (const Site& site : sites) {
        if (site.controller == player)
            ++counts[site.kind];
    }
    return counts;
}

int State::powerPoints(int player) const
{
    return judgePower(powerInquiry(*this, player)).powerPoints;
}

} // namespace whistle::heroes

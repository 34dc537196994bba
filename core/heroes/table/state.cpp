// SPDX-License-Identifier: GPL-3.0-or-later
#include "heroes/table/state.h"

#include <set>

namespace whistle::heroes {

std::vector<Space> Board::spaces() const
{
    std::vector<Space> all;
    for (Space space; isWithin(space); space = {space.row + 1, 0}) {
        for (; isWithin(space); ++space.column) {
            if (has(space))
                all.push_back(space);
        }
    }
    return all;
}

bool Board::isWithin(const Space& space) const
{
    return space.row >= 0 && space.column >= 0 && static_cast<std::size_t>(space.row) < m_rows.size() &&
           static_cast<std::size_t>(space.column) < m_rows[static_cast<std::size_t>(space.row)].size();
}

Terrain Board::at(const Space& space) const
{
    if (!isWithin(space))
        return Terrain::None;
    return static_cast<Terrain>(m_rows[static_cast<std::size_t>(space.row)][static_cast<std::size_t>(space.column)]);
}

void Board::set(const Space& space, Terrain terrain)
{
    const auto row = static_cast<std::size_t>(space.row);
    const auto column = static_cast<std::size_t>(space.column);
    const std::size_t width = std::max(m_rows.empty() ? 0 : m_rows.front().size(), column + 1);
    if (m_rows.size() <= row)
        m_rows.resize(row + 1);
    for (std::string& one : m_rows)
        one.resize(width, ' ');
    m_rows[row][column] = static_cast<char>(terrain);
}

std::array<Space, 4> neighboursOf(const Space& space)
{
    return {{{space.row - 1, space.column},
             {space.row, space.column - 1},
             {space.row, space.column + 1},
             {space.row + 1, space.column}}};
}

std::vector<Space> controlZone(const Board& board, const std::vector<Space>& capitals, const ZoneOwner& owner)
{
    const auto isPassable = [&](const Space& space) {
        const Terrain terrain = board.at(space);
        return terrain != Terrain::None && (terrain != Terrain::Water || owner.crossesWater) &&
               (terrain != Terrain::Mountain || owner.explorer) && !contains(capitals, space);
    };
    constexpr int reach = 2;
    std::set<Space> zone{owner.at};
    std::set<Space> edge{owner.at};
    for (int step = 0; step < reach; ++step) {
        std::set<Space> next;
        for (const Space& from : edge) {
            for (const Space& to : neighboursOf(from)) {
                if (isPassable(to) && zone.insert(to).second)
                    next.insert(to);
            }
        }
        edge = std::move(next);
    }
    return {zone.begin(), zone.end()};
}

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
    const Player* player = firstWith(players, &Player::name, name);
    return player ? std::optional(static_cast<int>(player - players.data())) : std::nullopt;
}

std::optional<int> State::factionOfHero(const std::string& name) const
{
    const Player* player = firstOf(players, [&](const Player& one) { return one.facts->hero(name) != nullptr; });
    return player ? std::optional(static_cast<int>(player - players.data())) : std::nullopt;
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

} // namespace whistle::heroes

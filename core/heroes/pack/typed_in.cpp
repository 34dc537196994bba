// SPDX-License-Identifier: GPL-3.0-or-later
#include "heroes/pack/typed_in.h"

#include "heroes/pack/tile_facts.h"
#include "heroes/questions/codecs.h"

namespace whistle::heroes {

std::string nameOfLevel(int level)
{
    return "level_" + std::to_string(level);
}

namespace {

/// A tile that lies on the board, with all that was said of it.
struct LaidTile {
    int number = 1;
    int turn = 0;
    TileFacts facts;
};

void describe(LaidTile& tile, const SetSpace& said)
{
    const Space at = printedAt({said.row % tileSide, said.column % tileSide}, tile.turn);
    if (said.terrain)
        tile.facts.set(at, static_cast<Terrain>(said.terrain->front()));
    if (said.site)
        tile.facts.sites.push_back({at.row, at.column, said.site->kind});
}

} // namespace

Json typedIn(const std::vector<JournalEntry<Command>>& entries)
{
    Json things = Json::object();
    std::map<std::string, std::string> factions; // by player
    std::map<std::string, int> levels;           // by faction
    std::string faction;                         // whose action is open
    std::map<Space, LaidTile> laid;              // by place
    const auto meet = [&](const EncounterFacts* encounter) {
        if (encounter)
            things[encounterSort][encounter->name] = writeRecord(*encounter);
    };
    const auto meetSite = [&](const std::string& name, std::optional<SiteKind> kind) {
        if (kind)
            things["site"][name] = {{"kind", wordOf(*kind)}};
    };
    for (const auto& entry : entries) {
        if (entry.withdrawn || entry.refused)
            continue;
        const Command& command = entry.command;
        if (const auto* begins = std::get_if<NewMatch>(&command)) {
            for (const NewPlayer& player : begins->players)
                factions[player.name] = wordOf(player.faction);
        } else if (const auto* card = std::get_if<PlayCard>(&command)) {
            faction = factions[card->player];
        } else if (const auto* tile = std::get_if<PlaceTile>(&command)) {
            laid[{tile->row, tile->column}] = {tile->tile, tile->turn, {tile->rows, {}}};
        } else if (const auto* space = std::get_if<SetSpace>(&command)) {
            if (const auto there = laid.find(tileOf({space->row, space->column})); there != laid.end())
                describe(there->second, *space);
            meet(space->encounter ? &*space->encounter : nullptr);
            if (space->site)
                meetSite(space->site->name, space->site->kind);
        } else if (const auto* looted = std::get_if<Loot>(&command)) {
            meetSite(looted->site, looted->kind);
        } else if (const auto* taken = std::get_if<TakeControl>(&command)) {
            meetSite(taken->site, taken->kind);
        } else if (const auto* scared = std::get_if<ScareOff>(&command)) {
            meet(std::get_if<EncounterFacts>(&scared->encounter));
        } else if (const auto* battle = std::get_if<StartBattle>(&command)) {
            meet(std::get_if<EncounterFacts>(&battle->opponent));
        } else if (const auto* build = std::get_if<Build>(&command)) {
            if (build->cost)
                things[faction][wordOf(build->building)] = writeCommand(command).at("cost");
        } else if (const auto* raise = std::get_if<RaiseCapital>(&command)) {
            const int level = 2 + levels[faction]++;
            if (raise->resources)
                things[faction][nameOfLevel(level)] = *raise->resources;
        }
    }
    for (const auto& [place, tile] : laid)
        things[tileSort][std::to_string(tile.number)] = writeTile(tile.facts);
    return things;
}

} // namespace whistle::heroes

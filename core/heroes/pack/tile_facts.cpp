// SPDX-License-Identifier: GPL-3.0-or-later
#include "heroes/pack/tile_facts.h"

#include "heroes/questions/codecs.h"

namespace whistle {

using namespace heroes;
using OnTile = Number<0, tileSide - 1>;

template <>
constexpr std::array recordKeys<PrintedSite>{
    key<&PrintedSite::row, OnTile>("row"),
    key<&PrintedSite::column, OnTile>("column"),
    key<&PrintedSite::kind>("kind"),
};
template <>
constexpr std::array recordKeys<TileFacts>{
    key<&TileFacts::rows, ListOf<Word, tileSide, tileSide>>("rows"),
    key<&TileFacts::sites, ListOf<ObjectOf<PrintedSite>, 0, tileSide * tileSide>>("sites"),
};

namespace heroes {

namespace {

bool isRow(const std::string& row)
{
    return row.size() == tileSide && row.find_first_not_of(terrainCodes) == std::string::npos;
}

} // namespace

Terrain TileFacts::at(Space printed) const
{
    return static_cast<Terrain>(rows[static_cast<std::size_t>(printed.row)][static_cast<std::size_t>(printed.column)]);
}

void TileFacts::set(Space printed, Terrain terrain)
{
    rows[static_cast<std::size_t>(printed.row)][static_cast<std::size_t>(printed.column)] = static_cast<char>(terrain);
}

Json writeTile(const TileFacts& tile)
{
    return writeRecord(tile);
}

std::optional<TileFacts> readTile(const Json& json)
{
    static const Shape shape = ObjectOf<TileFacts>::shape();
    if (!shape.check(json).empty())
        return {};
    TileFacts tile = readRecord<TileFacts>(json);
    return std::ranges::all_of(tile.rows, isRow) ? std::optional(std::move(tile)) : std::nullopt;
}

} // namespace heroes

} // namespace whistle

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/codecs.h"
#include "elgrande/table/types.h"

#include <utility>
#include <vector>

/// How the words and maps of El Grande look in JSON.
namespace whistle::elgrande::codes {

/// The ids of the first `count` areas.
[[nodiscard]] inline std::vector<std::string> areaIds(std::size_t count)
{
    std::vector<std::string> ids = allWords<Area>();
    ids.resize(count);
    return ids;
}

/// One of the nine regions.
struct Region : codecs::OneOf {
    static Shape shape() { return Shape::words(areaIds(regionCount)).ofKind("el-grande/region"); }
};
/// A region or the Castillo.
struct AnyArea : codecs::OneOf {
    static Shape shape() { return Shape::words(areaIds(areaCount)).ofKind("el-grande/area"); }
};
/// One of the first `count` areas, or `None`'s word for none of them.
template <class None, std::size_t count>
struct AreaOr {
    static Shape shape()
    {
        std::vector<std::string> words = areaIds(count);
        words.emplace_back(None::word);
        return Shape::words(std::move(words)).ofKind("el-grande/area");
    }
    static void read(const Json& json, AreaSpot& value) { value = fromWord<Area>(json.get_ref<const std::string&>()); }
    static Json write(const AreaSpot& value) { return std::string(value ? toWord(*value) : None::word); }
};
struct BesideBoard {
    static constexpr std::string_view word = "beside_board";
};
struct InCourt {
    static constexpr std::string_view word = "court";
};
struct Unclear {
    static constexpr std::string_view word = "unclear";
};
using ScoreboardSpot = AreaOr<BesideBoard, areaCount>;
using Source = AreaOr<InCourt, areaCount>;
using Disc = AreaOr<Unclear, regionCount>; ///< EG-1.9: the Castillo is not on it
using EvictionEnd = AreaOr<InCourt, regionCount>;

/// The name of a player.
using Player = codecs::Naming<codecs::Word, "player">;

/// An object with some of the first `count` areas as keys, kept in the order in which they stand.
template <class Item, std::size_t count>
struct ByAreaOf {
    static Shape shape()
    {
        std::vector<ShapeKey> keys;
        for (std::string& id : areaIds(count))
            keys.push_back(optional(std::move(id), Item::shape()));
        return Shape::object(std::move(keys));
    }
    template <class Value>
    static void read(const Json& json, std::vector<std::pair<Area, Value>>& values)
    {
        for (const auto& [id, item] : json.items()) {
            auto& [area, value] = values.emplace_back();
            area = *fromWord<Area>(id);
            Item::read(item, value);
        }
    }
    template <class Value>
    static Json write(const std::vector<std::pair<Area, Value>>& values)
    {
        Json json = Json::object();
        for (const auto& [area, value] : values)
            json[std::string(toWord(area))] = Item::write(value);
        return json;
    }
};
/// An object with names of players as keys.
template <class Item>
using ByPlayerOf = codecs::MapOf<Item>;

using Caballeros = codecs::Number<0, caballerosInPlay>;
using Points = codecs::Number<0, 1'000'000'000>;
using PowerCard = codecs::Number<1, highestPower>;
using Stack = codecs::Number<1, stackCount>;

using ThreeScores = codecs::ArrayOf<codecs::Number<0, 99>, 3>;

template <std::size_t count>
struct OneOfAreas : codecs::OneOf {
    static Shape shape() { return Shape::words(areaIds(count)); }
};
/// A list of the first `count` areas.
template <std::size_t count>
using AreasOf = codecs::ListOf<OneOfAreas<count>, 0, count>;

} // namespace whistle::elgrande::codes

namespace whistle::elgrande {

/// Maps as they stand in JSON, in the order in which they were written.
using AreaCounts = std::vector<std::pair<Area, int>>;
using PlayerCounts = std::vector<std::pair<std::string, int>>;
using BoardCounts = std::vector<std::pair<Area, PlayerCounts>>;

[[nodiscard]] inline ByArea<int> byArea(const AreaCounts& counts)
{
    ByArea<int> all;
    for (const auto& [area, count] : counts)
        all[area] = count;
    return all;
}
/// The areas in which there is anybody.
[[nodiscard]] inline AreaCounts writtenOf(const ByArea<int>& counts)
{
    AreaCounts written;
    for (const Area area : allAreas()) {
        if (counts[area] != 0)
            written.emplace_back(area, counts[area]);
    }
    return written;
}

namespace codes {

/// Caballeros in some of the first `count` areas.
template <std::size_t count>
struct CountsIn : ByAreaOf<Caballeros, count> {
    static void read(const Json& json, ByArea<int>& counts)
    {
        AreaCounts written;
        ByAreaOf<Caballeros, count>::read(json, written);
        counts = byArea(written);
    }
    static Json write(const ByArea<int>& counts) { return ByAreaOf<Caballeros, count>::write(writtenOf(counts)); }
};

} // namespace codes

} // namespace whistle::elgrande

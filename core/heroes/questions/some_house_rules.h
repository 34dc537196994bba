// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "heroes/questions/codecs.h"
#include "heroes/table/house_rules.h"

namespace whistle::heroes {

/// The object `house_rules` of a question, which knows one switch only.
template <auto rule, const char* name, class Value = typename record_detail::MemberOf<decltype(rule)>::Type>
struct OneRule {
    using ValueCodec = typename UsualOf<Value>::Codec;
    static Value usual() { return HouseRules{}.*rule; }
    static Shape shape()
    {
        return Shape::object({withDefault(name, ValueCodec::shape(), ValueCodec::write(usual()).dump())});
    }
    static void read(const Json& json, Value& value)
    {
        if (const auto found = json.find(name); found != json.end())
            ValueCodec::read(*found, value);
    }
    static Json write(const Value& value)
    {
        Json json = Json::object();
        if (value != usual())
            json[name] = ValueCodec::write(value);
        return json;
    }
};

inline constexpr char bloodrageTies[] = "bloodrage_ties";
using BloodrageRule = OneRule<&HouseRules::bloodrageTies, bloodrageTies>;
inline constexpr char zoneProtects[] = "control_zone_protects";
using ZoneRule = OneRule<&HouseRules::zoneProtects, zoneProtects>;
inline constexpr char tearScoresUnderTemple[] = "tear_scores_under_temple";
using TearRule = OneRule<&HouseRules::tearScoresUnderTemple, tearScoresUnderTemple>;
inline constexpr char treasuryTieBreak[] = "treasury_tie_break";
using TieBreakRule = OneRule<&HouseRules::treasuryTieBreak, treasuryTieBreak>;

} // namespace whistle::heroes

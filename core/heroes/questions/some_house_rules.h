// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "heroes/questions/codecs.h"
#include "heroes/table/house_rules.h"

namespace whistle::heroes {

/// The object `house_rules` of a question, which knows one switch only.
template <auto rule, Literal name, class Value = typename record_detail::MemberOf<decltype(rule)>::Type>
struct OneRule {
    using ValueCodec = typename UsualOf<Value>::Codec;
    static Value usual() { return HouseRules{}.*rule; }
    static Shape shape()
    {
        return Shape::object({withDefault(name.letters, ValueCodec::shape(), ValueCodec::write(usual()).dump())});
    }
    static void read(const Json& json, Value& value)
    {
        if (const auto found = json.find(name.letters); found != json.end())
            ValueCodec::read(*found, value);
    }
    static Json write(const Value& value)
    {
        Json json = Json::object();
        if (value != usual())
            json[name.letters] = ValueCodec::write(value);
        return json;
    }
};

using BloodrageRule = OneRule<&HouseRules::bloodrageTies, "bloodrage_ties">;
using ZoneRule = OneRule<&HouseRules::zoneProtects, "control_zone_protects">;
using TearRule = OneRule<&HouseRules::tearScoresUnderTemple, "tear_scores_under_temple">;
using TieBreakRule = OneRule<&HouseRules::treasuryTieBreak, "treasury_tie_break">;

} // namespace whistle::heroes

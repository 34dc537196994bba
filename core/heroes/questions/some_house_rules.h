// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "heroes/questions/codecs.h"
#include "heroes/table/house_rules.h"

namespace whistle::heroes {

/// The object `house_rules` of a question, which knows one switch only.
template <class Names, class Value, class ValueCodec = typename UsualOf<Value>::Codec>
struct OneRule {
    static Shape shape()
    {
        return Shape::object({withDefault(Names::key, ValueCodec::shape(), ValueCodec::write(Names::usual).dump())});
    }
    static void read(const Json& json, Value& value)
    {
        if (const auto found = json.find(Names::key); found != json.end())
            ValueCodec::read(*found, value);
    }
    static Json write(const Value& value)
    {
        Json json = Json::object();
        if (value != Names::usual)
            json[Names::key] = ValueCodec::write(value);
        return json;
    }
};

struct BloodrageName {
    static constexpr const char* key = "bloodrage_ties";
    static constexpr BloodrageTies usual = BloodrageTies::AllFirst;
};
using BloodrageRule = OneRule<BloodrageName, BloodrageTies>;
struct ZoneName {
    static constexpr const char* key = "control_zone_protects";
    static constexpr ZoneProtects usual = ZoneProtects::EverySite;
};
using ZoneRule = OneRule<ZoneName, ZoneProtects>;
struct TearName {
    static constexpr const char* key = "tear_scores_under_temple";
    static constexpr bool usual = true;
};
using TearRule = OneRule<TearName, bool>;
struct TieBreakName {
    static constexpr const char* key = "treasury_tie_break";
    static constexpr TreasuryTieBreak usual = TreasuryTieBreak::Sum;
};
using TieBreakRule = OneRule<TieBreakName, TreasuryTieBreak>;

} // namespace whistle::heroes

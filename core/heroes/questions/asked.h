// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "heroes/questions/codecs.h"
#include "heroes/table/house_rules.h"
#include "heroes/table/texts.h"
#include "rulebook/record_question.h"

namespace whistle::heroes {

/// A key of a verdict that is told where `isTold` says so.
template <auto isTold, auto member, class Codec>
struct ToldWhere {
    static Shape shape() { return Codec::shape(); }
    template <class Verdict>
    static Json write(const Verdict& verdict)
    {
        return (verdict.*isTold)() ? Json(Codec::write(std::invoke(member, verdict))) : Json(nullptr);
    }
};
template <auto isTold, auto member, class Codec>
[[nodiscard]] constexpr RecordKey toldKey(const char* name)
{
    return partKey<record_detail::OwnerOf<isTold>, ToldWhere<isTold, member, Codec>>(Presence::Filled, name);
}

/// How many of one kind of site somebody has.
template <SiteKind kind, int most>
struct SitesOfKind : Number<0, most> {
    static void read(const Json& json, SiteCounts& sites) { Number<0, most>::read(json, sites[kind]); }
    static Json write(const SiteCounts& sites) { return sites[kind]; }
};
template <SiteKind kind, int most>
[[nodiscard]] constexpr RecordKey sitesKey(const char* name)
{
    return partKey<SiteCounts, SitesOfKind<kind, most>>(Presence::Optional, name);
}

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

// SPDX-License-Identifier: GPL-3.0-or-later
// What a pack says about things that the referee knows from the rules: the crossfield and the house rules.
#include "base/each.h"
#include "base/first.h"
#include "kaosball/entries/house_rules.h"
#include "kaosball/pack/pack_form.h"
#include "kaosball/table/codecs.h"
#include "kaosball/table/names.h"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <set>

namespace whistle::kaosball {

namespace {

using namespace codes;

/// A space by its id, in the packs' own words for the rest.
struct SpaceId {
    static Shape shape() { return Shape::words(crossfield::allNames()); }
    static Json write(Space space) { return crossfield::name(space); }
};
struct SymbolWord : NullOrWord<Symbol> {
    static Shape shape() { return Shape::words({"circle", "square"}); }
};
struct MoundWord : NullOrWord<Mound> {
    static Shape shape() { return Shape::words({"minor", "major"}); }
};
constexpr auto idOf = [](const Space& space) { return space; };
constexpr auto zoneOf = [](const Space& space) { return crossfield::zone(space); };
constexpr auto sideOfSpace = [](const Space& space) { return crossfield::side(space); };
constexpr auto symbolOf = [](const Space& space) { return crossfield::symbol(space); };
constexpr auto moundOf = [](const Space& space) { return crossfield::mound(space); };
constexpr auto scoringSideOf = [](const Space& space) -> std::optional<Side> {
    for (const Side side : allOf<Side>()) {
        if (crossfield::majorMoundOf(side) == space)
            return side;
    }
    return {};
};
constexpr auto neighboursOf = [](const Space& space) { return crossfield::adjacent(space); };

constexpr std::array spaceKeys{
    key<idOf, SpaceId>("id", "column letter a-i from west to east, row digit 1-9 from south to north"),
    key<zoneOf>("zone"),
    filledKey<sideOfSpace>("side", "of the arm; left out: in the midfield"),
    filledKey<symbolOf, SymbolWord>("symbol", "circle: runners, square: bruisers"),
    filledKey<moundOf, MoundWord>("scoring", "the mound that lies there"),
    filledKey<scoringSideOf>("scoring_for", "of a major mound: the side whose team scores there"),
    key<neighboursOf, ListOf<SpaceId>>("adjacent", "spaces that share a border line"),
};

/// As a sentence shows it: words without their quotes, a list with commas.
std::string shown(const Json& value)
{
    if (value.is_string())
        return value.get<std::string>();
    if (value.is_null())
        return "-";
    if (!value.is_array())
        return value.dump();
    std::string words;
    for (const Json& item : value)
        words += (words.empty() ? "" : ", ") + shown(item);
    return words;
}

/// What a pack says of a house rule beside its default.
Json written(const ShapeParts& values)
{
    if (values.form == ShapeForm::Words)
        return {{"type", "choice"}, {"values", values.words}};
    if (values.form == ShapeForm::Integer)
        return {{"type", "integer"}, {"minimum", values.minimum}, {"maximum", values.maximum}};
    return {{"type", "boolean"}};
}

} // namespace

Shape boardShape()
{
    const Shape side = WordOf<Side>::shape();
    return entryShape(
        {required("name", Shape::text()), required("space_count", Shape::integer(0, 1000)),
         required("sides",
                  Shape::list(Shape::object({required("id", side), required("opposite", side),
                                             required("color", Shape::text().orNull(), "null: not known")})),
                  "where teams sit"),
         optional("colors_note", Shape::text()),
         required("spaces", Shape::list(recordWith<Space, spaceKeys>().shape()),
                  "all spaces; they must be the crossfield of KB-2.1 to KB-2.10")});
}

void checkBoard(PackFindings& findings)
{
    if (const Json* count = findings.find("/board/space_count"); count && *count != spaceCount)
        findings.say("/board/space_count",
                     Text{Saying::tr("The crossfield has %1 spaces, not %2."), spaceCount, count->get<int>()});
    findings.forEach("/board/sides", [&](const Json& side, const std::string& at) {
        const std::string& id = side.at("id").get_ref<const std::string&>();
        const std::string& stated = side.at("opposite").get_ref<const std::string&>();
        const std::string opposite(toWord(crossfield::opposite(*fromWord<Side>(id))));
        if (stated != opposite)
            findings.say(at + "/opposite",
                         Text{Saying::tr("The space opposite %1 is %2, not %3."), id, opposite, stated});
    });

    std::set<std::string> seen;
    findings.forEach("/board/spaces", [&](const Json& space, const std::string& at) {
        const std::string& id = space.at("id").get_ref<const std::string&>();
        if (!seen.insert(id).second)
            return findings.say(at + "/id",
                                Text{Saying::tr("The space %1 appears here twice; once was expected."), id});
        const Space place = *crossfield::fromName(id);
        for (const RecordKey& key : spaceKeys) {
            const Json right = key.write(&place);
            Json stated = space.value(key.name, Json());
            if (stated.is_array())
                std::sort(stated.begin(), stated.end()); // as the crossfield has its spaces
            if (stated != right)
                findings.say(pointerTo(at, key.name),
                             Text{Saying::tr("On the crossfield (KB-2), this is %1 for %2, not %3."), shown(right), id,
                                  shown(stated)});
        }
    });
    for (const std::string& name : findings.find("/board") ? crossfield::allNames() : std::vector<std::string>{}) {
        if (!seen.contains(name))
            findings.say("/board/spaces", Text{Saying::tr("The space %1 of the crossfield is missing."), name});
    }
}

Shape houseRuleListShape()
{
    std::vector<std::string> ids;
    for (const RecordKey& known : recordOf<HouseRules>().keys())
        ids.emplace_back(known.name);
    const ShapeKey ruleId = required("id", Shape::words(std::move(ids)), "as in a match's house_rules");
    const ShapeKey ruling = required("ruling", Shape::text(), "the reading that it switches (KB-R1)");
    return Shape::list(
        Shape::choice("type", {{"choice", Shape::object({ruleId, required("values", Shape::list(Shape::text())),
                                                         required("default", Shape::text()), ruling})},
                               {"integer", Shape::object({ruleId, required("minimum", Shape::integer(-99, 99)),
                                                          required("maximum", Shape::integer(-99, 99)),
                                                          required("default", Shape::integer(-99, 99)), ruling})},
                               {"boolean", Shape::object({ruleId, required("default", Shape::boolean()), ruling})}}));
}

void checkHouseRules(PackFindings& findings)
{
    const HouseRules usual;
    findings.forEach("/house_rules", [&](const Json& rule, const std::string& place) {
        const RecordKey& known =
            *firstWith(recordOf<HouseRules>().keys(), &RecordKey::name, rule.at("id").get<std::string>());
        const Shape values = known.shape();
        const Json expected = written(values.parts());
        // The first difference is enough: with another type all the rest differs too.
        for (const auto& [key, value] : expected.items()) {
            if (const Json stated = rule.value(key, Json()); stated != value)
                return findings.say(pointerTo(place, key),
                                    Text{Saying::tr("For this house rule, the referee expects “%1” here, not “%2”."),
                                         shown(value), shown(stated)});
        }
        if (rule.at("default") != known.write(&usual))
            findings.say(place + "/default", Text{Saying::tr("The referee's default for this house rule is not %1."),
                                                  shown(rule.at("default"))});
    });
}

} // namespace whistle::kaosball

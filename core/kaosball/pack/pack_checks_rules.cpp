// SPDX-License-Identifier: GPL-3.0-or-later
// What a pack says about things that the referee knows from the rules: the crossfield and the house rules.
#include "kaosball/entries/house_rules.h"
#include "kaosball/pack/pack_shape.h"
#include "kaosball/table/crossfield.h"

#include <QCoreApplication>
#include <algorithm>
#include <nlohmann/json.hpp>
#include <set>

namespace whistle::kaosball {

namespace {

constexpr Sentence spaceTwice{"kaosball",
                              QT_TRANSLATE_NOOP("kaosball", "The space %1 stands here twice; one was expected.")};
constexpr Sentence spaceMissing{"kaosball",
                                QT_TRANSLATE_NOOP("kaosball", "The space %1 of the crossfield is missing.")};
constexpr Sentence notTheCrossfield{
    "kaosball", QT_TRANSLATE_NOOP("kaosball", "On the crossfield (KB-2) this is %1 for %2, not %3.")};
constexpr Sentence wrongSpaceCount{"kaosball", QT_TRANSLATE_NOOP("kaosball", "The crossfield has %1 spaces, not %2.")};
constexpr Sentence wrongOpposite{"kaosball", QT_TRANSLATE_NOOP("kaosball", "Opposite to %1 lies %2, not %3.")};
constexpr Sentence otherHouseRule{
    "kaosball", QT_TRANSLATE_NOOP("kaosball", "For this house rule the referee has %1 here, not %2.")};
constexpr Sentence otherDefault{
    "kaosball", QT_TRANSLATE_NOOP("kaosball", "The referee's default for this house rule is another one than %1.")};

Json sideWord(std::optional<Side> side)
{
    return side ? Json(toWord(*side)) : Json();
}

const char* zoneWord(Zone zone)
{
    switch (zone) {
    case Zone::Midfield:
        return "midfield";
    case Zone::Centerfield:
        return "centerfield";
    case Zone::ScrimmageLine:
        return "scrimmage_line";
    case Zone::Backfield:
        break;
    }
    return "backfield";
}

std::optional<Side> sideThatScoresOn(Space space)
{
    for (const Side side : {Side::South, Side::West, Side::North, Side::East}) {
        if (crossfield::majorMoundOf(side) == space)
            return side;
    }
    return {};
}

/// The space as a pack should write it, with null for what is left out.
Json written(Space space)
{
    const Symbol symbol = crossfield::symbol(space);
    const Mound mound = crossfield::mound(space);
    std::vector<std::string> adjacent;
    for (const Space next : crossfield::adjacent(space))
        adjacent.emplace_back(crossfield::name(next));
    std::sort(adjacent.begin(), adjacent.end());
    return {{"zone", zoneWord(crossfield::zone(space))},
            {"side", sideWord(crossfield::side(space))},
            {"symbol", symbol == Symbol::None ? Json() : Json(symbol == Symbol::Circle ? "circle" : "square")},
            {"scoring", mound == Mound::None ? Json() : Json(toWord(mound))},
            {"scoring_for", sideWord(sideThatScoresOn(space))},
            {"adjacent", std::move(adjacent)}};
}

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

} // namespace

void checkBoard(PackFindings& findings)
{
    const auto say = [&](const std::string& at, Text message) { findings.say(at, std::move(message)); };
    const Json* board = findings.find("/board");
    if (!board)
        return;

    if (const int count = board->at("space_count").get<int>(); count != spaceCount)
        say("/board/space_count", Text{wrongSpaceCount, spaceCount, count});

    const Json& sides = board->at("sides");
    for (std::size_t i = 0; i < sides.size(); ++i) {
        const std::string& id = sides[i].at("id").get_ref<const std::string&>();
        const std::string& stated = sides[i].at("opposite").get_ref<const std::string&>();
        const std::string opposite(toWord(crossfield::opposite(*fromWord<Side>(id))));
        if (stated != opposite)
            say(pointerTo("/board/sides", i) + "/opposite", Text{wrongOpposite, id, opposite, stated});
    }

    std::set<std::string> seen;
    const Json& spaces = board->at("spaces");
    for (std::size_t i = 0; i < spaces.size(); ++i) {
        const std::string place = pointerTo("/board/spaces", i);
        const std::string& id = spaces[i].at("id").get_ref<const std::string&>();
        if (!seen.insert(id).second) {
            say(place + "/id", Text{spaceTwice, id});
            continue;
        }
        const Json expected = written(*crossfield::fromName(id));
        for (const auto& [key, right] : expected.items()) {
            Json stated = spaces[i].value(key, Json());
            if (stated.is_array())
                std::sort(stated.begin(), stated.end());
            if (stated != right)
                say(pointerTo(place, key), Text{notTheCrossfield, shown(right), id, shown(stated)});
        }
    }
    for (const std::string& name : crossfield::allNames()) {
        if (seen.count(name) == 0)
            say("/board/spaces", Text{spaceMissing, name});
    }
}

void checkHouseRules(PackFindings& findings)
{
    const Json known = houseRulesShape().schema().at("properties");
    findings.forEach("/house_rules", [&](const Json& rule, const std::string& place) {
        const std::string& id = rule.at("id").get_ref<const std::string&>();
        const Json& right = known.at(id);
        Json expected{{"type", right.contains("enum") ? Json("choice") : right.at("type")}};
        if (right.contains("enum"))
            expected["values"] = right.at("enum");
        for (const char* limit : {"minimum", "maximum"}) {
            if (right.contains(limit))
                expected[limit] = right.at(limit);
        }
        // The first difference is enough: with another type all the rest differs too.
        bool differs = false;
        for (const auto& [key, value] : expected.items()) {
            const Json stated = rule.value(key, Json());
            if (!differs && stated != value)
                findings.say(pointerTo(place, key), Text{otherHouseRule, shown(value), shown(stated)});
            differs = differs || stated != value;
        }
        // A default is what need not be written.
        const Json stated{{id, rule.at("default")}};
        if (!differs &&
            (!houseRulesShape().check(stated).empty() || !writeRecord(readRecord<HouseRules>(stated)).empty()))
            findings.say(place + "/default", Text{otherDefault, shown(rule.at("default"))});
    });
}

} // namespace whistle::kaosball

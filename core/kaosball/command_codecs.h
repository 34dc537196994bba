// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/json.h"
#include "kaosball/commands.h"
#include "kaosball/contest_shapes.h"
#include "kaosball/position_shapes.h"

#include <nlohmann/json.hpp>
#include <type_traits>

/// How each kind of value in a command looks in JSON: its shape, reading what has passed the shape, writing it.
namespace whistle::kaosball::codecs {

struct Word {
    static Shape shape() { return Shape::text(); }
    static void read(const Json& json, std::string& value) { value = json.get<std::string>(); }
    static Json write(const std::string& value) { return value; }
};
struct PerhapsEmptyWord : Word {
    static Shape shape() { return Shape::anyText(); }
};
struct Flag {
    static Shape shape() { return Shape::boolean(); }
    static void read(const Json& json, bool& value) { value = json.get<bool>(); }
    static Json write(bool value) { return value; }
};
template <int minimum, int maximum>
struct Number {
    static Shape shape() { return Shape::integer(minimum, maximum); }
    static void read(const Json& json, int& value) { value = json.get<int>(); }
    static Json write(int value) { return value; }
};
struct Roll : Number<-2, 2> {
    static Shape shape() { return rollShape(); }
};
struct OneOf {
    template <class Enum>
    static void read(const Json& json, Enum& value)
    {
        value = *fromWord<Enum>(json.get_ref<const std::string&>());
    }
    template <class Enum>
    static Json write(Enum value)
    {
        return std::string(toWord(value));
    }
};
template <class Enum>
struct WordOf : OneOf {
    static Shape shape() { return Shape::words(allWords<Enum>()); }
};
/// The cheat cards that have a command of their own.
struct PlayableCheat : OneOf {
    static Shape shape()
    {
        return Shape::words({std::string(toWord(Cheat::BootToTheHead)), std::string(toWord(Cheat::Bzzzzt))});
    }
};
struct Place {
    static Shape shape() { return spaceShape(); }
    static void read(const Json& json, Space& value) { value = readSpace(json); }
    static Json write(Space value) { return value.isValid() ? Json(crossfield::name(value)) : Json(nullptr); }
};
/// Whether the spaces are adjacent is looked at after the shape.
struct Border {
    static Shape shape() { return Shape::list(spaceShape(), 2, 2).described("two adjacent spaces"); }
    static void read(const Json& json, Wall& value)
    {
        value = wallBetween(readSpace(json.at(0)), readSpace(json.at(1)));
    }
    static Json write(const Wall& value) { return Json::array({Place::write(value.a), Place::write(value.b)}); }
};
template <NoCard noCard>
struct AnyCard {
    static Shape shape() { return cardShape(noCard); }
    static void read(const Json& json, Card& value) { value = readCard(json); }
    static Json write(Card value) { return writeCard(value); }
};
struct StatsOf {
    static Shape shape() { return statsShape(); }
    static void read(const Json& json, Stats& value) { value = readStats(json); }
    static Json write(const Stats& value)
    {
        return {{"handling", value.handling}, {"tackling", value.tackling}, {"fighting", value.fighting}};
    }
};
struct HealthOf {
    static Shape shape()
    {
        return Shape::object({required("runner", Shape::integer(1, 20)), required("bruiser", Shape::integer(1, 20))});
    }
    static void read(const Json& json, Health& value)
    {
        value = {json.at("runner").get<int>(), json.at("bruiser").get<int>()};
    }
    static Json write(const Health& value) { return {{"runner", value.runner}, {"bruiser", value.bruiser}}; }
};
struct Readings {
    static Shape shape() { return houseRulesShape(); }
    static void read(const Json& json, HouseRules& value) { value = readHouseRules(json); }
    static Json write(const HouseRules& value) { return writeHouseRules(value); }
};
struct Ways {
    static Shape shape() { return surroundingsShape(); }
    static void read(const Json& json, Surroundings& value) { value = readSurroundings(json); }
    static Json write(const Surroundings& value)
    {
        return {{"free_spaces", value.freeSpaces}, {"blocked_sides", value.blockedSides}};
    }
};
/// Any JSON, kept as its text.
struct AnyJson {
    static Shape shape() { return Shape::anything(); }
    static void read(const Json& json, std::string& value) { value = json.dump(); }
    static Json write(const std::string& value) { return Json::parse(value, nullptr, false); }
};

template <class Item>
struct Perhaps {
    static Shape shape() { return Item::shape(); }
    template <class Value>
    static void read(const Json& json, std::optional<Value>& value)
    {
        Item::read(json, value.emplace());
    }
    template <class Value>
    static Json write(const std::optional<Value>& value)
    {
        return value ? Item::write(*value) : Json(nullptr);
    }
};
template <class Item, std::size_t minimum = 0, std::size_t maximum = 1000>
struct ListOf {
    static Shape shape() { return Shape::list(Item::shape(), minimum, maximum); }
    template <class Value>
    static void read(const Json& json, std::vector<Value>& values)
    {
        values.reserve(json.size());
        for (const Json& item : json)
            Item::read(item, values.emplace_back());
    }
    template <class Value>
    static Json write(const std::vector<Value>& values)
    {
        Json json = Json::array();
        for (const Value& value : values)
            json.push_back(Item::write(value));
        return json;
    }
};
/// An object with names (of teams, figures, ringers) as keys; their order is kept. `Entry`: a name and a value.
template <class Item>
struct MapOf {
    static Shape shape() { return Shape::map(Item::shape()); }
    template <class Entry>
    static void read(const Json& json, std::vector<Entry>& entries)
    {
        entries.reserve(json.size());
        for (const auto& [name, item] : json.items()) {
            auto& [key, value] = entries.emplace_back();
            key = name;
            Item::read(item, value);
        }
    }
    template <class Entry>
    static Json write(const std::vector<Entry>& entries)
    {
        Json json = Json::object();
        for (const auto& [key, value] : entries)
            json[key] = Item::write(value);
        return json;
    }
};

} // namespace whistle::kaosball::codecs

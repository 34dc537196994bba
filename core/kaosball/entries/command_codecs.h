// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/codecs.h"
#include "kaosball/entries/commands.h"
#include "kaosball/judging/contest_shapes.h"
#include "kaosball/table/position_shapes.h"

#include <nlohmann/json.hpp>

/// The kinds of values that only Kaosball's commands have (base/codecs.h has the usual ones).
namespace whistle::kaosball::codecs {

using namespace whistle::codecs;

struct Roll : Number<-2, 2> {
    static Shape shape() { return rollShape(); }
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

} // namespace whistle::kaosball::codecs

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/record.h"
#include "kaosball/judging/contest.h"
#include "kaosball/table/cards.h"
#include "kaosball/table/crossfield.h"

#include <QCoreApplication>

/// How the values of Kaosball look in JSON where the usual codecs do not say it.
namespace whistle::kaosball::codes {

using namespace whistle::codecs;

/// `null`: empty.
template <class Item>
struct NullIfEmpty : Item {
    static Shape shape() { return Item::shape().orNull(); }
    template <class Value>
    static void read(const Json& json, Value& value)
    {
        if (!json.is_null())
            Item::read(json, value);
    }
    template <class Value>
    static Json write(const Value& value)
    {
        return value.empty() ? Json(nullptr) : Json(Item::write(value));
    }
};
/// `null`: 0.
template <int minimum, int maximum>
struct NullIfZero : Number<minimum, maximum> {
    static Shape shape() { return Number<minimum, maximum>::shape().orNull(); }
    static Json write(int value) { return value == 0 ? Json(nullptr) : Json(value); }
};

/// The word of a value, kept as it is.
template <class Enum>
struct WordIn : Word {
    static Shape shape() { return Shape::words(allWords<Enum>()); }
};

/// A result of the tiebreaker die.
struct Roll : Number<-2, 2> {
    static Shape shape() { return Shape::integers({-2, -1, 1, 2}); }
};
/// `null`: none.
struct RingerOrNull {
    static Shape shape() { return WordOf<Ringer>::shape().orNull(); }
    static void read(const Json& json, Ringer& value)
    {
        if (!json.is_null())
            OneOf::read(json, value);
    }
    static Json write(Ringer value) { return value == Ringer::None ? Json(nullptr) : OneOf::write(value); }
};
/// A space by its id (KB-2.2).
struct Place {
    static Shape shape()
    {
        static const Shape shape = Shape::words(crossfield::allNames()).ofKind("kaosball/space");
        return shape;
    }
    static void read(const Json& json, Space& value)
    {
        value = *crossfield::fromName(json.get_ref<const std::string&>());
    }
    static Json write(Space value) { return value.isValid() ? Json(crossfield::name(value)) : Json(nullptr); }
};
/// Whether the two spaces are adjacent is looked at after the shape.
struct Border {
    static Shape shape() { return Shape::list(Place::shape(), 2, 2); }
    static void read(const Json& json, Wall& value)
    {
        Place::read(json.at(0), value.a);
        Place::read(json.at(1), value.b);
        value = wallBetween(value.a, value.b);
    }
    static Json write(const Wall& value) { return Json::array({Place::write(value.a), Place::write(value.b)}); }
};
template <NoCard noCard>
struct CardOf {
    static Shape shape() { return cardShape(noCard); }
    static void read(const Json& json, Card& value) { value = readCard(json); }
    static Json write(Card value) { return writeCard(value); }
};
/// Whether a card counts in its contest.
enum class CardStatus { Live, Dead };
using LiveOrDead = TruthAs<CardStatus>;
using AnyCard = CardOf<NoCard::Allowed>;
using RealCard = CardOf<NoCard::NotAllowed>;

/// `{"hardy": 2}`: of each upgrade as many; how many there are, the packs say.
struct Copies {
    static Shape shape();
    static void read(const Json& json, Upgrades& value);
    static Json write(const Upgrades& value);
};
} // namespace whistle::kaosball::codes

namespace whistle {

template <>
inline constexpr std::array recordKeys<kaosball::Stats>{
    key<&kaosball::Stats::handling, codecs::Number<-9, 9>>("handling"),
    key<&kaosball::Stats::tackling, codecs::Number<-9, 9>>("tackling"),
    key<&kaosball::Stats::fighting, codecs::Number<-9, 9>>("fighting"),
};
template <>
inline constexpr std::array recordKeys<kaosball::Health>{
    key<&kaosball::Health::runner, codecs::Number<1, 20>>("runner"),
    key<&kaosball::Health::bruiser, codecs::Number<1, 20>>("bruiser"),
};
template <>
inline constexpr std::array recordKeys<kaosball::Surroundings>{
    key<&kaosball::Surroundings::freeSpaces, codecs::Number<0, 4>>(
        "free_spaces", QT_TRANSLATE_NOOP("shapes", "adjacent spaces it could enter")),
    key<&kaosball::Surroundings::blockedSides, codecs::Number<0, 4>>(
        "blocked_sides", QT_TRANSLATE_NOOP("shapes", "edge, wall or standing figure, not counting the target's side")),
};

} // namespace whistle

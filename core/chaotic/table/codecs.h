// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/record.h"
#include "chaotic/table/board.h"

template <>
const whistle::Record& whistle::recordOf<whistle::chaotic::Disciplines>();

/// How the game's small values look in JSON.
namespace whistle::chaotic::codecs {

using namespace whistle::codecs;

/// The usual whole number of the digest.
struct Count : Number<0, 999> {};
struct Counters : Number<0, 99> {};
/// A number that was computed, and one that cannot be below 0.
using Any = Number<-1'000'000'000, 1'000'000'000>;
using Amount = Number<0, 1'000'000'000>;

/// A name: not blank, without spaces at its ends.
struct Title {
    static Shape shape() { return Shape::text().notBlank(); }
    static void read(const Json& json, std::string& value);
    static Json write(const std::string& value) { return value; }
};
/// A text that only explains.
struct Words : PerhapsEmptyWord {
    static Shape shape() { return Shape::text().notBlank(); }
};
/// A name that the input gives to a creature, and one that must have been given.
using CreatureName = Declaring<Words, "creature">;
using GivenCreature = Naming<Words, "creature">;
struct SpaceWord {
    static Shape shape();
    static void read(const Json& json, Space& value) { value = spaceOf(json.get_ref<const std::string&>()); }
    static Json write(const Space& value) { return wordOf(value); }
};
/// Counters, or "x": none.
struct CounterCost {
    static Shape shape() { return Shape::either({Counters::shape(), Shape::words({"x"})}); }
    static void read(const Json& json, std::optional<int>& value)
    {
        value = json.is_string() ? std::nullopt : std::optional(json.get<int>());
    }
    static Json write(const std::optional<int>& value) { return value ? Json(*value) : Json("x"); }
};
/// A Discipline or all of them: of Support and Intimidate.
struct DisciplineOrAll : OneOf {
    static Shape shape();
};
/// Computed Disciplines, which may be higher than any printed ones.
struct AnyDisciplines : ObjectOf<Disciplines> {
    static Shape shape();
};
/// No value twice.
template <class Item>
using DistinctOf = Distinct<ListOf<Item>>;
/// At least one, no value twice.
template <class Item>
using SomeOf = Distinct<ListOf<Item, 1>>;
/// Objects with an `id` each, none twice.
template <class Item, std::size_t minimum = 0, std::size_t maximum = 1000>
using NamedListOf = Distinct<ListOf<Item, minimum, maximum>, "id">;
/// The elements of a creature, in their order.
struct ElementList {
    static Shape shape() { return DistinctOf<WordOf<Element>>::shape(); }
    static void read(const Json& json, Elements& value);
    static Json write(Elements value);
};
/// An object with a value for some of the elements.
template <class Item>
struct SomeElements {
    static Shape shape()
    {
        std::vector<ShapeKey> keys;
        for (const Element element : allElements)
            keys.push_back(optional(std::string(toWord(element)), Item::shape()));
        return Shape::object(std::move(keys));
    }
    template <class Value>
    static void read(const Json& json, ByElement<Value>& values)
    {
        for (const Element element : allElements) {
            if (const auto found = json.find(std::string(toWord(element))); found != json.end())
                Item::read(*found, values[element]);
        }
    }
    template <class Value>
    static Json write(const ByElement<Value>& values)
    {
        Json json = Json::object();
        for (const Element element : allElements) {
            const Value& value = values[element];
            if (!(value == Value{}))
                json[std::string(toWord(element))] = Item::write(value);
        }
        return json;
    }
};

} // namespace whistle::chaotic::codecs

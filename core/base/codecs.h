// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/shape.h"
#include "base/words.h"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <utility>
#include <variant>
#include <vector>

/// How a kind of value looks in JSON: its shape, reading what has passed the shape, writing it.
namespace whistle::codecs {

struct Word {
    static Shape shape() { return Shape::text(); }
    static void read(const Json& json, std::string& value) { value = json.get<std::string>(); }
    static Json write(const std::string& value) { return value; }
};
struct PerhapsEmptyWord : Word {
    static Shape shape() { return Shape::anyText(); }
};
struct Truth {
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
/// Of an enum whose first value is none: `null`.
template <class Enum>
struct NullOrWord {
    static Shape shape()
    {
        std::vector<std::string> words = allWords<Enum>();
        words.erase(words.begin());
        return Shape::words(std::move(words)).orNull();
    }
    static void read(const Json& json, Enum& value)
    {
        value = json.is_null() ? Enum{} : *fromWord<Enum>(json.get_ref<const std::string&>());
    }
    static Json write(Enum value) { return value == Enum{} ? Json(nullptr) : OneOf::write(value); }
};
/// True is the first word of the enum, false its second.
template <class Enum>
struct TruthAs : WordOf<Enum> {
    static void read(const Json& json, bool& value) { value = json == toWord(Enum{}); }
    static Json write(bool value) { return OneOf::write(static_cast<Enum>(value ? 0 : 1)); }
};
/// Any JSON, kept as its text.
struct AnyJson {
    static Shape shape() { return Shape::anything(); }
    static void read(const Json& json, std::string& value) { value = json.dump(); }
    static Json write(const std::string& value) { return Json::parse(value, nullptr, false); }
};

/// Left out: none.
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
/// `null`: none.
template <class Item>
struct OrNull : Perhaps<Item> {
    static Shape shape() { return Item::shape().orNull(); }
    template <class Value>
    static void read(const Json& json, std::optional<Value>& value)
    {
        if (json.is_null())
            value.reset();
        else
            Item::read(json, value.emplace());
    }
};
/// Of a vector, or of a list that lives where it stands.
template <class Item, std::size_t minimum = 0, std::size_t maximum = 1000>
struct ListOf {
    static Shape shape() { return Shape::list(Item::shape(), minimum, maximum); }
    template <class List>
    static void read(const Json& json, List& values)
    {
        values = List{};
        if constexpr (requires { values.reserve(json.size()); })
            values.reserve(json.size());
        for (const Json& item : json) {
            typename List::value_type value{};
            Item::read(item, value);
            values.push_back(std::move(value));
        }
    }
    template <class List>
    static Json write(const List& values)
    {
        Json json = Json::array();
        for (const auto& value : values)
            json.push_back(Item::write(value));
        return json;
    }
};
/// Of an array: always as many.
template <class Item, std::size_t size>
struct ArrayOf : ListOf<Item, size, size> {
    template <class Array>
    static void read(const Json& json, Array& values)
    {
        for (std::size_t i = 0; i < size; ++i)
            Item::read(json[i], values[i]);
    }
};
/// An object with a value for each value of an enum, by its word; the values are counted by the enum.
template <class Enum, class Item>
struct ByWord {
    static Shape shape()
    {
        std::vector<ShapeKey> keys;
        for (const std::string_view word : enumWords<Enum>)
            keys.push_back(required(std::string(word), Item::shape()));
        return Shape::object(std::move(keys));
    }
    template <class Values>
    static void read(const Json& json, Values& values)
    {
        for (const std::string_view word : enumWords<Enum>)
            Item::read(json.at(std::string(word)), values[*fromWord<Enum>(word)]);
    }
    template <class Values>
    static Json write(const Values& values)
    {
        Json json = Json::object();
        for (const std::string_view word : enumWords<Enum>)
            json[std::string(word)] = Item::write(values[*fromWord<Enum>(word)]);
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

/// Of a variant: what each of its alternatives is. They are told apart by their shapes.
template <class... Items>
struct EitherOf {
    static Shape shape() { return Shape::either({Items::shape()...}); }
    template <class Variant>
    static void read(const Json& json, Variant& value)
    {
        static const std::array<Shape, sizeof...(Items)> shapes{Items::shape()...};
        const auto fits = [&](const Shape& shape) { return shape.check(json).empty(); };
        const auto found = static_cast<std::size_t>(std::find_if(shapes.begin(), shapes.end(), fits) - shapes.begin());
        onlyAt(found, [&]<std::size_t index, class Item>() { Item::read(json, value.template emplace<index>()); });
    }
    template <class Variant>
    static Json write(const Variant& value)
    {
        Json json;
        onlyAt(value.index(), [&]<std::size_t index, class Item>() { json = Item::write(std::get<index>(value)); });
        return json;
    }

private:
    template <class Do>
    static void onlyAt(std::size_t place, Do&& act)
    {
        [&]<std::size_t... each>(std::index_sequence<each...>)
        {
            ((each == place ? act.template operator()<each, Items>() : void()), ...);
        }
        (std::index_sequence_for<Items...>{});
    }
};

/// Words that stand in the type of a codec.
template <std::size_t size>
struct Literal {
    constexpr Literal(const char (&text)[size]) { std::copy_n(text, size, letters); }
    char letters[size]{};
};
// The same codec with more to say of its shape.
template <class Item, Literal kind>
struct OfKind : Item {
    static Shape shape() { return Item::shape().ofKind(kind.letters); }
};
template <class Item, Literal what>
struct Declaring : Item {
    static Shape shape() { return Item::shape().declaring(what.letters); }
};
template <class Item, Literal what>
struct Naming : Item {
    static Shape shape() { return Item::shape().naming(what.letters); }
};
/// With what it means, marked with QT_TRANSLATE_NOOP("shapes", ...): what a form calls it among other alternatives.
template <class Item, Literal meaning>
struct Described : Item {
    static Shape shape() { return Item::shape().described(meaning.letters); }
};
/// A list with no value twice; with a key: no two objects with the same value of it.
template <class List, Literal key = "">
struct Distinct : List {
    static Shape shape() { return List::shape().distinct(key.letters); }
};
/// An object with this one key.
template <Literal name, class Item>
struct Under {
    static Shape shape() { return Shape::object({required(name.letters, Item::shape())}); }
    template <class Value>
    static void read(const Json& json, Value& value)
    {
        Item::read(json.at(name.letters), value);
    }
    template <class Value>
    static Json write(const Value& value)
    {
        return {{name.letters, Item::write(value)}};
    }
};

} // namespace whistle::codecs

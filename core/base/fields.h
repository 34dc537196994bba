// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/codecs.h"
#include "base/compiled_once.h"

#include <array>
#include <concepts>
#include <utility>
#include <variant>

/// A struct's JSON keys, said once. `visit(v, value)`, found beside the struct, names each key with its codec:
///
///     template <class V, Is<Bid> T>
///     void visit(V& v, T& c)
///     {
///         v.template required<Word>("team", c.team, "who bids");
///         v.template optional<Number<0, 99>>("bid", c.bid, "cash"); // left out: what a fresh struct has
///     }
///
/// and the shape, the reader and the writer all come from that list.
namespace whistle::fields {

template <class Value, class Wanted>
concept Is = std::same_as<std::remove_const_t<Value>, Wanted>;

/// Collects the keys.
class Shaper {
public:
    template <class Codec, class Value>
    void required(const char* name, Value&, const char* meaning)
    {
        m_keys.push_back(whistle::required(name, Codec::shape(), meaning));
    }
    template <class Codec, class Value>
    void optional(const char* name, Value&, const char* meaning)
    {
        m_keys.push_back(whistle::optional(name, Codec::shape(), meaning));
    }
    [[nodiscard]] Shape shape() { return Shape::object(std::move(m_keys)); }

protected:
    std::vector<ShapeKey> m_keys;
};

/// Reads what the shape has passed.
class Reader {
public:
    explicit Reader(const Json& json) : m_json(json) {}

    template <class Codec, class Value>
    void required(const char* name, Value& value, const char*)
    {
        Codec::read(m_json.at(name), value);
    }
    template <class Codec, class Value>
    void optional(const char* name, Value& value, const char*)
    {
        if (const auto found = m_json.find(name); found != m_json.end())
            Codec::read(*found, value);
    }

protected:
    const Json& m_json;
};

/// Leaves out what is as in a fresh struct, which `defaults` is the writing of; null while that is being written.
class Writer {
public:
    Writer(Json& json, const Json* defaults) : m_json(json), m_defaults(defaults) {}

    template <class Codec, class Value>
    void required(const char* name, const Value& value, const char*)
    {
        if (m_defaults)
            m_json[name] = Codec::write(value);
    }
    template <class Codec, class Value>
    void optional(const char* name, const Value& value, const char*)
    {
        Json written = Codec::write(value);
        if (!m_defaults || m_defaults->at(name) != written)
            m_json[name] = std::move(written);
    }

protected:
    Json& m_json;
    const Json* m_defaults;
};

template <class Value, class S = Shaper>
[[nodiscard]] Shape shapeOf()
{
    S shaper;
    Value value;
    visit(shaper, value);
    return shaper.shape();
}

template <class R = Reader, class Value>
void readInto(const Json& json, Value& value)
{
    R reader(json);
    visit(reader, value);
}

template <class W = Writer, class Value>
void writeInto(Json& json, const Value& value)
{
    static const Json defaults = [] {
        Json fresh = Json::object();
        W writer(fresh, nullptr);
        const Value untouched;
        visit(writer, untouched);
        return fresh;
    }();
    W writer(json, &defaults);
    visit(writer, value);
}

/// The codec of a struct that has a `visit`.
template <class Value, class S = Shaper, class R = Reader, class W = Writer>
struct ObjectOf {
    static Shape shape() { return shapeOf<Value, S>(); }
    static void read(const Json& json, Value& value) { readInto<R>(json, value); }
    static Json write(const Value& value)
    {
        Json json = Json::object();
        writeInto<W>(json, value);
        return json;
    }
};

/// What a command is called and what it is for.
struct CommandName {
    std::string_view name;
    const char* meaning;
};

/// The shape, the reader and the writer of a variant of commands, whose names stand in the variant's order.
template <class Command, class S = Shaper, class R = Reader, class W = Writer>
class CommandCodec {
public:
    static constexpr std::size_t count = std::variant_size_v<VariantIn<Command>>;
    using Names = std::array<CommandName, count>;

    [[nodiscard]] static Shape shape(const Names& names)
    {
        return shapeOfAll(names, std::make_index_sequence<count>());
    }
    /// Reads what the shape has passed.
    [[nodiscard]] static Command read(const Names& names, const Json& json)
    {
        const std::string& name = json.at("command").template get_ref<const std::string&>();
        const auto found = std::find_if(names.begin(), names.end(),
                                        [&name](const CommandName& command) { return command.name == name; });
        return readIndexed(static_cast<std::size_t>(found - names.begin()), json, std::make_index_sequence<count>());
    }
    [[nodiscard]] static Json write(const Names& names, const Command& command)
    {
        Json json{{"command", names[command.index()].name}};
        std::visit([&json](const auto& one) { writeInto<W>(json, one); }, command);
        return json;
    }

private:
    template <std::size_t... indices>
    static Shape shapeOfAll(const Names& names, std::index_sequence<indices...>)
    {
        std::vector<std::pair<std::string, Shape>> cases;
        (cases.emplace_back(
             names[indices].name,
             shapeOf<std::variant_alternative_t<indices, VariantIn<Command>>, S>().described(names[indices].meaning)),
         ...);
        return Shape::choice("command", std::move(cases));
    }
    template <class One>
    static Command readOne(const Json& json)
    {
        One one;
        readInto<R>(json, one);
        return one;
    }
    template <std::size_t... indices>
    static Command readIndexed(std::size_t index, const Json& json, std::index_sequence<indices...>)
    {
        static constexpr std::array readers{&readOne<std::variant_alternative_t<indices, VariantIn<Command>>>...};
        return readers[index](json);
    }
};

} // namespace whistle::fields

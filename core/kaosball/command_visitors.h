// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kaosball/command_fields.h"

/// What goes through a command's parameters: for its shape, for reading it, for writing it.
namespace whistle::kaosball::fields {

using Placements = std::vector<std::pair<std::string, Space>>;
using RollsByTeam = std::vector<std::pair<std::string, std::vector<int>>>;

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
    template <class Codec, class Value>
    void filledIn(const char* name, Value& value, const char* meaning)
    {
        optional<Codec>(name, value, meaning);
    }
    void placements(Placements& value)
    {
        optional<MapOf<Place>>("placements", value, "by figure, without its team: its space");
        m_keys.push_back(
            whistle::optional("figures", ListOf<Word>::shape(), "scorekeeper depth, in place of `placements`"));
    }
    void rolls(std::vector<int>&, RollsByTeam&)
    {
        m_keys.push_back(
            whistle::optional("tiebreaker_rolls", Shape::either({ListOf<Roll>::shape(), MapOf<ListOf<Roll>>::shape()}),
                              "successive results if there is a tie; by team for Cretin the Ettin against two teams"));
    }
    template <class Value>
    [[nodiscard]] static Shape shapeOf()
    {
        Shaper shaper;
        Value value;
        visit(shaper, value);
        return Shape::object(std::move(shaper.m_keys));
    }

private:
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
    template <class Codec, class Value>
    void filledIn(const char* name, Value& value, const char* meaning)
    {
        optional<Codec>(name, value, meaning);
    }
    void placements(Placements& value)
    {
        optional<MapOf<Place>>("placements", value, "");
        if (const auto figures = m_json.find("figures"); figures != m_json.end()) {
            for (const Json& figure : *figures)
                value.emplace_back(figure.get<std::string>(), Space{});
        }
    }
    void rolls(std::vector<int>& rolls, RollsByTeam& byTeam)
    {
        const auto found = m_json.find("tiebreaker_rolls");
        if (found == m_json.end())
            return;
        if (found->is_array())
            ListOf<Roll>::read(*found, rolls);
        else
            MapOf<ListOf<Roll>>::read(*found, byTeam);
    }

private:
    const Json& m_json;
};

/// Leaves out what is as in a fresh struct, which `defaults` is the writing of.
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
    template <class Codec, class Value>
    void filledIn(const char* name, const Value& value, const char* meaning)
    {
        required<Codec>(name, value, meaning);
    }
    void placements(const Placements& value)
    {
        const bool hasSpaces =
            std::all_of(value.begin(), value.end(), [](const auto& placement) { return placement.second.isValid(); });
        if (hasSpaces) {
            m_json["placements"] = MapOf<Place>::write(value);
            return;
        }
        Json figures = Json::array();
        for (const auto& [figure, space] : value)
            figures.push_back(figure);
        m_json["figures"] = std::move(figures);
    }
    void rolls(const std::vector<int>& rolls, const RollsByTeam& byTeam)
    {
        if (!rolls.empty())
            m_json["tiebreaker_rolls"] = ListOf<Roll>::write(rolls);
        else if (!byTeam.empty())
            m_json["tiebreaker_rolls"] = MapOf<ListOf<Roll>>::write(byTeam);
    }
    template <class Value>
    static void write(Json& json, const Value& value)
    {
        static const Json defaults = [] {
            Json fresh = Json::object();
            Writer writer(fresh, nullptr);
            const Value untouched;
            visit(writer, untouched);
            return fresh;
        }();
        Writer writer(json, &defaults);
        visit(writer, value);
    }

private:
    Json& m_json;
    const Json* m_defaults;
};

template <class Value>
struct Object {
    static Shape shape() { return Shaper::shapeOf<Value>(); }
    static void read(const Json& json, Value& value)
    {
        Reader reader(json);
        visit(reader, value);
    }
    static Json write(const Value& value)
    {
        Json json = Json::object();
        Writer::write(json, value);
        return json;
    }
};

} // namespace whistle::kaosball::fields

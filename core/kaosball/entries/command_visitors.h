// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kaosball/entries/command_fields.h"

/// What goes through a command's parameters, for its shape, for reading it, for writing it: that of base/fields.h, and
/// what only Kaosball has.
namespace whistle::kaosball::fields {

using Placements = std::vector<std::pair<std::string, Space>>;
using RollsByTeam = std::vector<std::pair<std::string, std::vector<int>>>;

class Shaper : public whistle::fields::Shaper {
public:
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
};

/// Reads what the shape has passed.
class Reader : public whistle::fields::Reader {
public:
    using whistle::fields::Reader::Reader;

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
};

class Writer : public whistle::fields::Writer {
public:
    using whistle::fields::Writer::Writer;

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
};

template <class Value>
struct Object : whistle::fields::ObjectOf<Value, Shaper, Reader, Writer> {
};

using CommandCodec = whistle::fields::CommandCodec<Command, Shaper, Reader, Writer>;

} // namespace whistle::kaosball::fields

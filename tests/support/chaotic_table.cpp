// SPDX-License-Identifier: GPL-3.0-or-later
#include "chaotic_table.h"

#include "chaotic/offers/moves.h"

#include <nlohmann/json.hpp>

namespace whistle::chaotic {

namespace {

Json parsed(const std::string& text)
{
    return *parseJson(text);
}

void setDefault(Json& card, const char* key, Json value)
{
    if (!card.contains(key))
        card[key] = std::move(value);
}

} // namespace

ChaoticTable::ChaoticTable(int size, const std::string& rules, const std::string& level)
{
    for (Json& deck : m_decks)
        deck = {{"creatures", Json::array()},
                {"battlegear", Json::array()},
                {"mugic", Json::array()},
                {"locations", Json::array()},
                {"attacks", Json::array()}};
    play(R"({"command": "new_match", "size": )" + std::to_string(size) + R"(, "rules_level": ")" + level +
         R"(", "house_rules": )" + rules + "}");
}

ChaoticTable& ChaoticTable::creature(Player player, const char* json)
{
    Json card = parsed(json);
    setDefault(card, "name", card.at("id"));
    setDefault(card, "tribe", "overworld");
    setDefault(card, "disciplines", {{"courage", 50}, {"power", 50}, {"wisdom", 50}, {"speed", 50}});
    setDefault(card, "energy", 50);
    setDefault(card, "mugic_ability", 3);
    m_decks[static_cast<std::size_t>(player)]["creatures"].push_back(std::move(card));
    return *this;
}

ChaoticTable& ChaoticTable::battlegear(Player player, const char* json)
{
    m_decks[static_cast<std::size_t>(player)]["battlegear"].push_back(parsed(json));
    return *this;
}

ChaoticTable& ChaoticTable::mugic(Player player, const char* json)
{
    Json card = parsed(json);
    setDefault(card, "affiliation", "generic");
    setDefault(card, "cost", 1);
    setDefault(card, "effect", Json::object());
    m_decks[static_cast<std::size_t>(player)]["mugic"].push_back(std::move(card));
    return *this;
}

ChaoticTable& ChaoticTable::attack(Player player, const char* json)
{
    Json card = parsed(json);
    setDefault(card, "build_points", 0);
    setDefault(card, "base", 0);
    setDefault(card, "count", 9);
    m_decks[static_cast<std::size_t>(player)]["attacks"].push_back(std::move(card));
    return *this;
}

ChaoticTable& ChaoticTable::location(const char* json)
{
    Json card = parsed(json);
    setDefault(card, "initiative", {{"kind", "discipline"}, {"discipline", "speed"}});
    setDefault(card, "count", 9);
    for (Json& deck : m_decks)
        deck["locations"].push_back(card);
    return *this;
}

ChaoticTable& ChaoticTable::begin(Player first)
{
    for (const Player player : bothPlayers) {
        Json& deck = m_decks[static_cast<std::size_t>(player)];
        if (deck["locations"].empty())
            location(R"({"name": "Field"})");
        if (deck["attacks"].empty())
            attack(player, R"({"name": "Jab", "base": 5})");
        if (state().isAdvanced()) {
            while (deck["battlegear"].size() < deck["creatures"].size())
                deck["battlegear"].push_back({{"name", "Belt " + std::to_string(deck["battlegear"].size())}});
        }
        const std::string who(toWord(player));
        play(R"({"command": "set_deck", "player": ")" + who + R"(", "deck": )" + deck.dump() +
             R"(, "override": "a test"})");
        const std::vector<Space> spaces = freeSpaces(state(), player);
        for (std::size_t i = 0; i < deck["creatures"].size(); ++i) {
            const std::string id = deck["creatures"][i]["id"].get<std::string>();
            play(R"({"command": "place_creature", "player": ")" + who + R"(", "card": ")" + id + R"(", "space": ")" +
                 wordOf(spaces[i]) + "\"}");
            if (state().isAdvanced())
                play(R"({"command": "equip", "player": ")" + who + R"(", "creature": ")" + who + '/' + id +
                     R"(", "battlegear": ")" + deck["battlegear"][i]["name"].get<std::string>() + "\"}");
        }
    }
    play(R"({"command": "reveal_all"})");
    play(R"({"command": "choose_first", "player": ")" + std::string(toWord(first)) + "\"}");
    return play(R"({"command": "reveal_location", "card": ")" + m_decks[0]["locations"][0]["name"].get<std::string>() +
                "\"}");
}

ChaoticTable& ChaoticTable::play(const std::string& json)
{
    const Json all = parsed(json);
    for (const Json& line : all.is_array() ? all : Json::array({all})) {
        const Checked<PlayResult> result = m_match->play(line, Instant{});
        if (m_failure.empty() && (!result || !result->accepted))
            m_failure =
                line.dump() + ": " + (result ? result->why.front() : result.problems().front().message).toStdString();
        if (result)
            m_why = render(result->why, m_match->names());
    }
    return *this;
}

ChaoticTable& ChaoticTable::passAll()
{
    while (state().burst.turn.status == BurstStatus::Open)
        play(R"({"command": "pass", "player": ")" + std::string(toWord(*state().burst.turn.choice)) + "\"}");
    while (state().burst.turn.status == BurstStatus::Resolving && m_failure.empty())
        play(R"({"command": "resolve_next"})");
    return *this;
}

ChaoticTable& ChaoticTable::strike(const std::string& card, const std::string& facts)
{
    play(R"({"command": "strike", "card": ")" + card + "\"}");
    if (facts.empty())
        return passAll();
    while (state().burst.turn.status == BurstStatus::Open)
        play(R"({"command": "pass", "player": ")" + std::string(toWord(*state().burst.turn.choice)) + "\"}");
    return play(R"({"command": "resolve_next", "facts": {"stated": )" + facts + "}}");
}

std::string ChaoticTable::tried(const std::string& json)
{
    const std::string before = m_match->table().dump();
    const Checked<PlayResult> result = m_match->play(parsed(json), Instant{});
    if (!result)
        return result.problems().front().at;
    if (result->accepted)
        return "accepted";
    if (m_match->table().dump() != before)
        return "it changed the table";
    return std::string(result->objections.front().rule.id);
}

std::string ChaoticTable::at(const std::string& pointer) const
{
    const Json table = m_match->table();
    const Json::json_pointer place(pointer);
    if (!table.contains(place))
        return "absent";
    const Json& value = table.at(place);
    return value.is_string() ? value.get<std::string>() : value.dump();
}

} // namespace whistle::chaotic

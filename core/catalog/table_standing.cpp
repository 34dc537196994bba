// SPDX-License-Identifier: GPL-3.0-or-later
#include "catalog/table_standing.h"

#include "elgrande/table/rounds.h"

#include <algorithm>
#include <map>
#include <nlohmann/json.hpp>

namespace whistle {

namespace {

/// In the order of their names in `order`, each with the number that `scores` has for it.
Json seatsOf(const Json& order, const Json& scores)
{
    Json seats = Json::array();
    for (const Json& name : order) {
        const std::string id = name.is_string() ? name.get<std::string>() : std::string();
        if (scores.contains(id))
            seats.push_back({{"seat", seats.size() + 1}, {"name", id}, {"score", valueIn(scores, id.c_str(), 0)}});
    }
    return seats;
}

Json ofBattleLine(const Json& table)
{
    const Json& flags = partOf(table, "flags");
    const Json& games = partOf(table, "games");
    const Json& points = partOf(partOf(table, "series"), "points");
    const bool isBetween = valueIn(table, "step", std::string()) == "over";
    Json told{{"game", games.size() + (isBetween ? 0 : 1)}, {"turn", valueIn(table, "turn", 1)}};
    Json owners = Json::array();
    std::map<std::string, int> won;
    for (const Json& flag : flags) {
        const std::string winner = valueIn(flag, "won_by", std::string());
        owners.push_back(winner == "south" ? 1 : winner == "north" ? 2 : 0);
        ++won[winner];
    }
    int number = 0;
    for (const char* seat : {"south", "north"}) {
        const std::string name = valueIn(partOf(table, "players"), seat, std::string());
        told["seats"].push_back({{"seat", ++number},
                                 {"name", name.empty() ? seat : name},
                                 {"score", games.empty() ? won[seat] : valueIn(points, seat, 0)}});
    }
    told["progress"]["owners"] = std::move(owners);
    return told;
}

Json ofChaotic(const Json& table)
{
    Json told{{"turn", partOf(table, "turns").size()}};
    int number = 0;
    for (const char* seat : {"one", "two"}) {
        const std::string name = valueIn(partOf(partOf(table, "players"), seat), "name", std::string());
        const Json& creatures = partOf(table, "creatures");
        const auto inPlay = std::count_if(creatures.begin(), creatures.end(), [&](const Json& creature) {
            return valueIn(creature, "player", std::string()) == seat && valueIn(creature, "in_play", false);
        });
        // Before they are turned face up they stand on their own side.
        const Json& faceDown = partOf(table, "face_down");
        const auto hidden = std::count_if(faceDown.begin(), faceDown.end(), [&](const Json& space) {
            return space.is_string() && space.get<std::string>().starts_with(std::string(seat) + '-');
        });
        told["seats"].push_back({{"seat", ++number}, {"name", name.empty() ? seat : name}, {"score", inPlay + hidden}});
    }
    return told;
}

Json ofElGrande(const Json& table)
{
    const int round = valueIn(table, "round", 0);
    const int rounds = valueIn(partOf(table, "house_rules"), "rounds_in_game", 0);
    int pip = 0;
    for (int each = 1; each <= round; ++each)
        pip += elgrande::isPlayedRound(each, rounds) ? 1 : 0;
    Json seats = seatsOf(partOf(table, "players"), partOf(table, "scores"));
    for (Json& seat : seats)
        seat["colour"] = valueIn(partOf(table, "colours"), seat["name"].get<std::string>().c_str(), std::string());
    return {{"round", round}, {"seats", std::move(seats)}, {"progress", {{"pip", pip}, {"pips", rounds}}}};
}

Json ofHeroes(const Json& table)
{
    const bool isSetup = valueIn(table, "phase", std::string()) == "setup";
    const bool isRevealed = !isSetup && valueIn(table, "step", std::string()) != "reveal_week_card";
    const int round = valueIn(table, "round", 1);
    const int rounds = round + valueIn(table, "week_cards_left", 0) - (isRevealed ? 0 : 1);
    Json told{{"round", round},
              {"setup", isSetup},
              {"progress", {{"pip", isSetup ? 0 : round}, {"pips", rounds}}},
              {"seats", Json::array()}};
    for (const auto& [name, player] : partOf(table, "players").items())
        told["seats"].push_back(
            {{"seat", told["seats"].size() + 1}, {"name", name}, {"score", valueIn(player, "power_points", 0)}});
    return told;
}

Json ofKaosball(const Json& table)
{
    constexpr int periods = 4; // then comes the overtime
    const int period = valueIn(table, "period", 1);
    const std::string phase = valueIn(table, "phase", std::string());
    const bool isDrafting = phase == "upgrade_draft" || phase == "ringer_draft";
    return {{"period", period},
            {"overtime", period > periods},
            {"phase", phase},
            {"seats", seatsOf(partOf(table, "order"), partOf(table, "scores"))},
            {"progress", {{"pip", isDrafting ? 0 : std::min(period, periods + 1)}, {"pips", periods}}}};
}

} // namespace

Json standingAt(std::string_view game, const Json& table)
{
    static const std::map<std::string_view, Json (*)(const Json&)> games{{"battle-line", ofBattleLine},
                                                                         {"chaotic", ofChaotic},
                                                                         {"el-grande", ofElGrande},
                                                                         {"heroes", ofHeroes},
                                                                         {"kaosball", ofKaosball}};
    const auto found = games.find(game);
    return found == games.end() || !table.is_object() ? Json::object() : found->second(table);
}

} // namespace whistle

// SPDX-License-Identifier: GPL-3.0-or-later
#include "elgrande/season/league.h"

#include "base/contains.h"
#include "elgrande/table/house_rules.h"
#include "elgrande/table/rounds.h"
#include "elgrande/table/rules.h"
#include "league/model/house_rules.h"

#include <nlohmann/json.hpp>

namespace whistle::elgrande {

using league::LeagueRules;
using league::ReportedMatch;

namespace {

constexpr Sentence gameName{"common", QT_TRANSLATE_NOOP("common", "El Grande")};

Checked<ReportedMatch> report(const Json& table)
{
    const Checked<Json> result = league::resultOn(table);
    if (!result)
        return result.problems();
    ReportedMatch report;
    for (const Json& player : table.at("players")) {
        report.sides.push_back(player);
        report.scores.push_back(table.at("scores").at(report.sides.back()));
        for (const Json& row : result->at("standing")) {
            const Json& players = row.at("players");
            if (contains(players, player))
                report.places.push_back(row.at("place"));
        }
    }
    report.deviations = league::unusualHouseRules(table.at("house_rules"), codecs::WholeOf<HouseRules>::write({}));
    return report;
}

std::vector<std::string> sides(const Json& table)
{
    std::vector<std::string> all;
    for (const Json& player : partOf(table, "players"))
        all.push_back(player);
    return all;
}

Json whereItStands(const Json& table)
{
    const int round = valueIn(table, "round", 0);
    const int rounds = valueIn(partOf(table, "house_rules"), "rounds_in_game", 0);
    int pip = 0;
    for (int each = 1; each <= round; ++each)
        pip += isPlayedRound(each, rounds) ? 1 : 0;
    Json seats = league::seatsWithScores(partOf(table, "players"), partOf(table, "scores"));
    for (Json& seat : seats)
        seat["colour"] = valueIn(partOf(table, "colours"), seat["name"].get<std::string>().c_str(), std::string());
    return {{"round", round}, {"seats", std::move(seats)}, {"progress", {{"pip", pip}, {"pips", rounds}}}};
}

} // namespace

LeagueRules league()
{
    LeagueRules rules =
        league::rulesForSeveral("el-grande", gameName, 5, {"EG-17.2"_rule, "EG-R22"_rule}, "EG-R22"_rule);
    rules.report = report;
    rules.sides = sides;
    rules.standing = whereItStands;
    return rules;
}

} // namespace whistle::elgrande

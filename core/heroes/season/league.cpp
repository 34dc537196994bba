// SPDX-License-Identifier: GPL-3.0-or-later
#include "heroes/season/league.h"

#include "base/record.h"
#include "heroes/questions/codecs.h"
#include "league/model/house_rules.h"

#include <nlohmann/json.hpp>

namespace whistle::heroes {

using league::LeagueRules;
using league::ReportedMatch;

namespace {

constexpr Sentence gameName{"common", QT_TRANSLATE_NOOP("common", "Might & Magic Heroes")};

Checked<ReportedMatch> report(const Json& table)
{
    const Checked<Json> result = league::resultOn(table);
    if (!result)
        return result.problems();
    ReportedMatch report;
    for (const Json& row : result->at("ranking")) {
        for (const Json& player : row.at("players")) {
            report.sides.push_back(player);
            report.places.push_back(row.at("rank"));
            report.scores.push_back(table.at("players").at(report.sides.back()).at("power_points"));
        }
    }
    return report;
}

// The public table does not tell the switches; the command that began the match does.
std::vector<std::string> strayed(const Json& newMatch, const Json& /*terms*/)
{
    return league::unusualHouseRules(newMatch.value("house_rules", Json::object()),
                                     codecs::WholeOf<HouseRules>::write({}));
}

std::vector<std::string> sides(const Json& table)
{
    std::vector<std::string> all;
    for (const auto& [player, state] : partOf(table, "players").items())
        all.push_back(player);
    return all;
}

Json whereItStands(const Json& table)
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

} // namespace

LeagueRules league()
{
    LeagueRules rules = league::rulesForSeveral("heroes", gameName, 4, {"MH-1.1"_rule, "MH-1.2"_rule, "MH-1.3"_rule});
    rules.report = report;
    rules.sides = sides;
    rules.standing = whereItStands;
    rules.strayed = strayed;
    return rules;
}

} // namespace whistle::heroes

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

} // namespace

LeagueRules league()
{
    LeagueRules rules = league::rulesForSeveral("heroes", gameName, 4, {"MH-1.1"_rule, "MH-1.2"_rule, "MH-1.3"_rule});
    rules.report = report;
    rules.sides = sides;
    rules.strayed = strayed;
    return rules;
}

} // namespace whistle::heroes

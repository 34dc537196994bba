// SPDX-License-Identifier: GPL-3.0-or-later
#include "elgrande/season/league.h"

#include "elgrande/table/house_rules.h"
#include "elgrande/table/rules.h"
#include "league/model/house_rules.h"
#include "league/model/texts.h"

#include <algorithm>
#include <nlohmann/json.hpp>

namespace whistle::elgrande {

using league::Criterion;
using league::LeagueRules;
using league::ReportedMatch;
using league::SideToPlay;

namespace {

constexpr Sentence gameName{"catalog", QT_TRANSLATE_NOOP("catalog", "El Grande")};

Checked<ReportedMatch> report(const Json& table)
{
    const auto result = table.find("result");
    if (result == table.end() || result->is_null())
        return Problem{"/result", Text{league::texts::matchNotOver}};
    ReportedMatch report;
    for (const Json& player : table.at("players")) {
        report.sides.push_back(player);
        report.scores.push_back(table.at("scores").at(report.sides.back()));
        for (const Json& row : result->at("standing")) {
            const Json& players = row.at("players");
            if (std::find(players.begin(), players.end(), player) != players.end())
                report.places.push_back(row.at("place"));
        }
    }
    report.deviations = league::unusualHouseRules(table.at("house_rules"), codecs::WholeOf<HouseRules>::write({}));
    return report;
}

} // namespace

LeagueRules league()
{
    LeagueRules rules;
    rules.game = "el-grande";
    rules.name = gameName;
    rules.leastPlayers = 2;
    rules.mostPlayers = 5;
    rules.leastEntrants = 2;
    rules.leastScore = 0;
    rules.mostScore = 9999;
    rules.points.placement = {5, 3, 2, 1, 0};
    rules.tieBreakers = {{Criterion::HeadToHead, {}}, {Criterion::ScoreFor, {}}, {Criterion::Wins, {}}};
    rules.rules = {"EG-17.2"_rule, "EG-R22"_rule};
    rules.report = report;
    rules.newMatch = [](const Json&, const std::vector<SideToPlay>& sides, bool) {
        return league::matchOfPlayers(sides, "EG-R22"_rule);
    };
    return rules;
}

} // namespace whistle::elgrande

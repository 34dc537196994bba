// SPDX-License-Identifier: GPL-3.0-or-later
#include "chaotic/season/league.h"

#include "chaotic/table/house_rules.h"
#include "chaotic/table/rules.h"
#include "league/model/house_rules.h"
#include "league/model/texts.h"

#include <QCoreApplication>
#include <algorithm>
#include <nlohmann/json.hpp>

namespace whistle::chaotic {

using league::Criterion;
using league::LeagueRules;
using league::ReportedMatch;
using league::SideToPlay;

namespace {

constexpr Sentence gameName{"common", QT_TRANSLATE_NOOP("common", "Chaotic")};

Checked<ReportedMatch> report(const Json& table)
{
    const auto winner = table.find("winner");
    if (winner == table.end() || winner->is_null())
        return Problem{"/winner", Text{league::texts::matchNotOver}};
    ReportedMatch report;
    for (const auto& [player, opponent] : {std::pair{"one", "two"}, {"two", "one"}}) {
        report.sides.push_back(table.at("players").at(player).at("name"));
        report.places.push_back(*winner == opponent ? 2 : 1);
        report.scores.push_back(table.at("size").get<int>() -
                                table.at("players").at(opponent).at("creatures").get<int>());
    }
    report.deviations =
        league::unusualHouseRules(table.at("house_rules"), HouseRulesCodec<Switches::Table>::write(HouseRules()));
    return report;
}

std::vector<std::string> sides(const Json& table)
{
    std::vector<std::string> all;
    for (const Json& player : partOf(table, "players"))
        all.push_back(valueIn(player, "name", std::string()));
    return all;
}

Json whereItStands(const Json& table)
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

} // namespace

LeagueRules league()
{
    LeagueRules rules;
    rules.game = "chaotic";
    rules.name = gameName;
    rules.tieBreakers = {{Criterion::HeadToHead, {}}, {Criterion::ScoreDifference, {}}, {Criterion::ScoreFor, {}}};
    rules.rules = {"CH-1.2"_rule, "CH-R25"_rule};
    rules.report = report;
    rules.sides = sides;
    rules.standing = whereItStands;
    rules.newMatch = [](const Json&, const std::vector<SideToPlay>& sides, bool) {
        return league::matchOfPlayers(sides);
    };
    return rules;
}

} // namespace whistle::chaotic

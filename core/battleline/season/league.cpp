// SPDX-License-Identifier: GPL-3.0-or-later
#include "battleline/season/league.h"

#include "base/contains.h"
#include "battleline/table/codecs.h"
#include "battleline/table/names.h"
#include "league/model/house_rules.h"
#include "league/model/texts.h"

#include <map>
#include <nlohmann/json.hpp>

namespace whistle::battleline {

using league::Criterion;
using league::LeagueRules;
using league::ReportedMatch;

namespace {

Checked<ReportedMatch> reportOf(const Json& table)
{
    const auto series = table.find("series");
    if (series == table.end() || !series->at("series_over").get<bool>() || series->at("series_winner").is_null())
        return Problem{"/series", Text{league::texts::matchNotOver}};
    ReportedMatch report;
    for (const char* seat : {"south", "north"}) {
        report.sides.push_back(table.at("players").at(seat));
        report.scores.push_back(series->at("points").at(seat));
        report.places.push_back(series->at("series_winner") == seat ? 1 : 2);
    }
    if (report.sides[0].empty() || report.sides[1].empty() || report.sides[0] == report.sides[1])
        return Problem{"/players", Saying::tr("The match does not name its players: it needs two different names.")};
    if (!contains(series->at("ended_by"), "point_lead"))
        report.by = "in_a_row";
    report.deviations = league::unusualHouseRules(table.at("house_rules"), codecs::WholeOf<HouseRules>::write({}));
    return report;
}

std::vector<std::string> sides(const Json& table)
{
    const Json players = partOf(table, "players");
    std::vector<std::string> all{valueIn(players, "south", std::string()), valueIn(players, "north", std::string())};
    return all[0].empty() && all[1].empty() ? std::vector<std::string>() : all;
}

Json whereItStands(const Json& table)
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

} // namespace

LeagueRules league()
{
    LeagueRules rules;
    rules.game = "battle-line";
    rules.name = {"battleline", QT_TRANSLATE_NOOP("battleline", "Battle Line")};
    rules.hasDraws = false;
    rules.areScoresSmall = true;
    rules.ways = {{"in_a_row", Saying::tr("by games won in a row"), false, false}};
    rules.tieBreakers = {{Criterion::HeadToHead, {}}, {Criterion::ScoreDifference, {}}, {Criterion::ScoreFor, {}}};
    rules.report = reportOf;
    rules.sides = sides;
    rules.standing = whereItStands;
    rules.newMatch = [](const Json&, const std::vector<league::SideToPlay>& sides, bool) {
        return league::matchOfPlayers(sides);
    };
    return rules;
}

} // namespace whistle::battleline

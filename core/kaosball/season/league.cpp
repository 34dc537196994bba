// SPDX-License-Identifier: GPL-3.0-or-later
#include "kaosball/season/league.h"

#include "base/contains.h"
#include "kaosball/season/league_match.h"
#include "league/model/house_rules.h"
#include "league/model/texts.h"
#include "rulebook/ruling.h"

#include <QCoreApplication>
#include <algorithm>
#include <set>

namespace whistle {

using league::Criterion;
using league::LeagueRules;
using league::PastMatch;
using league::ReportedMatch;

namespace {

constexpr Sentence gameName{"catalog", QT_TRANSLATE_NOOP("catalog", "Kaosball")};
constexpr Sentence kills{"catalog", QT_TRANSLATE_NOOP("catalog", "kills")};
constexpr Sentence mostKills{"catalog", QT_TRANSLATE_NOOP("catalog", "most kills")};
constexpr Sentence fewestKills{"catalog", QT_TRANSLATE_NOOP("catalog", "fewest kills")};
constexpr Sentence fouls{"catalog", QT_TRANSLATE_NOOP("catalog", "fouls")};
constexpr Sentence mostFouls{"catalog", QT_TRANSLATE_NOOP("catalog", "most fouls")};
constexpr Sentence fewestFouls{"catalog", QT_TRANSLATE_NOOP("catalog", "fewest fouls")};
constexpr Sentence byPoints{"catalog", QT_TRANSLATE_NOOP("catalog", "by points")};
constexpr Sentence byOvertime{"catalog", QT_TRANSLATE_NOOP("catalog", "in overtime")};
constexpr Sentence byBlowout{"catalog", QT_TRANSLATE_NOOP("catalog", "by blowout")};
constexpr Sentence byElimination{"catalog", QT_TRANSLATE_NOOP("catalog", "by elimination")};
constexpr Sentence byLastTeam{"catalog", QT_TRANSLATE_NOOP("catalog", "as the last team in play")};
constexpr Sentence allLost{"catalog", QT_TRANSLATE_NOOP("catalog", "all have lost")};
constexpr Sentence teamTwice{
    "catalog",
    QT_TRANSLATE_NOOP("catalog", "Two coaches have the team \"%1\"; in this league each team is there once.")};
constexpr Sentence notForTwo{"catalog",
                             QT_TRANSLATE_NOOP("catalog", "Only matches of two teams count for a league (KB-34.2).")};

Shape settingsShape()
{
    const Shape yesNo = Shape::boolean();
    return Shape::object(
        {optional("one_coach_per_team_name", yesNo, "KB-35.1; default true"),
         optional("cash_per_match", Shape::integer(0, 99), "KB-34.3; default 10"),
         optional("cash_carried_over", Shape::integer(0, 5), "unspent cash that is kept, at most; KB-35.10; default 0"),
         optional("starting_active_upgrade_points", Shape::integer(0, 20), "KB-34.4; default 3"),
         optional("active_upgrade_points_every_matches", Shape::integer(1, 20), "KB-35.9; default 2"),
         optional("active_upgrade_points_maximum", Shape::integer(0, 20), "KB-35.9; default 6"),
         optional("upgrade_ownership", Shape::words({"draft_each_match", "keep_all_season"}), "KB-35.11"),
         optional("permanent_deaths", yesNo, "KB-35.12; default false"),
         optional("fouls_carried_over", yesNo, "KB-35.13; default false")});
}

Json defaultSettings()
{
    return {{"one_coach_per_team_name", true},
            {"cash_per_match", 10},
            {"cash_carried_over", 0},
            {"starting_active_upgrade_points", 3},
            {"active_upgrade_points_every_matches", 2},
            {"active_upgrade_points_maximum", 6},
            {"upgrade_ownership", "draft_each_match"},
            {"permanent_deaths", false},
            {"fouls_carried_over", false}};
}

constexpr Sentence cashLeft{"catalog", QT_TRANSLATE_NOOP("catalog", "Cash left")};
constexpr Sentence foulsKept{"catalog", QT_TRANSLATE_NOOP("catalog", "Fouls kept")};
constexpr Sentence upgradesOwned{"catalog", QT_TRANSLATE_NOOP("catalog", "Upgrades")};
constexpr Sentence ringersOwned{"catalog", QT_TRANSLATE_NOOP("catalog", "Ringers")};
constexpr Sentence figuresKilled{"catalog", QT_TRANSLATE_NOOP("catalog", "Killed (r1, b4)")};

/// What a match leaves behind for the next one, as `detailsOf` reads it from a table.
Shape detailsShape(const kaosball::Facts& facts)
{
    const std::vector<std::string> upgrades = allWords<kaosball::Upgrade>();
    std::vector<std::string> ringers;
    for (const kaosball::RingerFacts& each : facts.ringers)
        ringers.push_back(each.id);
    const auto list = [](Shape item) { return Shape::list(std::move(item), 0, 60); };
    return Shape::object({{"cash", Shape::integer(0, 999), false, "left at the end", {}, cashLeft},
                          {"fouls", Shape::integer(0, 15), false, "", {}, foulsKept},
                          {"upgrades", list(Shape::words(upgrades)), false, "", {}, upgradesOwned},
                          {"ringers", list(Shape::words(ringers)), false, "", {}, ringersOwned},
                          {"killed", list(Shape::text()), false, "figures by their names", {}, figuresKilled}});
}

std::vector<std::string> carriedKeys(const Json& settings)
{
    std::vector<std::string> keys;
    if (settings["cash_carried_over"].get<int>() > 0)
        keys.emplace_back("cash");
    if (settings["fouls_carried_over"].get<bool>())
        keys.emplace_back("fouls");
    if (settings["upgrade_ownership"] == "keep_all_season") {
        keys.emplace_back("upgrades");
        keys.emplace_back("ringers");
    }
    if (settings["permanent_deaths"].get<bool>())
        keys.emplace_back("killed");
    return keys;
}

std::vector<Objection> check(const Json& settings, const std::vector<std::string>& identities)
{
    std::vector<Objection> found;
    std::set<std::string> seen;
    for (const std::string& team : identities) {
        if (settings["one_coach_per_team_name"].get<bool>() && !seen.insert(team).second)
            found.push_back({"KB-35.1"_rule, Text{teamTwice, team}, false});
    }
    return found;
}

/// KB-35.14, and what KB-35.10 to KB-35.13 need later.
Json detailsOf(const Json& table, const std::string& team)
{
    Json killed = Json::array();
    for (const auto& [name, figure] : table["figures"].items()) {
        const bool isDead = figure["where"] == "killed" || figure["where"] == "lost";
        if (isDead && name.starts_with(team + "/"))
            killed.push_back(name.substr(team.size() + 1));
    }
    return {{"cash", table["cash"][team]},
            {"fouls", table["fouls"][team]},
            {"upgrades", table["owned_upgrades"][team]},
            {"ringers", table["owned_ringers"][team]},
            {"killed", std::move(killed)}};
}

/// What was not as the league has it (KB-34, KB-R).
std::vector<std::string> deviationsIn(const Json& table)
{
    std::vector<std::string> found = league::unusualHouseRules(table["house_rules"], Json::object());
    if (table["kind"] != "league")
        found.insert(found.begin(), "kind: " + table["kind"].get<std::string>());
    return found;
}

Checked<ReportedMatch> report(const Json& table)
{
    if (!table.contains("result") || table["result"].is_null())
        return Problem{"/result", Text{league::texts::matchNotOver}};
    if (table["order"].size() != 2 || table["mode"] != "versus")
        return Problem{"/order", Text{notForTwo}};
    ReportedMatch report;
    const std::vector<std::string> winners = table["result"]["winners"];
    report.by = table["result"]["by"];
    report.stats.resize(2);
    for (const Json& each : table["order"]) {
        const std::string team = each;
        const bool hasWon = contains(winners, team);
        report.sides.push_back(team);
        report.places.push_back(hasWon ? 1 : 2);
        report.scores.push_back(table["scores"][team]);
        report.stats[0].push_back(table["kills"][team]);
        report.stats[1].push_back(table["fouls"][team]);
        report.details[team] = detailsOf(table, team);
    }
    report.deviations = deviationsIn(table);
    return report;
}

/// All different ones that `key` had in any match, in their order.
Json collected(const std::vector<PastMatch>& past, const char* key)
{
    Json all = Json::array();
    for (const PastMatch& match : past) {
        for (const Json& each : match.details.is_object() ? match.details.value(key, Json::array()) : Json::array()) {
            if (!contains(all, each))
                all.push_back(each);
        }
    }
    return all;
}

Json carriedOn(const Json& settings, const std::vector<PastMatch>& past)
{
    const auto played =
        static_cast<int>(std::count_if(past.begin(), past.end(), [](const PastMatch& match) { return match.played; }));
    Json last = Json::object();
    for (const PastMatch& match : past) {
        if (match.details.is_object())
            last = match.details;
    }
    const int start = settings["starting_active_upgrade_points"];
    const int growth = played / settings["active_upgrade_points_every_matches"].get<int>(); // KB-35.9
    const int most = std::max(start, settings["active_upgrade_points_maximum"].get<int>());
    const int kept = std::clamp(last.value("cash", 0), 0, settings["cash_carried_over"].get<int>()); // KB-35.10
    const bool keeps = settings["upgrade_ownership"] == "keep_all_season";                           // KB-35.11
    return {{"cash", settings["cash_per_match"].get<int>() + kept},
            {"active_upgrade_points", std::min(start + growth, most)},
            {"fouls", settings["fouls_carried_over"].get<bool>() ? last.value("fouls", 0) : 0}, // KB-35.13
            {"upgrades", keeps ? collected(past, "upgrades") : Json::array()},
            {"ringers", keeps ? collected(past, "ringers") : Json::array()},
            {"dead", settings["permanent_deaths"].get<bool>() ? collected(past, "killed") : Json::array()}};
}

} // namespace

LeagueRules kaosballLeague(const kaosball::Facts& facts)
{
    LeagueRules rules;
    rules.game = "kaosball";
    rules.name = gameName;
    rules.leastEntrants = 4; // KB-35.1
    rules.mostEntrants = rules.mostInSwiss = 8;
    rules.leastScore = -99;
    rules.mostScore = 999;
    rules.hasDraws = false; // KB-35.4
    rules.stats = {{"kills", kills, mostKills, fewestKills, 0, 99}, {"fouls", fouls, mostFouls, fewestFouls, 0, 15}};
    rules.ways = {{"points", byPoints, true, false},
                  {"overtime", byOvertime, true, false},
                  {"blowout", byBlowout, false, false},
                  {"elimination", byElimination, false, false},
                  {"last_team_in_play", byLastTeam, false, false},
                  {"all_lost", allLost, false, true}};
    for (const kaosball::TeamFacts& team : facts.teams)
        rules.identities.push_back(team.id);
    rules.points.forfeitScore = 20; // KB-35.7
    rules.points.draw = 0;
    rules.tieBreakers = {{Criterion::HeadToHead, {}},
                         {Criterion::ScoreDifference, {}},
                         {Criterion::ScoreFor, {}},
                         {Criterion::Most, "kills"},
                         {Criterion::Fewest, "fouls"}}; // KB-35.5
    rules.rules = {"KB-35.4"_rule, "KB-35.5"_rule, "KB-35.6"_rule, "KB-35.7"_rule};
    rules.settings = settingsShape();
    rules.defaults = defaultSettings();
    rules.details = detailsShape(facts);
    rules.carriedKeys = carriedKeys;
    rules.check = check;
    rules.report = report;
    rules.carriedOn = carriedOn;
    rules.newMatch = kaosballLeagueMatch;
    rules.brings = kaosballBrings;
    rules.strayed = strayedFromKaosballTerms;
    rules.tellDeviation = kaosballDeviation;
    return rules;
}

} // namespace whistle

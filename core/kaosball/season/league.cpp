// SPDX-License-Identifier: GPL-3.0-or-later
#include "kaosball/season/league.h"

#include "base/common_words.h"
#include "base/contains.h"
#include "base/each.h"
#include "kaosball/season/league_match.h"
#include "league/model/house_rules.h"
#include "league/model/texts.h"
#include "rulebook/ruling.h"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <set>

namespace whistle {

using kaosball::season::Settings;

template <>
constexpr std::array recordKeys<Settings>{
    quietKey<&Settings::oneCoachPerTeamName>("one_coach_per_team_name", "KB-35.1; default true"),
    quietKey<&Settings::cashPerMatch, codecs::Number<0, 99>>("cash_per_match", "KB-34.3; default 10"),
    quietKey<&Settings::cashCarriedOver, codecs::Number<0, 5>>(
        "cash_carried_over", "unspent cash that is kept, at most; KB-35.10; default 0"),
    quietKey<&Settings::startingActiveUpgradePoints, codecs::Number<0, 20>>("starting_active_upgrade_points",
                                                                            "KB-34.4; default 3"),
    quietKey<&Settings::activeUpgradePointsEveryMatches, codecs::Number<1, 20>>("active_upgrade_points_every_matches",
                                                                                "KB-35.9; default 2"),
    quietKey<&Settings::activeUpgradePointsMaximum, codecs::Number<0, 20>>("active_upgrade_points_maximum",
                                                                           "KB-35.9; default 6"),
    quietKey<&Settings::upgradeOwnership>("upgrade_ownership", "KB-35.11"),
    quietKey<&Settings::permanentDeaths>("permanent_deaths", "KB-35.12; default false"),
    quietKey<&Settings::foulsCarriedOver>("fouls_carried_over", "KB-35.13; default false"),
};
template const Record& recordOf<Settings>();

} // namespace whistle

namespace whistle::kaosball::season {

using league::Criterion;
using league::LeagueRules;
using league::PastMatch;
using league::ReportedMatch;

namespace {

/// What a match leaves behind for the next one, as `detailsOf` reads it from a table.
Shape detailsShape(const Facts& facts)
{
    const std::vector<std::string> upgrades = allWords<Upgrade>();
    const std::vector<std::string> ringers = eachOf(facts.ringers, &RingerFacts::id);
    const auto list = [](Shape item) { return Shape::list(std::move(item), 0, 60); };
    return Shape::object(
        {{"cash", Shape::integer(0, 999), false, "left at the end", {}, Saying::tr("Cash left")},
         {"fouls", Shape::integer(0, 15), false, "", {}, Saying::tr("Fouls kept")},
         {"upgrades", list(Shape::words(upgrades)), false, "", {}, Saying::tr("Upgrades")},
         {"ringers", list(Shape::words(ringers)), false, "", {}, kaosball::Saying::tr("Ringers")},
         {"killed", list(Shape::text()), false, "figures by their names", {}, Saying::tr("Killed (r1, b4)")}});
}

std::vector<std::string> carriedKeys(const Json& json)
{
    const auto settings = readRecord<Settings>(json);
    std::vector<std::string> keys;
    if (settings.cashCarriedOver > 0)
        keys.emplace_back("cash");
    if (settings.foulsCarriedOver)
        keys.emplace_back("fouls");
    if (settings.upgradeOwnership == UpgradeOwnership::KeepAllSeason)
        keys.insert(keys.end(), {"upgrades", "ringers"});
    if (settings.permanentDeaths)
        keys.emplace_back("killed");
    return keys;
}

std::vector<Objection> check(const Json& settings, const std::vector<std::string>& identities)
{
    if (!readRecord<Settings>(settings).oneCoachPerTeamName)
        return {};
    std::vector<Objection> found;
    std::set<std::string> seen;
    for (const std::string& team : identities) {
        if (!seen.insert(team).second)
            found.push_back(
                {"KB-35.1"_rule,
                 Text{Saying::tr("Two coaches have the team “%1”; in this league each team may appear only once."),
                      team},
                 false});
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
        return Problem{"/order", Text{Saying::tr("Only two-team matches count for a league (KB-34.2).")}};
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

Json carriedOn(const Json& json, const std::vector<PastMatch>& past)
{
    const auto settings = readRecord<Settings>(json);
    const auto played = static_cast<int>(std::count_if(past.begin(), past.end(), std::mem_fn(&PastMatch::played)));
    Json last = Json::object();
    for (const PastMatch& match : past) {
        if (match.details.is_object())
            last = match.details;
    }
    const int start = settings.startingActiveUpgradePoints;
    const int most = std::max(start, settings.activeUpgradePointsMaximum);
    const int grown = start + played / settings.activeUpgradePointsEveryMatches;     // KB-35.9
    const int kept = std::clamp(last.value("cash", 0), 0, settings.cashCarriedOver); // KB-35.10
    const bool keeps = settings.upgradeOwnership == UpgradeOwnership::KeepAllSeason; // KB-35.11
    return {{"cash", settings.cashPerMatch + kept},
            {"active_upgrade_points", std::min(grown, most)},
            {"fouls", settings.foulsCarriedOver ? last.value("fouls", 0) : 0}, // KB-35.13
            {"upgrades", keeps ? collected(past, "upgrades") : Json::array()},
            {"ringers", keeps ? collected(past, "ringers") : Json::array()},
            {"dead", settings.permanentDeaths ? collected(past, "killed") : Json::array()}};
}

Labels settingWords()
{
    Labels words;
    const std::pair<const char*, Sentence> keys[]{
        {"one_coach_per_team_name", Saying::tr("Each team of the game only once")},
        {"cash_per_match", Saying::tr("Cash for each match")},
        {"cash_carried_over", Saying::tr("Unspent cash kept, at most")},
        {"starting_active_upgrade_points", Saying::tr("Active upgrade points at the start")},
        {"active_upgrade_points_every_matches", Saying::tr("One more active upgrade point after this many matches")},
        {"active_upgrade_points_maximum", Saying::tr("Maximum active upgrade points")},
        {"upgrade_ownership", Saying::tr("Upgrades and ringers")},
        {"permanent_deaths", Saying::tr("Killed figures stay dead")},
        {"fouls_carried_over", Saying::tr("Fouls are carried over")},
    };
    for (const auto& [key, called] : keys)
        words.addKey("settings." + std::string(key), called);
    words.addWord("draft_each_match", Saying::tr("Draft before each match"));
    words.addWord("keep_all_season", Saying::tr("Kept all season"));
    return words;
}

std::vector<std::string> sides(const Json& table)
{
    std::vector<std::string> all;
    for (const Json& team : partOf(table, "order"))
        all.push_back(team);
    return all;
}

Json whereItStands(const Json& table)
{
    constexpr int periods = 4; // then comes the overtime
    const int period = valueIn(table, "period", 1);
    const std::string phase = valueIn(table, "phase", std::string());
    const bool isDrafting = phase == "upgrade_draft" || phase == "ringer_draft";
    return {{"period", period},
            {"overtime", period > periods},
            {"phase", phase},
            {"seats", league::seatsWithScores(partOf(table, "order"), partOf(table, "scores"))},
            {"progress", {{"pip", isDrafting ? 0 : std::min(period, periods + 1)}, {"pips", periods}}}};
}

} // namespace

LeagueRules league(const Facts& facts)
{
    LeagueRules rules;
    rules.game = "kaosball";
    rules.name = common::Saying::tr("Kaosball");
    rules.leastEntrants = 4; // KB-35.1
    rules.mostEntrants = rules.mostInSwiss = 8;
    rules.leastScore = -99;
    rules.mostScore = 999;
    rules.hasDraws = false; // KB-35.4
    rules.stats = {
        {"kills", kaosball::Saying::tr("kills"), Saying::tr("most kills"), Saying::tr("fewest kills"), 0, 99},
        {"fouls", kaosball::Saying::tr("fouls"), Saying::tr("most fouls"), Saying::tr("fewest fouls"), 0, 15}};
    rules.ways = {{"points", Saying::tr("by points"), true, false},
                  {"overtime", Saying::tr("in overtime"), true, false},
                  {"blowout", Saying::tr("by blowout"), false, false},
                  {"elimination", kaosball::Saying::tr("by elimination"), false, false},
                  {"last_team_in_play", kaosball::Saying::tr("as the last team in play"), false, false},
                  {"all_lost", Saying::tr("all have lost"), false, true}};
    rules.identities = eachOf(facts.teams, &TeamFacts::id);
    rules.points.forfeitScore = 20; // KB-35.7
    rules.points.draw = 0;
    rules.tieBreakers = {{Criterion::HeadToHead, {}},
                         {Criterion::ScoreDifference, {}},
                         {Criterion::ScoreFor, {}},
                         {Criterion::Most, "kills"},
                         {Criterion::Fewest, "fouls"}}; // KB-35.5
    rules.rules = {"KB-35.4"_rule, "KB-35.5"_rule, "KB-35.6"_rule, "KB-35.7"_rule};
    rules.settings = recordOf<Settings>().shape();
    rules.words = settingWords();
    rules.defaults = codecs::WholeOf<Settings>::write({});
    rules.details = detailsShape(facts);
    rules.carriedKeys = carriedKeys;
    rules.check = check;
    rules.report = report;
    rules.sides = sides;
    rules.standing = whereItStands;
    rules.carriedOn = carriedOn;
    rules.newMatch = matchOf;
    rules.brings = bringsAlong;
    rules.strayed = strayedFrom;
    rules.tellDeviation = deviationInWords;
    return rules;
}

} // namespace whistle::kaosball::season

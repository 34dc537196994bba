// SPDX-License-Identifier: GPL-3.0-or-later
#include "kaosball/season/league_match.h"

#include "base/common_words.h"
#include "base/contains.h"
#include "base/text_list.h"
#include "kaosball/table/types.h"
#include "league/model/texts.h"
#include "rulebook/ruling.h"

#include <QCoreApplication>
#include <algorithm>
#include <array>
#include <nlohmann/json.hpp>

namespace whistle::kaosball::season {

using league::MatchToPlay;
using league::SideToPlay;

namespace {

constexpr auto betweenTwo = kaosball::Saying::tr("A league match is between two teams.");

constexpr int figuresOfATeam = 13;
constexpr int leastUsable = 5;                     // KB-35.12
constexpr int usualCash = Settings{}.cashPerMatch; // KB-34.3

/// The numbers of a team in `new_match` that the league settles, with what they are where they are left out.
struct Settled {
    const char* key;
    Json usual;
    Sentence name;
};
const std::vector<Settled>& settledOfTeams()
{
    static const std::vector<Settled> all{{"active_upgrade_points", 3, Saying::tr("active upgrade points")},
                                          {"cash", usualCash, kaosball::Saying::tr("cash")},
                                          {"fouls", 0, kaosball::Saying::tr("fouls")},
                                          {"upgrades", Json::array(), kaosball::Saying::tr("upgrades")},
                                          {"ringers", Json::array(), Saying::tr("ringers")},
                                          {"dead", Json::array(), Saying::tr("dead figures")}};
    return all;
}

/// Tiles and figures by their names.
TextPlace named(const Json& ids)
{
    return ids.empty() ? TextPlace(common::Saying::tr("none")) : several(ids.get<std::vector<std::string>>());
}

Json joined(Json ids, const Json& more)
{
    ids.insert(ids.end(), more.begin(), more.end());
    return ids;
}

/// Of what was written as "..., not ...": both; none: it was not.
std::optional<std::array<Json, 2>> bothOf(const std::string& words)
{
    constexpr std::string_view between = ", not ";
    const std::size_t middle = words.find(between);
    if (middle == std::string::npos)
        return {};
    const Checked<Json> was = parseJson(words.substr(0, middle));
    const Checked<Json> due = parseJson(words.substr(middle + between.size()));
    return was && due ? std::optional(std::array{*was, *due}) : std::nullopt;
}

std::optional<TextPlace> valueOf(const Json& value)
{
    if (value.is_number_integer())
        return value.get<int>();
    const bool isList =
        value.is_array() && std::all_of(value.begin(), value.end(), [](const Json& each) { return each.is_string(); });
    return isList ? std::optional(named(value)) : std::nullopt;
}

/// A ringer that was killed stays out only as long as it belongs to the team.
Json onlyOwnDead(Json carried)
{
    Json dead = Json::array();
    for (const Json& figure : carried.at("dead")) {
        const std::string name = figure;
        const bool isOfTheBox = name.size() == 2 && (name[0] == 'r' || name[0] == 'b');
        const Json& ringers = carried.at("ringers");
        if (isOfTheBox || contains(ringers, figure))
            dead.push_back(figure);
    }
    carried["dead"] = std::move(dead);
    return carried;
}

Json teamOf(const SideToPlay& side, const char* place)
{
    Json team{{"team", side.identity}, {"side", place}};
    for (const Settled& each : settledOfTeams()) {
        const Json value = side.carried.value(each.key, each.usual);
        if (value != each.usual || std::string_view(each.key) == "active_upgrade_points")
            team[each.key] = value;
    }
    if (!side.coach.empty())
        team["coach"] = side.coach;
    return team;
}

} // namespace

std::vector<league::SettledField> bringsAlong(const SideToPlay& side)
{
    std::vector<league::SettledField> settled;
    const std::string& team = side.identity.empty() ? side.name : side.identity;
    const Json& carried = side.carried;
    const auto settle = [&](const char* key, RuleId rule, Text why) {
        settled.push_back({key, std::move(why), rule, true});
    };
    settle("active_upgrade_points", "KB-35.9"_rule,
           Text{Saying(QT_TRANSLATE_N_NOOP("catalog", "%1 have %n active upgrade point(s) now.")), team,
                carried.at("active_upgrade_points").get<int>()});
    if (carried.at("cash") != usualCash)
        settle("cash", "KB-35.10"_rule,
               Text{Saying::tr("%1 start with %2 cash, kept cash included."), team, carried.at("cash").get<int>()});
    if (const Json owned = joined(carried.at("upgrades"), carried.at("ringers")); !owned.empty())
        settle("upgrades", "KB-35.11"_rule, Text{Saying::tr("%1 own from earlier matches: %2."), team, named(owned)});
    if (!carried.at("dead").empty())
        settle("dead", "KB-35.12"_rule,
               Text{Saying::tr("%1 have lost for good: %2."), team, named(carried.at("dead"))});
    if (carried.at("fouls") != 0)
        settle("fouls", "KB-35.13"_rule,
               Text{Saying(QT_TRANSLATE_N_NOOP("catalog", "%1 carry over %n foul(s).")), team,
                    carried.at("fouls").get<int>()});
    return settled;
}

Checked<MatchToPlay> matchOf(const Json& json, std::vector<SideToPlay> sides, bool playoffs)
{
    const auto settings = readRecord<Settings>(json);
    for (SideToPlay& side : sides)
        side.carried = onlyOwnDead(std::move(side.carried));
    const auto problem = [](Sentence words, const auto&... places) {
        return Problem{"/sides", Text{words, places...}};
    };
    if (sides.size() != 2)
        return problem(betweenTwo);
    for (const SideToPlay& side : sides) {
        if (side.identity.empty())
            return problem(Saying::tr("%1 has no team in this season. Choose a team, or enter the result."), side.name);
    }
    for (const SideToPlay& side : sides) {
        const int usable = figuresOfATeam + static_cast<int>(side.carried.at("ringers").size()) -
                           static_cast<int>(side.carried.at("dead").size());
        if (usable < leastUsable)
            return problem(
                Saying(QT_TRANSLATE_N_NOOP(
                    "catalog", "%1 have only %n figure(s) left. With fewer than 5, a team forfeits: enter a no-show.")),
                side.name, usable);
    }
    if (sides[0].identity == sides[1].identity)
        return problem(
            Saying::tr("%1 and %2 play the same team, so their match cannot be tracked here. Enter its result."),
            sides[0].name, sides[1].name);
    MatchToPlay match;
    match.newMatch = {{"command", "new_match"},
                      {"mode", "versus"},
                      {"kind", "league"},
                      {"draft", true},
                      {"first_player", sides[0].identity},
                      {"teams", Json::array({teamOf(sides[0], "south"), teamOf(sides[1], "north")})}};
    const bool keeps = settings.upgradeOwnership == UpgradeOwnership::KeepAllSeason;
    match.settled = {
        {"teams", Text{Saying::tr("The fixture is %1 vs %2."), sides[0].name, sides[1].name}, "KB-35.3"_rule, false},
        {"mode", Text{betweenTwo}, "KB-34.2"_rule, false},
        {"kind", Text{Saying::tr("A league match starts with %1 cash."), settings.cashPerMatch}, "KB-34.3"_rule, true},
        {"draft",
         keeps ? Text{Saying::tr("A team keeps what it has bought; the rest is drafted.")}
               : Text{Saying::tr("Upgrades are drafted for each match.")},
         "KB-35.11"_rule, true},
        {"house_rules", Text{league::texts::usualReadings}, "KB-34.6"_rule, true}};
    if (playoffs)
        match.settled.push_back({"first_player",
                                 Text{Saying::tr("In the playoffs %1, the higher seed, starts."), sides[0].identity},
                                 "KB-35.8"_rule, true});
    match.terms = {{"draft", true}, {"teams", Json::object()}};
    for (const SideToPlay& side : sides) {
        for (league::SettledField& field : bringsAlong(side))
            match.settled.push_back(std::move(field));
        match.terms["teams"][side.identity] = side.carried;
    }
    if (playoffs)
        match.terms["first_player"] = sides[0].identity;
    return match;
}

std::vector<std::string> strayedFrom(const Json& newMatch, const Json& terms)
{
    std::vector<std::string> found;
    for (const char* key : {"draft", "first_player"}) {
        if (terms.contains(key) && newMatch.value(key, Json()) != terms[key])
            found.push_back(std::string(key) + ": " + newMatch.value(key, Json()).dump() + ", not " +
                            terms[key].dump());
    }
    for (const Json& team : newMatch.value("teams", Json::array())) {
        const Json own = terms.value("teams", Json::object()).value(team.value("team", std::string()), Json());
        for (const Settled& each : settledOfTeams()) {
            if (!own.is_object() || !own.contains(each.key))
                continue;
            const Json value = team.value(each.key, each.usual);
            if (value != own[each.key])
                found.push_back(team["team"].get<std::string>() + ", " + each.key + ": " + value.dump() + ", not " +
                                own[each.key].dump());
        }
    }
    return found;
}

std::optional<Text> deviationInWords(const std::string& deviation)
{
    if (deviation == "kind: exhibition")
        return Text{Saying::tr("an exhibition match")};
    const std::size_t colon = deviation.find(": ");
    const std::optional<std::array<Json, 2>> both =
        colon == std::string::npos ? std::nullopt : bothOf(deviation.substr(colon + 2));
    if (!both)
        return {};
    const std::string key = deviation.substr(0, colon);
    if (key == "draft" && (*both)[0] == false)
        return Text{Saying::tr("without a draft")};
    if (key == "first_player" && (*both)[0].is_string() && (*both)[1].is_string())
        return Text{Saying::tr("%1 started, not %2"), (*both)[0].get<std::string>(), (*both)[1].get<std::string>()};
    const std::optional<TextPlace> was = valueOf((*both)[0]);
    const std::optional<TextPlace> due = valueOf((*both)[1]);
    for (const Settled& each : settledOfTeams()) {
        const std::string end = std::string(", ") + each.key;
        if (key.ends_with(end) && was && due)
            return Text{Saying::tr("%1, %2: %3, not %4"), key.substr(0, key.size() - end.size()), each.name, *was,
                        *due};
    }
    return {};
}

} // namespace whistle::kaosball::season

// SPDX-License-Identifier: GPL-3.0-or-later
#include "league/refereeing/settle.h"
#include "league/schedule/bracket_plan.h"
#include "league/telling/paper_parts.h"
#include "league/telling/season_json.h"

#include <algorithm>
#include <map>
#include <set>

namespace whistle::league {

namespace {

void putText(Json& json, const char* key, const std::string& text)
{
    if (!text.empty())
        json[key] = text;
}

Json idOrNull(const Season& season, int entrant)
{
    return entrant < 0 ? Json(nullptr) : Json(season.entrant(entrant).id);
}

Json jsonOfIds(const Season& season, const std::vector<int>& entrants)
{
    Json ids = Json::array();
    for (const int entrant : entrants)
        ids.push_back(season.entrant(entrant).id);
    return ids;
}

template <class Value>
Json bySide(const Season& season, const Result& result, const PerSide<Value>& values)
{
    Json json = Json::object();
    for (std::size_t side = 0; side < values.size(); ++side)
        json[season.entrant(result.entrants[side]).id] = values[side];
    return json;
}

/// Which pairing of the playoffs; the main branch needs no name.
void putPairing(Json& json, Branch branch, int pairing)
{
    json["pairing"] = branch == Branch::ThirdPlace ? Json("third_place") : Json(pairing + 1);
    if (branch != Branch::Main && branch != Branch::ThirdPlace)
        json["bracket"] = toWord(branch);
}

Json writeFixture(const Season& season, const Fixture& fixture, const LeagueRules& rules)
{
    Json sides = Json::array();
    for (const int entrant : fixture.sides)
        sides.push_back(idOrNull(season, entrant));
    Json json{{"id", fixture.id}, {"part", fixture.playoffs ? "playoffs" : "league"}, {"round", fixture.round}};
    if (!fixture.playoffs && season.groups.size() > 1)
        json["group"] = fixture.group + 1;
    if (fixture.playoffs) {
        putPairing(json, fixture.branch, fixture.pairing);
        json["game"] = fixture.game;
    }
    json["sides"] = std::move(sides);
    putText(json, "date", fixture.date);
    putText(json, "time", fixture.time);
    putText(json, "venue", fixture.venue);
    if (fixture.homeFixed)
        json["home_arranged"] = true;
    putText(json, "abandoned", fixture.abandoned);
    json["state"] = stateOf(season, fixture);
    if (const std::optional<Result> result = countedResult(season, fixture))
        json["result"] = writeResult(season, *result, rules);
    else if (fixture.result)
        json["result"] = writeResult(season, *fixture.result, rules);
    const bool isWalkover = json["state"] == "played" && (!fixture.result || hasMisplacedResult(fixture));
    if (isWalkover)
        json["walkover"] = true;
    if (!fixture.corrected.empty()) {
        json["corrected"] = Json::array();
        for (const Corrected& each : fixture.corrected)
            json["corrected"].push_back({{"before", writeResult(season, each.before, rules)}, {"reason", each.reason}});
    }
    if (!fixture.setAside.empty()) {
        json["set_aside"] = Json::array();
        for (const Result& each : fixture.setAside)
            json["set_aside"].push_back(writeResult(season, each, rules));
    }
    return json;
}

/// By index of the fixture, where somebody always plays at the same table (LG-2.13); a ladder has no rounds.
std::map<std::size_t, int> tablesOf(const Season& season)
{
    std::map<std::size_t, int> tables;
    const bool isSomeFixed = std::any_of(season.entrants.begin(), season.entrants.end(),
                                         [](const Entrant& entrant) { return entrant.table > 0; });
    std::set<std::pair<bool, int>> rounds;
    for (const Fixture& fixture : season.fixtures) {
        if (isSomeFixed && (fixture.playoffs || !isLadder(season)))
            rounds.emplace(fixture.playoffs, fixture.round);
    }
    for (const auto& [isOfPlayoffs, round] : rounds) {
        for (const paper::SeatedFixture& seated : paper::seatedIn(season, {isOfPlayoffs, round}))
            tables[static_cast<std::size_t>(season.fixtureNamed(seated.fixture->id))] = seated.table;
    }
    return tables;
}

Json writeSeries(const Season& season, const Series& series)
{
    Json games = Json::array();
    for (const std::size_t game : series.games)
        games.push_back(season.fixtures[game].id);
    const auto side = [&](std::size_t each) {
        return Json{{"entrant", idOrNull(season, series.sides[each])},
                    {"seed", series.seeds[each] > 0 ? Json(series.seeds[each]) : Json(nullptr)},
                    {"wins", series.wins[each]}};
    };
    Json json{{"round", series.round}};
    putPairing(json, series.branch, series.pairing);
    json["bye"] = series.isBye;
    json["best_of"] = series.bestOf;
    json["sides"] = Json::array({side(0), side(1)});
    json["games"] = std::move(games);
    json["winner"] = idOrNull(season, series.winner);
    if (series.isForNobody)
        json["nobody"] = true;
    return json;
}

Json writePaired(const Season& season, const PairedRound& round, int number)
{
    Json json{{"round", number}};
    if (round.bye >= 0)
        json["bye"] = season.entrant(round.bye).id;
    if (!round.missing.empty())
        json["missing"] = jsonOfIds(season, round.missing);
    for (const auto& [entrant, points] : round.points)
        json["points"][season.entrant(entrant).id] = points;
    if (round.arePointsOther)
        json["edited"] = true;
    putText(json, "reason", round.byHand);
    return json;
}

void putValues(Json& table, const TieColumn& column)
{
    for (std::size_t row = 0; row < column.values.size(); ++row) {
        if (column.values[row])
            table[row]["values"][column.word] = *column.values[row];
    }
}

} // namespace

const char* stateOf(const Season& season, const Fixture& fixture)
{
    return fixture.cancelled                ? "cancelled"
           : countedResult(season, fixture) ? "played"
           : isNeedless(season, fixture)    ? "needless"
           : hasMisplacedResult(fixture)    ? "misplaced"
                                            : "open";
}

Json writeResult(const Season& season, const Result& result, const LeagueRules& rules)
{
    Json json{{"how", toWord(result.how)}};
    putText(json, "by", result.by);
    json["places"] = bySide(season, result, result.places);
    if (result.hasScores)
        json["scores"] = bySide(season, result, result.scores);
    if (!result.stats.empty()) {
        json["stats"] = Json::object();
        for (std::size_t stat = 0; stat < result.stats.size(); ++stat) {
            if (!result.stats[stat].empty())
                json["stats"][rules.stats[stat].id] = bySide(season, result, result.stats[stat]);
        }
    }
    Json absent = Json::array();
    for (std::size_t side = 0; side < result.absent.size(); ++side) {
        if (result.absent[side])
            absent.push_back(season.entrant(result.entrants[side]).id);
    }
    if (!absent.empty())
        json["forfeited_by"] = std::move(absent);
    const CountedMatch match = counted(result, season.points, rules.statIds());
    json["points"] = bySide(season, result, match.points);
    json["source"] = toWord(result.source);
    putText(json, "match", result.match);
    putText(json, "chain", result.chain);
    putText(json, "date", result.date);
    putText(json, "note", result.note);
    putText(json, "awarded", result.awarded);
    if (!result.deviations.empty())
        json["deviations"] = result.deviations;
    json["coaches"] = bySide(season, result, result.coaches);
    if (!result.details.empty())
        json["details"] = result.details;
    return json;
}

Json writeRow(const Season& season, const TableRow& row, const LeagueRules& rules)
{
    Json stats = Json::object();
    Json unknown = Json::array();
    for (std::size_t stat = 0; stat < row.stats.size(); ++stat) {
        stats[rules.stats[stat].id] = row.stats[stat];
        if (row.unknown[stat] > 0)
            unknown.push_back(rules.stats[stat].id);
    }
    Json json{{"rank", row.rank},
              {"entrant", season.entrant(row.entrant).id},
              {"name", season.entrant(row.entrant).name},
              {"played", row.played},
              {"won", row.won},
              {"drawn", row.drawn},
              {"lost", row.lost},
              {"points", row.points},
              {"score_for", row.scoreFor},
              {"score_against", row.scoreAgainst},
              {"difference", row.difference()},
              {"stats", std::move(stats)},
              {"headline", row.headline ? Json(row.headline->toStdString()) : Json(nullptr)},
              {"why", render(row.why)}};
    if (!unknown.empty())
        json["not_known"] = std::move(unknown);
    for (const UnpairedRound& each : row.unpaired)
        json["byes"].push_back({{"round", each.round}, {"points", each.points}, {"bye", each.isBye}});
    for (const Sanction& each : row.sanctions)
        json["sanctions"].push_back({{"points", each.points}, {"reason", each.reason}});
    return json;
}

Json seasonJson(const Season& season, const LeagueRules& rules, TieValues values)
{
    Json tables = Json::array();
    for (std::size_t group = 0; group < season.groups.size() && season.format.league; ++group) {
        Json table = Json::array();
        const TableInquiry inquiry = groupInquiry(season, rules, static_cast<int>(group));
        const std::vector<TableRow> rows = standings(inquiry);
        for (const TableRow& row : rows)
            table.push_back(writeRow(season, row, rules));
        for (const TieColumn& column : values == TieValues::With ? tieColumns(inquiry, rows) : std::vector<TieColumn>())
            putValues(table, column);
        tables.push_back(std::move(table));
    }
    Json groups = Json::array();
    for (const std::vector<int>& group : season.groups)
        groups.push_back(jsonOfIds(season, group));
    Json fixtures = Json::array();
    for (const Fixture& fixture : season.fixtures)
        fixtures.push_back(writeFixture(season, fixture, rules));
    for (const auto& [index, table] : tablesOf(season))
        fixtures[index]["table"] = table;
    Json series = Json::array();
    for (const Series& each : season.series)
        series.push_back(writeSeries(season, each));
    Json droppedOut = Json::object();
    for (const Entrant& entrant : season.entrants) {
        if (entrant.droppedOut)
            droppedOut[entrant.id] = toWord(*entrant.droppedOut);
    }
    Json decisions = Json::array();
    for (const Decision& decision : season.decisions) {
        decisions.push_back({{"order", jsonOfIds(season, decision.order)}, {"how", decision.how}});
        if (decision.champion)
            decisions.back()["champion"] = true;
    }
    Json ties = Json::array();
    if (season.started) {
        for (const std::vector<int>& tie : openTies(season, rules))
            ties.push_back(jsonOfIds(season, tie));
    }
    Json json{{"definition", writeRecord(season)},
              {"started", season.started},
              {"league_closed", season.leagueClosed},
              {"changed_rules", season.changedRules},
              {"dropped_out", std::move(droppedOut)},
              {"groups", std::move(groups)},
              {"fixtures", std::move(fixtures)},
              {"decisions", std::move(decisions)},
              {"tables", std::move(tables)},
              {"open_ties", std::move(ties)},
              {"seeding", jsonOfIds(season, season.seeding)},
              {"playoffs", std::move(series)},
              {"champion", idOrNull(season, season.champion)}};
    if (season.started && season.enteredAtStart < static_cast<int>(season.entrants.size()))
        json["entered_at_start"] = season.enteredAtStart;
    for (const Sanction& each : season.sanctions)
        json["sanctions"].push_back(
            {{"entrant", season.entrant(each.entrant).id}, {"points", each.points}, {"reason", each.reason}});
    if (!season.heldSeeds.empty())
        json["seeds_held"] = true;
    for (const FinalPlace& each : finalPlaces(season))
        json["final_places"].push_back({{"place", each.place}, {"entrant", season.entrant(each.entrant).id}});
    if (season.rules < rulesNow)
        json["rules_version"] = season.rules;
    if (swissOf(season) && season.started) {
        json["paired_rounds"] = Json::array();
        for (const PairedRound& round : season.paired)
            json["paired_rounds"].push_back(
                writePaired(season, round, static_cast<int>(json["paired_rounds"].size()) + 1));
    }
    for (const MissedRound& each : season.missed) {
        json["missed"].push_back({{"entrant", season.entrant(each.entrant).id}, {"round", each.round}});
        if (each.brings)
            json["missed"].back()["brings"] = toWord(*each.brings);
    }
    return json;
}

} // namespace whistle::league

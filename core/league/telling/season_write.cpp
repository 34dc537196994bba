// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/match.h"
#include "league/refereeing/settle.h"
#include "league/telling/season_json.h"

#include <algorithm>

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

Json idsOf(const Season& season, const std::vector<int>& entrants)
{
    Json ids = Json::array();
    for (const int entrant : entrants)
        ids.push_back(season.entrant(entrant).id);
    return ids;
}

Json writePerson(const Person& person)
{
    Json json{{"id", person.id}, {"name", person.name}};
    putText(json, "notes", person.notes);
    if (person.retired)
        json["retired"] = true;
    return json;
}

Json writeEntrant(const Entrant& entrant)
{
    Json json{{"id", entrant.id}, {"name", entrant.name}};
    putText(json, "coach", entrant.coach);
    putText(json, "identity", entrant.identity);
    putText(json, "colour", entrant.colour);
    putText(json, "notes", entrant.notes);
    return json;
}

Json writeLeague(const LeaguePart& league)
{
    return match(
        league,
        [](const RoundRobin& part) -> Json {
            return {{"kind", "round_robin"}, {"meetings", part.meetings}, {"groups", part.groups}};
        },
        [](const Tables& part) -> Json {
            return {{"kind", "tables"}, {"least", part.least}, {"most", part.most}, {"rounds", part.rounds}};
        },
        [](const Ladder&) -> Json {
            return {{"kind", "ladder"}};
        });
}

Json writePlayoffs(const Playoffs& playoffs)
{
    return match(
        playoffs,
        [](const Bracket& part) -> Json {
            Json json{{"kind", "bracket"}, {"places", part.places}};
            if (!part.bestOf.empty())
                json["best_of"] = part.bestOf;
            json["third_place"] = part.thirdPlace;
            return json;
        },
        [](const FinalTable& part) -> Json {
            return {{"kind", "final_table"}, {"players", part.players}};
        });
}

Json writeFormat(const Format& format)
{
    Json json = Json::object();
    if (format.league)
        json["league"] = writeLeague(*format.league);
    if (format.playoffs)
        json["playoffs"] = writePlayoffs(*format.playoffs);
    json["draw"] = toWord(format.draw);
    return json;
}

Json writeCalendar(const Calendar& calendar)
{
    Json json = Json::object();
    putText(json, "first_date", calendar.firstDate);
    json["days_between_rounds"] = calendar.daysBetweenRounds;
    putText(json, "time", calendar.time);
    putText(json, "venue", calendar.venue);
    return json;
}

Json writeBonus(const Bonus& bonus)
{
    switch (bonus.what) {
    case Bonus::What::Score:
        return {{"for", "score"}, {"at_least", bonus.limit}, {"points", bonus.points}};
    case Bonus::What::Stat:
        return {{"for", "stat"}, {"stat", bonus.stat}, {"at_least", bonus.limit}, {"points", bonus.points}};
    case Bonus::What::NarrowLoss:
        break;
    }
    return {{"for", "narrow_loss"}, {"at_most", bonus.limit}, {"points", bonus.points}};
}

template <class Value>
Json bySide(const Season& season, const Result& result, const PerSide<Value>& values)
{
    Json json = Json::object();
    for (std::size_t side = 0; side < values.size(); ++side)
        json[season.entrant(result.entrants[side]).id] = values[side];
    return json;
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
        json["pairing"] = fixture.pairing < 0 ? Json("third_place") : Json(fixture.pairing + 1);
        json["game"] = fixture.game;
    }
    json["sides"] = std::move(sides);
    putText(json, "date", fixture.date);
    putText(json, "time", fixture.time);
    putText(json, "venue", fixture.venue);
    putText(json, "abandoned", fixture.abandoned);
    json["state"] = fixture.cancelled                ? "cancelled"
                    : countedResult(season, fixture) ? "played"
                    : isNeedless(season, fixture)    ? "needless"
                    : hasMisplacedResult(fixture)    ? "misplaced"
                                                     : "open";
    if (const std::optional<Result> result = countedResult(season, fixture))
        json["result"] = writeResult(season, *result, rules);
    else if (fixture.result)
        json["result"] = writeResult(season, *fixture.result, rules);
    if (!fixture.corrected.empty()) {
        json["corrected"] = Json::array();
        for (const Corrected& each : fixture.corrected)
            json["corrected"].push_back({{"before", writeResult(season, each.before, rules)}, {"reason", each.reason}});
    }
    return json;
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
    return {{"round", series.round},
            {"pairing", series.pairing < 0 ? Json("third_place") : Json(series.pairing + 1)},
            {"bye", series.isBye},
            {"best_of", series.bestOf},
            {"sides", Json::array({side(0), side(1)})},
            {"games", std::move(games)},
            {"winner", idOrNull(season, series.winner)}};
}

} // namespace

Json writePoints(const PointsScheme& points)
{
    Json bonuses = Json::array();
    for (const Bonus& bonus : points.bonuses)
        bonuses.push_back(writeBonus(bonus));
    return {{"win", points.win},
            {"draw", points.draw},
            {"loss", points.loss},
            {"all_lost", points.allLost},
            {"forfeit", points.forfeit},
            {"forfeit_score", points.forfeitScore},
            {"placement", points.placement},
            {"bonuses", std::move(bonuses)}};
}

Json writeDefinition(const Season& season)
{
    Json tieBreakers = Json::array();
    for (const TieBreaker& tieBreaker : season.tieBreakers)
        tieBreakers.push_back(wordFor(tieBreaker));
    Json people = Json::array();
    for (const Person& person : season.people)
        people.push_back(writePerson(person));
    Json entrants = Json::array();
    for (const Entrant& entrant : season.entrants)
        entrants.push_back(writeEntrant(entrant));
    return {{"id", season.id},
            {"name", season.name},
            {"game", season.game},
            {"format", writeFormat(season.format)},
            {"calendar", writeCalendar(season.calendar)},
            {"points", writePoints(season.points)},
            {"rank_by", toWord(season.rankBy)},
            {"tie_breakers", std::move(tieBreakers)},
            {"seed", season.seed},
            {"settings", season.settings},
            {"people", std::move(people)},
            {"entrants", std::move(entrants)}};
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
        for (std::size_t stat = 0; stat < result.stats.size(); ++stat)
            json["stats"][rules.stats[stat].id] = bySide(season, result, result.stats[stat]);
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
    if (!result.deviations.empty())
        json["deviations"] = result.deviations;
    json["coaches"] = bySide(season, result, result.coaches);
    if (!result.details.empty())
        json["details"] = result.details;
    return json;
}

Json writeRow(const Season& season, const StandingsRow& row, const LeagueRules& rules)
{
    Json stats = Json::object();
    for (std::size_t stat = 0; stat < row.stats.size(); ++stat)
        stats[rules.stats[stat].id] = row.stats[stat];
    return {{"rank", row.rank},
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
}

Json seasonJson(const Season& season, const LeagueRules& rules)
{
    Json tables = Json::array();
    for (std::size_t group = 0; group < season.groups.size() && season.format.league; ++group) {
        Json table = Json::array();
        for (const StandingsRow& row : standings(groupInquiry(season, rules, static_cast<int>(group))))
            table.push_back(writeRow(season, row, rules));
        tables.push_back(std::move(table));
    }
    Json groups = Json::array();
    for (const std::vector<int>& group : season.groups)
        groups.push_back(idsOf(season, group));
    Json fixtures = Json::array();
    for (const Fixture& fixture : season.fixtures)
        fixtures.push_back(writeFixture(season, fixture, rules));
    Json series = Json::array();
    for (const Series& each : season.series)
        series.push_back(writeSeries(season, each));
    Json droppedOut = Json::object();
    for (const Entrant& entrant : season.entrants) {
        if (entrant.droppedOut)
            droppedOut[entrant.id] = toWord(*entrant.droppedOut);
    }
    Json decisions = Json::array();
    for (const Decision& decision : season.decisions)
        decisions.push_back({{"order", idsOf(season, decision.order)}, {"how", decision.how}});
    Json ties = Json::array();
    if (season.started) {
        for (const std::vector<int>& tie : openTies(season, rules))
            ties.push_back(idsOf(season, tie));
    }
    return {{"definition", writeDefinition(season)},
            {"started", season.started},
            {"league_closed", season.leagueClosed},
            {"changed_rules", season.changedRules},
            {"dropped_out", std::move(droppedOut)},
            {"groups", std::move(groups)},
            {"fixtures", std::move(fixtures)},
            {"decisions", std::move(decisions)},
            {"tables", std::move(tables)},
            {"open_ties", std::move(ties)},
            {"seeding", idsOf(season, season.seeding)},
            {"playoffs", std::move(series)},
            {"champion", idOrNull(season, season.champion)}};
}

} // namespace whistle::league

// SPDX-License-Identifier: GPL-3.0-or-later
#include "league/refereeing/definition_checks.h"

#include "base/contains.h"
#include "base/match.h"
#include "league/refereeing/settle.h"
#include "league/schedule/schedule.h"
#include "league/telling/season_json.h"

#include <QDate>
#include <QString>
#include <QTime>
#include <set>

namespace whistle::league {

namespace {

int countOf(const std::vector<Entrant>& entrants)
{
    return static_cast<int>(entrants.size());
}

void checkLeague(Desk& desk)
{
    const int entrants = countOf(desk.season.entrants);
    const LeagueRules& game = *desk.rules;
    match(
        *desk.season.format.league,
        [&](const RoundRobin& part) {
            if (game.leastPlayers > 2)
                desk.refuseAt("/format/league/kind", rules::roundRobin, texts::notForTwo);
            else if (part.groups * 2 > entrants)
                desk.refuseAt("/format/league/groups", rules::groups,
                              Saying::tr("%1 groups are too many for %2 entrants: each group needs two."), part.groups,
                              entrants);
        },
        [&](const Tables& part) {
            const bool fits = part.least <= part.most && part.least >= game.leastPlayers &&
                              part.most <= game.mostPlayers && !tableSizes(entrants, part.least, part.most).empty();
            if (!fits)
                desk.refuseAt("/format/league", rules::tables, texts::tableSize, part.least, part.most,
                              game.leastPlayers, game.mostPlayers, entrants);
        },
        [](const Ladder&) {},
        [&](const Swiss& part) {
            if (game.leastPlayers > 2)
                desk.refuseAt("/format/league/kind", rules::swiss, texts::notForTwo);
            else if (part.rounds >= entrants + entrants % 2)
                desk.refuseAt("/format/league/rounds", rules::swiss,
                              Saying::tr("%1 rounds are too many for %2 entrants: no two may meet twice."), part.rounds,
                              entrants);
        });
}

void checkPlayoffs(Desk& desk)
{
    const int entrants = countOf(desk.season.entrants);
    const int places = playoffPlaces(desk.season);
    const LeagueRules& game = *desk.rules;
    const bool isBracket = std::holds_alternative<Bracket>(*desk.season.format.playoffs);
    const std::string size = isBracket ? "/format/playoffs/places" : "/format/playoffs/players";
    if (places > entrants)
        desk.refuseAt(size, rules::playoffs, Saying::tr("Playoffs for %1 are not possible with %2 entrants."), places,
                      entrants);
    else if (!desk.season.format.league && places != entrants)
        desk.refuseAt(size, rules::playoffs,
                      Saying::tr("Without a league phase all %2 entrants play in the playoffs, not %1."), places,
                      entrants);
    match(
        *desk.season.format.playoffs,
        [&](const Bracket& part) {
            if (game.leastPlayers > 2)
                desk.refuseAt("/format/playoffs/kind", rules::playoffs, texts::notForTwo);
            if (part.losers == Losers::DoubleElimination && (part.places < 3 || part.thirdPlace))
                desk.refuseAt(
                    "/format/playoffs/losers", rules::secondChance,
                    Saying::tr("A double elimination needs at least three places and has no third-place match: "
                               "the lower bracket decides third place."));
            if (part.losers == Losers::Consolation && part.places < 6)
                desk.refuseAt(
                    "/format/playoffs/losers", rules::consolation,
                    Saying::tr("A consolation needs at least six places: two players who lose in the first round."));
            if (part.losers == Losers::EveryPlace && (part.places < 3 || part.thirdPlace))
                desk.refuseAt("/format/playoffs/losers", rules::everyPlace,
                              Saying::tr("Playing for every place needs at least three places and has no third-place "
                                         "match of its own: third place is one of them."));
            if (part.oneFinal && part.losers != Losers::DoubleElimination)
                desk.refuseAt("/format/playoffs/one_final", rules::secondChance,
                              Saying::tr("Only a double elimination could play its final again."));
            for (std::size_t round = 0; round < part.bestOf.size(); ++round) {
                if (part.bestOf[round] % 2 == 0)
                    desk.refuseAt(pointerTo("/format/playoffs/best_of", round), rules::playoffs,
                                  Saying::tr("A series is the best of an odd number of games, not of %1."),
                                  part.bestOf[round]);
            }
        },
        [&](const FinalTable& part) {
            if (part.players < game.leastPlayers || part.players > game.mostPlayers)
                desk.refuseAt(size, rules::playoffs, texts::tableSize, part.players, part.players, game.leastPlayers,
                              game.mostPlayers, entrants);
        });
}

} // namespace

void checkTime(Desk& desk, const std::string& date, const std::string& time)
{
    if (!date.empty() && !QDate::fromString(QString::fromStdString(date), Qt::ISODate).isValid())
        desk.refuseAt("/calendar/first_date", rules::fixtures, texts::wrongDate, date);
    if (!time.empty() && !QTime::fromString(QString::fromStdString(time), QStringLiteral("HH:mm")).isValid())
        desk.refuseAt("/calendar/time", rules::fixtures, texts::wrongDate, time);
}

namespace {

void sayWhoIsCalledAlike(Desk& desk)
{
    std::set<std::string> names;
    for (const Entrant& entrant : desk.season.entrants) {
        if (!entrant.droppedOut && !names.insert(entrant.name).second)
            desk.say(rules::members, Saying::tr("There is more than one %1."), entrant.name);
    }
}

} // namespace

void checkMembers(Desk& desk)
{
    const Season& season = desk.season;
    const LeagueRules& game = *desk.rules;
    std::set<std::string> ids;
    for (std::size_t i = 0; i < season.people.size(); ++i) {
        if (!ids.insert(season.people[i].id).second)
            desk.refuseAt(pointerTo("/people", i) + "/id", rules::members, texts::twice, season.people[i].id);
    }
    ids.clear();
    std::vector<std::string> identities;
    for (std::size_t i = 0; i < season.entrants.size(); ++i) {
        const Entrant& entrant = season.entrants[i];
        const std::string at = pointerTo("/entrants", i);
        if (!ids.insert(entrant.id).second)
            desk.refuseAt(at + "/id", rules::members, texts::twice, entrant.id);
        if (!entrant.coach.empty() && !season.person(entrant.coach))
            desk.refuseAt(at + "/coach", rules::members, Saying::tr("“%1” is not among the people of this season."),
                          entrant.coach);
        if (entrant.identity.empty())
            continue;
        if (!game.identities.empty() && !contains(game.identities, entrant.identity))
            desk.refuseAt(at + "/identity", rules::identity, Saying::tr("The game has no team “%1”."),
                          entrant.identity);
        if (!entrant.droppedOut)
            identities.push_back(entrant.identity);
    }
    sayWhoIsCalledAlike(desk);
    for (const Objection& each : game.check ? game.check(season.settings, identities) : std::vector<Objection>()) {
        desk.add({each});
        desk.noteWhere("/entrants");
    }
}

void checkPoints(Desk& desk)
{
    const std::vector<std::string> stats = desk.rules->statIds();
    const std::vector<Bonus>& bonuses = desk.season.points.bonuses;
    for (std::size_t i = 0; i < bonuses.size(); ++i) {
        if (bonuses[i].what == Bonus::What::Stat && !contains(stats, bonuses[i].stat))
            desk.refuseAt(pointerTo("/points/bonuses", i) + "/stat", rules::points, texts::noStat, bonuses[i].stat);
    }
}

bool checkTieBreakers(Desk& desk, const std::vector<std::string>& words)
{
    bool areGood = true;
    std::set<std::string> seen;
    for (std::size_t i = 0; i < words.size(); ++i) {
        const bool isKnown = isTieBreaker(words[i], *desk.rules);
        const bool isNew = seen.insert(words[i]).second;
        areGood = areGood && isKnown && isNew;
        if (!isKnown)
            desk.refuseAt(pointerTo("/tie_breakers", i), rules::tieBreakers,
                          Saying::tr("There is no tiebreaker “%1” in this game."), words[i]);
        else if (!isNew)
            desk.refuseAt(pointerTo("/tie_breakers", i), rules::tieBreakers, texts::twice, words[i]);
    }
    return areGood;
}

void checkRanking(Desk& desk)
{
    if (swissOf(desk.season) && desk.season.rankBy != RankBy::Points)
        desk.refuseAt("/rank_by", rules::swiss, Saying::tr("In the Swiss system, the standings are by points."));
}

void checkDefinition(Desk& desk, const Json& definition)
{
    const Season& season = desk.season;
    if (definition.contains("settings")) {
        for (const Problem& problem : desk.rules->settings.check(definition["settings"], "/settings"))
            desk.refuseAt(problem.at, rules::members, problem.message);
    }
    if (definition.contains("tie_breakers"))
        checkTieBreakers(desk, definition["tie_breakers"].get<std::vector<std::string>>());
    if (!season.format.league && !season.format.playoffs)
        desk.refuseAt("/format", rules::playoffs, Saying::tr("The season needs a league phase, playoffs, or both."));
    checkTime(desk, season.calendar.firstDate, season.calendar.time);
    checkPoints(desk);
    checkRanking(desk);
    // What the game's check reads must have passed its shape.
    if (!desk.isRefused())
        checkMembers(desk);
}

void checkCount(Desk& desk)
{
    const LeagueRules& game = *desk.rules;
    const int most = swissOf(desk.season) ? game.mostInSwiss : game.mostEntrants;
    const int entrants = countOf(desk.season.entrants);
    if (entrants < game.leastEntrants || entrants > most)
        desk.refuseAt("/entrants", rules::entrants,
                      Saying::tr("A season of this game takes %1 to %2 entrants; there are %3."), game.leastEntrants,
                      most, entrants);
}

void checkStart(Desk& desk)
{
    checkCount(desk);
    if (!desk.isRefused() && desk.season.format.league)
        checkLeague(desk);
    if (!desk.isRefused() && desk.season.format.playoffs)
        checkPlayoffs(desk);
}

} // namespace whistle::league

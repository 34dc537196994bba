// SPDX-License-Identifier: GPL-3.0-or-later
#include "league/refereeing/definition_checks.h"

#include "base/contains.h"
#include "base/match.h"
#include "league/model/rules.h"
#include "league/model/texts.h"
#include "league/refereeing/settle.h"
#include "league/schedule/schedule.h"
#include "league/telling/season_json.h"

#include <QDate>
#include <QString>
#include <QTime>
#include <set>

namespace whistle::league {

namespace {

Objection against(RuleId rule, Text why)
{
    return {rule, std::move(why), false};
}

std::vector<Objection> leagueObjections(const Season& season, const LeagueRules& rules)
{
    const auto entrants = static_cast<int>(season.entrants.size());
    return match(
        *season.format.league,
        [&](const RoundRobin& part) -> std::vector<Objection> {
            if (rules.leastPlayers > 2)
                return {against(rules::roundRobin, {texts::notForTwo})};
            if (part.groups * 2 > entrants)
                return {against(rules::groups, {Saying::tr("%1 groups are too many for %2 entrants: each needs two."),
                                                part.groups, entrants})};
            return {};
        },
        [&](const Tables& part) -> std::vector<Objection> {
            const bool fits = part.least <= part.most && part.least >= rules.leastPlayers &&
                              part.most <= rules.mostPlayers && !tableSizes(entrants, part.least, part.most).empty();
            if (!fits)
                return {against(rules::tables, {texts::tableSize, part.least, part.most, rules.leastPlayers,
                                                rules.mostPlayers, entrants})};
            return {};
        },
        [](const Ladder&) { return std::vector<Objection>{}; },
        [&](const Swiss& part) -> std::vector<Objection> {
            if (rules.leastPlayers > 2)
                return {against(rules::swiss, {texts::notForTwo})};
            if (part.rounds >= entrants + entrants % 2)
                return {against(rules::swiss,
                                {Saying::tr("%1 rounds are too many for %2 entrants: nobody is to meet anybody again."),
                                 part.rounds, entrants})};
            return {};
        });
}

std::vector<Objection> playoffObjections(const Season& season, const LeagueRules& rules)
{
    std::vector<Objection> found;
    const auto entrants = static_cast<int>(season.entrants.size());
    const int places = playoffPlaces(season);
    if (places > entrants)
        found.push_back(against(rules::playoffs,
                                {Saying::tr("Playoffs for %1 are not possible with %2 entrants."), places, entrants}));
    else if (!season.format.league && places != entrants)
        found.push_back(against(
            rules::playoffs,
            {Saying::tr("Without a league phase all %2 entrants play in the playoffs, not %1."), places, entrants}));
    match(
        *season.format.playoffs,
        [&](const Bracket& part) {
            if (rules.leastPlayers > 2)
                found.push_back(against(rules::playoffs, {texts::notForTwo}));
            if (part.losers == Losers::DoubleElimination && (part.places < 3 || part.thirdPlace))
                found.push_back(against(rules::secondChance,
                                        {Saying::tr("A double elimination has three places at least, and no match for "
                                                    "the third place: the lower bracket decides it.")}));
            if (part.losers == Losers::Consolation && part.places < 6)
                found.push_back(
                    against(rules::consolation,
                            {Saying::tr("A consolation needs six places at least: two who lose in the first round.")}));
            for (const int games : part.bestOf) {
                if (games % 2 == 0)
                    found.push_back(
                        against(rules::playoffs,
                                {Saying::tr("A series is the best of an odd number of games, not of %1."), games}));
            }
        },
        [&](const FinalTable& part) {
            if (part.players < rules.leastPlayers || part.players > rules.mostPlayers)
                found.push_back(against(rules::playoffs, {texts::tableSize, part.players, part.players,
                                                          rules.leastPlayers, rules.mostPlayers, entrants}));
        });
    return found;
}

void append(std::vector<Objection>& to, std::vector<Objection> more)
{
    to.insert(to.end(), more.begin(), more.end());
}

} // namespace

std::vector<std::string> wrongDates(const std::vector<std::string>& dates, const std::vector<std::string>& times)
{
    std::vector<std::string> wrong;
    for (const std::string& date : dates) {
        if (!date.empty() && !QDate::fromString(QString::fromStdString(date), Qt::ISODate).isValid())
            wrong.push_back(date);
    }
    for (const std::string& time : times) {
        if (!time.empty() && !QTime::fromString(QString::fromStdString(time), QStringLiteral("HH:mm")).isValid())
            wrong.push_back(time);
    }
    return wrong;
}

std::vector<Objection> memberObjections(const Season& season, const LeagueRules& rules)
{
    std::vector<Objection> found;
    std::set<std::string> ids;
    for (const Person& person : season.people) {
        if (!ids.insert(person.id).second)
            found.push_back(against(rules::members, {texts::twice, person.id}));
    }
    ids.clear();
    std::vector<std::string> identities;
    for (const Entrant& entrant : season.entrants) {
        if (!ids.insert(entrant.id).second)
            found.push_back(against(rules::members, {texts::twice, entrant.id}));
        if (!entrant.coach.empty() && !season.person(entrant.coach))
            found.push_back(against(rules::members,
                                    {Saying::tr("\"%1\" is not one of the people of this season."), entrant.coach}));
        const bool isKnown =
            entrant.identity.empty() || rules.identities.empty() || contains(rules.identities, entrant.identity);
        if (!isKnown)
            found.push_back(against(rules::identity, {Saying::tr("The game has no team \"%1\"."), entrant.identity}));
        if (!entrant.identity.empty() && !entrant.droppedOut)
            identities.push_back(entrant.identity);
    }
    if (rules.check)
        append(found, rules.check(season.settings, identities));
    return found;
}

std::vector<Objection> pointsObjections(const PointsScheme& points, const LeagueRules& rules)
{
    std::vector<Objection> found;
    const std::vector<std::string> stats = rules.statIds();
    for (const Bonus& bonus : points.bonuses) {
        if (bonus.what == Bonus::What::Stat && !contains(stats, bonus.stat))
            found.push_back(against(rules::points, {texts::noStat, bonus.stat}));
    }
    return found;
}

std::vector<Objection> definitionObjections(const Json& definition, const Season& season, const LeagueRules& rules)
{
    std::vector<Objection> found;
    if (definition.contains("settings")) {
        for (const Problem& problem : rules.settings.check(definition["settings"], "/settings"))
            found.push_back(against(rules::members, problem.message));
    }
    if (definition.contains("tie_breakers")) {
        const auto words = definition["tie_breakers"].get<std::vector<std::string>>();
        if (const std::string wrong = unknownTieBreaker(words, rules); !wrong.empty())
            found.push_back(against(rules::tieBreakers, {texts::noTieBreaker, wrong}));
    }
    if (!season.format.league && !season.format.playoffs)
        found.push_back(against(rules::playoffs, {Saying::tr("The season needs a league phase, playoffs, or both.")}));
    for (const std::string& wrong : wrongDates({season.calendar.firstDate}, {season.calendar.time}))
        found.push_back(against(rules::fixtures, {texts::wrongDate, wrong}));
    append(found, pointsObjections(season.points, rules));
    append(found, rankingObjections(season));
    // What the game's check reads must have passed its shape.
    if (found.empty())
        append(found, memberObjections(season, rules));
    return found;
}

int mostEntrants(const Season& season, const LeagueRules& rules)
{
    return swissOf(season) ? rules.mostInSwiss : rules.mostEntrants;
}

std::vector<Objection> rankingObjections(const Season& season)
{
    if (swissOf(season) && season.rankBy != RankBy::Points)
        return {against(rules::swiss, {Saying::tr("In the Swiss system the table goes by points.")})};
    return {};
}

std::vector<Objection> startObjections(const Season& season, const LeagueRules& rules)
{
    std::vector<Objection> found;
    const auto entrants = static_cast<int>(season.entrants.size());
    const int most = mostEntrants(season, rules);
    if (entrants < rules.leastEntrants || entrants > most)
        found.push_back(against(rules::entrants, {texts::entrantCount, rules.leastEntrants, most, entrants}));
    if (found.empty() && season.format.league)
        append(found, leagueObjections(season, rules));
    if (found.empty() && season.format.playoffs)
        append(found, playoffObjections(season, rules));
    return found;
}

} // namespace whistle::league

// SPDX-License-Identifier: GPL-3.0-or-later
#include "league/refereeing/next_season.h"

#include "league/model/texts.h"
#include "league/refereeing/settle.h"
#include "league/telling/season_json.h"

#include <algorithm>

namespace whistle::league {

namespace {

/// Those who are still in, as they stand in the table.
std::vector<Entrant> inOrder(const Season& season, const LeagueRules& rules)
{
    std::vector<Entrant> found;
    for (const TableRow& row : overallStandings(season, rules, Among::StillIn))
        found.push_back(season.entrant(row.entrant));
    return found;
}

bool hasFinalTable(const Season& season, const LeagueRules& rules)
{
    return season.started && season.format.league && isLeagueOver(season) &&
           (!season.heldSeeds.empty() || tiesOfTheTable(season, rules).empty());
}

/// What is against changing places between the three.
Problems problemsOf(const Season& season, const LeagueRules& rules, const Divisions& divisions)
{
    for (const Season* each : {&season, divisions.above, divisions.below}) {
        if (each == nullptr)
            continue;
        if (each->game != season.game)
            return {{"", Text{Saying::tr("%1 is a season of a different game than %2."), each->name, season.name}}};
        if (!hasFinalTable(*each, rules))
            return {
                {"",
                 Text{Saying::tr("The standings of %1 are not final: nobody can be promoted or relegated by them yet."),
                      each->name}}};
        const int sides = each != &season ? 1 : (divisions.above ? 1 : 0) + (divisions.below ? 1 : 0);
        const auto count = static_cast<int>(inOrder(*each, rules).size());
        if (divisions.exchanged < 1 || sides * divisions.exchanged > count)
            return {{"", Text{Saying::tr("%1 has %2 still in; that is too few for %3 to change places."), each->name,
                              count, divisions.exchanged}}};
    }
    return {};
}

using Entrants = std::vector<Entrant>;

void take(Season& next, const Season& from, Entrants::const_iterator first, Entrants::const_iterator last)
{
    for (auto entrant = first; entrant != last; ++entrant) {
        next.entrants.push_back(*entrant);
        const Person* coach = from.person(entrant->coach);
        if (coach && !next.person(coach->id))
            next.people.push_back(*coach);
    }
}

/// Who came down, who stays, who came up.
void exchange(Season& next, const Season& season, const LeagueRules& rules, const Divisions& divisions)
{
    next.entrants.clear();
    if (divisions.above) {
        const Entrants above = inOrder(*divisions.above, rules);
        take(next, *divisions.above, above.end() - divisions.exchanged, above.end());
    }
    const Entrants own = inOrder(season, rules);
    take(next, season, own.begin() + (divisions.above ? divisions.exchanged : 0),
         own.end() - (divisions.below ? divisions.exchanged : 0));
    if (divisions.below) {
        const Entrants below = inOrder(*divisions.below, rules);
        take(next, *divisions.below, below.begin(), below.begin() + divisions.exchanged);
    }
}

} // namespace

Checked<Json> nextSeason(const Season& season, const LeagueRules& rules, const std::string& id, const std::string& name,
                         const Divisions& divisions)
{
    Season next = season;
    next.id = id;
    next.name = name;
    next.seed = id; // lots are drawn anew
    next.calendar.firstDate.clear();
    next.entrants.erase(std::remove_if(next.entrants.begin(), next.entrants.end(),
                                       [](const Entrant& entrant) { return entrant.droppedOut.has_value(); }),
                        next.entrants.end());
    if (divisions.above || divisions.below) {
        if (Problems problems = problemsOf(season, rules, divisions); !problems.empty())
            return problems;
        exchange(next, season, rules, divisions);
    }
    return writeRecord(next);
}

} // namespace whistle::league

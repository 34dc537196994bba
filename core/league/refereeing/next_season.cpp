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

class Exchange {
public:
    Exchange(const Season& season, const LeagueRules& rules, const Divisions& divisions)
        : m_season(season)
        , m_rules(rules)
        , m_divisions(divisions)
    {
    }

    Problems problems() const
    {
        for (const Season* each : {&m_season, m_divisions.above, m_divisions.below}) {
            if (each == nullptr)
                continue;
            if (each->game != m_season.game)
                return {{"", Text{Saying::tr("%1 is a season of another game than %2."), each->name, m_season.name}}};
            if (!hasFinalTable(*each, m_rules))
                return {{"", Text{Saying::tr("The table of %1 is not final: nobody can change places by it yet."),
                                  each->name}}};
            const int sides = each != &m_season ? 1 : (m_divisions.above ? 1 : 0) + (m_divisions.below ? 1 : 0);
            const auto count = static_cast<int>(inOrder(*each, m_rules).size());
            if (m_divisions.exchanged < 1 || sides * m_divisions.exchanged > count)
                return {{"", Text{Saying::tr("%1 has %2 who are still in; that is too few for %3 to change places."),
                                  each->name, count, m_divisions.exchanged}}};
        }
        return {};
    }

    /// Who came down, who stays, who came up.
    void fill(Season& next) const
    {
        std::vector<Entrant> stay = inOrder(m_season, m_rules);
        if (m_divisions.above)
            stay.erase(stay.begin(), stay.begin() + m_divisions.exchanged);
        if (m_divisions.below)
            stay.erase(stay.end() - m_divisions.exchanged, stay.end());
        next.entrants.clear();
        if (m_divisions.above) {
            const std::vector<Entrant> above = inOrder(*m_divisions.above, m_rules);
            take(next, *m_divisions.above, {above.end() - m_divisions.exchanged, above.end()});
        }
        take(next, m_season, stay);
        if (m_divisions.below) {
            const std::vector<Entrant> below = inOrder(*m_divisions.below, m_rules);
            take(next, *m_divisions.below, {below.begin(), below.begin() + m_divisions.exchanged});
        }
    }

private:
    static void take(Season& next, const Season& from, const std::vector<Entrant>& entrants)
    {
        for (const Entrant& entrant : entrants) {
            next.entrants.push_back(entrant);
            const Person* coach = from.person(entrant.coach);
            if (coach && !next.person(coach->id))
                next.people.push_back(*coach);
        }
    }

    const Season& m_season;
    const LeagueRules& m_rules;
    const Divisions& m_divisions;
};

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
        const Exchange exchange(season, rules, divisions);
        if (Problems problems = exchange.problems(); !problems.empty())
            return problems;
        exchange.fill(next);
    }
    return writeRecord(next);
}

} // namespace whistle::league

// SPDX-License-Identifier: GPL-3.0-or-later
#include "league/refereeing/settle.h"

#include "base/match.h"
#include "league/schedule/schedule.h"

#include <algorithm>
#include <functional>

namespace whistle::league {

namespace {

/// Those who came k-th in their groups, compared by what they did in their groups.
std::vector<TableRow> levelOfGroups(const std::vector<TableInquiry>& groups, const std::vector<int>& entrants)
{
    TableInquiry inquiry = groups.front();
    inquiry.entrants = entrants;
    inquiry.matches.clear();
    for (const TableInquiry& group : groups)
        inquiry.matches.insert(inquiry.matches.end(), group.matches.begin(), group.matches.end());
    // Groups of unequal size bring unequal numbers of matches.
    inquiry.rankBy = RankBy::PointsPerMatch;
    return standings(inquiry);
}

class Playing {
public:
    explicit Playing(Season& season) : m_season(season) {}

    void fill(const Bracket& part)
    {
        const std::vector<int> seeds = bracketSeeds(part.places);
        std::vector<Series> round = firstRound(seeds, part.places);
        const int rounds = roundsOf(seeds.size());
        for (int number = 1;; ++number) {
            for (Series& series : round)
                play(series);
            m_season.series.insert(m_season.series.end(), round.begin(), round.end());
            if (number == rounds)
                break;
            if (part.thirdPlace && number == rounds - 1)
                m_third = next(round, rounds, &Series::loser);
            round = next(round, number + 1, [](const Series& series) { return series.winner; });
        }
        if (part.thirdPlace && !m_third.empty()) {
            Series third = m_third.front();
            third.pairing = -1;
            play(third);
            m_season.series.push_back(third);
        }
        m_season.champion = round.front().winner;
    }

    void fill(const FinalTable& part)
    {
        Fixture& last = m_season.fixtures.back();
        for (std::size_t seat = 0; seat < static_cast<std::size_t>(part.players); ++seat)
            last.sides[seat] = m_season.seeding.empty() ? -1 : m_season.seeding[seat];
        const std::optional<Result> result = countedResult(m_season, last);
        if (!result || result->isWonByNobody())
            return;
        // Who shares the first place is separated by the seeding, which is the order of the sides.
        const auto first = std::find(result->places.begin(), result->places.end(), 1) - result->places.begin();
        m_season.champion = result->entrants[static_cast<std::size_t>(first)];
    }

private:
    static int roundsOf(std::size_t size)
    {
        int rounds = 0;
        for (; size > 1; size /= 2)
            ++rounds;
        return rounds;
    }

    [[nodiscard]] std::vector<Series> firstRound(const std::vector<int>& seeds, int places) const
    {
        std::vector<Series> round;
        for (std::size_t i = 0; i + 1 < seeds.size(); i += 2) {
            Series series;
            series.pairing = static_cast<int>(i / 2);
            for (const std::size_t side : {0U, 1U}) {
                const int seed = seeds[i + side];
                if (seed <= places) {
                    series.seeds[side] = seed;
                    series.sides[side] =
                        m_season.seeding.empty() ? -1 : m_season.seeding[static_cast<std::size_t>(seed) - 1];
                }
            }
            series.isBye = seeds[i + 1] > places;
            round.push_back(series);
        }
        return round;
    }

    /// Pairs what `read` gives of neighbouring series; the better seed comes first.
    template <class Read>
    [[nodiscard]] std::vector<Series> next(const std::vector<Series>& before, int number, Read&& read) const
    {
        std::vector<Series> round;
        for (std::size_t i = 0; i + 1 < before.size(); i += 2) {
            Series series;
            series.round = number;
            series.pairing = static_cast<int>(i / 2);
            for (const std::size_t side : {0U, 1U}) {
                series.sides[side] = std::invoke(read, before[i + side]);
                series.seeds[side] = seedOf(series.sides[side]);
            }
            if (series.sides[0] >= 0 && series.sides[1] >= 0 && series.seeds[1] < series.seeds[0]) {
                std::swap(series.sides[0], series.sides[1]);
                std::swap(series.seeds[0], series.seeds[1]);
            }
            round.push_back(series);
        }
        return round;
    }

    [[nodiscard]] int seedOf(int entrant) const
    {
        const auto found = std::find(m_season.seeding.begin(), m_season.seeding.end(), entrant);
        return entrant < 0 || found == m_season.seeding.end() ? 0
                                                              : static_cast<int>(found - m_season.seeding.begin()) + 1;
    }

    /// Gives the games their sides and counts who has won them (LG-2.5).
    void play(Series& series)
    {
        if (series.isBye) {
            series.winner = series.sides[0];
            return;
        }
        for (std::size_t i = 0; i < m_season.fixtures.size(); ++i) {
            const Fixture& fixture = m_season.fixtures[i];
            if (fixture.playoffs && fixture.round == series.round && fixture.pairing == series.pairing)
                series.games.push_back(i);
        }
        series.bestOf = static_cast<int>(series.games.size());
        for (const std::size_t index : series.games) {
            Fixture& fixture = m_season.fixtures[index];
            seat(fixture, series);
            if (series.winner < 0)
                countGame(series, fixture);
        }
    }

    static void seat(Fixture& fixture, const Series& series)
    {
        // The better seed is at home in the first, third, ... game, where the organiser has said nothing else.
        const bool isExchanged =
            fixture.homeFixed ? fixture.sides[0] == series.sides[1] && series.sides[1] >= 0 : fixture.game % 2 == 0;
        fixture.sides = isExchanged ? Sides{series.sides[1], series.sides[0]} : Sides{series.sides[0], series.sides[1]};
    }

    void countGame(Series& series, const Fixture& fixture) const
    {
        const std::optional<Result> result = countedResult(m_season, fixture);
        if (!result || result->winner() < 0)
            return;
        const int winner = result->entrants[static_cast<std::size_t>(result->winner())];
        int& wins = series.wins[winner == series.sides[0] ? 0 : 1];
        if (++wins > series.bestOf / 2)
            series.winner = winner;
    }

    Season& m_season;
    std::vector<Series> m_third;
};

std::vector<int> seedingOf(const Season& season, const LeagueRules& rules)
{
    const auto places = static_cast<std::size_t>(playoffPlaces(season));
    if (!season.format.league) {
        std::vector<int> seeding = season.groups.front();
        seeding.resize(std::min(places, seeding.size()));
        return seeding;
    }
    if (!isLeagueOver(season) || !openTies(season, rules).empty())
        return {};
    std::vector<int> seeding;
    std::vector<int> gone;
    for (const TableRow& row : overallStandings(season, rules))
        (season.entrant(row.entrant).droppedOut ? gone : seeding).push_back(row.entrant);
    // Who has dropped out goes on no further (LG-3.8); only where too few are left their opponents go through.
    seeding.insert(seeding.end(), gone.begin(), gone.end());
    seeding.resize(std::min(places, seeding.size()));
    return seeding.size() == places ? seeding : std::vector<int>{};
}

} // namespace

bool isLeagueOver(const Season& season)
{
    if (!season.started || !season.format.league)
        return season.started;
    if (season.leagueClosed)
        return true;
    if (std::holds_alternative<Ladder>(*season.format.league))
        return false;
    return std::all_of(season.fixtures.begin(), season.fixtures.end(),
                       [&](const Fixture& fixture) { return fixture.playoffs || isSettled(season, fixture); });
}

int playoffPlaces(const Season& season)
{
    if (!season.format.playoffs)
        return 0;
    return match(
        *season.format.playoffs, [](const Bracket& part) { return part.places; },
        [](const FinalTable& part) { return part.players; });
}

std::vector<TableRow> overallStandings(const Season& season, const LeagueRules& rules)
{
    std::vector<TableInquiry> groups;
    std::vector<std::vector<TableRow>> tables;
    std::size_t longest = 0;
    for (std::size_t group = 0; group < season.groups.size(); ++group) {
        groups.push_back(groupInquiry(season, rules, static_cast<int>(group)));
        tables.push_back(standings(groups.back()));
        longest = std::max(longest, tables.back().size());
    }
    if (tables.size() == 1)
        return tables.front();
    std::vector<TableRow> overall;
    for (std::size_t place = 0; place < longest; ++place) {
        std::vector<int> entrants;
        for (const std::vector<TableRow>& table : tables) {
            if (place < table.size())
                entrants.push_back(table[place].entrant);
        }
        const int ahead = static_cast<int>(overall.size());
        for (TableRow& row : levelOfGroups(groups, entrants)) {
            row.rank += ahead;
            overall.push_back(std::move(row));
        }
    }
    return overall;
}

std::vector<std::vector<int>> openTies(const Season& season, const LeagueRules& rules)
{
    if (!season.format.league || !isLeagueOver(season))
        return {};
    const int places = std::max(playoffPlaces(season), 1);
    const auto collect = [&](const std::vector<TableRow>& table, int until) {
        std::vector<std::vector<int>> ties;
        for (const TableRow& row : table) {
            if (!row.sharesRank || row.rank > until)
                continue;
            if (&row == &table[static_cast<std::size_t>(row.rank) - 1])
                ties.emplace_back();
            if (!season.entrant(row.entrant).droppedOut)
                ties.back().push_back(row.entrant);
        }
        ties.erase(std::remove_if(ties.begin(), ties.end(), [](const auto& tie) { return tie.size() < 2; }),
                   ties.end());
        return ties;
    };
    std::vector<std::vector<int>> ties;
    const int groups = static_cast<int>(season.groups.size());
    if (groups > 1) {
        for (int group = 0; group < groups; ++group) {
            const auto found = collect(standings(groupInquiry(season, rules, group), Reasons::Listening::No),
                                       (places + groups - 1) / groups);
            ties.insert(ties.end(), found.begin(), found.end());
        }
    }
    if (ties.empty())
        ties = collect(overallStandings(season, rules), places);
    return ties;
}

void settle(Season& season, const LeagueRules& rules)
{
    season.series.clear();
    season.seeding.clear();
    season.champion = -1;
    if (!season.started)
        return;
    if (!season.format.playoffs) {
        if (isLeagueOver(season) && openTies(season, rules).empty())
            season.champion = overallStandings(season, rules).front().entrant;
        return;
    }
    season.seeding = seedingOf(season, rules);
    match(*season.format.playoffs, [&](const auto& part) { Playing(season).fill(part); });
}

} // namespace whistle::league

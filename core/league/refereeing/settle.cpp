// SPDX-License-Identifier: GPL-3.0-or-later
#include "league/refereeing/settle.h"

#include "base/contains.h"
#include "base/first.h"
#include "base/match.h"
#include "league/schedule/bracket_plan.h"

#include <algorithm>

namespace whistle::league {

namespace {

/// Whether the result is one of these, whoever is at home.
bool isBetween(const Result& result, const Sides& sides)
{
    return result.entrants.size() == sides.size() &&
           std::is_permutation(sides.begin(), sides.end(), result.entrants.begin());
}

/// Gives the fixture its sides. What these have played here counts, as they have played it (LG-3.7).
void seat(Fixture& fixture, const Sides& sides)
{
    fixture.sides = sides;
    const auto played = std::find_if(fixture.setAside.begin(), fixture.setAside.end(),
                                     [&](const Result& result) { return isBetween(result, sides); });
    if (fixture.result && isBetween(*fixture.result, sides)) {
        fixture.sides = fixture.result->entrants;
    } else if (played != fixture.setAside.end()) {
        fixture.sides = played->entrants;
        Result found = std::move(*played);
        fixture.setAside.erase(played);
        if (fixture.result)
            fixture.setAside.push_back(std::move(*fixture.result));
        fixture.result = std::move(found);
    }
}

/// Of several who have won the final table, their order as the organiser has decided it; else nobody (LG-4.5).
std::vector<int> inOrder(const Season& season, const std::vector<int>& first)
{
    if (first.size() < 2)
        return first;
    for (auto decision = season.decisions.rbegin(); decision != season.decisions.rend(); ++decision) {
        std::vector<int> order;
        for (const int entrant : decision->order) {
            if (contains(first, entrant))
                order.push_back(entrant);
        }
        if (decision->champion && order.size() == first.size())
            return order;
    }
    return {};
}

std::vector<int> entrantsAt(int place, const Result& result)
{
    std::vector<int> there;
    for (std::size_t side = 0; side < result.places.size(); ++side) {
        if (result.places[side] == place)
            there.push_back(result.entrants[side]);
    }
    return there;
}

class Playing {
public:
    explicit Playing(Season& season) : m_season(season) {}

    void fill(const Bracket& part)
    {
        m_places = part.places;
        for (Series& series : bracketPlan(part)) {
            takeSeats(series);
            play(series);
            m_season.series.push_back(std::move(series));
        }
        for (const Series& series : m_season.series) {
            if (series.branch == Branch::Main || series.branch == Branch::Final)
                m_season.champion = series.winner; // the last one decides
        }
        m_season.isOver = std::all_of(m_season.series.begin(), m_season.series.end(),
                                      [](const Series& series) { return series.isDecided(); });
    }

    void fill(const FinalTable& part)
    {
        Fixture& last = m_season.fixtures.change(m_season.fixtures.size() - 1);
        const std::vector<int>& seeding = m_season.seeding;
        Sides sides(static_cast<std::size_t>(part.players), -1);
        if (seeding.size() > 1) {
            sides = {};
            for (const int entrant : seeding)
                sides.push_back(entrant);
        }
        seat(last, sides);
        if (m_season.isSeeded && seeding.size() < 2) {
            // Who alone is left has nobody to play against.
            m_season.champion = seeding.empty() ? -1 : seeding.front();
            m_season.isOver = true;
        } else if (const std::optional<Result> result = countedResult(m_season, last)) {
            const std::vector<int> first = inOrder(m_season, entrantsAt(1, *result));
            m_season.champion = first.empty() ? -1 : first.front();
            m_season.isOver = result->isWonByNobody() || m_season.champion >= 0;
        }
    }

private:
    /// Who comes out of a pairing, or is seeded; -1 and not free: not known yet.
    struct Coming {
        int entrant = -1;
        bool isFree = false; ///< nobody comes
    };
    [[nodiscard]] Coming coming(const Origin& origin) const
    {
        if (origin.kind == Origin::Kind::Seed) {
            // Who is missing leaves a bye (LG-2.5).
            const int seeded = m_season.isSeeded ? static_cast<int>(m_season.seeding.size()) : m_places;
            const bool isKnown = m_season.isSeeded && origin.of <= seeded;
            return {isKnown ? m_season.seeding[static_cast<std::size_t>(origin.of) - 1] : -1, origin.of > seeded};
        }
        const Series& before = m_season.series[static_cast<std::size_t>(origin.of)];
        if (origin.kind == Origin::Kind::Winner)
            return {before.winner, before.isForNobody};
        if (before.isBye || before.isForNobody || isOut(before))
            return {-1, true};
        return {before.loser(), false};
    }

    /// Who has lost the final of a double elimination has lost twice, unless it was the first time (LG-2.11).
    [[nodiscard]] bool isOut(const Series& final) const
    {
        if (final.branch != Branch::Final || final.winner < 0)
            return false;
        const Origin& loser = final.from[final.loser() == final.sides[0] ? 0 : 1];
        return m_season.series[static_cast<std::size_t>(loser.of)].branch == Branch::Lower;
    }

    /// The pairing with its sides; the better seed comes first.
    void takeSeats(Series& series) const
    {
        for (const std::size_t side : {0U, 1U}) {
            const Origin& from = series.from[side];
            const Coming here = coming(from);
            series.sides[side] = here.entrant;
            series.isFree[side] = here.isFree;
            series.seeds[side] = seedOf(here.entrant);
            if (from.kind == Origin::Kind::Seed && from.of <= m_places)
                series.seeds[side] = from.of;
        }
        const bool areKnown = series.sides[0] >= 0 && series.sides[1] >= 0;
        if ((areKnown && series.seeds[1] < series.seeds[0]) || (series.isFree[0] && !series.isFree[1])) {
            std::swap(series.sides[0], series.sides[1]);
            std::swap(series.seeds[0], series.seeds[1]);
            std::swap(series.isFree[0], series.isFree[1]);
            std::swap(series.from[0], series.from[1]);
        }
    }

    /// The pairing as it is decided without a match, if the playoffs have begun.
    [[nodiscard]] static Through throughOf(const Series& series)
    {
        Through told{series.branch, series.round, series.pairing, series.sides, series.winner};
        std::sort(told.sides.begin(), told.sides.end());
        return told;
    }
    /// What was decided here between these before somebody left or came back (LG-3.14); null: nothing.
    [[nodiscard]] const Through* decidedBefore(const Series& series) const
    {
        return firstOf(m_season.through, [now = throughOf(series)](Through each) {
            each.winner = now.winner;
            return each == now;
        });
    }
    void keep(const Series& series) const
    {
        const bool isKnown = series.sides[0] >= 0 && (series.sides[1] >= 0 || series.isFree[1]);
        const bool isWithout = series.isBye || series.isForNobody || !series.forfeited.empty();
        if (isKnown && isWithout && !m_season.heldSeeds.empty() && !decidedBefore(series))
            m_season.through.push_back(throughOf(series));
    }

    [[nodiscard]] int seedOf(int entrant) const
    {
        const auto found = std::find(m_season.seeding.begin(), m_season.seeding.end(), entrant);
        return entrant < 0 || found == m_season.seeding.end() ? 0
                                                              : static_cast<int>(found - m_season.seeding.begin()) + 1;
    }

    /// Gives the games their sides and counts who has won them (LG-2.5, LG-3.12).
    void play(Series& series)
    {
        for (std::size_t i = m_season.leagueFixtures(); i < m_season.fixtures.size(); ++i) {
            if (!isOf(m_season.fixtures[i], series))
                continue;
            series.games.push_back(i);
            seatGame(m_season.fixtures.change(i), series);
        }
        series.bestOf = std::max(1, static_cast<int>(series.games.size()));
        series.isBye = series.isFree[1] && !series.isFree[0];
        if (series.isFree[1]) {
            const Through* before = series.isBye ? decidedBefore(series) : nullptr;
            series.isForNobody = series.isFree[0] || (before ? before->winner < 0 : hasLeft(m_season, series.sides[0]));
            series.winner = series.isForNobody ? -1 : series.sides[0];
        } else {
            for (const std::size_t index : series.games)
                countGame(series, m_season.fixtures[index]);
            if (series.winner < 0)
                forfeitRest(series);
        }
        keep(series);
    }

    static void seatGame(Fixture& fixture, const Series& series)
    {
        // The better seed is at home in the first, third, ... game, where the organiser has said nothing else.
        const bool isExchanged =
            fixture.homeFixed ? fixture.sides[0] == series.sides[1] && series.sides[1] >= 0 : fixture.game % 2 == 0;
        seat(fixture, isExchanged ? Sides{series.sides[1], series.sides[0]} : Sides{series.sides[0], series.sides[1]});
    }

    static void countGame(Series& series, const Fixture& fixture)
    {
        if (series.winner < 0 && fixture.result && !hasMisplacedResult(fixture) && fixture.result->winner() >= 0)
            addWin(series, fixture.result->entrants[static_cast<std::size_t>(fixture.result->winner())]);
    }

    static void addWin(Series& series, int winner)
    {
        int& wins = series.wins[winner == series.sides[0] ? 0 : 1];
        if (++wins > series.bestOf / 2)
            series.winner = winner;
    }

    /// Who has dropped out forfeits as many games as the other still needs.
    void forfeitRest(Series& series) const
    {
        const bool firstLeft = hasLeft(m_season, series.sides[0]);
        const bool secondLeft = hasLeft(m_season, series.sides[1]);
        const Through* before = decidedBefore(series);
        if (series.sides[0] < 0 || series.sides[1] < 0 || (!firstLeft && !secondLeft && !before))
            return;
        const int alone = before ? before->winner : firstLeft && secondLeft ? -1 : series.sides[firstLeft ? 1 : 0];
        series.isForNobody = alone < 0;
        for (const std::size_t index : series.games) {
            const Fixture& fixture = m_season.fixtures[index];
            const bool isOpen = !fixture.result || hasMisplacedResult(fixture);
            if (series.isDecided() || !isOpen)
                continue;
            series.forfeited.push_back(fixture.game);
            addWin(series, alone);
        }
    }

    Season& m_season;
    int m_places = 0;
};

/// The tables of the groups, as inquiries.
std::vector<TableInquiry> groupInquiries(const Season& season, const LeagueRules& rules, Among among)
{
    std::vector<TableInquiry> groups;
    for (std::size_t group = 0; group < season.groups.size(); ++group) {
        groups.push_back(groupInquiry(season, rules, static_cast<int>(group)));
        std::vector<int>& entrants = groups.back().entrants;
        if (among == Among::StillIn)
            entrants.erase(
                std::remove_if(entrants.begin(), entrants.end(), [&](int entrant) { return hasLeft(season, entrant); }),
                entrants.end());
    }
    return groups;
}

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

/// How many places of each group lead to the first `places` overall.
int placesOfGroup(const std::vector<TableInquiry>& groups, int places)
{
    int level = 0;
    for (int reached = 0; reached < places; ++level) {
        const int before = reached;
        for (const TableInquiry& group : groups)
            reached += static_cast<int>(group.entrants.size()) > level ? 1 : 0;
        if (reached == before)
            break;
    }
    return level;
}

/// Those in the table who share a rank up to `until`.
std::vector<std::vector<int>> levelOnes(const std::vector<TableRow>& table, int until)
{
    std::vector<std::vector<int>> ties;
    for (std::size_t i = 0; i < table.size(); ++i) {
        if (!table[i].sharesRank || table[i].rank > until)
            continue;
        if (table[i].rank == static_cast<int>(i) + 1)
            ties.emplace_back();
        ties.back().push_back(table[i].entrant);
    }
    return ties;
}

/// Those who share the first place of the final table and wait for the organiser.
std::vector<std::vector<int>> tieForTheTitle(const Season& season)
{
    if (!season.format.playoffs || !std::holds_alternative<FinalTable>(*season.format.playoffs))
        return {};
    const std::optional<Result> result = countedResult(season, season.fixtures.back());
    if (!result)
        return {};
    const std::vector<int> first = entrantsAt(1, *result);
    if (first.size() < 2 || !inOrder(season, first).empty())
        return {};
    return {first};
}

/// The league phase goes on, as it did before the last act: nothing follows for the playoffs, whose places are open.
bool isOpenAsBefore(const Season& season)
{
    // New matches of the league stand before those of the playoffs.
    const Series* played = firstOf(season.series, [](const Series& series) { return !series.games.empty(); });
    const bool isPlanned = !season.format.playoffs || std::holds_alternative<FinalTable>(*season.format.playoffs) ||
                           (played && isOf(season.fixtures[played->games.front()], *played));
    return season.started && season.format.league && isPlanned && season.heldSeeds.empty() && !season.isSeeded &&
           !season.isOver && !isLeagueOver(season);
}

std::optional<std::vector<int>> seedsOf(const Season& season, const LeagueRules& rules)
{
    return season.heldSeeds.empty() ? seedsByTheTable(season, rules) : season.heldSeeds;
}

} // namespace

bool isLeagueOver(const Season& season)
{
    if (!season.started || !season.format.league)
        return season.started;
    return season.leagueClosed ||
           (!isLadder(season) && !areRoundsLeft(season) && anyOpenLeagueFixture(season) == season.leagueFixtures());
}

int playoffPlaces(const Season& season)
{
    if (!season.format.playoffs)
        return 0;
    return match(
        *season.format.playoffs, [](const Bracket& part) { return part.places; },
        [](const FinalTable& part) { return part.players; });
}

std::vector<TableRow> overallStandings(const Season& season, const LeagueRules& rules, Among among)
{
    const std::vector<TableInquiry> groups = groupInquiries(season, rules, among);
    std::vector<std::vector<TableRow>> tables;
    std::size_t longest = 0;
    for (const TableInquiry& group : groups) {
        tables.push_back(standings(group));
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

std::vector<std::vector<int>> tiesOfTheTable(const Season& season, const LeagueRules& rules)
{
    if (!season.format.league || !isLeagueOver(season))
        return {};
    const int places = std::max(playoffPlaces(season), 1);
    const std::vector<TableInquiry> groups = groupInquiries(season, rules, Among::StillIn);
    std::vector<std::vector<int>> ties;
    for (const TableInquiry& group : groups) {
        const auto found = levelOnes(standings(group, Reasons::Listening::No), placesOfGroup(groups, places));
        ties.insert(ties.end(), found.begin(), found.end());
    }
    if (ties.empty() && groups.size() > 1)
        ties = levelOnes(overallStandings(season, rules, Among::StillIn), places);
    return ties;
}

std::vector<std::vector<int>> openTies(const Season& season, const LeagueRules& rules)
{
    return season.heldSeeds.empty() ? tiesOfTheTable(season, rules) : tieForTheTitle(season);
}

std::optional<std::vector<int>> seedsByTheTable(const Season& season, const LeagueRules& rules)
{
    const auto places = static_cast<std::size_t>(playoffPlaces(season));
    std::vector<int> seeds;
    if (!season.format.league) {
        seeds = season.groups.front();
    } else {
        if (!isLeagueOver(season) || !tiesOfTheTable(season, rules).empty())
            return {};
        for (const TableRow& row : overallStandings(season, rules, Among::StillIn))
            seeds.push_back(row.entrant);
    }
    seeds.resize(std::min(places, seeds.size()));
    return seeds;
}

void settle(Season& season, const LeagueRules& rules)
{
    if (!isLadder(season)) // which is over when it is closed
        season.open.at = anyOpenLeagueFixture(season);
    if (isOpenAsBefore(season))
        return;
    season.series.clear();
    season.seeding.clear();
    season.isSeeded = false;
    season.champion = -1;
    season.isOver = false;
    if (!season.started)
        return;
    if (!season.format.playoffs) {
        season.isOver = isLeagueOver(season) && tiesOfTheTable(season, rules).empty();
        if (!season.isOver)
            return;
        const std::vector<TableRow> table = overallStandings(season, rules, Among::StillIn);
        if (!table.empty())
            season.champion = table.front().entrant;
        return;
    }
    if (std::optional<std::vector<int>> seeds = seedsOf(season, rules)) {
        season.isSeeded = true;
        season.seeding = std::move(*seeds);
    }
    match(*season.format.playoffs, [&](const auto& part) { Playing(season).fill(part); });
}

int secondOfFinalTable(const Season& season)
{
    const std::optional<Result> result = countedResult(season, season.fixtures.back());
    if (!result)
        return -1;
    const std::vector<int> first = entrantsAt(1, *result);
    if (first.size() > 1) {
        const std::vector<int> order = inOrder(season, first);
        return order.empty() ? -1 : order[1];
    }
    const std::vector<int> second = entrantsAt(2, *result);
    return second.size() == 1 ? second.front() : -1;
}

} // namespace whistle::league

// SPDX-License-Identifier: GPL-3.0-or-later
#include "league/outlook/simulation.h"

#include "base/first.h"
#include "league/outlook/history.h"
#include "league/refereeing/pairing.h"
#include "league/refereeing/settle.h"
#include "league/schedule/bracket_plan.h"
#include "league/schedule/lots.h"
#include "league/standings/rating.h"
#include "league/standings/standings.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <numeric>
#include <thread>

namespace whistle::league {

namespace {

/// Scores and statistics of a match, the best side first.
struct Sample {
    std::vector<int> scores;
    std::vector<std::vector<int>> stats; ///< by side, then by kind
};

/// What all simulated seasons share. Read by several threads, never changed.
struct Ground {
    const Season& season;
    const LeagueRules& rules;
    std::vector<double> weights;                        ///< by entrant: 10 to the power of rating / 400
    std::vector<TableInquiry> tables;                   ///< with what has been played
    std::vector<std::vector<const Fixture*>> open;      ///< by table
    std::map<std::size_t, std::vector<Sample>> samples; ///< by number of sides
    double draws = 0;                                   ///< share of the matches of two
    Meetings meetings;                                  ///< of a Swiss league phase
};

std::vector<Sample> samplesOf(const std::vector<PlayedResult>& played, std::size_t sides, std::size_t stats)
{
    std::vector<Sample> samples;
    for (const PlayedResult& each : played) {
        const Result& result = each.result;
        if (result.how != HowEnded::Played || result.entrants.size() != sides || !result.hasScores ||
            result.winner() < 0)
            continue;
        std::vector<std::size_t> order(sides);
        std::iota(order.begin(), order.end(), std::size_t{0});
        std::stable_sort(order.begin(), order.end(),
                         [&](std::size_t a, std::size_t b) { return result.places[a] < result.places[b]; });
        Sample sample;
        for (const std::size_t side : order) {
            sample.scores.push_back(result.scores[side]);
            sample.stats.emplace_back(stats, 0);
            for (std::size_t stat = 0; stat < result.stats.size(); ++stat)
                sample.stats.back()[stat] = result.stats[stat][side];
        }
        samples.push_back(std::move(sample));
    }
    if (samples.empty()) {
        Sample sample;
        for (std::size_t side = 0; side < sides; ++side)
            sample.scores.push_back(static_cast<int>(sides - 1 - side));
        sample.stats.assign(sides, std::vector<int>(stats, 0));
        samples.push_back(std::move(sample));
    }
    return samples;
}

Ground groundOf(const Season& season, const LeagueRules& rules)
{
    Ground ground{season, rules, {}, {}, {}, {}, 0, swissOf(season) ? meetingsOf(season) : Meetings()};
    const std::map<std::string, Rating> rated = ratings(ratedMatches(season, RateBy::Entrant));
    for (const Entrant& entrant : season.entrants) {
        const auto found = rated.find(entrant.id);
        ground.weights.push_back(std::pow(10.0, (found == rated.end() ? 0.0 : found->second.value - 1500) / 400));
    }
    const std::vector<PlayedResult> played = playedResults(season);
    for (std::size_t sides = 2; sides <= mostSides; ++sides)
        ground.samples[sides] = samplesOf(played, sides, rules.stats.size());
    int two = 0;
    int level = 0;
    for (const PlayedResult& each : played) {
        const bool counts = each.result.how == HowEnded::Played && each.result.entrants.size() == 2;
        two += counts ? 1 : 0;
        level += counts && each.result.winner() < 0 && !each.result.isWonByNobody() ? 1 : 0;
    }
    ground.draws = two == 0 ? 0 : static_cast<double>(level) / two;
    if (!season.format.league)
        return ground;
    for (std::size_t group = 0; group < season.groups.size(); ++group) {
        ground.tables.push_back(groupInquiry(season, rules, static_cast<int>(group)));
        ground.open.emplace_back();
        for (const Fixture& fixture : season.fixtures) {
            if (!fixture.playoffs && fixture.group == static_cast<int>(group) && !isSettled(season, fixture))
                ground.open.back().push_back(&fixture);
        }
    }
    return ground;
}

/// Plays seasons from the ground on, one thread of them.
class Player {
public:
    Player(const Ground& ground, std::uint64_t seed) : m_ground(ground), m_seed(seed), m_tables(ground.tables)
    {
        const std::size_t entrants = ground.season.entrants.size();
        for (std::size_t i = 0; i < entrants; ++i)
            m_result.chances.push_back({static_cast<int>(i), std::vector<int>(entrants, 0), 0, 0});
        for (const TableInquiry& table : m_tables) {
            m_played.push_back(table.matches.size());
            m_unpaired.push_back(table.unpaired.size());
        }
    }

    void play(int number)
    {
        // Each season has numbers of its own, so that it does not matter which thread plays it.
        m_chance = Chance(m_seed * 0x9e3779b97f4a7c15U + static_cast<std::uint64_t>(number));
        std::vector<std::vector<int>> orders;
        for (std::size_t table = 0; table < m_tables.size(); ++table)
            orders.push_back(playTable(table));
        const Season& season = m_ground.season;
        if (season.format.playoffs)
            playPlayoffs(orders);
        else if (orders.size() == 1)
            addChampion(orders.front());
        ++m_result.seasons;
    }

    [[nodiscard]] const Simulation& result() const { return m_result; }

private:
    [[nodiscard]] Chances& of(int entrant) { return m_result.chances[static_cast<std::size_t>(entrant)]; }
    [[nodiscard]] double weight(int entrant) const { return m_ground.weights[static_cast<std::size_t>(entrant)]; }

    std::vector<int> playTable(std::size_t table)
    {
        TableInquiry& inquiry = m_tables[table];
        inquiry.matches.resize(m_played[table]);
        for (const Fixture* fixture : m_ground.open[table]) {
            inquiry.matches.push_back(play(fixture->sides));
            inquiry.matches.back().round = fixture->round;
        }
        inquiry.unpaired.resize(m_unpaired[table]);
        if (const Swiss* part = swissOf(m_ground.season))
            playRounds(*part, inquiry);
        std::vector<TableRow> rows = standings(inquiry, Reasons::Listening::No);
        shuffleTies(rows);
        std::vector<int> order;
        for (const TableRow& row : rows) {
            ++of(row.entrant).places[order.size()];
            order.push_back(row.entrant);
        }
        return order;
    }

    /// The rounds of a Swiss that are still to be paired, each by the points that it begins with (LG-2.9, LG-2.10).
    void playRounds(const Swiss& part, TableInquiry& inquiry)
    {
        const Season& season = m_ground.season;
        if (!areRoundsLeft(season))
            return;
        if (inquiry.byFide)
            inquiry.byFide->paired = part.rounds;
        Meetings meetings = m_ground.meetings;
        std::vector<int> points(season.entrants.size(), 0);
        const auto give = [&](int entrant, int more) { points[static_cast<std::size_t>(entrant)] += more; };
        const auto count = [&](const CountedMatch& match) {
            for (std::size_t side = 0; side < match.entrants.size(); ++side)
                give(match.entrants[side], match.points[side]);
        };
        for (const CountedMatch& match : inquiry.matches)
            count(match);
        for (const UnpairedRound& round : inquiry.unpaired)
            give(round.entrant, round.points);
        for (const Sanction& sanction : inquiry.sanctions)
            give(sanction.entrant, sanction.points);
        const auto unpaired = [&](int entrant, int round, RoundBrings brings, bool isBye) {
            const int worth = pointsFor(brings, season.points);
            inquiry.unpaired.push_back({entrant, round, worth, isBye, !isBye && brings != RoundBrings::Win});
            give(entrant, worth);
        };
        for (int round = static_cast<int>(season.paired.size()) + 1; round <= part.rounds; ++round) {
            const RoundToPair next = roundFrom(season, round, points, meetings);
            const SwissRound drawn = swissRound(next.players);
            for (const Pairing& pairing : drawn.pairings) {
                const Sides sides{next.entrantAt(pairing[0]), next.entrantAt(pairing[1])};
                inquiry.matches.push_back(play(sides));
                inquiry.matches.back().round = round;
                count(inquiry.matches.back());
                meetings.add(sides);
            }
            if (drawn.bye >= 0) {
                const int free = next.entrantAt(drawn.bye);
                unpaired(free, round, part.bye, true);
            }
            for (const int entrant : next.missing)
                unpaired(entrant, round, missedBrings(season, entrant, round), false);
            meetings.addIdle(season, round, drawn.bye < 0 ? -1 : next.entrantAt(drawn.bye), next.missing);
        }
    }

    /// The first of those who are still in: who has left may keep a place before them (LG-3.15).
    void addChampion(const std::vector<int>& order)
    {
        const int* first = firstOf(order, [&](int entrant) { return !hasLeft(m_ground.season, entrant); });
        if (first)
            ++of(*first).champion;
    }

    void shuffleTies(std::vector<TableRow>& rows)
    {
        for (std::size_t from = 0; from < rows.size();) {
            std::size_t until = from + 1;
            while (until < rows.size() && rows[until].rank == rows[from].rank)
                ++until;
            const auto first = rows.begin() + static_cast<std::ptrdiff_t>(from);
            m_chance.shuffle(first, first + static_cast<std::ptrdiff_t>(until - from));
            from = until;
        }
    }

    /// The sides in the order in which they come in: each next one drawn by its strength; who has left does not come.
    [[nodiscard]] std::array<std::size_t, mostSides> finish(const Sides& sides)
    {
        std::array<std::size_t, mostSides> order{};
        PerSide<double> weights;
        double left = 0;
        std::size_t came = sides.size();
        for (std::size_t side = 0; side < sides.size(); ++side) {
            const bool comes = !hasLeft(m_ground.season, sides[side]);
            const double its = comes ? weight(sides[side]) : 0;
            weights.push_back(its);
            left += its;
            if (!comes)
                order[--came] = side;
        }
        for (std::size_t place = 0; place < came; ++place) {
            double drawn = m_chance.share() * left;
            std::size_t found = sides.size();
            for (std::size_t side = 0; side < sides.size(); ++side) {
                if (weights[side] <= 0)
                    continue;
                found = side;
                drawn -= weights[side];
                if (drawn < 0)
                    break;
            }
            order[place] = found;
            left -= weights[found];
            weights[found] = 0;
        }
        return order;
    }

    [[nodiscard]] CountedMatch play(const Sides& sides)
    {
        const std::size_t count = sides.size();
        Result& result = m_scratch;
        result.entrants = sides;
        result.absent = {};
        for (const int entrant : sides)
            result.absent.push_back(hasLeft(m_ground.season, entrant));
        const auto came = static_cast<std::size_t>(std::count(result.absent.begin(), result.absent.end(), false));
        result.how = came < count ? HowEnded::Forfeit : HowEnded::Played;
        result.hasScores = true;
        result.places = PerSide<int>(count, 1);
        result.scores = PerSide<int>(count, 0);
        result.stats.assign(m_ground.rules.stats.size(), PerSide<int>(count, 0));
        const Sample& sample = m_chance.oneOf(m_ground.samples.at(count));
        const bool isDrawn = count == 2 && m_chance.share() < m_ground.draws;
        const auto order = finish(sides);
        for (std::size_t place = came; place < count; ++place) // at a table the others play on (LG-3.4)
            result.places[order[place]] = static_cast<int>(came) + 1;
        for (std::size_t place = 0; place < came; ++place) {
            const std::size_t side = order[place];
            result.places[side] = isDrawn ? 1 : static_cast<int>(place) + 1;
            result.scores[side] = sample.scores[isDrawn ? 0 : place];
            for (std::size_t stat = 0; stat < result.stats.size(); ++stat)
                result.stats[stat][side] = sample.stats[place][stat];
        }
        return counted(result, m_ground.season.points, m_statIds);
    }

    [[nodiscard]] std::vector<int> seeded(const std::vector<std::vector<int>>& orders)
    {
        const Season& season = m_ground.season;
        if (!season.seeding.empty())
            return season.seeding;
        std::vector<int> seeding;
        const auto places = static_cast<std::size_t>(playoffPlaces(season));
        for (std::size_t place = 0; seeding.size() < places && place < season.entrants.size(); ++place) {
            std::vector<int> level;
            for (const std::vector<int>& order : orders) {
                if (place < order.size() && !season.entrant(order[place]).droppedOut)
                    level.push_back(order[place]);
            }
            m_chance.shuffle(level.begin(), level.end());
            seeding.insert(seeding.end(), level.begin(), level.end());
        }
        seeding.resize(std::min(seeding.size(), places));
        return seeding;
    }

    void playPlayoffs(const std::vector<std::vector<int>>& orders)
    {
        const Season& season = m_ground.season;
        const std::vector<int> seeding = seeded(orders);
        for (const int entrant : seeding)
            ++of(entrant).playoffs;
        if (season.champion >= 0) {
            ++of(season.champion).champion;
        } else if (const auto* bracket = std::get_if<Bracket>(&*season.format.playoffs)) {
            if (const int champion = championOf(*bracket, seeding); champion >= 0)
                ++of(champion).champion;
        } else {
            Sides sides;
            for (const int entrant : seeding)
                sides.push_back(entrant);
            const bool isPlayed =
                std::any_of(sides.begin(), sides.end(), [&](int entrant) { return !hasLeft(season, entrant); });
            if (sides.size() > 1 && isPlayed)
                ++of(sides[finish(sides)[0]]).champion;
        }
    }

    /// Who comes out of a pairing; -1: nobody.
    struct Outcome {
        int winner = -1;
        int loser = -1;
    };

    /// Who wins the knockout, whatever is known of it already.
    [[nodiscard]] int championOf(const Bracket& bracket, const std::vector<int>& seeding)
    {
        std::vector<Outcome> outcomes;
        std::vector<int> losses(m_ground.season.entrants.size(), 0);
        int champion = -1;
        for (const Series& planned : bracketPlan(bracket)) {
            const Series& known = m_ground.season.series[outcomes.size()];
            std::array<int, 2> sides{coming(planned.from[0], outcomes, seeding),
                                     coming(planned.from[1], outcomes, seeding)};
            // Out of the final of a double elimination is who has lost twice (LG-2.11).
            if (planned.branch == Branch::Final && sides[1] >= 0 && losses[static_cast<std::size_t>(sides[1])] > 1)
                sides[1] = -1;
            outcomes.push_back(known.isDecided() ? Outcome{known.winner, known.isBye ? -1 : known.loser()}
                                                 : played(known, sides));
            if (const int loser = outcomes.back().loser; loser >= 0)
                ++losses[static_cast<std::size_t>(loser)];
            if (planned.branch == Branch::Main || planned.branch == Branch::Final)
                champion = outcomes.back().winner;
        }
        return champion;
    }

    [[nodiscard]] static int coming(const Origin& origin, const std::vector<Outcome>& before,
                                    const std::vector<int>& seeding)
    {
        const auto of = static_cast<std::size_t>(origin.of);
        if (origin.kind == Origin::Kind::Seed)
            return of <= seeding.size() ? seeding[of - 1] : -1;
        return origin.kind == Origin::Kind::Winner ? before[of].winner : before[of].loser;
    }

    /// The rest of a pairing; who has left, or is nobody, loses it.
    [[nodiscard]] Outcome played(const Series& known, const std::array<int, 2>& sides)
    {
        for (const std::size_t side : {0U, 1U}) {
            if (sides[side] < 0 || hasLeft(m_ground.season, sides[side]))
                return {sides[1 - side], sides[side]};
        }
        const bool isSame = known.sides[0] == sides[0];
        std::array<int, 2> wins{known.wins[isSame ? 0 : 1], known.wins[isSame ? 1 : 0]};
        while (wins[0] <= known.bestOf / 2 && wins[1] <= known.bestOf / 2)
            ++wins[finish({sides[0], sides[1]})[0]];
        return wins[0] > wins[1] ? Outcome{sides[0], sides[1]} : Outcome{sides[1], sides[0]};
    }

    const Ground& m_ground;
    std::uint64_t m_seed;
    std::vector<TableInquiry> m_tables;
    std::vector<std::size_t> m_played;   ///< matches of each table that are real
    std::vector<std::size_t> m_unpaired; ///< and rounds without one
    std::vector<std::string> m_statIds = m_ground.rules.statIds();
    Chance m_chance{0};
    Result m_scratch;
    Simulation m_result;
};

void addUp(Simulation& sum, const Simulation& part)
{
    if (sum.chances.empty()) {
        sum = part;
        return;
    }
    sum.seasons += part.seasons;
    for (std::size_t i = 0; i < sum.chances.size(); ++i) {
        Chances& to = sum.chances[i];
        const Chances& from = part.chances[i];
        to.playoffs += from.playoffs;
        to.champion += from.champion;
        for (std::size_t place = 0; place < to.places.size(); ++place)
            to.places[place] += from.places[place];
    }
}

} // namespace

Simulation simulate(const Season& season, const LeagueRules& rules, const SimulationSettings& settings)
{
    if (!season.started)
        return {};
    const Ground ground = groundOf(season, rules);
    const int threads = std::max(1, settings.threads);
    std::vector<Player> players(static_cast<std::size_t>(threads), Player(ground, settings.seed));
    const auto work = [&](int thread) {
        for (int number = thread; number < settings.seasons; number += threads) {
            if (settings.cancelled && settings.cancelled->load(std::memory_order_relaxed))
                return;
            players[static_cast<std::size_t>(thread)].play(number);
            if (settings.progress)
                settings.progress->fetch_add(1, std::memory_order_relaxed);
        }
    };
    std::vector<std::thread> others;
    for (int thread = 1; thread < threads; ++thread)
        others.emplace_back(work, thread);
    work(0);
    for (std::thread& other : others)
        other.join();
    Simulation sum;
    for (const Player& player : players)
        addUp(sum, player.result());
    return sum;
}

} // namespace whistle::league

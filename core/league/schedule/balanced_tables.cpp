// SPDX-License-Identifier: GPL-3.0-or-later
#include "league/schedule/lots.h"
#include "league/schedule/schedule.h"

#include <algorithm>
#include <array>
#include <map>
#include <mutex>
#include <numeric>
#include <optional>
#include <utility>

namespace whistle::league {

namespace {

constexpr int attempts = 9;
constexpr int exchangesAnAttempt = 40'000;
constexpr int hundred = 100;
constexpr int hottest = 8 * hundred; ///< hundredths by which a step may be worse, at the start; 0 at the end

/// What it costs that something happens `count` times where `share` times or once more would be even.
struct Unevenness {
    int share = 0;
    int fewer = 4; ///< for each below
    int more = 4;
    [[nodiscard]] int of(int count) const
    {
        const int below = share - count;
        const int above = count - share - 1;
        return below > 0 ? fewer * below * below : above > 0 ? more * above * above : 0;
    }
};

/// A list of rounds that gets more even by exchanging two players of a round: simulated annealing from fixed seeds,
/// with whole numbers only, so that it comes out the same on every machine.
class Balancing {
public:
    Balancing(int players, std::vector<int> sizes, int rounds, std::uint64_t seed)
        : m_players(players)
        , m_sizes(std::move(sizes))
        , m_chance(seed)
        , m_meetings(static_cast<std::size_t>(players * players), 0)
        , m_rests(static_cast<std::size_t>(players), 0)
    {
        for (const int size : m_sizes)
            m_seats.insert(m_seats.end(), static_cast<std::size_t>(size), static_cast<int>(m_tables++));
        const int resting = players - static_cast<int>(m_seats.size());
        m_seats.resize(static_cast<std::size_t>(players), rests);
        const int pairs = players * (players - 1) / 2;
        m_meeting.share = meetingsOf(m_sizes, rounds) / std::max(1, pairs);
        // Too few and too many weigh differently, in turn: that keeps the two from both being there.
        m_meeting.fewer = seed % 3 == 0 ? 3 : seed % 3 == 1 ? 9 : 5;
        m_meeting.more = seed % 3 == 0 ? 9 : seed % 3 == 1 ? 3 : 5;
        m_resting = {resting * rounds / players, 40, 40};
        for (int round = 0; round < rounds; ++round)
            deal();
        m_cost = 0;
        for (int a = 0; a < players; ++a) {
            m_cost += m_resting.of(m_rests[static_cast<std::size_t>(a)]);
            for (int b = a + 1; b < players; ++b)
                m_cost += m_meeting.of(met(a, b));
        }
    }

    void improve()
    {
        for (int i = 0; i < exchangesAnAttempt && m_cost > 0; ++i) {
            const int allowed = m_chance.below(hottest * (exchangesAnAttempt - i) / exchangesAnAttempt + 1) / hundred;
            const auto round = static_cast<std::size_t>(m_chance.below(static_cast<int>(m_rounds.size())));
            const auto a = static_cast<std::size_t>(m_chance.below(m_players));
            const auto b = static_cast<std::size_t>(m_chance.below(m_players));
            if (m_seats[a] == m_seats[b])
                continue;
            const int before = m_cost;
            exchange(round, a, b);
            if (m_cost - before > allowed)
                exchange(round, a, b);
        }
    }

    /// Meetings, most less fewest; rests that are uneven by more than one weigh more than any of that.
    [[nodiscard]] int spread() const
    {
        int fewest = 1 << 20;
        int most = 0;
        for (int a = 0; a < m_players; ++a) {
            for (int b = a + 1; b < m_players; ++b) {
                fewest = std::min(fewest, met(a, b));
                most = std::max(most, met(a, b));
            }
        }
        const auto [least, highest] = std::minmax_element(m_rests.begin(), m_rests.end());
        return most - fewest + hundred * std::max(0, *highest - *least - 1);
    }
    [[nodiscard]] int cost() const { return m_cost; }

    [[nodiscard]] std::vector<std::vector<Table>> rounds() const
    {
        std::vector<std::vector<Table>> all;
        for (const std::vector<int>& seated : m_rounds) {
            std::vector<Table> tables(m_sizes.size());
            for (std::size_t seat = 0; seat < seated.size(); ++seat) {
                if (m_seats[seat] != rests)
                    tables[static_cast<std::size_t>(m_seats[seat])].push_back(seated[seat]);
            }
            all.push_back(std::move(tables));
        }
        return all;
    }

    static int meetingsOf(const std::vector<int>& sizes, int rounds)
    {
        int meetings = 0;
        for (const int size : sizes)
            meetings += size * (size - 1) / 2;
        return meetings * rounds;
    }

private:
    static constexpr int rests = -1;

    [[nodiscard]] std::size_t pair(int a, int b) const
    {
        return static_cast<std::size_t>(a) * static_cast<std::size_t>(m_players) + static_cast<std::size_t>(b);
    }
    [[nodiscard]] int met(int a, int b) const { return m_meetings[pair(a, b)]; }

    void deal()
    {
        std::vector<int> seated(static_cast<std::size_t>(m_players));
        std::iota(seated.begin(), seated.end(), 0);
        m_chance.shuffle(seated.begin(), seated.end());
        m_rounds.push_back(std::move(seated));
        // Each pair once: with those who were seated before.
        for (std::size_t seat = 0; seat < m_seats.size(); ++seat)
            count(m_rounds.back(), seat, +1, seat);
    }

    /// Takes in (+1) or out (-1) what the player in `seat` has with those in the first `until` seats, but for itself.
    void count(const std::vector<int>& seated, std::size_t seat, int change, std::size_t until)
    {
        const int player = seated[seat];
        if (m_seats[seat] == rests) {
            int& rested = m_rests[static_cast<std::size_t>(player)];
            m_cost += m_resting.of(rested + change) - m_resting.of(rested);
            rested += change;
            return;
        }
        for (std::size_t other = 0; other < until; ++other) {
            if (other == seat || m_seats[other] != m_seats[seat])
                continue;
            int& met = m_meetings[pair(player, seated[other])];
            m_cost += m_meeting.of(met + change) - m_meeting.of(met);
            met += change;
            m_meetings[pair(seated[other], player)] = met;
        }
    }

    void exchange(std::size_t round, std::size_t a, std::size_t b)
    {
        std::vector<int>& seated = m_rounds[round];
        count(seated, a, -1, seated.size());
        count(seated, b, -1, seated.size());
        std::swap(seated[a], seated[b]);
        count(seated, a, +1, seated.size());
        count(seated, b, +1, seated.size());
    }

    int m_players;
    std::vector<int> m_sizes;
    Chance m_chance;
    Unevenness m_meeting;
    Unevenness m_resting;
    std::size_t m_tables = 0;
    std::vector<int> m_seats;               ///< by seat: its table, or rests; the same in every round
    std::vector<std::vector<int>> m_rounds; ///< by seat: the player
    std::vector<int> m_meetings;            ///< players x players
    std::vector<int> m_rests;
    int m_cost = 0;
};

/// Everybody begins as often as the others: at each table the one who has begun least.
void orderSeats(int players, std::vector<std::vector<Table>>& rounds)
{
    std::vector<int> begun(static_cast<std::size_t>(players), 0);
    for (std::vector<Table>& round : rounds) {
        for (Table& table : round) {
            std::sort(table.begin(), table.end());
            const auto first = std::min_element(table.begin(), table.end(), [&](int a, int b) {
                return begun[static_cast<std::size_t>(a)] < begun[static_cast<std::size_t>(b)];
            });
            ++begun[static_cast<std::size_t>(*first)];
            std::rotate(table.begin(), first, table.end());
        }
    }
}

} // namespace

std::vector<int> tableSizes(int players, int least, int most)
{
    for (int seated = players; seated >= least; --seated) {
        const int tables = (seated + most - 1) / most;
        if (tables * least > seated)
            continue;
        std::vector<int> sizes;
        for (int table = 0; table < tables; ++table)
            sizes.push_back(seated / tables + (table < seated % tables ? 1 : 0));
        return sizes;
    }
    return {};
}

int leastSpread(int players, int least, int most, int rounds)
{
    const int pairs = players * (players - 1) / 2;
    return pairs == 0 || Balancing::meetingsOf(tableSizes(players, least, most), rounds) % pairs == 0 ? 0 : 1;
}

std::vector<std::vector<Table>> balancedTables(int players, int least, int most, int rounds)
{
    // A season that is opened is drawn anew; a list that has been found is found at once.
    static std::mutex guard;
    static std::map<std::array<int, 4>, std::vector<std::vector<Table>>> found;
    const std::lock_guard lock(guard);
    const auto known = found.find({players, least, most, rounds});
    if (known != found.end())
        return known->second;
    const std::vector<int> sizes = tableSizes(players, least, most);
    if (sizes.empty())
        return {};
    const int enough = leastSpread(players, least, most, rounds);
    std::optional<Balancing> best;
    for (std::uint64_t attempt = 1; attempt <= attempts && (!best || best->spread() > enough); ++attempt) {
        Balancing tried(players, sizes, rounds, attempt);
        tried.improve();
        if (!best || std::pair(tried.spread(), tried.cost()) < std::pair(best->spread(), best->cost()))
            best = std::move(tried);
    }
    std::vector<std::vector<Table>> drawn = best->rounds();
    orderSeats(players, drawn);
    found[{players, least, most, rounds}] = drawn;
    return drawn;
}

} // namespace whistle::league

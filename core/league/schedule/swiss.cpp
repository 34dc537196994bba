// SPDX-License-Identifier: GPL-3.0-or-later
#include "league/schedule/swiss.h"

#include "base/contains.h"
#include "league/schedule/matching.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <set>
#include <utility>

namespace whistle::league {

namespace {

// What a pairing is judged by, the first before all that follow: pairs that have met, and a second bye; how far from
// the end of the table the bye is; the points between the sides; in a score group the distance of half of it. Each is
// worth more than all the pairs of 512 players can have of what follows.
constexpr std::int64_t mostApart = 10'000; ///< squared, counted at most
constexpr std::int64_t pointWorth = 3'000'000;
constexpr std::int64_t byePlaceWorth = 8'000'000'000'000;
constexpr std::int64_t newWorth = 4'200'000'000'000'000;

class Pairer {
public:
    explicit Pairer(const std::vector<SwissPlayer>& players)
        : m_players(players)
        , m_half(players.size(), 0)
        , m_haveMet(players.size() * players.size(), false)
    {
        // In a score group everybody is to meet who stands half of the group away.
        for (std::size_t first = 0; first < players.size();) {
            std::size_t next = first;
            while (next < players.size() && players[next].points == players[first].points)
                ++next;
            for (std::size_t i = first; i < next; ++i)
                m_half[i] = static_cast<int>(next - first) / 2;
            first = next;
        }
        for (std::size_t i = 0; i < players.size(); ++i) {
            for (const int other : players[i].met)
                m_haveMet[i * players.size() + static_cast<std::size_t>(other)] = true;
        }
    }

    /// What the pair is worth; who plays against the last of all, who is nobody, has the bye.
    [[nodiscard]] std::int64_t operator()(int a, int b) const
    {
        const int count = static_cast<int>(m_players.size());
        if (b == count) {
            const bool isAgain = at(a).hadBye;
            return (isAgain ? newWorth : 2 * newWorth) - (count - 1 - a) * byePlaceWorth;
        }
        const bool isAgain = m_haveMet[static_cast<std::size_t>(a) * m_players.size() + static_cast<std::size_t>(b)];
        const std::int64_t apart = at(a).points - at(b).points;
        const std::int64_t distance = b - a - m_half[static_cast<std::size_t>(a)];
        return (isAgain ? newWorth : 2 * newWorth) - std::min(apart * apart, mostApart) * pointWorth -
               std::min(distance * distance, mostApart);
    }

private:
    [[nodiscard]] const SwissPlayer& at(int index) const { return m_players[static_cast<std::size_t>(index)]; }

    const std::vector<SwissPlayer>& m_players;
    std::vector<int> m_half; ///< by player: half the size of its score group
    std::vector<bool> m_haveMet;
};

/// So many are looked ahead for, nobody among them: whom they have still to meet is in one word.
constexpr int mostPlayersAhead = 10;
/// A search that comes so far says yes.
constexpr int mostLooks = 400'000;

/// Who can still meet whom, a bit a pair, and how the rounds that are left can be played so.
class Ahead {
public:
    using Pairs = std::uint64_t;

    explicit Ahead(const std::vector<SwissPlayer>& players)
        : m_count(static_cast<int>(players.size() + players.size() % 2))
    {
        for (int i = 0; i < static_cast<int>(players.size()); ++i) {
            const SwissPlayer& player = players[static_cast<std::size_t>(i)];
            for (int other = i + 1; other < m_count; ++other) {
                const bool isOver =
                    other == static_cast<int>(players.size()) ? player.hadBye : contains(player.met, other);
                m_left |= isOver ? 0 : bit(i, other);
            }
        }
    }

    [[nodiscard]] Pairs left() const { return m_left; }
    [[nodiscard]] Pairs in(const std::vector<int>& mates) const
    {
        Pairs pairs = 0;
        for (int i = 0; i < m_count; ++i) {
            if (mates[static_cast<std::size_t>(i)] > i)
                pairs |= bit(i, mates[static_cast<std::size_t>(i)]);
        }
        return pairs;
    }

    /// Whether so many rounds can be played of these pairs, each of which meets once.
    [[nodiscard]] bool canGoOn(Pairs pairs, int rounds)
    {
        if (rounds <= 0)
            return true;
        for (int i = 0; i < m_count; ++i) {
            if (degree(pairs, i) < rounds)
                return false;
        }
        if (m_dead.contains(pairs))
            return false;
        if (++m_looks > mostLooks)
            return true;
        Pairs later = pairs;
        // The rounds in the order of those whom the first one meets.
        for (int other = 1; other < m_count; ++other) {
            if ((pairs & bit(0, other)) == 0)
                continue;
            later &= ~bit(0, other);
            if (each(later, 1U | 1U << other, later, [&](Pairs rest) { return canGoOn(rest, rounds - 1); }))
                return true;
        }
        m_dead.insert(pairs);
        return false;
    }

    /// Every way to play a round of these pairs, as mates, until `take` says that it is enough.
    bool eachRound(Pairs pairs, const std::function<bool(const std::vector<int>&)>& take) const
    {
        return each(pairs, 0, pairs, [&](Pairs rest) {
            std::vector<int> mates(static_cast<std::size_t>(m_count));
            for (int i = 0; i < m_count; ++i) {
                for (int other = i + 1; other < m_count; ++other) {
                    if (((pairs & ~rest) & bit(i, other)) != 0) {
                        mates[static_cast<std::size_t>(i)] = other;
                        mates[static_cast<std::size_t>(other)] = i;
                    }
                }
            }
            return take(mates);
        });
    }

private:
    static Pairs bit(int a, int b) { return Pairs{1} << (a * (2 * mostPlayersAhead - a - 1) / 2 + b - a - 1); }
    [[nodiscard]] int degree(Pairs pairs, int of) const
    {
        int count = 0;
        for (int other = 0; other < m_count; ++other)
            count += other != of && (pairs & bit(std::min(of, other), std::max(of, other))) != 0 ? 1 : 0;
        return count;
    }
    /// Who is not taken meets somebody by `pairs`; `rest`: without those that have met. True from `done` ends it.
    template <class Done>
    bool each(Pairs pairs, unsigned taken, Pairs rest, const Done& done) const
    {
        int first = 0;
        while (first < m_count && (taken >> first & 1U) != 0)
            ++first;
        if (first == m_count)
            return done(rest);
        for (int other = first + 1; other < m_count; ++other) {
            const bool canMeet = (taken >> other & 1U) == 0 && (pairs & bit(first, other)) != 0;
            if (canMeet && each(pairs, taken | 1U << first | 1U << other, rest & ~bit(first, other), done))
                return true;
        }
        return false;
    }

    int m_count; ///< with nobody, where they are an odd number
    Pairs m_left = 0;
    std::set<Pairs> m_dead;
    int m_looks = 0;
};

/// The heaviest round after which the others can be played without meeting anybody again; `heaviest` where none is.
std::vector<int> lookingAhead(const std::vector<SwissPlayer>& players, const Pairer& weight, std::vector<int> heaviest,
                              int roundsAfter)
{
    Ahead ahead(players);
    const Ahead::Pairs drawn = ahead.in(heaviest);
    const bool meetsAgain = (drawn & ~ahead.left()) != 0;
    if (meetsAgain || ahead.canGoOn(ahead.left() & ~drawn, roundsAfter))
        return heaviest;
    std::vector<std::pair<std::int64_t, std::vector<int>>> ways;
    ahead.eachRound(ahead.left(), [&](const std::vector<int>& mates) {
        std::int64_t sum = 0;
        for (int i = 0; i < static_cast<int>(mates.size()); ++i)
            sum += mates[static_cast<std::size_t>(i)] > i ? weight(i, mates[static_cast<std::size_t>(i)]) : 0;
        ways.emplace_back(sum, mates);
        return false;
    });
    std::stable_sort(ways.begin(), ways.end(), [](const auto& a, const auto& b) { return a.first > b.first; });
    for (const auto& [sum, mates] : ways) {
        if (ahead.canGoOn(ahead.left() & ~ahead.in(mates), roundsAfter))
            return mates;
    }
    return heaviest;
}

} // namespace

SwissRound swissRound(const std::vector<SwissPlayer>& players, int roundsAfter)
{
    const int count = static_cast<int>(players.size());
    const Pairer weight(players);
    std::vector<int> mates = heaviestPairs(count + count % 2, weight);
    if (roundsAfter > 0 && count + count % 2 <= mostPlayersAhead)
        mates = lookingAhead(players, weight, std::move(mates), roundsAfter);
    SwissRound round;
    for (int i = 0; i < count; ++i) {
        const int mate = mates[static_cast<std::size_t>(i)];
        if (mate == count)
            round.bye = i;
        if (mate == count || mate < i)
            continue;
        // Who was less often at home is; level: turn by turn down the list.
        const int more = players[static_cast<std::size_t>(i)].home - players[static_cast<std::size_t>(mate)].home;
        const bool isAway = more > 0 || (more == 0 && round.pairings.size() % 2 == 1);
        round.pairings.push_back(isAway ? Pairing{mate, i} : Pairing{i, mate});
    }
    return round;
}

bool canMeetNewWithSecondBye(std::vector<SwissPlayer> players)
{
    for (SwissPlayer& player : players)
        player.hadBye = false;
    const SwissRound round = swissRound(players);
    return round.bye >= 0 && std::none_of(round.pairings.begin(), round.pairings.end(), [&](const Pairing& pairing) {
               return contains(players[static_cast<std::size_t>(pairing[0])].met, pairing[1]);
           });
}

} // namespace whistle::league

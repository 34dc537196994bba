// SPDX-License-Identifier: GPL-3.0-or-later
#include "league/schedule/swiss.h"

#include "league/schedule/matching.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>

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

} // namespace

SwissRound swissRound(const std::vector<SwissPlayer>& players)
{
    const int count = static_cast<int>(players.size());
    const std::vector<int> mates = heaviestPairs(count + count % 2, Pairer(players));
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

} // namespace whistle::league

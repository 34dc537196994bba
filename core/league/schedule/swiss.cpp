// SPDX-License-Identifier: GPL-3.0-or-later
#include "league/schedule/swiss.h"

#include <algorithm>
#include <boost/graph/adjacency_list.hpp>
#include <boost/graph/maximum_weighted_matching.hpp>
#include <cstddef>

namespace whistle::league {

namespace {

using Graph = boost::adjacency_list<boost::vecS, boost::vecS, boost::undirectedS, boost::no_property,
                                    boost::property<boost::edge_weight_t, long long>>;

/// Each one is tried with so many of those behind it first: the more, the slower, and the better ones are near.
constexpr std::size_t nearest = 40;

class Pairer {
public:
    explicit Pairer(const std::vector<SwissPlayer>& players) : m_players(players), m_half(players.size(), 0)
    {
        // In a score group everybody is to meet who stands half of the group away.
        for (std::size_t first = 0; first < players.size();) {
            std::size_t next = first;
            while (next < players.size() && players[next].points == players[first].points)
                ++next;
            for (std::size_t i = first; i < next; ++i)
                m_half[i] = (next - first) / 2;
            first = next;
        }
    }

    /// Everybody but `without` (none: the number of players) with somebody; empty: it cannot be done.
    [[nodiscard]] std::vector<std::size_t> mates(std::size_t without, std::size_t reach, bool mayMeetAgain) const
    {
        std::vector<std::size_t> in;
        for (std::size_t i = 0; i < m_players.size(); ++i) {
            if (i != without)
                in.push_back(i);
        }
        Graph graph(in.size());
        for (std::size_t a = 0; a < in.size(); ++a) {
            std::size_t tried = 0;
            for (std::size_t b = a + 1; b < in.size() && tried < reach; ++b) {
                const bool isAgain = haveMet(in[a], in[b]);
                if (isAgain && !mayMeetAgain)
                    continue;
                boost::add_edge(a, b, weight(in[a], in[b], isAgain), graph);
                ++tried;
            }
        }
        std::vector<std::size_t> mate(in.size());
        boost::maximum_weighted_matching(graph, mate.data());
        std::vector<std::size_t> found(m_players.size(), m_players.size());
        for (std::size_t a = 0; a < in.size(); ++a) {
            if (mate[a] >= in.size())
                return {};
            found[in[a]] = in[mate[a]];
        }
        return found;
    }

private:
    [[nodiscard]] bool haveMet(std::size_t a, std::size_t b) const
    {
        const std::vector<int>& met = m_players[a].met;
        return std::find(met.begin(), met.end(), static_cast<int>(b)) != met.end();
    }

    /// A new pair is worth more than everything else, then few points between them, then the distance of half a group.
    [[nodiscard]] long long weight(std::size_t a, std::size_t b, bool isAgain) const
    {
        const long long apart = m_players[a].points - m_players[b].points;
        const auto distance = static_cast<long long>(b - a) - static_cast<long long>(m_half[a]);
        constexpr long long pair = 1'000'000'000'000;
        return (isAgain ? pair : 2 * pair) - std::min(apart * apart, 100'000LL) * 1'000'000 -
               std::min(distance * distance, 100'000LL);
    }

    const std::vector<SwissPlayer>& m_players;
    std::vector<std::size_t> m_half; ///< by player: half the size of its score group
};

/// Who gets the bye, best first to be tried: the last one who has had none, in the end anybody.
std::vector<std::size_t> forBye(const std::vector<SwissPlayer>& players)
{
    if (players.size() % 2 == 0)
        return {players.size()};
    std::vector<std::size_t> order;
    for (const bool again : {false, true}) {
        for (std::size_t i = players.size(); i-- > 0;) {
            if (players[i].hadBye == again)
                order.push_back(i);
        }
    }
    return order;
}

} // namespace

SwissRound swissRound(const std::vector<SwissPlayer>& players)
{
    SwissRound round;
    if (players.empty())
        return round;
    const Pairer pairer(players);
    const std::vector<std::size_t> byes = forBye(players);
    std::vector<std::size_t> mates;
    std::size_t bye = byes.front();
    // New pairs among the near ones, then among all, then with another bye; in the end some meet again.
    for (std::size_t i = 0; i < byes.size() && mates.empty(); ++i) {
        bye = byes[i];
        mates = pairer.mates(bye, nearest, false);
        if (mates.empty() && players.size() > nearest)
            mates = pairer.mates(bye, players.size(), false);
    }
    if (mates.empty() && players.size() > 1) {
        bye = byes.front();
        mates = pairer.mates(bye, players.size(), true);
    }
    if (bye < players.size())
        round.bye = static_cast<int>(bye);
    for (std::size_t i = 0; i < mates.size(); ++i) {
        if (mates[i] >= players.size() || mates[i] < i)
            continue;
        // Who was less often at home is; level: turn by turn down the list.
        const int more = players[i].home - players[mates[i]].home;
        const bool isAway = more > 0 || (more == 0 && round.pairings.size() % 2 == 1);
        Pairing pairing{static_cast<int>(i), static_cast<int>(mates[i])};
        if (isAway)
            std::swap(pairing[0], pairing[1]);
        round.pairings.push_back(pairing);
    }
    return round;
}

} // namespace whistle::league

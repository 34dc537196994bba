// SPDX-License-Identifier: GPL-3.0-or-later
#include "league/schedule/schedule.h"

#include <algorithm>
#include <utility>

namespace whistle::league {

namespace {

/// One round of the circle method. `places`: the players and, if they are odd, a rest (-1).
std::vector<Pairing> circleRound(std::vector<int> places, int round, bool isExchanged)
{
    const auto turned = static_cast<std::ptrdiff_t>(static_cast<std::size_t>(round) % (places.size() - 1));
    std::rotate(places.rbegin(), places.rbegin() + turned, places.rend() - 1);
    std::vector<Pairing> pairings;
    for (std::size_t i = 0; i < places.size() / 2; ++i) {
        Pairing pairing{places[i], places[places.size() - 1 - i]};
        if (pairing[0] < 0 || pairing[1] < 0)
            continue;
        if ((i == 0 && round % 2 == 1) != isExchanged)
            std::swap(pairing[0], pairing[1]);
        pairings.push_back(pairing);
    }
    return pairings;
}

} // namespace

// KB-35.3: t1 stays, the others turn right by one place a round; first against last, second against last but one.
std::vector<std::vector<Pairing>> roundRobin(int players, int meetings)
{
    std::vector<int> places;
    for (int player = 0; player < players; ++player)
        places.push_back(player);
    if (players % 2 == 1)
        places.push_back(-1);
    std::vector<std::vector<Pairing>> rounds;
    if (players < 2)
        return rounds;
    const int oneTime = static_cast<int>(places.size()) - 1;
    for (int meeting = 0; meeting < meetings; ++meeting) {
        for (int round = 0; round < oneTime; ++round)
            rounds.push_back(circleRound(places, round, meeting % 2 == 1));
    }
    return rounds;
}

std::vector<int> bracketSeeds(int places)
{
    std::vector<int> seeds{1};
    while (static_cast<int>(seeds.size()) < places) {
        const int sum = 2 * static_cast<int>(seeds.size()) + 1;
        std::vector<int> wider;
        for (const int seed : seeds) {
            wider.push_back(seed);
            wider.push_back(sum - seed);
        }
        seeds = std::move(wider);
    }
    return seeds;
}

} // namespace whistle::league

// SPDX-License-Identifier: GPL-3.0-or-later
#include "heroes/judging/odds_roll.h"

#include "heroes/judging/attack_roll.h"

#include <cmath>
#include <map>

namespace whistle::heroes {

namespace {

using Hits = std::vector<double>; ///< [h]: the probability of h hits

/// Binomial.
Hits hitsOf(int dice, double p)
{
    Hits hits{1.0};
    for (int die = 0; die < dice; ++die) {
        hits.push_back(0);
        for (std::size_t h = hits.size() - 1; h > 0; --h)
            hits[h] = hits[h] * (1 - p) + hits[h - 1] * p;
        hits[0] *= 1 - p;
    }
    return hits;
}

/// One fresh miss of so many is rolled again.
void withPreciseStrike(Hits& hits, double share, const Hits& kept, bool hasFreshMiss, double p)
{
    for (std::size_t h = 0; h < kept.size(); ++h) {
        hits[h] += share * kept[h] * (hasFreshMiss ? 1 - p : 1);
        if (hasFreshMiss)
            hits[h + 1] += share * kept[h] * p;
    }
}

Hits hitsUnder(std::optional<Face> face, int dice, double p, bool precise)
{
    if (face == Face::Luck) // every miss is re-rolled, so none is fresh any more
        return hitsOf(dice, 1 - (1 - p) * (1 - p));
    const Hits first = hitsOf(dice, p);
    Hits hits(first.size() + 1, 0.0);
    for (std::size_t h = 0; h < first.size(); ++h) {
        Hits kept(h + 1, 0.0);
        if (face == Face::BadLuck)
            kept = hitsOf(static_cast<int>(h), p); // the hits are rolled again
        else
            kept[h] = 1;
        withPreciseStrike(hits, first[h], kept, precise && static_cast<int>(h) < dice, p);
    }
    return hits;
}

} // namespace

std::vector<RollResult> resultsOf(const RolledAttack& attack, const std::vector<Face>& eliteDie)
{
    constexpr double sides = 8;
    const double p = std::clamp(attack.strength, 1, 7) / sides;
    const int dice = attackDice(attack.attacks, attack.elite);
    std::map<std::tuple<int, int, bool>, double> sums;
    const auto add = [&](std::optional<Face> face, double share) {
        const Hits hits = hitsUnder(face, dice, p, attack.preciseStrike);
        for (std::size_t h = 0; h < hits.size(); ++h) {
            if (hits[h] > 0)
                sums[{static_cast<int>(h) * (attack.devastating ? 2 : 1), skullsOf(face), face == Face::Laurel}] +=
                    share * hits[h];
        }
    };
    if (attack.elite) {
        for (const Face face : eliteDie)
            add(face, 1.0 / static_cast<double>(eliteDie.size()));
    } else {
        add({}, 1);
    }
    std::vector<RollResult> results;
    for (const auto& [key, probability] : sums)
        results.push_back({std::get<0>(key), std::get<1>(key), std::get<2>(key), probability});
    return results;
}

} // namespace whistle::heroes

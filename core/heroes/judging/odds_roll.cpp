// SPDX-License-Identifier: GPL-3.0-or-later
#include "heroes/judging/odds_roll.h"

#include "heroes/judging/attack_roll.h"

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

Hits hitsUnder(std::optional<Face> face, int dice, double p, bool precise)
{
    if (face == Face::Luck) // every miss is re-rolled, so none is fresh any more
        return hitsOf(dice, 1 - (1 - p) * (1 - p));
    const Hits first = hitsOf(dice, p);
    Hits hits(first.size() + 1, 0.0);
    for (std::size_t h = 0; h < first.size(); ++h) {
        const Hits kept = hitsOf(static_cast<int>(h), face == Face::BadLuck ? p : 1); // bad luck: they are rolled again
        const double again = precise && static_cast<int>(h) < dice ? p : 0;           // a fresh miss becomes a hit
        for (std::size_t k = 0; k < kept.size(); ++k) {
            hits[k] += first[h] * kept[k] * (1 - again);
            hits[k + 1] += first[h] * kept[k] * again;
        }
    }
    return hits;
}

} // namespace

std::vector<RollResult> resultsOf(const RolledAttack& attack, const std::vector<Face>& eliteDie)
{
    constexpr double sides = 8;
    const double p = std::clamp(attack.strength, 1, 7) / sides;
    const int dice = attackDice(attack.attacks, attack.elite);
    std::vector<std::optional<Face>> faces{std::nullopt};
    if (attack.elite)
        faces.assign(eliteDie.begin(), eliteDie.end());
    const double share = 1.0 / static_cast<double>(faces.size());
    std::map<std::tuple<int, int, bool>, double> sums;
    for (const std::optional<Face> face : faces) {
        const Hits hits = hitsUnder(face, dice, p, attack.preciseStrike);
        for (std::size_t h = 0; h < hits.size(); ++h) {
            if (hits[h] > 0)
                sums[{static_cast<int>(h) * (attack.devastating ? 2 : 1), skullsOf(face), face == Face::Laurel}] +=
                    share * hits[h];
        }
    }
    std::vector<RollResult> results;
    for (const auto& [key, probability] : sums)
        results.push_back({std::get<0>(key), std::get<1>(key), std::get<2>(key), probability});
    return results;
}

} // namespace whistle::heroes

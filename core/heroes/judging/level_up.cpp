// SPDX-License-Identifier: GPL-3.0-or-later
#include "heroes/judging/level_up.h"

#include <QCoreApplication>
#include <bit>
#include <numeric>

namespace whistle::heroes {

namespace {

constexpr Saying levelsUp{QT_TRANSLATE_NOOP("heroes", "The hero levels up: experience %1, cost %2.")};
constexpr Saying noLevel{QT_TRANSLATE_NOOP("heroes", "No level-up: experience %1, cost %2.")};
constexpr Saying freeLevel{QT_TRANSLATE_NOOP("heroes", "The hero levels up without paying experience.")};
constexpr Saying costs{QT_TRANSLATE_NOOP("heroes", "Cost: 3 and one for each Skill Card (%1).")};
constexpr Saying fromTreasure{QT_TRANSLATE_NOOP("heroes", "Experience from the Treasure Card: %1.")};
constexpr Saying pays{QT_TRANSLATE_NOOP("heroes", "Best payment: %1.")};
constexpr Saying surplus{QT_TRANSLATE_NOOP("heroes", "Experience paid in excess and lost: %1.")};
constexpr Saying lost{QT_TRANSLATE_NOOP("heroes", "The experience of the Treasure Card (%1) is lost.")};
constexpr Saying legal{QT_TRANSLATE_NOOP("heroes", "The payment is enough; lost in excess: %1.")};
constexpr Saying illegal{QT_TRANSLATE_NOOP("heroes", "The payment is not enough.")};
constexpr Saying again{QT_TRANSLATE_NOOP("heroes", "The trophies that are left (%1) reach the next cost (%2) too.")};
constexpr Saying draws{QT_TRANSLATE_NOOP("heroes", "Cards drawn: %1, kept: %2.")};

using Picked = std::vector<std::size_t>;

int worth(const std::vector<Trophy>& trophies, const Picked& picked)
{
    return std::accumulate(picked.begin(), picked.end(), 0,
                           [&](int sum, std::size_t i) { return sum + trophies[i].experience; });
}

/// MH-27.4, MH-R39: least surplus, then fewest trophies, then earliest in the list. `due` must be reached.
Picked bestPayment(const std::vector<Trophy>& trophies, int due)
{
    constexpr std::size_t most = 12;
    const std::size_t looked = std::min(trophies.size(), most);
    std::optional<Picked> best;
    for (unsigned set = 0; set < (1U << looked); ++set) {
        Picked picked;
        for (std::size_t i = 0; i < looked; ++i) {
            if ((set >> i & 1U) != 0)
                picked.push_back(i);
        }
        const int sum = worth(trophies, picked);
        if (sum < due)
            continue;
        const auto rank = [&](const Picked& one) { return std::pair(worth(trophies, one), one.size()); };
        if (!best || std::pair(rank(picked), picked) < std::pair(rank(*best), *best))
            best = picked;
    }
    if (best)
        return *best;
    Picked all;
    for (std::size_t i = 0; i < trophies.size() && worth(trophies, all) < due; ++i)
        all.push_back(i);
    return all;
}

std::string listed(const std::vector<std::string>& names)
{
    return std::accumulate(names.begin(), names.end(), std::string{}, [](std::string all, const std::string& name) {
        return all.empty() ? name : std::move(all) + ", " + name;
    });
}

} // namespace

Ruling<LevelUpVerdict> judgeLevelUp(const LevelUpInquiry& inquiry, Listening listening)
{
    Reasons reasons(listening);
    LevelUpVerdict verdict;
    Picked everything(inquiry.trophies.size());
    std::iota(everything.begin(), everything.end(), 0);
    const int owned = worth(inquiry.trophies, everything);
    verdict.cost = inquiry.isFree ? 0 : levelCost(inquiry.skillCards);
    verdict.experience = owned + inquiry.treasureExperience;
    verdict.levelsUp = verdict.experience >= verdict.cost;
    const bool bringsCard = verdict.levelsUp && !(inquiry.deck && inquiry.deck->cardsLeft == 0);
    verdict.nextCost = levelCost(inquiry.skillCards + (bringsCard ? 1 : 0));
    if (inquiry.isFree)
        reasons.say("MH-8.9"_rule, freeLevel);
    else
        reasons.say("MH-27.3"_rule, verdict.levelsUp ? levelsUp : noLevel, verdict.experience, verdict.cost);
    if (!inquiry.isFree)
        reasons.say("MH-27.2"_rule, costs, inquiry.skillCards);
    if (inquiry.treasureExperience > 0)
        reasons.say("MH-27.5"_rule, fromTreasure, inquiry.treasureExperience);
    if (verdict.levelsUp) {
        const Picked best = bestPayment(inquiry.trophies, verdict.cost - inquiry.treasureExperience);
        verdict.bestPayment.emplace();
        for (const std::size_t i : best)
            verdict.bestPayment->push_back(inquiry.trophies[i].name);
        const int paid = worth(inquiry.trophies, best);
        verdict.surplusLost = paid + inquiry.treasureExperience - verdict.cost;
        verdict.levelsUpAgain = owned - paid >= verdict.nextCost;
        if (!best.empty())
            reasons.say("MH-27.4"_rule, pays, listed(*verdict.bestPayment));
        if (*verdict.surplusLost > 0)
            reasons.say("MH-27.4"_rule, surplus, *verdict.surplusLost);
        if (verdict.levelsUpAgain)
            reasons.say("MH-R46"_rule, again, owned - paid, verdict.nextCost);
        if (inquiry.deck) {
            verdict.draw = std::min(2, inquiry.deck->cardsLeft);
            verdict.keep = std::min(1, inquiry.deck->cardsLeft);
            reasons.say("MH-27.6"_rule, draws, *verdict.draw, *verdict.keep);
            if (inquiry.deck->cardsLeft == 0)
                reasons.cite("MH-27.7"_rule);
        }
    } else {
        verdict.treasureExperienceLost = inquiry.treasureExperience;
        if (inquiry.treasureExperience > 0)
            reasons.say("MH-R37"_rule, lost, inquiry.treasureExperience);
    }
    if (inquiry.payment) {
        int paid = inquiry.treasureExperience;
        for (const std::string& name : *inquiry.payment)
            paid += firstWith(inquiry.trophies, &Trophy::name, name)->experience;
        verdict.paymentLegal = verdict.levelsUp && paid >= verdict.cost;
        if (*verdict.paymentLegal)
            verdict.paymentSurplus = paid - verdict.cost;
        if (*verdict.paymentLegal)
            reasons.say("MH-27.4"_rule, legal, *verdict.paymentSurplus);
        else
            reasons.say("MH-27.4"_rule, illegal);
    }
    return {std::move(verdict), std::move(reasons.why), std::move(reasons.rules)};
}

} // namespace whistle::heroes

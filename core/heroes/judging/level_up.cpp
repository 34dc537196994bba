// SPDX-License-Identifier: GPL-3.0-or-later
#include "heroes/judging/level_up.h"

#include <numeric>

namespace whistle::heroes {

namespace {

constexpr auto levelsUp = Saying::tr("The hero levels up: experience %1, cost %2.");
constexpr auto noLevel = Saying::tr("No level-up: experience %1, cost %2.");
constexpr auto surplus = Saying::tr("%1 experience is paid in excess and lost.");
constexpr auto experienceLost = Saying::tr("The experience of the Treasure Card (%1) is lost.");
constexpr auto paymentEnough = Saying::tr("The payment is enough, and %1 is lost in excess.");
constexpr auto nextCostReached = Saying::tr("The remaining trophies (%1) cover the next cost (%2) too.");

using Picked = std::vector<const Trophy*>;

int worth(const Picked& picked)
{
    return sumOf(picked, &Trophy::experience);
}

/// MH-27.4, MH-R39: least surplus, then fewest trophies, then earliest in the list. `due` must be reached.
Picked bestPayment(const std::vector<Trophy>& trophies, int due)
{
    constexpr std::size_t most = 12;
    const std::size_t looked = std::min(trophies.size(), most);
    std::optional<Picked> best;
    // A set of trophies is a number with the first trophy as its highest digit: from the greatest down, the earliest of
    // the list come first.
    for (unsigned set = 1U << looked; set-- > 0;) {
        Picked picked;
        for (std::size_t i = 0; i < looked; ++i) {
            if ((set >> (looked - 1 - i) & 1U) != 0)
                picked.push_back(&trophies[i]);
        }
        const auto rank = [](const Picked& one) { return std::pair(worth(one), one.size()); };
        if (worth(picked) >= due && (!best || rank(picked) < rank(*best)))
            best = std::move(picked);
    }
    if (best)
        return *best;
    Picked first;
    for (std::size_t i = 0; i < trophies.size() && worth(first) < due; ++i)
        first.push_back(&trophies[i]);
    return first;
}

std::string joinedNames(const std::vector<std::string>& names)
{
    return std::accumulate(names.begin(), names.end(), std::string{}, [](std::string all, const std::string& name) {
        return all.empty() ? name : std::move(all) + ", " + name;
    });
}

} // namespace

int experienceOf(const std::vector<Trophy>& trophies)
{
    return sumOf(trophies, &Trophy::experience);
}

LevelUpVerdict judgeLevelUp(const LevelUpInquiry& inquiry, Reasons& reasons)
{
    LevelUpVerdict verdict;
    const int owned = experienceOf(inquiry.trophies);
    verdict.cost = inquiry.isFree ? 0 : levelCost(inquiry.skillCards);
    verdict.experience = owned + inquiry.treasureExperience;
    verdict.levelsUp = verdict.experience >= verdict.cost;
    const bool bringsCard = verdict.levelsUp && !(inquiry.deck && inquiry.deck->cardsLeft == 0);
    verdict.nextCost = levelCost(inquiry.skillCards + (bringsCard ? 1 : 0));
    if (inquiry.isFree)
        reasons.say("MH-8.9"_rule, Saying::tr("The hero levels up without paying experience."));
    else
        reasons.say("MH-27.3"_rule, verdict.levelsUp ? levelsUp : noLevel, verdict.experience, verdict.cost);
    if (!inquiry.isFree)
        reasons.say("MH-27.2"_rule, Saying::tr("Cost: 3, plus 1 for each Skill Card (%1)."), inquiry.skillCards);
    if (inquiry.treasureExperience > 0)
        reasons.say("MH-27.5"_rule, Saying::tr("The Treasure Card gives %1 experience."), inquiry.treasureExperience);
    if (verdict.levelsUp) {
        const Picked best = bestPayment(inquiry.trophies, verdict.cost - inquiry.treasureExperience);
        verdict.bestPayment = eachOf(best, &Trophy::name);
        const int paid = worth(best);
        verdict.surplusLost = paid + inquiry.treasureExperience - verdict.cost;
        verdict.levelsUpAgain = owned - paid >= verdict.nextCost;
        if (!best.empty())
            reasons.say("MH-27.4"_rule, Saying::tr("Best payment: %1."), joinedNames(*verdict.bestPayment));
        if (*verdict.surplusLost > 0)
            reasons.say("MH-27.4"_rule, surplus, *verdict.surplusLost);
        if (verdict.levelsUpAgain)
            reasons.say("MH-R46"_rule, nextCostReached, owned - paid, verdict.nextCost);
        if (inquiry.deck) {
            verdict.draw = std::min(2, inquiry.deck->cardsLeft);
            verdict.keep = std::min(1, inquiry.deck->cardsLeft);
            reasons.say("MH-27.6"_rule, Saying{QT_TRANSLATE_N_NOOP("heroes", "%n card(s) drawn, %2 kept.")},
                        *verdict.draw, *verdict.keep);
            if (inquiry.deck->cardsLeft == 0)
                reasons.cite("MH-27.7"_rule);
        }
    } else {
        verdict.treasureExperienceLost = inquiry.treasureExperience;
        if (inquiry.treasureExperience > 0)
            reasons.say("MH-R37"_rule, experienceLost, inquiry.treasureExperience);
    }
    if (inquiry.payment) {
        int paid = inquiry.treasureExperience;
        for (const std::string& name : *inquiry.payment)
            paid += firstWith(inquiry.trophies, &Trophy::name, name)->experience;
        verdict.paymentLegal = verdict.levelsUp && paid >= verdict.cost;
        if (*verdict.paymentLegal) {
            verdict.paymentSurplus = paid - verdict.cost;
            reasons.say("MH-27.4"_rule, paymentEnough, *verdict.paymentSurplus);
        } else {
            reasons.say("MH-27.4"_rule, Saying::tr("The payment is not enough."));
        }
    }
    return verdict;
}

} // namespace whistle::heroes

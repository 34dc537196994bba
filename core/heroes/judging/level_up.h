// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "heroes/table/types.h"

namespace whistle::heroes {

struct Trophy {
    std::string name;
    int experience = 0;
    friend bool operator==(const Trophy&, const Trophy&) = default;
};
struct SkillDeck {
    Deck kind = Deck::Might;
    int cardsLeft = 0;
};
struct LevelUpInquiry {
    int skillCards = 0;
    std::vector<Trophy> trophies;
    int treasureExperience = 0;
    bool isFree = false; ///< Stone of Enlightenment
    std::optional<SkillDeck> deck;
    std::optional<std::vector<std::string>> payment;
};
struct LevelUpVerdict {
    int cost = 3;
    int experience = 0;
    bool levelsUp = false;
    std::optional<std::vector<std::string>> bestPayment;
    std::optional<int> surplusLost;
    int treasureExperienceLost = 0;
    std::optional<bool> paymentLegal;
    std::optional<int> paymentSurplus;
    int nextCost = 3;
    bool levelsUpAgain = false;
    std::optional<int> draw;
    std::optional<int> keep;
};

[[nodiscard]] int experienceOf(const std::vector<Trophy>& trophies);
/// MH-27.2
[[nodiscard]] constexpr int levelCost(int skillCards)
{
    return 3 + skillCards;
}

/// MH-27: what a level costs, whether the hero must level up, how to pay. At most 12 trophies are looked at for the
/// best payment; more are paid in list order.
[[nodiscard]] LevelUpVerdict judgeLevelUp(const LevelUpInquiry& inquiry, Reasons& reasons = Reasons::unheard());

} // namespace whistle::heroes

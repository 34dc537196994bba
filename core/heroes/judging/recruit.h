// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "heroes/table/types.h"

namespace whistle::heroes {

struct State;

enum class Occasion : std::uint8_t { RecruitmentAction, Arena, Armourer };
struct RecruitBuildings {
    bool eliteUnits = false;
    bool recruitment = false;
    bool newHeroes = false;
    bool leadership = false;
};
struct UnitForSale {
    std::string name;
    int level = 1;
    int basePrice = 0;
    int elitePrice = 0;
    int reserve = 0;
};
struct ArmyTokens : Tokens {
    std::string unit;
};
struct RecruitingHero {
    std::string name;
    int leadership = 1; ///< without the building
    bool inCapital = true;
    std::optional<std::string> masterOf;
    int goldOnArrival = 0; ///< of one that is not in play yet
    std::vector<ArmyTokens> army;
    [[nodiscard]] int units() const { return sumOf(army, &ArmyTokens::sum); }
};

enum class RecruitDo : std::uint8_t { Recruit, Upgrade, Disband, RecruitHero };
struct RecruitStep {
    RecruitDo what = RecruitDo::Recruit;
    std::string unit;
    Quality quality = Quality::Base;
    int quantity = 1;
    std::string hero;
};

enum class RecruitProblem : std::uint8_t {
    NotAtThisSite,
    HeroBuildingMissing,
    HeroAlreadyInPlay,
    TooManyHeroes,
    RecruitmentLimit,
    NotEnoughGold,
    HeroNotInPlay,
    NoSuchToken,
    LastUnit,
    HeroNotAtSite,
    HeroNotInCapital,
    EliteBuildingMissing,
    CapitalLevelTooLow,
    ReserveEmpty,
    LeadershipExceeded
};
/// Whether the step could be carried out all the same.
[[nodiscard]] bool isPossible(RecruitProblem problem);

/// Everything that a recruit action works on, and what has been used of it.
struct RecruitTable {
    Occasion occasion = Occasion::RecruitmentAction;
    std::optional<std::string> siteHero;
    int gold = 0;
    int capitalLevel = 1;
    RecruitBuildings buildings;
    std::vector<UnitForSale> units;
    std::vector<RecruitingHero> heroes;
    std::vector<RecruitingHero> unusedHeroes;

    int limitUsed = 0;
    int goldSpent = 0;

    [[nodiscard]] int limit() const { return occasion == Occasion::RecruitmentAction && buildings.recruitment ? 5 : 3; }
    [[nodiscard]] int capacity(const RecruitingHero& hero) const
    {
        return hero.leadership + (buildings.leadership ? 1 : 0);
    }
    [[nodiscard]] const UnitForSale* unit(const std::string& name) const
    {
        return firstWith(units, &UnitForSale::name, name);
    }
    [[nodiscard]] const RecruitingHero* hero(const std::string& name) const
    {
        return firstWith(heroes, &RecruitingHero::name, name);
    }
    [[nodiscard]] const RecruitingHero* unused(const std::string& name) const
    {
        return firstWith(unusedHeroes, &RecruitingHero::name, name);
    }
};

/// As a match stands: what the active player recruits with now; none: this is no occasion for it. The gold of a hero's
/// Legacy comes when it enters play.
[[nodiscard]] std::optional<RecruitTable> recruitTable(const State& state);

/// Everything that is against a step, in the digest's order.
[[nodiscard]] std::vector<RecruitProblem> against(const RecruitTable& table, const RecruitStep& step);
/// What is said of it, with its numbers; buying, upgrading and each site have rules of their own.
[[nodiscard]] Objection objectionTo(RecruitProblem problem, const RecruitTable& table, const RecruitStep& step);
/// Takes the step, against the rules too, as far as it can be.
void take(RecruitTable& table, const RecruitStep& step, Reasons& reasons);

struct RecruitInquiry : RecruitTable {
    std::vector<RecruitStep> steps;
};
/// The table afterwards, if all is legal.
struct RecruitVerdict : RecruitTable {
    std::optional<RecruitProblem> problem;
    std::optional<int> step; ///< from 0
    [[nodiscard]] bool isLegal() const { return !problem; }
};

/// MH-24, MH-4.4, MH-4.17, MH-8.8, MH-8.11: a recruit action, the Arena or the Armourer, step by step.
[[nodiscard]] RecruitVerdict judgeRecruit(const RecruitInquiry& inquiry, Reasons& reasons);

} // namespace whistle::heroes

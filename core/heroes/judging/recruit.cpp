// SPDX-License-Identifier: GPL-3.0-or-later
#include "heroes/judging/recruit.h"

#include "heroes/telling/names.h"

#include <QCoreApplication>
#include <numeric>

namespace whistle::heroes {

namespace {

constexpr int heroPrice = 5;
constexpr int mostHeroes = 3;

constexpr Saying illegal{QT_TRANSLATE_NOOP("heroes", "Not legal: step %1 goes wrong.")};
constexpr Saying spent{QT_TRANSLATE_NOOP("heroes", "Gold spent %1, gold left %2.")};
constexpr Saying limitUsed{QT_TRANSLATE_NOOP("heroes", "Recruited %1 of at most %2.")};
constexpr Saying armyOf{QT_TRANSLATE_NOOP("heroes", "%1 leads %2 of at most %3 units.")};
constexpr Saying cheaper{QT_TRANSLATE_NOOP("heroes", "%1 recruits %2 for 1 gold less each.")};
constexpr Saying brings{QT_TRANSLATE_NOOP("heroes", "%1 brings gold: %2.")};

ArmyTokens& armyOfUnit(RecruitingHero& hero, const std::string& unit)
{
    ArmyTokens* found = firstWith(hero.army, &ArmyTokens::unit, unit);
    return found ? *found : hero.army.emplace_back(ArmyTokens{{}, unit});
}

int held(const RecruitingHero& hero, const std::string& unit, Quality quality)
{
    const ArmyTokens* found = firstWith(hero.army, &ArmyTokens::unit, unit);
    return found ? found->of(quality) : 0;
}

/// MH-24.1, MH-4.17, MH-24.7, MH-24.8
int priceOf(RecruitTable& table, const RecruitStep& step)
{
    if (step.what == RecruitDo::RecruitHero)
        return heroPrice;
    const UnitForSale& unit = *table.unit(step.unit);
    if (step.what == RecruitDo::Upgrade)
        return step.quantity * (unit.elitePrice - unit.basePrice);
    const int printed = step.quality == Quality::Base ? unit.basePrice : unit.elitePrice;
    const bool isMaster = table.hero(step.hero)->masterOf == step.unit;
    return step.quantity * std::max(0, printed - (isMaster ? 1 : 0));
}

std::optional<RecruitProblem> againstHero(RecruitTable& table, const RecruitStep& step)
{
    if (table.occasion != Occasion::RecruitmentAction)
        return RecruitProblem::NotAtThisSite;
    if (!table.buildings.newHeroes)
        return RecruitProblem::HeroBuildingMissing;
    if (table.hero(step.hero))
        return RecruitProblem::HeroAlreadyInPlay;
    if (static_cast<int>(table.heroes.size()) >= mostHeroes)
        return RecruitProblem::TooManyHeroes;
    if (table.limitUsed + 1 > table.limit())
        return RecruitProblem::RecruitmentLimit;
    if (table.gold < heroPrice)
        return RecruitProblem::NotEnoughGold;
    return {};
}

std::optional<RecruitProblem> againstDisband(RecruitTable& table, const RecruitStep& step)
{
    const RecruitingHero& hero = *table.hero(step.hero);
    if (table.occasion != Occasion::RecruitmentAction)
        return RecruitProblem::NotAtThisSite;
    if (held(hero, step.unit, step.quality) < step.quantity)
        return RecruitProblem::NoSuchToken;
    if (tokensOf(hero) <= step.quantity)
        return RecruitProblem::LastUnit;
    return {};
}

std::optional<RecruitProblem> againstPlace(RecruitTable& table, const RecruitStep& step)
{
    const Occasion wrong = step.what == RecruitDo::Recruit ? Occasion::Armourer : Occasion::Arena;
    if (table.occasion == wrong)
        return RecruitProblem::NotAtThisSite;
    if (table.occasion != Occasion::RecruitmentAction)
        return table.siteHero == step.hero ? std::nullopt : std::optional(RecruitProblem::HeroNotAtSite);
    return table.hero(step.hero)->inCapital ? std::nullopt : std::optional(RecruitProblem::HeroNotInCapital);
}

std::optional<RecruitProblem> againstUpgrade(RecruitTable& table, const RecruitStep& step)
{
    if (table.occasion != Occasion::Armourer && !table.buildings.eliteUnits)
        return RecruitProblem::EliteBuildingMissing;
    if (held(*table.hero(step.hero), step.unit, Quality::Base) < step.quantity)
        return RecruitProblem::NoSuchToken;
    if (priceOf(table, step) > table.gold)
        return RecruitProblem::NotEnoughGold;
    return {};
}

std::optional<RecruitProblem> againstRecruit(RecruitTable& table, const RecruitStep& step)
{
    const RecruitingHero& hero = *table.hero(step.hero);
    const UnitForSale& unit = *table.unit(step.unit);
    if (table.occasion != Occasion::Arena && unit.level > table.capitalLevel)
        return RecruitProblem::CapitalLevelTooLow;
    if (step.quality == Quality::Elite && !table.buildings.eliteUnits)
        return RecruitProblem::EliteBuildingMissing;
    if (table.limitUsed + step.quantity > table.limit())
        return RecruitProblem::RecruitmentLimit;
    if (unit.reserve < step.quantity)
        return RecruitProblem::ReserveEmpty;
    if (tokensOf(hero) + step.quantity > table.capacity(hero))
        return RecruitProblem::LeadershipExceeded;
    if (priceOf(table, step) > table.gold)
        return RecruitProblem::NotEnoughGold;
    return {};
}

void pay(RecruitTable& table, int price)
{
    const int paid = std::min(price, table.gold);
    table.gold -= paid;
    table.goldSpent += paid;
}

/// MH-24.8: the hero comes with one elite unit of level I, if there is one (MH-R34).
void bringHero(RecruitTable& table, const RecruitStep& step)
{
    const UnusedHero& unused = *table.unused(step.hero);
    RecruitingHero hero{unused.name, unused.leadership, true, unused.masterOf, {}};
    table.gold += unused.goldOnArrival;
    for (UnitForSale& unit : table.units) {
        if (unit.level == 1 && unit.reserve > 0) {
            --unit.reserve;
            hero.army.push_back({{0, 1}, unit.name});
        }
    }

    table.heroes.push_back(std::move(hero));
    ++table.limitUsed;
}

} // namespace

RuleId ruleOf(RecruitProblem problem, const RecruitTable& table, const RecruitStep& step)
{
    const bool isUpgrade = step.what == RecruitDo::Upgrade;
    switch (problem) {
    case RecruitProblem::NotAtThisSite:
    case RecruitProblem::HeroNotAtSite:
        return table.occasion == Occasion::Armourer ? "MH-8.8"_rule : "MH-8.11"_rule;
    case RecruitProblem::HeroBuildingMissing:
        return "MH-23.1"_rule;
    case RecruitProblem::HeroAlreadyInPlay:
    case RecruitProblem::TooManyHeroes:
    case RecruitProblem::HeroNotInPlay:
        return "MH-24.8"_rule;
    case RecruitProblem::RecruitmentLimit:
        return "MH-24.3"_rule;
    case RecruitProblem::NotEnoughGold:
        return isUpgrade ? "MH-24.7"_rule : step.what == RecruitDo::RecruitHero ? "MH-24.8"_rule : "MH-24.1"_rule;
    case RecruitProblem::NoSuchToken:
        return isUpgrade ? "MH-24.7"_rule : "MH-24.9"_rule;
    case RecruitProblem::LastUnit:
        return "MH-24.9"_rule;
    case RecruitProblem::HeroNotInCapital:
        return "MH-24.1"_rule;
    case RecruitProblem::EliteBuildingMissing:
        return isUpgrade ? "MH-24.7"_rule : "MH-24.4"_rule;
    case RecruitProblem::CapitalLevelTooLow:
    case RecruitProblem::ReserveEmpty:
        return "MH-24.2"_rule;
    case RecruitProblem::LeadershipExceeded:
        break;
    }
    return "MH-24.5"_rule;
}

Text textOf(RecruitProblem problem)
{
    static constexpr Indexed<Saying, 15> sentences{
        {QT_TRANSLATE_NOOP("heroes", "This cannot be done at this site."),
         QT_TRANSLATE_NOOP("heroes", "The building for new heroes is missing."),
         QT_TRANSLATE_NOOP("heroes", "This hero is in play already."),
         QT_TRANSLATE_NOOP("heroes", "A player has at most three heroes in play."),
         QT_TRANSLATE_NOOP("heroes", "The limit of recruits is exceeded."),
         QT_TRANSLATE_NOOP("heroes", "There is not enough gold."),
         QT_TRANSLATE_NOOP("heroes", "This hero is not in play."),
         QT_TRANSLATE_NOOP("heroes", "The hero does not have that many of these units."),
         QT_TRANSLATE_NOOP("heroes", "The last unit of a hero may not be disbanded."),
         QT_TRANSLATE_NOOP("heroes", "Only the hero at the site may use it."),
         QT_TRANSLATE_NOOP("heroes", "The hero is not in the capital."),
         QT_TRANSLATE_NOOP("heroes", "The building for elite units is missing."),
         QT_TRANSLATE_NOOP("heroes", "The capital's level is too low for this unit."),
         QT_TRANSLATE_NOOP("heroes", "There are not that many tokens in the reserve."),
         QT_TRANSLATE_NOOP("heroes", "The hero's Leadership would be exceeded.")}};
    return sentences[problem];
}

bool isPossible(RecruitProblem problem)
{
    return problem != RecruitProblem::HeroAlreadyInPlay && problem != RecruitProblem::HeroNotInPlay &&
           problem != RecruitProblem::NoSuchToken && problem != RecruitProblem::ReserveEmpty &&
           problem != RecruitProblem::TooManyHeroes;
}

int tokensOf(const RecruitingHero& hero)
{
    return std::accumulate(hero.army.begin(), hero.army.end(), 0,
                           [](int sum, const ArmyTokens& tokens) { return sum + tokens.sum(); });
}

int RecruitTable::limit() const
{
    return occasion == Occasion::RecruitmentAction && buildings.recruitment ? 5 : 3;
}

std::optional<RecruitProblem> against(RecruitTable& table, const RecruitStep& step)
{
    if (step.what == RecruitDo::RecruitHero)
        return againstHero(table, step);
    if (!table.hero(step.hero))
        return RecruitProblem::HeroNotInPlay;
    if (step.what == RecruitDo::Disband)
        return againstDisband(table, step);
    if (const auto problem = againstPlace(table, step))
        return problem;
    return step.what == RecruitDo::Upgrade ? againstUpgrade(table, step) : againstRecruit(table, step);
}

std::optional<RecruitProblem> barTo(const RecruitTable& table, const RecruitStep& step)
{
    RecruitTable copy = table;
    if (step.what == RecruitDo::RecruitHero) {
        if (!copy.unused(step.hero))
            return RecruitProblem::HeroAlreadyInPlay;
        return copy.heroes.size() >= 3 ? std::optional(RecruitProblem::TooManyHeroes) : std::nullopt;
    }
    RecruitingHero* const hero = copy.hero(step.hero);
    if (!hero)
        return RecruitProblem::HeroNotInPlay;
    ArmyTokens& tokens = armyOfUnit(*hero, step.unit);
    if (step.what == RecruitDo::Recruit)
        return copy.unit(step.unit)->reserve < step.quantity ? std::optional(RecruitProblem::ReserveEmpty)
                                                             : std::nullopt;
    const int there = step.what == RecruitDo::Upgrade ? tokens.base : tokens.of(step.quality);
    return there < step.quantity ? std::optional(RecruitProblem::NoSuchToken) : std::nullopt;
}

void take(RecruitTable& table, const RecruitStep& step)
{
    if (step.what != RecruitDo::Disband)
        pay(table, priceOf(table, step));
    if (step.what == RecruitDo::RecruitHero)
        return bringHero(table, step);
    ArmyTokens& tokens = armyOfUnit(*table.hero(step.hero), step.unit);
    UnitForSale& unit = *table.unit(step.unit);
    switch (step.what) {
    case RecruitDo::Recruit:
        unit.reserve -= step.quantity;
        tokens.of(step.quality) += step.quantity;
        table.limitUsed += step.quantity;
        break;
    case RecruitDo::Upgrade:
        tokens.base -= step.quantity;
        tokens.elite += step.quantity;
        break;
    case RecruitDo::Disband:
        tokens.of(step.quality) -= step.quantity;
        unit.reserve += step.quantity;
        break;
    case RecruitDo::RecruitHero:
        break;
    }
}

Ruling<RecruitVerdict> judgeRecruit(const RecruitInquiry& inquiry, Listening listening)
{
    Reasons reasons(listening);
    Reasons parts(listening);
    RecruitVerdict verdict;
    verdict.after = inquiry;
    int number = 0;
    for (const RecruitStep& step : inquiry.steps) {
        if (const auto problem = against(verdict.after, step)) {
            verdict.problem = problem;
            verdict.step = number;
            const RuleId rule = ruleOf(*problem, verdict.after, step);
            reasons.say(rule, illegal, number + 1);
            reasons.add({textOf(*problem)}, {rule});
            return {std::move(verdict), std::move(reasons.why), std::move(reasons.rules)};
        }
        const int before = verdict.after.gold + verdict.after.goldSpent;
        take(verdict.after, step);
        const int gained = verdict.after.gold + verdict.after.goldSpent - before;
        if (gained > 0)
            parts.say("MH-4.10"_rule, brings, step.hero, gained);
        if (step.what == RecruitDo::Recruit && verdict.after.hero(step.hero)->masterOf == step.unit)
            parts.say("MH-4.17"_rule, cheaper, step.hero, pieceName(step.unit));
        ++number;
    }
    reasons.say("MH-24.1"_rule, spent, verdict.after.goldSpent, verdict.after.gold);
    reasons.say("MH-24.3"_rule, limitUsed, verdict.after.limitUsed, verdict.after.limit());
    for (const RecruitingHero& hero : verdict.after.heroes)
        reasons.say("MH-24.5"_rule, armyOf, hero.name, tokensOf(hero), verdict.after.capacity(hero));
    reasons.add(parts.why, parts.rules);
    return {std::move(verdict), std::move(reasons.why), std::move(reasons.rules)};
}

} // namespace whistle::heroes

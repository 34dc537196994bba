// SPDX-License-Identifier: GPL-3.0-or-later
#include "heroes/judging/recruit.h"

#include "heroes/table/state.h"
#include "heroes/telling/names.h"

namespace whistle::heroes {

namespace {

constexpr int heroPrice = 5;
constexpr std::size_t mostHeroes = 3;

constexpr Saying spent{QT_TRANSLATE_NOOP("heroes", "Gold spent %1, gold left %2.")};
constexpr Saying limitUsed{QT_TRANSLATE_NOOP("heroes", "Recruited %1 of at most %2.")};
constexpr Saying unitsOfHero{QT_TRANSLATE_N_NOOP("heroes", "%1 has %n unit(s), of at most %3.")};
/// What is bought, how many, the price of one, what comes off it, the sum.
constexpr Saying unitPrice{QT_TRANSLATE_NOOP("heroes", "%1: %2 × %3 gold = %5.")};
constexpr Saying lowerPrice{QT_TRANSLATE_NOOP("heroes", "%1: %2 × (%3 − %4) gold = %5.")};
constexpr Saying cheaper{QT_TRANSLATE_NOOP("heroes", "%1 recruits %2 for 1 gold less each.")};

constexpr Indexed<RuleWords, 15> recruitProblems{
    {{{"MH-8.11"_rule, QT_TRANSLATE_NOOP("heroes", "This cannot be done at this site.")},
      {"MH-23.1"_rule, QT_TRANSLATE_NOOP("heroes", "The building for new heroes is missing.")},
      {"MH-24.8"_rule, QT_TRANSLATE_NOOP("heroes", "This hero is already in play.")},
      {"MH-24.8"_rule, QT_TRANSLATE_NOOP("heroes", "A player has at most three heroes in play.")},
      {"MH-24.3"_rule, QT_TRANSLATE_NOOP("heroes", "Too many recruits, %1 instead of at most %2.")},
      {"MH-24.1"_rule, QT_TRANSLATE_NOOP("heroes", "This takes %1 gold, but the treasury has only %2.")},
      {"MH-24.8"_rule, QT_TRANSLATE_NOOP("heroes", "This hero is not in play.")},
      {"MH-24.9"_rule, QT_TRANSLATE_NOOP("heroes", "The hero needs %1 of these units and has %2.")},
      {"MH-24.9"_rule, QT_TRANSLATE_NOOP("heroes", "A hero may not disband its last unit.")},
      {"MH-8.11"_rule, QT_TRANSLATE_NOOP("heroes", "Only the hero at the site may use it.")},
      {"MH-24.1"_rule, QT_TRANSLATE_NOOP("heroes", "The hero is not in the capital.")},
      {"MH-24.4"_rule, QT_TRANSLATE_NOOP("heroes", "The building for elite units is missing.")},
      {"MH-24.2"_rule, QT_TRANSLATE_NOOP("heroes", "The unit has level %1, the capital only level %2.")},
      {"MH-24.2"_rule, QT_TRANSLATE_NOOP("heroes", "The reserve must give %1, but it has only %2.")},
      {"MH-24.5"_rule,
       QT_TRANSLATE_N_NOOP("heroes", "This exceeds the hero's Leadership (%n unit(s), at most %2).")}}}};

int held(const RecruitingHero& hero, const std::string& unit, Quality quality)
{
    const ArmyTokens* found = firstWith(hero.army, &ArmyTokens::unit, unit);
    return found ? found->of(quality) : 0;
}

struct Price {
    RuleId rule;
    int of = 0;
    int less = 0;
    int number = 1;
    [[nodiscard]] int sum() const { return number * (of - less); }
};
/// MH-24.1, MH-4.17, MH-24.7, MH-24.8
Price priceOf(const RecruitTable& table, const RecruitStep& step)
{
    if (step.what == RecruitDo::RecruitHero)
        return {"MH-24.8"_rule, heroPrice};
    const UnitForSale& unit = *table.unit(step.unit);
    if (step.what == RecruitDo::Upgrade)
        return {"MH-24.7"_rule, unit.elitePrice, unit.basePrice, step.quantity};
    const int printed = step.quality == Quality::Base ? unit.basePrice : unit.elitePrice;
    const bool isMaster = table.hero(step.hero)->masterOf == step.unit;
    return {"MH-24.1"_rule, printed, isMaster ? std::min(1, printed) : 0, step.quantity};
}

/// MH-24.8: the hero comes with one elite unit of level I, if there is one (MH-R34).
void bringHero(RecruitTable& table, const RecruitStep& step)
{
    RecruitingHero& hero = table.heroes.emplace_back(*table.unused(step.hero));
    table.gold += hero.goldOnArrival;
    for (UnitForSale& unit : table.units) {
        if (unit.level == 1 && unit.reserve > 0) {
            --unit.reserve;
            hero.army.push_back({{0, 1}, unit.name});
        }
    }
    ++table.limitUsed;
}

} // namespace

std::optional<RecruitTable> recruitTable(const State& state)
{
    const bool isAction = state.open && state.open->action == ActionKind::Recruit;
    if (!isAction && !(state.activation && state.activation->occasion))
        return {};
    const Player& player = state.activePlayer();
    RecruitTable table;
    if (!isAction) {
        table.occasion = *state.activation->occasion;
        table.siteHero = state.activation->hero;
    }
    table.limitUsed = isAction ? state.open->recruited : state.activation->recruited;
    table.gold = player.gold;
    table.capitalLevel = player.capitalLevel;
    table.buildings = {player.has(Building::EliteUnits), player.has(Building::Recruitment),
                       player.has(Building::NewHeroes), player.has(Building::Leadership)};
    for (const UnitFacts& unit : player.facts->units)
        table.units.push_back(
            {wordOf(unit.unit), unit.level, unit.base.price, unit.elite.price, player.reserveOf(unit.unit)});
    for (const HeroFacts& facts : player.facts->heroes) {
        RecruitingHero one{facts.name, facts.leadership, true, {}, 0, {}};
        if (const std::optional<Unit> mastered = facts.masterOf())
            one.masterOf = wordOf(*mastered);
        const Hero* hero = state.hero(facts.name);
        if (!hero) {
            table.unusedHeroes.push_back(std::move(one));
            continue;
        }
        one.inCapital = state.isInCapital(*hero);
        for (const UnitFacts& unit : player.facts->units)
            one.army.push_back({hero->tokens(unit.unit), wordOf(unit.unit)});
        table.heroes.push_back(std::move(one));
    }
    return table;
}

bool isPossible(RecruitProblem problem)
{
    using enum RecruitProblem;
    return problem != HeroAlreadyInPlay && problem != HeroNotInPlay && problem != NoSuchToken &&
           problem != ReserveEmpty && problem != TooManyHeroes;
}

std::vector<RecruitProblem> against(const RecruitTable& table, const RecruitStep& step)
{
    using enum RecruitProblem;
    const bool isAction = table.occasion == Occasion::RecruitmentAction;
    const RecruitingHero* hero = table.hero(step.hero);
    if (step.what == RecruitDo::RecruitHero)
        return thoseThatHold<RecruitProblem>({{!isAction, NotAtThisSite},
                                              {!table.buildings.newHeroes, HeroBuildingMissing},
                                              {hero != nullptr, HeroAlreadyInPlay},
                                              {table.heroes.size() >= mostHeroes, TooManyHeroes},
                                              {table.limitUsed + 1 > table.limit(), RecruitmentLimit},
                                              {heroPrice > table.gold, NotEnoughGold}});
    if (!hero)
        return {HeroNotInPlay};
    const int number = step.quantity;
    if (step.what == RecruitDo::Disband)
        return thoseThatHold<RecruitProblem>({{!isAction, NotAtThisSite},
                                              {held(*hero, step.unit, step.quality) < number, NoSuchToken},
                                              {hero->units() <= number, LastUnit}});
    const UnitForSale& unit = *table.unit(step.unit);
    const bool isNew = step.what == RecruitDo::Recruit;
    const bool needsBuilding = isNew ? step.quality == Quality::Elite : table.occasion != Occasion::Armourer;
    return thoseThatHold<RecruitProblem>(
        {{table.occasion == (isNew ? Occasion::Armourer : Occasion::Arena), NotAtThisSite},
         {!isAction && table.siteHero != step.hero, HeroNotAtSite},
         {isAction && !hero->inCapital, HeroNotInCapital},
         {isNew && table.occasion != Occasion::Arena && unit.level > table.capitalLevel, CapitalLevelTooLow},
         {needsBuilding && !table.buildings.eliteUnits, EliteBuildingMissing},
         {isNew && table.limitUsed + number > table.limit(), RecruitmentLimit},
         {isNew && unit.reserve < number, ReserveEmpty},
         {!isNew && held(*hero, step.unit, Quality::Base) < number, NoSuchToken},
         {isNew && hero->units() + number > table.capacity(*hero), LeadershipExceeded},
         {priceOf(table, step).sum() > table.gold, NotEnoughGold}});
}

Objection objectionTo(RecruitProblem problem, const RecruitTable& table, const RecruitStep& step)
{
    using enum RecruitProblem;
    RuleWords words = recruitProblems[problem];
    if (words.rule == "MH-8.11"_rule && table.occasion == Occasion::Armourer)
        words.rule = "MH-8.8"_rule;
    if (problem == NotEnoughGold && step.what == RecruitDo::RecruitHero)
        words.rule = "MH-24.8"_rule;
    const bool isOfUpgrade = problem == NotEnoughGold || problem == NoSuchToken || problem == EliteBuildingMissing;
    if (isOfUpgrade && step.what == RecruitDo::Upgrade)
        words.rule = "MH-24.7"_rule;
    std::pair<int, int> numbers; // what would be, or is needed, and what there may be, or is
    if (problem == RecruitmentLimit)
        numbers = {table.limitUsed + step.quantity, table.limit()};
    else if (problem == NotEnoughGold)
        numbers = {priceOf(table, step).sum(), table.gold};
    else if (problem == NoSuchToken)
        numbers = {step.quantity, held(*table.hero(step.hero), step.unit, step.quality)};
    else if (problem == CapitalLevelTooLow)
        numbers = {table.unit(step.unit)->level, table.capitalLevel};
    else if (problem == ReserveEmpty)
        numbers = {step.quantity, table.unit(step.unit)->reserve};
    else if (problem == LeadershipExceeded)
        numbers = {table.hero(step.hero)->units() + step.quantity, table.capacity(*table.hero(step.hero))};
    return {words.rule, Text{words.words, numbers.first, numbers.second}};
}

void take(RecruitTable& table, const RecruitStep& step, Reasons& reasons)
{
    if (step.what != RecruitDo::Disband) {
        const auto due = priceOf(table, step);
        const int paid = std::min(due.sum(), table.gold);
        table.gold -= paid;
        table.goldSpent += paid;
        reasons.say(due.rule, due.less > 0 ? lowerPrice : unitPrice,
                    pieceName(due.rule == "MH-24.8"_rule ? step.hero : step.unit), due.number, due.of, due.less,
                    due.sum());
        if (step.what == RecruitDo::Recruit && due.less > 0)
            reasons.say("MH-4.17"_rule, cheaper, step.hero, pieceName(step.unit));
    }
    if (step.what == RecruitDo::RecruitHero)
        return bringHero(table, step);
    std::vector<ArmyTokens>& army = firstWith(table.heroes, &RecruitingHero::name, step.hero)->army;
    ArmyTokens* found = firstWith(army, &ArmyTokens::unit, step.unit);
    ArmyTokens& tokens = found ? *found : army.emplace_back(ArmyTokens{{}, step.unit});
    if (step.what == RecruitDo::Upgrade) {
        tokens.base -= step.quantity;
        tokens.elite += step.quantity;
        return;
    }
    const int recruited = step.what == RecruitDo::Recruit ? step.quantity : -step.quantity;
    tokens.of(step.quality) += recruited;
    firstWith(table.units, &UnitForSale::name, step.unit)->reserve -= recruited;
    table.limitUsed += std::max(0, recruited);
}

RecruitVerdict judgeRecruit(const RecruitInquiry& inquiry, Reasons& reasons)
{
    Reasons parts(reasons.listening());
    RecruitVerdict verdict{inquiry, {}, {}};
    RecruitTable& table = verdict;
    int number = 0;
    for (const RecruitStep& step : inquiry.steps) {
        if (const std::vector<RecruitProblem> found = against(table, step); !found.empty()) {
            verdict.problem = found.front();
            verdict.step = number;
            const auto [rule, why, unused] = objectionTo(found.front(), table, step);
            reasons.say(rule, Saying(QT_TRANSLATE_NOOP("heroes", "Not legal: step %1 breaks a rule.")), number + 1);
            reasons.add({why}, {rule});
            reasons.add(parts.why, parts.rules);
            return verdict;
        }
        const int before = table.gold + table.goldSpent;
        take(table, step, parts);
        const int gained = table.gold + table.goldSpent - before;
        if (gained > 0)
            parts.say("MH-4.10"_rule, Saying(QT_TRANSLATE_NOOP("heroes", "%1 brings in %2 gold.")), step.hero, gained);
        ++number;
    }
    reasons.say("MH-24.1"_rule, spent, table.goldSpent, table.gold);
    reasons.say("MH-24.3"_rule, limitUsed, table.limitUsed, table.limit());
    for (const RecruitingHero& hero : table.heroes)
        reasons.say("MH-24.5"_rule, unitsOfHero, hero.name, hero.units(), table.capacity(hero));
    reasons.add(parts.why, parts.rules);
    return verdict;
}

} // namespace whistle::heroes

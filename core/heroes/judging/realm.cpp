// SPDX-License-Identifier: GPL-3.0-or-later
// MH-21 to MH-24, MH-31: gathering, building, recruiting, trade.
#include "heroes/judging/desk.h"
#include "heroes/judging/desk_texts.h"
#include "heroes/judging/recruit.h"
#include "heroes/questions/texts.h"
#include "heroes/table/ground.h"
#include "heroes/telling/names.h"

#include <numeric>

namespace whistle::heroes {

namespace say = texts::desk;

namespace {

/// The price of a building: the facts', the known one, or the one that is typed in. None: bad input.
std::optional<BuildingCost> costOf(Desk& desk, const Build& command)
{
    const BuildingCost* known = desk.state.activePlayer().facts->costOf(command.building);
    desk.expectKey(command.cost.has_value(), known == nullptr, "/cost");
    desk.expectKey(command.payWith.has_value(), command.building == Building::Income, "/pay_with");
    if (desk.isRefused())
        return {};
    BuildingCost cost =
        known ? *known
              : BuildingCost{command.cost->gold.value_or(0), command.cost->resources.value_or(0), command.cost->level};
    if (command.building == Building::Income) {
        cost.gold = command.payWith == Money::Gold ? 3 : 0;
        cost.resources = command.payWith == Money::Resources ? 3 : 0;
    } else if (command.building == Building::TempleOfAsha) {
        cost.gold = cost.resources = 12;
    }
    return cost;
}

/// MH-22.1
void checkSecondBuild(Desk& desk)
{
    if (desk.state.open->built)
        desk.object("MH-22.1"_rule, say::secondBuild);
}

/// MH-22.2, MH-22.3: pays, at most what is there.
void pay(Desk& desk, int gold, int resources)
{
    Player& player = desk.state.activePlayer();
    if (gold > player.gold || resources > player.resources)
        desk.object("MH-22.3"_rule, say::tooDear, gold, resources, player.gold, player.resources);
    const int paidGold = std::min(gold, player.gold);
    const int paidResources = std::min(resources, player.resources);
    player.gold -= paidGold;
    player.resources -= paidResources;
    desk.say("MH-22.3"_rule, say::paidPrice, paidGold, paidResources, player.gold, player.resources);
}

/// What a new building does at once.
void settle(Desk& desk, Building building)
{
    State& state = desk.state;
    Player& player = state.activePlayer();
    if (building == Building::Marketplace) {
        const bool isNow = state.rules.fourthCard == FourthCard::AtOnce;
        player.cards[3] = isNow;
        desk.say("MH-23.3"_rule, isNow ? say::fourthCardNow : say::fourthCardLater);
    }
    if (building != Building::TempleOfAsha)
        return;
    for (Hero& hero : state.heroes) {
        if (hero.player != *state.active)
            continue;
        if (const std::optional<Slot> slot = hero.slotOf(tearCard)) {
            hero.artefacts[static_cast<std::size_t>(*slot)].clear();
            player.tearUnderTemple = true;
            desk.say("MH-23.4"_rule, say::tearUnder);
        }
    }
}

/// The occasion for a step of `heroes/recruit` now; none: there is none.
std::optional<Occasion> occasionNow(const State& state)
{
    if (state.open && state.open->action == ActionKind::Recruit)
        return Occasion::RecruitmentAction;
    return state.activation ? state.activation->occasion : std::nullopt;
}

/// One step of a recruit action or at a site; gives whether it was taken.
bool recruitStep(Desk& desk, const RecruitStep& step)
{
    State& state = desk.state;
    const std::optional<Occasion> occasion = occasionNow(state);
    if (!occasion) {
        desk.refuse("MH-5.3"_rule, say::wrongAction, nameOf(state.open->action));
        return false;
    }
    const Player& player = state.activePlayer();
    if (!player.facts->hero(step.hero)) {
        desk.refuse("MH-24.5"_rule, say::notTheirHero, step.hero, player.name);
        return false;
    }
    RecruitTable table = recruitTable(state, *occasion);
    if (step.what != RecruitDo::RecruitHero && !table.unit(step.unit)) {
        desk.refuse("MH-24.1"_rule, say::otherUnit, pieceName(step.unit));
        return false;
    }
    if (const auto problem = against(table, step)) {
        if (!isPossible(*problem)) {
            desk.refuse(ruleOf(*problem, table, step), textOf(*problem));
            return false;
        }
        desk.object(ruleOf(*problem, table, step), textOf(*problem));
        if (const auto bar = barTo(table, step)) {
            desk.refuse(ruleOf(*bar, table, step), textOf(*bar));
            return false;
        }
    }
    take(table, step);
    applyRecruiting(state, table);
    if (step.what != RecruitDo::RecruitHero)
        desk.say("MH-24.1"_rule, say::recruited, step.hero, pieceName(step.unit), table.gold, table.limitUsed,
                 table.limit());
    return true;
}

/// MH-31: the Marketplace of the player whose turn it is.
bool hasMarketplace(Desk& desk, RuleId rule)
{
    if (desk.state.active && desk.state.activePlayer().has(Building::Marketplace))
        return true;
    desk.refuse(rule, say::tradeNeedsMarket);
    return false;
}

} // namespace

void on(Desk& desk, const Gather& command)
{
    State& state = desk.state;
    if (!desk.inAction(ActionKind::Gather))
        return;
    Player& player = state.activePlayer();
    desk.expectKey(command.incomeChoice.has_value(), player.has(Building::Income), "/income_choice");
    if (desk.isRefused())
        return;
    if (state.open->gathered)
        desk.object("MH-5.3"_rule, say::gatheredAlready);
    IncomeInquiry inquiry = incomeInquiry(state, *state.active, command.incomeChoice);
    inquiry.otherGold = command.otherGold;
    inquiry.otherResources = command.otherResources;
    inquiry.treasury = {player.gold, player.resources};
    const Ruling<IncomeVerdict> ruling = judgeIncome(inquiry, desk.listening());
    player.gold = ruling.verdict.treasuryAfter.gold;
    player.resources = ruling.verdict.treasuryAfter.resources;
    state.open->gathered = true;
    desk.add(ruling.why, ruling.rules);
}

void on(Desk& desk, const Build& command)
{
    State& state = desk.state;
    if (!desk.inAction(ActionKind::Build))
        return;
    if (state.activePlayer().has(command.building))
        return desk.refuse("MH-22.4"_rule, say::builtAlready);
    const std::optional<BuildingCost> cost = costOf(desk, command);
    if (!cost)
        return;
    checkSecondBuild(desk);
    Player& player = state.activePlayer();
    if (cost->level > player.capitalLevel)
        desk.object("MH-22.3"_rule, say::levelTooLow, nameOf(command.building), cost->level, player.capitalLevel);
    const bool hasTear = std::any_of(state.heroes.begin(), state.heroes.end(), [&](const Hero& hero) {
        return hero.player == *state.active && hero.slotOf(tearCard).has_value();
    });
    if (command.building == Building::TempleOfAsha && !hasTear)
        desk.object("MH-23.4"_rule, say::noTear);
    desk.say("MH-22.3"_rule, say::built, player.name, nameOf(command.building));
    pay(desk, cost->gold, cost->resources);
    player.buildings.push_back(command.building);
    state.open->built = true;
    settle(desk, command.building);
}

void on(Desk& desk, const RaiseCapital& command)
{
    State& state = desk.state;
    if (!desk.inAction(ActionKind::Build))
        return;
    Player& player = state.activePlayer();
    constexpr int highest = 4;
    if (player.capitalLevel >= highest)
        return desk.refuse("MH-22.2"_rule, say::highestLevel);
    desk.expectKey(command.resources.has_value(), !player.facts->capitalLevels, "/resources");
    if (desk.isRefused())
        return;
    checkSecondBuild(desk);
    const auto place = static_cast<std::size_t>(player.capitalLevel - 1);
    ++player.capitalLevel;
    desk.say("MH-22.2"_rule, say::raised, player.name, player.capitalLevel);
    pay(desk, 0, command.resources ? *command.resources : (*player.facts->capitalLevels)[place]);
    state.open->built = true;
}

namespace {

bool knowsUnit(Desk& desk, Unit unit)
{
    if (desk.state.isUnitOfMatch(unit))
        return true;
    desk.unknown("/unit", "MH-24.1"_rule, texts::input::unknownName, std::string(toWord(unit)));
    return false;
}

void recruiting(Desk& desk, Unit unit, RecruitStep step)
{
    const bool isKnown = knowsUnit(desk, unit) && desk.knowsHero(step.hero, "/hero");
    if (!isKnown || !desk.inStep(Step::Action))
        return;
    step.unit = std::string(toWord(unit));
    recruitStep(desk, step);
}

} // namespace

void on(Desk& desk, const Recruit& command)
{
    recruiting(desk, command.unit, {RecruitDo::Recruit, {}, command.quality, command.quantity, command.hero});
}

void on(Desk& desk, const Upgrade& command)
{
    recruiting(desk, command.unit, {RecruitDo::Upgrade, {}, Quality::Base, command.quantity, command.hero});
}

void on(Desk& desk, const Disband& command)
{
    recruiting(desk, command.unit, {RecruitDo::Disband, {}, command.quality, command.quantity, command.hero});
}

void on(Desk& desk, const RecruitHero& command)
{
    if (!desk.knowsHero(command.hero, "/hero") || !desk.inStep(Step::Action))
        return;
    State& state = desk.state;
    const int player = *state.active;
    const HeroFacts* found = state.activePlayer().facts->hero(command.hero);
    if (found && !state.hero(command.hero))
        expectSkill(desk, *found, command.skillCard);
    if (desk.isRefused())
        return;
    const std::optional<HeroFacts> facts = found ? std::optional(*found) : std::nullopt;
    if (!recruitStep(desk, {RecruitDo::RecruitHero, {}, Quality::Base, 1, command.hero}))
        return;
    // Legacy's gold has come with the recruiting (MH-24.8); the rest comes here.
    state.players[static_cast<std::size_t>(player)].gold -= facts->has(StartingSkill::Legacy) ? 5 : 0;
    const Hero arrived = state.heroes.back();
    state.heroes.pop_back();
    enterPlay(desk, player, *facts, command.skillCard);
    state.heroes.back().army = arrived.army;
}

void on(Desk& desk, const Trade& command)
{
    State& state = desk.state;
    if (!state.open)
        return desk.refuse("MH-31.1"_rule, say::noAction);
    if (!hasMarketplace(desk, "MH-31.1"_rule))
        return;
    Player& player = state.activePlayer();
    const bool isGold = command.give == Money::Gold;
    int& given = isGold ? player.gold : player.resources;
    int& taken = isGold ? player.resources : player.gold;
    if (command.quantity % 2 != 0)
        desk.object("MH-31.1"_rule, say::oddQuantity);
    if (command.quantity > given)
        desk.object("MH-31.1"_rule, say::notEnough, given, command.quantity);
    given = std::max(0, given - command.quantity);
    taken += command.quantity / 2;
    desk.say("MH-31.1"_rule, say::traded, command.quantity, command.quantity / 2, player.gold, player.resources);
}

void on(Desk& desk, const SellScrolls& command)
{
    State& state = desk.state;
    if (!desk.knowsHero(command.hero, "/hero"))
        return;
    if (state.phase != Phase::Play || (!state.open && state.step != Step::Turn)) {
        desk.inStep(Step::Turn, "MH-31.2"_rule);
        return;
    }
    if (!hasMarketplace(desk, "MH-31.2"_rule))
        return;
    Hero* hero = state.hero(command.hero);
    if (!hero)
        return desk.refuse("MH-31.2"_rule, say::notInPlay, command.hero);
    if (hero->player != *state.active)
        return desk.refuse("MH-31.2"_rule, say::notOnTurn);
    if (!state.isInCapital(*hero))
        desk.object("MH-31.2"_rule, say::notInCapital, hero->name);
    const int number = static_cast<int>(command.levels.size());
    if (number > hero->scrolls)
        return desk.refuse("MH-31.2"_rule, say::noScrolls, hero->name, hero->scrolls);
    const int gold = std::accumulate(command.levels.begin(), command.levels.end(), 0);
    hero->scrolls -= number;
    state.activePlayer().gold += gold;
    desk.say("MH-31.2"_rule, say::sold, gold, state.activePlayer().gold);
}

} // namespace whistle::heroes

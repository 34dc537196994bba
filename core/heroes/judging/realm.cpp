// SPDX-License-Identifier: GPL-3.0-or-later
// MH-21 to MH-24, MH-31: gathering, building, recruiting, trade.
#include "heroes/judging/desk.h"
#include "heroes/judging/income.h"
#include "heroes/judging/recruit.h"
#include "heroes/table/texts.h"
#include "heroes/telling/names.h"

namespace whistle::heroes {

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
        desk.object("MH-22.1"_rule, Saying::tr("One building or one level per action."));
}

/// MH-22.2, MH-22.3: pays, at most what is there.
void pay(Desk& desk, int gold, int resources)
{
    Player& player = desk.state.activePlayer();
    if (gold > player.gold || resources > player.resources)
        desk.object("MH-22.3"_rule,
                    Saying::tr("That costs %1 gold and %2 resources; the treasury holds %3 gold and %4 resources."),
                    gold, resources, player.gold, player.resources);
    const int paidGold = std::min(gold, player.gold);
    const int paidResources = std::min(resources, player.resources);
    player.gold -= paidGold;
    player.resources -= paidResources;
    desk.say("MH-22.3"_rule, Saying::tr("Paid: gold %1, resources %2; left: gold %3, resources %4."), paidGold,
             paidResources, player.gold, player.resources);
}

/// Puts what has become of it into the match.
void apply(State& state, const RecruitTable& table)
{
    Player& player = state.activePlayer();
    const bool isAction = table.occasion == Occasion::RecruitmentAction;
    (isAction ? state.open->recruited : state.activation->recruited) = table.limitUsed;
    for (const UnitForSale& unit : table.units)
        player.reserveOf(*fromWord<Unit>(unit.name)) = unit.reserve;
    for (const RecruitingHero& hero : table.heroes) {
        for (const ArmyTokens& tokens : hero.army)
            state.hero(hero.name)->tokens(*fromWord<Unit>(tokens.unit)) = tokens;
    }
}

/// The question pays out what a hero's Legacy brings.
void noteRecruiting(Desk& desk, RecruitInquiry inquiry)
{
    for (RecruitingHero& hero : inquiry.unusedHeroes) {
        if (desk.state.activePlayer().facts->hero(hero.name)->has(StartingSkill::Legacy))
            hero.goldOnArrival = legacyGold;
    }
    desk.note("recruit", inquiry);
}

/// One step of a recruit action or at a site.
void recruitStep(Desk& desk, const RecruitStep& step, const std::optional<DrawnSkill>& skill = {})
{
    if (!desk.inStep(Step::Action))
        return;
    State& state = desk.state;
    std::optional<RecruitTable> table = recruitTable(state);
    if (!table)
        return desk.refuse("MH-5.3"_rule, say::wrongAction, nameOf(state.open->action));
    Player& player = state.activePlayer();
    const HeroFacts* hero = player.facts->hero(step.hero);
    if (!hero)
        return desk.refuse("MH-24.5"_rule, say::notTheirHero, step.hero, player.name);
    const bool isOfHero = step.what == RecruitDo::RecruitHero;
    if (!isOfHero && !table->unit(step.unit))
        return desk.refuse("MH-24.1"_rule, Saying::tr("This faction has no %1."), pieceName(step.unit));
    if (table->limitUsed == 0 && desk.isListenedTo()) // the question begins with a new action
        noteRecruiting(desk, {*table, {step}});
    const std::vector<RecruitProblem> problems = against(*table, step);
    const auto sayOf = [&](RecruitProblem problem) { return objectionTo(problem, *table, step); };
    if (!problems.empty() && isPossible(problems.front()))
        desk.object(sayOf(problems.front()).rule, sayOf(problems.front()).why);
    if (const RecruitProblem* bar = firstOf(problems, std::not_fn(isPossible)))
        return desk.refuse(sayOf(*bar).rule, sayOf(*bar).why);
    take(*table, step, desk.reasons());
    player.gold = table->gold;
    if (isOfHero)
        enterPlay(desk, *hero, skill);
    else
        desk.say("MH-24.1"_rule, Saying::tr("%1 recruits %2 (%4 of %5) and has %3 gold left."), step.hero,
                 pieceName(step.unit), table->gold, table->limitUsed, table->limit());
    apply(state, *table);
}

/// MH-31: the Marketplace of the player whose turn it is.
bool hasMarketplace(Desk& desk, RuleId rule)
{
    if (desk.state.active && desk.state.activePlayer().has(Building::Marketplace))
        return true;
    desk.refuse(rule, Saying::tr("Trading needs the Marketplace."));
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
        desk.object("MH-5.3"_rule, Saying::tr("The player has already gathered in this action."));
    const IncomeInquiry inquiry = incomeInquiry(state, *state.active, command);
    desk.note("income", inquiry);
    const IncomeVerdict verdict = judgeIncome(inquiry, desk.reasons());
    player.gold = verdict.treasuryAfter.gold;
    player.resources = verdict.treasuryAfter.resources;
    state.open->gathered = true;
}

void on(Desk& desk, const Build& command)
{
    State& state = desk.state;
    if (!desk.inAction(ActionKind::Build))
        return;
    if (state.activePlayer().has(command.building))
        return desk.refuse("MH-22.4"_rule, Saying::tr("This building is already built."));
    const std::optional<BuildingCost> cost = costOf(desk, command);
    if (!cost)
        return;
    checkSecondBuild(desk);
    Player& player = state.activePlayer();
    if (cost->level > player.capitalLevel)
        desk.object("MH-22.3"_rule, Saying::tr("For “%1” the capital must be at level %2; it is at level %3."),
                    nameOf(command.building), cost->level, player.capitalLevel);
    const bool isTemple = command.building == Building::TempleOfAsha;
    Hero* bearer = state.wearerOf(tearCard);
    const bool hasTear = bearer && bearer->player == *state.active;
    if (isTemple && !hasTear)
        desk.object("MH-23.4"_rule, Saying::tr("The Temple needs a hero of the faction with the Tear of Asha."));
    desk.say("MH-22.3"_rule, Saying::tr("%1 builds “%2”."), player.name, nameOf(command.building));
    pay(desk, cost->gold, cost->resources);
    player.buildings.push_back(command.building);
    state.open->built = true;
    if (command.building == Building::Marketplace) {
        player.cards[3] = state.rules.fourthCard == FourthCard::AtOnce;
        desk.say("MH-23.3"_rule, player.cards[3]
                                     ? Saying::tr("The fourth Action Card comes into play.")
                                     : Saying::tr("The fourth Action Card can be used from the next round on."));
    }
    if (isTemple && hasTear) {
        bearer->artefacts[*bearer->slotOf(tearCard)].clear();
        player.tearUnderTemple = true;
        desk.say("MH-23.4"_rule, Saying::tr("The Tear of Asha is now under the Temple."));
    }
}

void on(Desk& desk, const RaiseCapital& command)
{
    State& state = desk.state;
    if (!desk.inAction(ActionKind::Build))
        return;
    Player& player = state.activePlayer();
    constexpr int highest = 4;
    if (player.capitalLevel >= highest)
        return desk.refuse("MH-22.2"_rule, Saying::tr("The capital is already at the highest level."));
    desk.expectKey(command.resources.has_value(), !player.facts->capitalLevels, "/resources");
    if (desk.isRefused())
        return;
    checkSecondBuild(desk);
    const auto place = static_cast<std::size_t>(player.capitalLevel - 1);
    ++player.capitalLevel;
    desk.say("MH-22.2"_rule, Saying::tr("%1's capital is now at level %2."), player.name, player.capitalLevel);
    pay(desk, 0, command.resources ? *command.resources : (*player.facts->capitalLevels)[place]);
    state.open->built = true;
}

void on(Desk& desk, const Recruit& command)
{
    recruitStep(desk, {RecruitDo::Recruit, wordOf(command.unit), command.quality, command.quantity, command.hero});
}

void on(Desk& desk, const Upgrade& command)
{
    recruitStep(desk, {RecruitDo::Upgrade, wordOf(command.unit), Quality::Base, command.quantity, command.hero});
}

void on(Desk& desk, const Disband& command)
{
    recruitStep(desk, {RecruitDo::Disband, wordOf(command.unit), command.quality, command.quantity, command.hero});
}

void on(Desk& desk, const RecruitHero& command)
{
    if (!desk.inStep(Step::Action))
        return;
    const HeroFacts* found = desk.state.activePlayer().facts->hero(command.hero);
    if (found && !desk.state.hero(command.hero))
        desk.expectKey(command.skillCard.has_value(), found->has(StartingSkill::Sage), "/skill_card");
    if (!desk.isRefused())
        recruitStep(desk, {RecruitDo::RecruitHero, {}, Quality::Base, 1, command.hero}, command.skillCard);
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
        desk.object("MH-31.1"_rule, Saying::tr("Two are exchanged for one: an even number is needed."));
    if (command.quantity > given)
        desk.object("MH-31.1"_rule, Saying::tr("The treasury holds only %1 of the %2 to be traded."), given,
                    command.quantity);
    given = std::max(0, given - command.quantity);
    taken += command.quantity / 2;
    desk.say(
        "MH-31.1"_rule,
        Saying{QT_TRANSLATE_N_NOOP("heroes", "%1 given, %2 taken. The treasury now holds %3 gold and %n resource(s).")},
        command.quantity, command.quantity / 2, player.gold, player.resources);
}

void on(Desk& desk, const SellScrolls& command)
{
    State& state = desk.state;
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
        return desk.refuse("MH-31.2"_rule, Saying::tr("Only the player whose turn it is may sell Scrolls."));
    if (!state.isInCapital(*hero))
        desk.object("MH-31.2"_rule, Saying::tr("%1 is not in the capital."), hero->name);
    const int number = static_cast<int>(command.levels.size());
    if (number > hero->scrolls)
        return desk.refuse("MH-31.2"_rule, say::noScrolls, hero->name, hero->scrolls);
    const int gold = sumOf(command.levels, std::identity());
    hero->scrolls -= number;
    state.activePlayer().gold += gold;
    desk.say("MH-31.2"_rule, Saying{QT_TRANSLATE_N_NOOP("heroes", "%n Scroll(s) sold for gold, now %2.")}, gold,
             state.activePlayer().gold);
}

} // namespace whistle::heroes

// SPDX-License-Identifier: GPL-3.0-or-later
// MH-13.5, MH-14 to MH-16: laurels, damage, resurrection, the end of a clash, retreat.
#include "heroes/judging/battle_pieces.h"
#include "heroes/judging/desk.h"
#include "heroes/judging/referee.h"
#include "heroes/table/texts.h"
#include "heroes/telling/names.h"

namespace whistle::heroes {

namespace {

/// What a laurel of the encounters can mend.
bool canHeal(const State& state, const FightingEncounter& encounter)
{
    if (encounter.isDestroyed())
        return encounter.additional && state.rules.laurelRevivesDestroyedEncounter;
    return encounter.isHurt();
}

/// MH-16.1, MH-19.8, MH-11.6
void endClash(Desk& desk)
{
    State& state = desk.state;
    Battle& battle = *state.battle;
    for (FightingEncounter& encounter : battle.encounters) {
        if (has(encounter.abilities, Ability::Regeneration) && !encounter.isDestroyed()) {
            encounter.heal();
            desk.say("MH-19.8"_rule, Saying::tr("Regeneration removes all damage from %1."), encounter.name);
        }
    }
    ++battle.clash;
    battle.lastPlace = -1;
    battle.hasAttacked = false;
    battle.angelUsed = {};
    if (state.rules.aggressorScope == AggressorScope::Clash)
        battle.aggressorUsed = {};
    desk.say("MH-16.1"_rule, Saying::tr("The clash is over; clash %1 begins."), battle.clash);
    const bool mustOrder = hasInitiativeChanged(state, battle.modifiers);
    state.step = mustOrder ? Step::Order : Step::Attack;
    if (mustOrder)
        desk.say("MH-11.6"_rule, Saying::tr("An initiative has changed: place the pieces again."));
}

/// Damage has been dealt with: the battle is over, or the next piece attacks.
void goOn(Desk& desk)
{
    State& state = desk.state;
    Battle& battle = *state.battle;
    battle.damage = 0;
    const Side attacker = battle.attack->side;
    const Hero* defender = heroOf(state, other(attacker));
    const bool isGone =
        defender ? defender->units() == 0 : std::ranges::all_of(battle.encounters, &FightingEncounter::isDestroyed);
    state.step = isGone ? Step::BattleOver : Step::Attack;
    if (isGone) {
        battle.winner = attacker;
        battle.extraAttack = false;
        desk.say("MH-17.1"_rule,
                 defender ? Saying::tr("The whole army is destroyed; victory goes to %1.")
                          : Saying::tr("All enemies are destroyed; victory goes to %1."),
                 attacker == Side::Active ? battle.active : battle.opponent);
    } else if (!nextPiece(state)) {
        endClash(desk);
    }
}

void hitEncounters(Desk& desk)
{
    State& state = desk.state;
    const Battle& battle = *state.battle;
    std::vector<FightingEncounter>& encounters = state.battle->encounters;
    DamageInquiry inquiry{battle.damage, battle.attack->pierce, battle.attack->target};
    std::ranges::copy_if(encounters, std::back_inserter(inquiry.encounters),
                         [](const FightingEncounter& one) { return !one.isDestroyed(); });
    inquiry.targetFirst = state.rules.preciseStrikeMaySkipAdditional;
    if (!inquiry.targetFirst) // which the question does not know
        desk.note("assign_damage", inquiry);
    for (const FightingEncounter& hit : judgeDamage(inquiry, desk.reasons()).encounters)
        *firstWith(encounters, &FightingEncounter::name, hit.name) = hit;
    goOn(desk);
}

/// A stack of this side by its name; null: it is refused, or bad input.
BattleStack* stackOf(Desk& desk, const std::string& name, Side side, const std::string& at, RuleId rule)
{
    BattleStack* stack = firstWith(desk.state.battle->stacks, &BattleStack::name, name);
    if (stack && stack->side == side)
        return stack;
    if (pieceNamed(desk.state, name))
        desk.refuse(rule, Saying::tr("This piece belongs to the other side: %1."), pieceName(name));
    else
        desk.unknown(at, rule, input::unknownName, name);
    return nullptr;
}

/// MH-13.5, MH-15, MH-R56: one step of a laurel or of a resurrection on an army.
void reviveStep(Desk& desk, const ArmyLaurel& step, Side side, ResurrectionSource source, const std::string& at)
{
    BattleStack* stack = stackOf(desk, step.stack, side, at + "/stack", "MH-13.5"_rule);
    if (!stack)
        return;
    if (step.what == LaurelDo::HealWound && !stack->wounded)
        return desk.refuse("MH-15.1"_rule, Saying::tr("There is no wounded token in this stack."));
    StackState after = *stack;
    if (const auto problem = against(after, step.what, source))
        return desk.refuse(revivalProblems[*problem]);
    revive(after, step.what);
    put(desk.state, *stack, after);
    if (step.what == LaurelDo::HealWound)
        desk.say("MH-15.1"_rule, Saying::tr("%1: a wound is healed."), pieceName(step.stack));
    else
        desk.say("MH-15.1"_rule, Saying::tr("%1: %2 base, %3 elite."), stack->unit, after.base, after.elite);
}

/// The question behind a laurel or a resurrection of an army.
void noteRevival(Desk& desk, Side side, ResurrectionSource source, int points, std::vector<ArmyLaurel> steps)
{
    if (!desk.isListenedTo())
        return;
    ResurrectionInquiry inquiry{source, points, std::vector<FightingStack>{}, std::move(steps), {}};
    for (const BattleStack& stack : desk.state.battle->stacks) {
        if (stack.side == side)
            inquiry.stacks->push_back(stack);
    }
    desk.note("resurrection", inquiry);
}

void laurelOfEncounter(Desk& desk, const EncounterLaurel& step)
{
    State& state = desk.state;
    if (!pieceNamed(state, step.encounter))
        return desk.unknown("/steps/0/encounter", "MH-13.5"_rule, input::unknownName, step.encounter);
    auto* encounter = firstWith(state.battle->encounters, &FightingEncounter::name, step.encounter);
    if (!encounter || !canHeal(state, *encounter))
        return desk.refuse("MH-15.4"_rule, Saying::tr("There is no damage to remove from %1."),
                           pieceName(step.encounter));
    if (!encounter->isDestroyed()) // the question knows nothing of the house rule that lets it come back
        desk.note("resurrection", ResurrectionInquiry{ResurrectionSource::Laurel, 1, {}, {}, *encounter});
    encounter->heal();
    desk.say("MH-15.4"_rule, Saying::tr("All damage is removed from %1."), step.encounter);
}

/// MH-23.10, MH-R49
void checkNecromancy(Desk& desk, Side side)
{
    const State& state = desk.state;
    if (state.step != Step::BattleOver)
        desk.refuse("MH-23.10"_rule, Saying::tr("Necromancy works after the battle."));
    else if (!hasFactionBuilding(state, heroOf(state, side), Faction::Necropolis))
        desk.refuse("MH-23.10"_rule, Saying::tr("This side has no Necromancy."));
    else if (state.battle->necromancyUsed)
        desk.refuse("MH-23.10"_rule, Saying::tr("Necromancy has already been used in this battle."));
    else if (state.battle->winner != side && !state.rules.necromancyAfterLostBattle)
        desk.refuse("MH-R49"_rule, Saying::tr("Necromancy does not work after this lost battle."));
}

/// MH-16.3, MH-R59: gives up the tokens of a retreat for good; refused if they are not there.
void giveUp(Desk& desk, const Retreat& command)
{
    State& state = desk.state;
    std::vector<BattleStack>& stacks = state.battle->stacks;
    for (const GivenUp& given : command.tokens) {
        BattleStack* stack = firstWith(stacks, &BattleStack::unit, given.unit);
        if (!stack || stack->side != command.side)
            return desk.refuse("MH-16.3"_rule, say::tokensMissing, given.unit);
        stack->of(given.quality) -= given.quantity;
    }
    for (const GivenUp& given : command.tokens) {
        BattleStack& stack = *firstWith(stacks, &BattleStack::unit, given.unit);
        StackState after = stack;
        if (std::exchange(after.of(given.quality), std::max(0, stack.of(given.quality))) < 0)
            desk.refuse("MH-16.3"_rule, say::tokensMissing, given.unit);
        if (after.wounded && after.wounded->token == given.quality && after.of(given.quality) == 0)
            after.wounded.reset();
        for (int i = 0; i < given.quantity; ++i)
            --after.start.of(after.start.of(given.quality) > 0 ? given.quality : other(given.quality));
        put(state, stack, after);
        state.owner(*heroOf(state, stack.side)).reserveOf(stack.unit) += given.quantity;
    }
}

} // namespace

bool canLaurelDoAnything(const State& state)
{
    const Battle& battle = *state.battle;
    const Side side = state.battle->attack->side;
    if (!heroOf(state, side))
        return std::ranges::any_of(battle.encounters,
                                   [&](const FightingEncounter& one) { return canHeal(state, one); });
    return std::ranges::any_of(battle.stacks, [&](const BattleStack& stack) {
        return stack.side == side && (stack.base > 0 || stack.sum() < stack.start.sum() || stack.wounded);
    });
}

void dealDamage(Desk& desk)
{
    State& state = desk.state;
    const Side defender = other(state.battle->attack->side);
    if (state.battle->damage == 0) {
        desk.say("MH-14.1"_rule, Saying::tr("No damage."));
        return goOn(desk);
    }
    if (!heroOf(state, defender))
        return hitEncounters(desk);
    state.step = Step::AssignDamage;
    desk.say("MH-14.2"_rule, Saying::tr("The defender assigns %1 damage."), state.battle->damage);
}

void on(Desk& desk, const Laurel& command)
{
    State& state = desk.state;
    if (!desk.inStep(Step::Laurel))
        return;
    const std::string& attacker = state.battle->attack->piece;
    if (!pieceNamed(state, command.piece))
        return desk.unknown("/piece", "MH-13.5"_rule, say::noUnitNow, command.piece);
    if (command.piece != attacker)
        return desk.refuse("MH-13.5"_rule, Saying::tr("The laurel belongs to %1."), pieceName(attacker));
    const Side side = state.battle->attack->side;
    const auto* army = std::get_if<ArmyLaurel>(&command.steps.front());
    if ((army == nullptr) != (heroOf(state, side) == nullptr))
        return desk.refuse("MH-13.5"_rule,
                           army ? Saying::tr("The laurel of an encounter resurrects an encounter.")
                                : Saying::tr("The laurel of an army upgrades or resurrects one of its own units."));
    if (army)
        noteRevival(desk, side, ResurrectionSource::Laurel, 1, {*army});
    if (army)
        reviveStep(desk, *army, side, ResurrectionSource::Laurel, "/steps/0");
    else
        laurelOfEncounter(desk, std::get<EncounterLaurel>(command.steps.front()));
    if (!desk.isRefused())
        dealDamage(desk);
}

void on(Desk& desk, const AssignDamage& command)
{
    State& state = desk.state;
    if (!desk.inStep(Step::AssignDamage))
        return;
    Battle& battle = *state.battle;
    const Side defender = other(state.battle->attack->side);
    DamageInquiry inquiry{battle.damage, battle.attack->pierce, battle.attack->target};
    inquiry.assignment = command.assignment;
    for (const BattleStack& stack : battle.stacks) {
        if (stack.side == defender && !stack.isGone())
            inquiry.stacks.push_back(stack);
    }
    for (std::size_t i = 0; i < command.assignment.size(); ++i) {
        const std::string at = pointerTo("/assignment", i) + "/stack";
        const BattleStack* stack = stackOf(desk, command.assignment[i].stack, defender, at, "MH-14.2"_rule);
        if (stack && stack->isGone())
            desk.refuse("MH-14.3"_rule, Saying::tr("No unit is left: %1."), pieceName(command.assignment[i].stack));
    }
    if (desk.isRefused())
        return;
    desk.note("assign_damage", inquiry);
    Reasons reasons(desk.listening());
    const DamageVerdict verdict = judgeDamage(inquiry, reasons);
    if (const auto problem = verdict.problem)
        return desk.refuse(damageProblems[*problem]);
    for (const FightingStack& hit : verdict.stacks)
        put(state, *firstWith(battle.stacks, &BattleStack::name, hit.name), hit);
    desk.add(reasons);
    goOn(desk);
}

void on(Desk& desk, const Resurrect& command)
{
    State& state = desk.state;
    if (state.step != Step::Attack && !desk.inStep(Step::BattleOver))
        return;
    const bool isNecromancy = command.source == RevivalSource::Necromancy;
    desk.expectKey(command.points.has_value(), !isNecromancy, "/points");
    if (desk.isRefused())
        return;
    if (!heroOf(state, command.side))
        return desk.refuse("MH-15.4"_rule, Saying::tr("Only an army can be resurrected this way."));
    if (isNecromancy)
        checkNecromancy(desk, command.side);
    constexpr int ofNecromancy = 2;
    const int points = command.points.value_or(ofNecromancy);
    const int used = static_cast<int>(command.steps.size());
    noteRevival(desk, command.side, ResurrectionSource::Effect, points, command.steps);
    if (used > points)
        desk.refuse("MH-15.1"_rule,
                    Saying{QT_TRANSLATE_N_NOOP("heroes", "This takes %n resurrection point(s), but %2 are left.")},
                    used, points);
    for (std::size_t i = 0; i < command.steps.size() && !desk.isRefused(); ++i)
        reviveStep(desk, command.steps[i], command.side, ResurrectionSource::Effect, pointerTo("/steps", i));
    if (desk.isRefused())
        return;
    state.battle->necromancyUsed = state.battle->necromancyUsed || isNecromancy;
    desk.say(isNecromancy ? "MH-23.10"_rule : "MH-15.1"_rule, Saying::tr("Resurrection points used: %1 of %2."), used,
             points);
}

void on(Desk& desk, const Retreat& command)
{
    State& state = desk.state;
    if (!isRetreatPossible(state)) {
        if (state.step == Step::Attack || desk.inStep(Step::Order))
            desk.refuse("MH-16.2"_rule,
                        Saying::tr("A hero may retreat at the beginning of a clash, except the first."));
        return;
    }
    if (!heroOf(state, command.side))
        return desk.refuse("MH-16.2"_rule, Saying::tr("Encounters never retreat."));
    const Hero& hero = *heroOf(state, command.side);
    const int due = std::min(2, hero.units());
    giveUp(desk, command);
    if (desk.isRefused())
        return;
    const int units = sumOf(command.tokens, &GivenUp::quantity);
    Battle& battle = *state.battle;
    const GivenUp* first = units == 1 ? &command.tokens.front() : nullptr;
    const bool isDefended =
        first &&
        has(firstWith(battle.stacks, &BattleStack::unit, first->unit)->abilities(first->quality), Ability::Defence);
    if (units != due && !isDefended)
        desk.object("MH-16.3"_rule, Saying::tr("A retreat costs %1 units (or a single one with Defence), not %2."), due,
                    units);
    desk.say(isDefended && units != due ? "MH-19.9"_rule : "MH-16.3"_rule,
             Saying{QT_TRANSLATE_N_NOOP("heroes", "%1 retreats and gives up %n unit(s). That counts as a defeat.")},
             hero.name, units);
    desk.say("MH-16.4"_rule, say::goesHome, hero.name);
    battle.winner = other(command.side);
    battle.retreated = command.side;
    battle.extraAttack = false;
    state.step = Step::BattleOver;
}

} // namespace whistle::heroes

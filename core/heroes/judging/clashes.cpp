// SPDX-License-Identifier: GPL-3.0-or-later
// MH-13.5, MH-14 to MH-16: laurels, damage, resurrection, the end of a clash, retreat.
#include "heroes/judging/battle_pieces.h"
#include "heroes/judging/desk.h"
#include "heroes/judging/desk_texts.h"
#include "heroes/judging/referee.h"
#include "heroes/questions/texts.h"
#include "heroes/telling/names.h"

#include <numeric>

namespace whistle::heroes {

namespace say = texts::desk;

namespace {

Side attackingSide(const State& state)
{
    return state.battle->attack->side;
}

bool isArmy(const State& state, Side side)
{
    return heroOf(state, side) != nullptr;
}

/// What a laurel of the encounters can mend.
bool canHeal(const State& state, const BattleEncounter& encounter)
{
    if (isDestroyed(state, encounter))
        return encounter.additional && state.rules.laurelRevivesDestroyedEncounter;
    return encounter.damage > 0 || encounter.toughUsed > 0;
}

/// MH-16.1, MH-19.8, MH-11.6
void endClash(Desk& desk)
{
    State& state = desk.state;
    Battle& battle = *state.battle;
    for (BattleEncounter& encounter : battle.encounters) {
        if (has(battle.encounter.abilities, Ability::Regeneration) && !isDestroyed(state, encounter)) {
            encounter.damage = encounter.toughUsed = 0;
            desk.say("MH-19.8"_rule, say::regenerates, encounter.name);
        }
    }
    ++battle.clash;
    battle.lastPlace = -1;
    battle.hasAttacked = false;
    battle.angelUsed = {};
    if (state.rules.aggressorScope == AggressorScope::Clash)
        battle.aggressorUsed = {};
    desk.say("MH-16.1"_rule, say::clashEnds, battle.clash);
    const bool mustOrder = hasInitiativeChanged(state, battle.modifiers);
    state.step = mustOrder ? Step::Order : Step::Attack;
    if (mustOrder)
        desk.say("MH-11.6"_rule, say::orderDue);
}

void win(Desk& desk, Side side)
{
    Battle& battle = *desk.state.battle;
    battle.winner = side;
    battle.extraAttack = false;
    desk.state.step = Step::BattleOver;
    const std::string& winner = side == Side::Active ? battle.active : battle.opponent;
    desk.say("MH-17.1"_rule, isArmy(desk.state, other(side)) ? say::battleLost : say::battleWon, winner);
}

/// Damage has been dealt with: the battle is over, or the next piece attacks.
void goOn(Desk& desk)
{
    State& state = desk.state;
    Battle& battle = *state.battle;
    battle.damage = 0;
    const Side defender = other(attackingSide(state));
    const bool isGone = isArmy(state, defender)
                            ? unitsOf(state, defender) == 0
                            : std::all_of(battle.encounters.begin(), battle.encounters.end(),
                                          [&](const BattleEncounter& one) { return isDestroyed(state, one); });
    if (isGone)
        return win(desk, attackingSide(state));
    state.step = Step::Attack;
    if (!nextPiece(state))
        endClash(desk);
}

void hitEncounters(Desk& desk)
{
    State& state = desk.state;
    Battle& battle = *state.battle;
    DamageInquiry inquiry;
    inquiry.damage = battle.damage;
    inquiry.pierce = battle.attack->pierce;
    inquiry.preciseTarget = battle.attack->target;
    const int tough = count(battle.encounter.abilities, Ability::Tough);
    for (const BattleEncounter& one : battle.encounters) {
        if (!isDestroyed(state, one))
            inquiry.encounters.push_back(
                {one.name, battle.encounter.challenge, one.damage, tough, one.toughUsed, one.additional});
    }
    const Ruling<DamageVerdict> ruling =
        judgeDamage(inquiry, desk.listening(), state.rules.preciseStrikeMaySkipAdditional);
    for (const DamagedEncounter& hit : ruling.verdict.encounters) {
        BattleEncounter& one = battle.encounters[pieceNamed(state, hit.name)->index];
        one.damage = hit.damage;
        one.toughUsed = hit.toughUsed;
    }
    desk.add(ruling.why, ruling.rules);
    goOn(desk);
}

/// A stack of this side by its name; else it is refused or bad input.
std::optional<std::size_t> stackOf(Desk& desk, const std::string& name, Side side, const std::string& at, RuleId rule)
{
    const std::optional<PieceOf> piece = pieceNamed(desk.state, name);
    if (!piece)
        desk.unknown(at, rule, texts::input::unknownName, name);
    else if (piece->kind != PieceKind::Stack || piece->side != side)
        desk.refuse(rule, say::otherSidesStack, pieceName(name));
    else
        return piece->index;
    return {};
}

/// MH-13.5, MH-15, MH-R56: one point on a stack; what is against it.
std::optional<RevivalProblem> revive(Desk& desk, BattleStack& stack, LaurelDo what, ResurrectionSource source)
{
    State& state = desk.state;
    Tokens& now = tokensOf(state, stack);
    if (what == LaurelDo::HealWound) {
        if (--stack.wounded->wounds == 0)
            stack.wounded.reset();
        return {};
    }
    const auto step = static_cast<Revival>(what);
    ResurrectionInquiry inquiry;
    inquiry.source = source;
    const std::string name(toWord(stack.unit));
    inquiry.stacks = {{name, stack.start, now}};
    inquiry.steps = {{name, step}};
    const ResurrectionVerdict verdict = judgeResurrection(inquiry, Listening::No).verdict;
    if (verdict.problem)
        return verdict.problem;
    if (step != Revival::ReturnToken && stack.wounded && stack.wounded->token == Quality::Base && now.base == 1)
        stack.wounded.reset();
    if (step == Revival::Upgrade && stack.start.base > 0) {
        ++stack.start.elite;
        --stack.start.base;
    }
    now = verdict.stacks.front().now;
    return {};
}

void tellStack(Desk& desk, const BattleStack& stack, LaurelDo what)
{
    const Tokens now = tokensNow(desk.state, stack);
    if (what == LaurelDo::HealWound)
        desk.say("MH-15.1"_rule, say::woundHealed, pieceName(std::string(toWord(stack.unit))));
    else
        desk.say("MH-15.1"_rule, say::stackIs, stack.unit, now.base, now.elite);
}

/// One step of a laurel or of a resurrection on an army.
void reviveStep(Desk& desk, const ArmyLaurel& step, Side side, ResurrectionSource source, const std::string& at)
{
    const std::optional<std::size_t> index = stackOf(desk, step.stack, side, at + "/stack", "MH-13.5"_rule);
    if (!index)
        return;
    BattleStack& stack = desk.state.battle->stacks[*index];
    if (step.what == LaurelDo::HealWound && !stack.wounded)
        return desk.refuse("MH-15.1"_rule, say::noWound);
    if (const auto problem = revive(desk, stack, step.what, source))
        return desk.refuse(ruleOf(*problem), textOf(*problem));
    tellStack(desk, stack, step.what);
}

void laurelOfEncounter(Desk& desk, const EncounterLaurel& step)
{
    State& state = desk.state;
    const std::optional<PieceOf> piece = pieceNamed(state, step.encounter);
    if (!piece)
        return desk.unknown("/steps/0/encounter", "MH-13.5"_rule, texts::input::unknownName, step.encounter);
    if (piece->kind != PieceKind::Encounter || !canHeal(state, state.battle->encounters[piece->index]))
        return desk.refuse("MH-15.4"_rule, say::laurelNoEncounter, pieceName(step.encounter));
    BattleEncounter& encounter = state.battle->encounters[piece->index];
    encounter.damage = encounter.toughUsed = 0;
    desk.say("MH-15.4"_rule, say::encounterHealed, step.encounter);
}

/// MH-23.10, MH-R49
void checkNecromancy(Desk& desk, Side side)
{
    const State& state = desk.state;
    if (state.step != Step::BattleOver)
        desk.refuse("MH-23.10"_rule, say::onlyAtEnd);
    else if (!hasFactionBuilding(state, side, Faction::Necropolis))
        desk.refuse("MH-23.10"_rule, say::noNecromancy);
    else if (state.battle->necromancyUsed)
        desk.refuse("MH-23.10"_rule, say::necromancyUsed);
    else if (state.battle->winner != side && !state.rules.necromancyAfterLostBattle)
        desk.refuse("MH-R49"_rule, say::necromancyLost);
}

/// MH-16.3, MH-R59: gives up tokens of a stack for good.
void giveUp(State& state, BattleStack& stack, const GivenUp& given)
{
    Tokens& now = tokensOf(state, stack);
    now.of(given.quality) -= given.quantity;
    if (stack.wounded && stack.wounded->token == given.quality && now.of(given.quality) == 0)
        stack.wounded.reset();
    for (int i = 0; i < given.quantity; ++i) {
        const bool fromBase = (given.quality == Quality::Base && stack.start.base > 0) || stack.start.elite == 0;
        --stack.start.of(fromBase ? Quality::Base : Quality::Elite);
    }
    state.owner(*heroOf(state, stack.side)).reserveOf(stack.unit) += given.quantity;
}

/// The tokens of a retreat, each kind once; refused if they are not there.
std::vector<std::pair<std::size_t, GivenUp>> givenUp(Desk& desk, const Retreat& command)
{
    std::vector<std::pair<std::size_t, GivenUp>> all;
    for (const GivenUp& given : command.tokens) {
        const std::optional<PieceOf> piece = pieceNamed(desk.state, std::string(toWord(given.unit)));
        if (!piece || piece->side != command.side) {
            desk.refuse("MH-16.3"_rule, say::tokensMissing, given.unit);
            return {};
        }
        const auto same = std::find_if(all.begin(), all.end(), [&](const auto& one) {
            return one.second.unit == given.unit && one.second.quality == given.quality;
        });
        if (same == all.end())
            all.emplace_back(piece->index, given);
        else
            same->second.quantity += given.quantity;
    }
    for (const auto& [index, given] : all) {
        if (tokensNow(desk.state, desk.state.battle->stacks[index]).of(given.quality) < given.quantity)
            desk.refuse("MH-16.3"_rule, say::tokensMissing, given.unit);
    }
    return all;
}

} // namespace

bool canLaurelDoAnything(const State& state)
{
    const Battle& battle = *state.battle;
    const Side side = attackingSide(state);
    if (!isArmy(state, side))
        return std::any_of(battle.encounters.begin(), battle.encounters.end(),
                           [&](const BattleEncounter& one) { return canHeal(state, one); });
    return std::any_of(battle.stacks.begin(), battle.stacks.end(), [&](const BattleStack& stack) {
        const Tokens now = tokensNow(state, stack);
        return stack.side == side && (now.base > 0 || now.sum() < stack.start.sum() || stack.wounded);
    });
}

void dealDamage(Desk& desk)
{
    State& state = desk.state;
    const Side defender = other(attackingSide(state));
    if (state.battle->damage == 0) {
        desk.say("MH-14.1"_rule, say::noDamage);
        return goOn(desk);
    }
    if (!isArmy(state, defender))
        return hitEncounters(desk);
    state.step = Step::AssignDamage;
    desk.say("MH-14.2"_rule, say::assignDue, state.battle->damage);
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
        return desk.refuse("MH-13.5"_rule, say::laurelNotYours, pieceName(attacker));
    const Side side = attackingSide(state);
    const auto* army = std::get_if<ArmyLaurel>(&command.steps.front());
    if ((army != nullptr) != isArmy(state, side))
        return desk.refuse("MH-13.5"_rule, army ? say::laurelEncounter : say::laurelArmy);
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
    const Side defender = other(attackingSide(state));
    DamageInquiry inquiry;
    inquiry.damage = battle.damage;
    inquiry.pierce = battle.attack->pierce;
    inquiry.preciseTarget = battle.attack->target;
    inquiry.assignment = command.assignment;
    for (const BattleStack& stack : battle.stacks) {
        if (stack.side == defender && tokensNow(state, stack).sum() > 0)
            inquiry.stacks.push_back(damagedStack(state, stack));
    }
    for (std::size_t i = 0; i < command.assignment.size(); ++i) {
        const std::string at = pointerTo("/assignment", i) + "/stack";
        const auto index = stackOf(desk, command.assignment[i].stack, defender, at, "MH-14.2"_rule);
        if (index && tokensNow(state, battle.stacks[*index]).sum() == 0)
            desk.refuse("MH-14.3"_rule, say::stackDestroyed, pieceName(command.assignment[i].stack));
    }
    if (desk.isRefused())
        return;
    const Ruling<DamageVerdict> ruling = judgeDamage(inquiry, desk.listening());
    if (ruling.verdict.problem)
        return desk.refuse(ruleOf(*ruling.verdict.problem), textOf(*ruling.verdict.problem));
    for (const DamagedStack& hit : ruling.verdict.stacks) {
        BattleStack& stack = battle.stacks[pieceNamed(state, hit.name)->index];
        tokensOf(state, stack) = hit.tokens;
        stack.wounded = hit.wounded;
    }
    desk.add(ruling.why, ruling.rules);
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
    if (!isArmy(state, command.side))
        return desk.refuse("MH-15.4"_rule, say::armiesOnly);
    if (isNecromancy)
        checkNecromancy(desk, command.side);
    constexpr int ofNecromancy = 2;
    const int points = command.points.value_or(ofNecromancy);
    const int used = static_cast<int>(command.steps.size());
    if (used > points)
        desk.refuse("MH-15.1"_rule, say::tooManyPoints, used, points);
    for (std::size_t i = 0; i < command.steps.size() && !desk.isRefused(); ++i)
        reviveStep(desk, command.steps[i], command.side, ResurrectionSource::Effect, pointerTo("/steps", i));
    if (desk.isRefused())
        return;
    state.battle->necromancyUsed = state.battle->necromancyUsed || isNecromancy;
    desk.say(isNecromancy ? "MH-23.10"_rule : "MH-15.1"_rule, say::pointsUsed, used, points);
}

void on(Desk& desk, const Retreat& command)
{
    State& state = desk.state;
    if (!isRetreatPossible(state)) {
        if (state.step == Step::Attack || desk.inStep(Step::Order))
            desk.refuse("MH-16.2"_rule, say::noRetreatNow);
        return;
    }
    if (!isArmy(state, command.side))
        return desk.refuse("MH-16.2"_rule, say::encountersStay);
    const auto given = givenUp(desk, command);
    if (desk.isRefused())
        return;
    const int units = std::accumulate(given.begin(), given.end(), 0,
                                      [](int sum, const auto& one) { return sum + one.second.quantity; });
    const int due = std::min(2, unitsOf(state, command.side));
    Battle& battle = *state.battle;
    const bool isDefended =
        units == 1 &&
        has(factsOf(state, battle.stacks[given.front().first]).side(given.front().second.quality).abilities,
            Ability::Defence);
    if (units != due && !isDefended)
        desk.object("MH-16.3"_rule, say::wrongTokens, due, units);
    for (const auto& [index, tokens] : given)
        giveUp(state, battle.stacks[index], tokens);
    const Hero& hero = *heroOf(state, command.side);
    desk.say(isDefended && units != due ? "MH-19.9"_rule : "MH-16.3"_rule, say::retreats, hero.name, units);
    desk.say("MH-16.4"_rule, say::goesHome, hero.name);
    battle.winner = other(command.side);
    battle.retreated = command.side;
    battle.extraAttack = false;
    state.step = Step::BattleOver;
}

} // namespace whistle::heroes

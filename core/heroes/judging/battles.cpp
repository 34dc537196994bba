// SPDX-License-Identifier: GPL-3.0-or-later
// MH-10 to MH-13, MH-19: how a battle begins, the order, attacks.
#include "heroes/judging/battle_pieces.h"
#include "heroes/judging/desk.h"
#include "heroes/judging/desk_texts.h"
#include "heroes/judging/referee.h"
#include "heroes/questions/texts.h"
#include "heroes/telling/names.h"

namespace whistle::heroes {

namespace say = texts::desk;

namespace {

void addStacks(State& state, const Hero& hero, Side side)
{
    for (const UnitFacts& unit : state.owner(hero).facts->units) {
        if (const Tokens& tokens = hero.tokens(unit.unit); tokens.sum() > 0)
            state.battle->stacks.push_back({unit.unit, side, tokens, {}});
    }
}

/// What is against the enemy hero, apart from where it stands.
void checkEnemyHero(Desk& desk, const Hero& hero, const std::string& enemy)
{
    const Hero* found = desk.state.hero(enemy);
    if (desk.state.factionOfHero(enemy) == hero.player)
        desk.refuse("MH-2.1"_rule, say::ownHero, enemy);
    else if (!found)
        desk.refuse("MH-10.1"_rule, say::notInPlay, enemy);
    else if (found->units() == 0)
        desk.refuse("MH-6.2"_rule, say::enemyWithoutUnits, enemy);
}

bool hasHonor(const State& state, const Hero& hero, const FoundOpponent& opponent)
{
    const auto owns = [&](const Hero* one) {
        return one && state.owner(*one).faction == Faction::Sanctuary && state.owner(*one).has(Building::Faction);
    };
    return owns(&hero) || (!opponent.encounter && owns(state.hero(opponent.name)));
}

/// MH-19.1, MH-19.9, MH-R7
void checkTarget(Desk& desk, const Attack& command, const PieceOf& attacker, const Abilities& abilities)
{
    const State& state = desk.state;
    const std::optional<PieceOf> target = pieceNamed(state, *command.target);
    if (!target)
        return desk.unknown("/target", "MH-19.1"_rule, texts::input::unknownName, *command.target);
    if (!has(abilities, Ability::PreciseStrike))
        return desk.refuse("MH-19.1"_rule, say::targetWithoutPrecise);
    const Battle& battle = *state.battle;
    const bool isEncounter = target->kind == PieceKind::Encounter;
    const bool isLeft = isEncounter                        ? !isDestroyed(state, battle.encounters[target->index])
                        : target->kind == PieceKind::Stack ? tokensNow(state, battle.stacks[target->index]).sum() > 0
                                                           : false;
    if (target->side == attacker.side || !isLeft)
        return desk.refuse("MH-19.1"_rule, say::targetNoEnemy, pieceName(*command.target));
    if (isEncounter ? has(battle.encounter.abilities, Ability::Defence)
                    : damagedStack(state, battle.stacks[target->index]).has(Ability::Defence))
        return desk.refuse("MH-19.9"_rule, say::targetDefence);
    const bool isAdditionalLeft = std::any_of(battle.encounters.begin(), battle.encounters.end(), [&](const auto& one) {
        return one.additional && !isDestroyed(state, one);
    });
    if (isEncounter && !battle.encounters[target->index].additional && isAdditionalLeft &&
        !state.rules.preciseStrikeMaySkipAdditional)
        desk.refuse("MH-R7"_rule, say::additionalFirst);
}

/// MH-13.11
void checkAngel(Desk& desk, Side defender, const RollVerdict& roll)
{
    if (!hasFactionBuilding(desk.state, defender, Faction::Haven))
        desk.refuse("MH-13.11"_rule, say::noAngel);
    else if (desk.state.battle->angelUsed[defender])
        desk.refuse("MH-13.11"_rule, say::angelUsed);
    else if (skullsOf(roll.eliteFace) == 0)
        desk.refuse("MH-13.11"_rule, say::angelWithoutSkulls);
}

/// MH-4.5, MH-R33
void checkAggressor(Desk& desk, const PieceOf& attacker)
{
    const Hero* hero = heroOf(desk.state, attacker.side);
    if (attacker.kind != PieceKind::Hero || !hero->facts->has(StartingSkill::Aggressor))
        desk.refuse("MH-4.5"_rule, say::aggressorHeroOnly);
    else if (desk.state.battle->aggressorUsed[attacker.side])
        desk.refuse("MH-4.5"_rule, say::aggressorUsed);
}

/// The attack as `heroes/attack_roll` is asked.
RollInquiry rollInquiry(const State& state, const Attack& command, const PieceOf& attacker)
{
    RollInquiry inquiry;
    inquiry.attacker = attackerOf(state, attacker);
    constexpr int highest = 20;
    constexpr int mostTokens = 13;
    inquiry.attacker.strength = std::clamp(inquiry.attacker.strength + command.strengthModifier, 0, highest);
    inquiry.attackModifier = command.attackModifier;
    inquiry.eliteDiceAllowed = state.battle->eliteDiceAllowed;
    inquiry.roll = command.roll;
    inquiry.steps = command.steps;
    if (attacker.kind != PieceKind::Encounter)
        inquiry.luckTokens = std::min(mostTokens, heroOf(state, attacker.side)->luck);
    inquiry.ignoresEliteDamage = command.guardianAngel;
    inquiry.damageModifier = command.damageModifier;
    return inquiry;
}

void checkFaces(Desk& desk, const Attack& command)
{
    const std::vector<Face>& faces = desk.state.rules.eliteDieFaces;
    const auto isOnDie = [&](Face face) { return contains(faces, face); };
    if (command.roll.elite && !isOnDie(*command.roll.elite))
        desk.unknown("/roll/elite", "MH-R1"_rule, say::faceNotOnDie);
    for (std::size_t i = 0; i < command.steps.size(); ++i) {
        if (command.steps[i].cause == Cause::LuckTokenEliteDie && !isOnDie(command.steps[i].face))
            desk.unknown(pointerTo("/steps", i) + "/face", "MH-R1"_rule, say::faceNotOnDie);
    }
}

} // namespace

void on(Desk& desk, const StartBattle& command)
{
    State& state = desk.state;
    const std::optional<FoundOpponent> found = findOpponent(desk, command.opponent, "/opponent", true);
    if (!found)
        return;
    if (state.step != Step::BattleStarts && !desk.inStep(Step::Action))
        return;
    if (!desk.isActiveHero(command.hero, "MH-10.1"_rule))
        return;
    const Hero& hero = *state.hero(command.hero);
    if (hero.units() == 0)
        desk.refuse("MH-6.2"_rule, say::noArmy, hero.name);
    if (!found->encounter)
        checkEnemyHero(desk, hero, found->name);
    if (!isHere(state, hero, found->name))
        desk.object("MH-10.1"_rule, say::enemyNotHere, found->name);
    if (state.activation->battleFought)
        desk.object("MH-6.3"_rule, say::secondBattle, hero.name);
    if (!command.eliteDiceAllowed && !hasHonor(state, hero, *found))
        desk.object("MH-13.10"_rule, say::noHonor);
    if (desk.isRefused())
        return;
    state.activation->battleFought = true;
    state.activation->occasion.reset();
    state.entered.reset();
    state.step = Step::Order;
    Battle& battle = state.battle.emplace();
    battle.kind = found->encounter ? BattleKind::Encounter : BattleKind::Heroes;
    battle.active = hero.name;
    battle.opponent = found->name;
    battle.eliteDiceAllowed = command.eliteDiceAllowed;
    addStacks(state, hero, Side::Active);
    desk.say("MH-10.1"_rule, say::battleBegins, hero.name, found->name);
    if (!found->encounter) {
        addStacks(state, *state.hero(found->name), Side::Opponent);
    } else {
        battle.encounter = *found->encounter;
        battle.encounters.push_back({found->name});
        if (state.weekCard && state.weekCard->darkDays) {
            battle.encounters.push_back({found->name + " (additional)", 0, 0, true});
            desk.say("MH-30.1"_rule, say::darkDays);
        }
    }
    if (!command.eliteDiceAllowed)
        desk.say("MH-13.10"_rule, say::honorRulesOut);
}

void on(Desk& desk, const Order& command)
{
    State& state = desk.state;
    const bool isAgain = state.step == Step::Attack && isRetreatPossible(state);
    if (state.step == Step::Attack && !isAgain)
        return desk.refuse("MH-11.6"_rule, say::orderKept);
    if (!isAgain && !desk.inStep(Step::Order))
        return;
    Battle& battle = *state.battle;
    std::vector<std::string> wanted = pieceNames(state);
    std::vector<std::string> given = command.pieces;
    std::sort(wanted.begin(), wanted.end());
    std::sort(given.begin(), given.end());
    if (wanted != given)
        desk.unknown("/pieces", "MH-11.1"_rule, say::pieceTwice);
    for (const auto& [name, modifier] : command.modifiers) {
        if (!pieceNamed(state, name))
            desk.unknown(pointerTo("/modifiers", name), "MH-11.1"_rule, texts::input::unknownName, name);
    }
    if (desk.isRefused())
        return;
    if (isAgain && !hasInitiativeChanged(state, command.modifiers))
        return desk.refuse("MH-11.6"_rule, say::orderKept);
    const InitiativeInquiry inquiry = initiativeInquiry(state, command.pieces, command.modifiers);
    const Ruling<InitiativeVerdict> ruling = judgeInitiative(inquiry, desk.listening());
    const RuleId rule = inquiry.active.bloodrage || inquiry.opponent.bloodrage ? "MH-11.7"_rule
                        : battle.kind == BattleKind::Heroes                    ? "MH-18.2"_rule
                                                                               : "MH-11.3"_rule;
    for (std::size_t i = 0; i < command.pieces.size(); ++i) {
        if (const PlacedPiece& placed = ruling.verdict.order[i]; placed.name != command.pieces[i])
            return desk.refuse(rule, say::orderWrong, placed.position, pieceName(placed.name));
    }
    battle.order.clear();
    for (const PlacedPiece& placed : ruling.verdict.order)
        battle.order.push_back({placed.name, placed.initiative});
    battle.modifiers = command.modifiers;
    state.step = Step::Attack;
    desk.say("MH-11.1"_rule, say::orderAccepted, pieceName(*nextPiece(state)));
    desk.add(ruling.why, ruling.rules);
}

void on(Desk& desk, const Attack& command)
{
    State& state = desk.state;
    if (!desk.inStep(Step::Attack))
        return;
    Battle& battle = *state.battle;
    const std::optional<PieceOf> attacker = pieceNamed(state, command.piece);
    if (!attacker)
        desk.unknown("/piece", "MH-12.5"_rule, say::noUnitNow, command.piece);
    if (command.target && !pieceNamed(state, *command.target))
        desk.unknown("/target", "MH-19.1"_rule, texts::input::unknownName, *command.target);
    checkFaces(desk, command);
    if (desk.isRefused())
        return;
    const std::string next = *nextPiece(state);
    if (next != command.piece)
        return desk.refuse("MH-12.5"_rule, say::notNext, pieceName(command.piece), pieceName(next));
    const RollInquiry inquiry = rollInquiry(state, command, *attacker);
    if (command.roll.elite && !state.rules.loneEliteMayReplace &&
        attacksOf(inquiry.attacker, inquiry.attackModifier) == 1)
        desk.refuse("MH-R8"_rule, say::loneElite);
    if (const std::optional<Fault> fault = faultOf(inquiry))
        desk.refuse(fault->rule, fault->why);
    if (command.target)
        checkTarget(desk, command, *attacker, inquiry.attacker.abilities);
    if (command.aggressor)
        checkAggressor(desk, *attacker);
    if (desk.isRefused())
        return;
    const Side defender = other(attacker->side);
    Ruling<RollVerdict> ruling = judgeRoll(inquiry, desk.listening());
    if (ruling.verdict.outstanding)
        desk.refuse("MH-13.6"_rule, say::badLuckFirst);
    if (command.guardianAngel)
        checkAngel(desk, defender, ruling.verdict);
    if (desk.isRefused())
        return;
    desk.add(ruling.why, ruling.rules);
    desk.say("MH-12.5"_rule, say::attacks, pieceName(command.piece));

    if (attacker->kind != PieceKind::Encounter)
        heroOf(state, attacker->side)->luck -= inquiry.luckTokens - ruling.verdict.luckTokensLeft;
    const auto place = std::find_if(battle.order.begin(), battle.order.end(),
                                    [&](const OrderedPiece& one) { return one.name == command.piece; });
    battle.lastPlace = std::max(battle.lastPlace, static_cast<int>(place - battle.order.begin()));
    battle.hasAttacked = true;
    battle.extraAttack = command.aggressor;
    if (command.aggressor) {
        battle.aggressorUsed[attacker->side] = true;
        desk.say("MH-4.5"_rule, say::attacksAgain, command.piece);
    }
    if (command.guardianAngel)
        battle.angelUsed[defender] = true;
    battle.damage = *ruling.verdict.damage;
    const bool isLaurel = ruling.verdict.laurel.has_value();
    battle.attack = LastAttack{command.piece, std::move(ruling.verdict), attacker->side,
                               has(inquiry.attacker.abilities, Ability::Pierce), command.target};
    if (isLaurel && canLaurelDoAnything(state)) {
        state.step = Step::Laurel;
        return desk.say("MH-R55"_rule, say::laurelDue);
    }
    dealDamage(desk);
}

} // namespace whistle::heroes

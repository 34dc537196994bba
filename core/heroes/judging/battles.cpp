// SPDX-License-Identifier: GPL-3.0-or-later
// MH-10 to MH-13, MH-19: how a battle begins, the order, attacks.
#include "heroes/judging/battle_pieces.h"
#include "heroes/judging/desk.h"
#include "heroes/judging/referee.h"
#include "heroes/table/texts.h"
#include "heroes/telling/names.h"

namespace whistle::heroes {

namespace {

void addStacks(State& state, const Hero& hero, Side side)
{
    for (const UnitFacts& unit : state.owner(hero).facts->units) {
        const Tokens tokens = hero.tokens(unit.unit);
        if (tokens.sum() == 0)
            continue;
        const std::string name(toWord(unit.unit));
        std::vector<BattleStack>& stacks = state.battle->stacks;
        stacks.push_back({{{}, name, 0, 0, unit.base.abilities, unit.elite.abilities}, unit.unit, side});
        put(state, stacks.back(), {tokens, tokens});
    }
}

/// What is against the enemy hero, apart from where it stands.
void checkEnemyHero(Desk& desk, const Hero& hero, const std::string& enemy)
{
    const Hero* found = desk.state.hero(enemy);
    if (desk.state.factionOfHero(enemy) == hero.player)
        desk.refuse("MH-2.1"_rule, Saying::tr("%1 is one of the same player's heroes."), enemy);
    else if (!found)
        desk.refuse("MH-10.1"_rule, say::notInPlay, enemy);
    else if (found->units() == 0)
        desk.refuse("MH-6.2"_rule, Saying::tr("%1 has no unit and cannot be fought."), enemy);
}

/// MH-19.1, MH-19.9, MH-R7
void checkTarget(Desk& desk, const Attack& command, const Piece& attacker, const Abilities& abilities)
{
    const State& state = desk.state;
    if (!has(abilities, Ability::PreciseStrike))
        return desk.refuse("MH-19.1"_rule, Saying::tr("Only Precise Strike chooses a target."));
    const Piece target = *pieceNamed(state, *command.target);
    if (target.kind == PieceKind::Hero || target.side == attacker.side || !isLeft(state, target))
        return desk.refuse("MH-19.1"_rule, Saying::tr("Not an enemy stack or encounter that is still standing: %1."),
                           pieceName(target.name));
    if (has(attackerOf(state, target).abilities, Ability::Defence))
        return desk.refuse("MH-19.9"_rule, Saying::tr("Precise Strike cannot choose a stack with Defence."));
    const std::vector<FightingEncounter>& encounters = state.battle->encounters;
    const bool skipsAdditional =
        target.name == state.battle->opponent && encounters.back().additional && !encounters.back().isDestroyed();
    if (skipsAdditional && !state.rules.preciseStrikeMaySkipAdditional)
        desk.refuse("MH-R7"_rule, Saying::tr("The additional enemy takes the damage first."));
}

/// MH-13.11
void checkAngel(Desk& desk, Side defender, const RollVerdict& roll)
{
    if (!hasFactionBuilding(desk.state, heroOf(desk.state, defender), Faction::Haven))
        desk.refuse("MH-13.11"_rule, Saying::tr("The defender has no Guardian Angel."));
    else if (desk.state.battle->angelUsed[defender])
        desk.refuse("MH-13.11"_rule, Saying::tr("The Guardian Angel has already been used in this clash."));
    else if (skullsOf(roll.eliteFace) == 0)
        desk.refuse("MH-13.11"_rule, Saying::tr("The Guardian Angel ignores skulls, and there are none."));
}

/// MH-4.5, MH-R33
void checkAggressor(Desk& desk, const Piece& attacker)
{
    const Hero* hero = heroOf(desk.state, attacker.side);
    if (attacker.kind != PieceKind::Hero || !hero->facts->has(StartingSkill::Aggressor))
        desk.refuse("MH-4.5"_rule, Saying::tr("Only a hero with the skill Aggressor attacks once more."));
    else if (desk.state.battle->aggressorUsed[attacker.side])
        desk.refuse("MH-4.5"_rule, Saying::tr("Aggressor has already been used."));
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
    const auto name = findOpponent(desk, command.hero, command.opponent, "/opponent", "MH-10.1"_rule);
    if (!name)
        return;
    const Hero& hero = *state.hero(command.hero);
    const EncounterToken* encounter = state.encounter(*name);
    const Hero* enemy = encounter ? nullptr : state.hero(*name);
    if (hero.units() == 0)
        desk.refuse("MH-6.2"_rule, say::noArmy, hero.name);
    if (!encounter)
        checkEnemyHero(desk, hero, *name);
    checkMeeting(desk, hero, *name, "MH-10.1"_rule);
    if (!command.eliteDiceAllowed && !hasFactionBuilding(state, &hero, Faction::Sanctuary) &&
        !hasFactionBuilding(state, enemy, Faction::Sanctuary))
        desk.object("MH-13.10"_rule, Saying::tr("Nobody in this battle has Honor, so elite dice cannot be ruled out."));
    if (desk.isRefused())
        return;
    state.activation->battleFought = true;
    state.activation->occasion.reset();
    state.entered.reset();
    state.step = Step::Order;
    Battle& battle = state.battle.emplace();
    battle.kind = encounter ? BattleKind::Encounter : BattleKind::Heroes;
    battle.active = hero.name;
    battle.opponent = *name;
    battle.eliteDiceAllowed = command.eliteDiceAllowed;
    addStacks(state, hero, Side::Active);
    desk.say("MH-10.1"_rule, Saying::tr("%1 fights %2."), hero.name, *name);
    if (enemy) {
        addStacks(state, *enemy, Side::Opponent);
    } else {
        battle.encounters.push_back({*encounter->facts, {}, false});
        if (state.weekCard && state.weekCard->darkDays) {
            battle.encounters.push_back({*encounter->facts, {}, true});
            battle.encounters.back().name += " (additional)";
            desk.say("MH-30.1"_rule, Saying::tr("On Dark Days there is an additional enemy with the same values."));
        }
    }
    if (!command.eliteDiceAllowed)
        desk.say("MH-13.10"_rule, Saying::tr("Honor: no elite dice in this battle."));
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
    if (!std::ranges::is_permutation(pieceNames(state), command.pieces))
        desk.unknown("/pieces", "MH-11.1"_rule, Saying::tr("Every piece in the battle is expected here once."));
    for (const auto& [name, modifier] : command.modifiers) {
        if (!pieceNamed(state, name))
            desk.unknown(pointerTo("/modifiers", name), "MH-11.1"_rule, input::unknownName, name);
    }
    if (desk.isRefused())
        return;
    if (isAgain && !hasInitiativeChanged(state, command.modifiers))
        return desk.refuse("MH-11.6"_rule, say::orderKept);
    const InitiativeInquiry inquiry = initiativeInquiry(state, command.pieces, command.modifiers);
    desk.note("initiative_order", inquiry);
    Reasons reasons(desk.listening());
    const InitiativeVerdict verdict = judgeInitiative(inquiry, reasons);
    const RuleId rule = inquiry.active.bloodrage || inquiry.opponent.bloodrage ? "MH-11.7"_rule
                        : battle.kind == BattleKind::Heroes                    ? "MH-18.2"_rule
                                                                               : "MH-11.3"_rule;
    for (std::size_t i = 0; i < command.pieces.size(); ++i) {
        if (const PlacedPiece& placed = verdict.order[i]; placed.name != command.pieces[i])
            return desk.refuse(rule,
                               Saying::tr("By initiative, the pieces go in a different order: place %1 goes to %2."),
                               placed.position, pieceName(placed.name));
    }
    battle.order = verdict.order;
    battle.modifiers = command.modifiers;
    state.step = Step::Attack;
    desk.say("MH-11.1"_rule, Saying::tr("The pieces are placed, and the first attack is by %1."),
             pieceName(*nextPiece(state)));
    desk.add(reasons);
}

void on(Desk& desk, const Attack& command)
{
    State& state = desk.state;
    if (!desk.inStep(Step::Attack))
        return;
    Battle& battle = *state.battle;
    const std::optional<Piece> attacker = pieceNamed(state, command.piece);
    if (!attacker)
        desk.unknown("/piece", "MH-12.5"_rule, say::noUnitNow, command.piece);
    if (command.target && !pieceNamed(state, *command.target))
        desk.unknown("/target", "MH-19.1"_rule, input::unknownName, *command.target);
    checkFaces(desk, command);
    if (desk.isRefused())
        return;
    const std::string next = *nextPiece(state);
    if (next != command.piece)
        return desk.refuse("MH-12.5"_rule, Saying::tr("The next attack is by %2, not by %1."), pieceName(command.piece),
                           pieceName(next));
    const RollInquiry inquiry = rollInquiry(state, command, *attacker);
    desk.note("attack_roll", inquiry);
    if (command.roll.elite && !state.rules.loneEliteMayReplace && inquiry.attacks() == 1)
        desk.refuse("MH-R8"_rule, Saying::tr("A lone elite unit may not roll the elite die here."));
    if (const std::optional<Fault> fault = faultOf(inquiry))
        desk.refuse(fault->rule, fault->why);
    if (command.target)
        checkTarget(desk, command, *attacker, inquiry.attacker.abilities);
    if (command.aggressor)
        checkAggressor(desk, *attacker);
    if (desk.isRefused())
        return;
    const Side defender = other(attacker->side);
    Reasons reasons(desk.listening());
    RollVerdict verdict = judgeRoll(inquiry, reasons);
    if (verdict.outstanding)
        desk.refuse("MH-13.6"_rule, say::badLuckFirst);
    if (command.guardianAngel)
        checkAngel(desk, defender, verdict);
    if (desk.isRefused())
        return;
    desk.add(reasons);
    desk.say("MH-12.5"_rule, Saying::tr("Attack: %1."), pieceName(command.piece));

    if (attacker->kind != PieceKind::Encounter)
        heroOf(state, attacker->side)->luck -= inquiry.luckTokens - verdict.luckTokensLeft;
    const PlacedPiece& place = *firstWith(battle.order, &PlacedPiece::name, command.piece);
    battle.lastPlace = std::max(battle.lastPlace, place.position - 1);
    battle.hasAttacked = true;
    battle.extraAttack = command.aggressor;
    if (command.aggressor) {
        battle.aggressorUsed[attacker->side] = true;
        desk.say("MH-4.5"_rule, Saying::tr("By Aggressor, %1 attacks once more after this."), command.piece);
    }
    if (command.guardianAngel)
        battle.angelUsed[defender] = true;
    battle.damage = *verdict.damage;
    const bool isLaurel = verdict.laurel.has_value();
    battle.attack = LastAttack{command.piece, std::move(verdict), attacker->side,
                               has(inquiry.attacker.abilities, Ability::Pierce), command.target};
    if (isLaurel && canLaurelDoAnything(state)) {
        state.step = Step::Laurel;
        return desk.say("MH-R55"_rule, Saying::tr("The laurel is resolved before the damage."));
    }
    if (isLaurel)
        desk.say("MH-R55"_rule, Saying::tr("The laurel can do nothing and is skipped."));
    dealDamage(desk);
}

} // namespace whistle::heroes

// SPDX-License-Identifier: GPL-3.0-or-later
#include "heroes/judging/battle_pieces.h"

#include "heroes/judging/referee.h"

#include <numeric>

namespace whistle::heroes {

std::optional<PieceOf> pieceNamed(const State& state, const std::string& name)
{
    const Battle& battle = *state.battle;
    for (std::size_t i = 0; i < battle.stacks.size(); ++i) {
        if (toWord(battle.stacks[i].unit) == name)
            return PieceOf{PieceKind::Stack, battle.stacks[i].side, i};
    }
    for (std::size_t i = 0; i < battle.encounters.size(); ++i) {
        if (battle.encounters[i].name == name)
            return PieceOf{PieceKind::Encounter, Side::Opponent, i};
    }
    if (battle.active == name)
        return PieceOf{PieceKind::Hero, Side::Active, 0};
    if (battle.kind == BattleKind::Heroes && battle.opponent == name)
        return PieceOf{PieceKind::Hero, Side::Opponent, 0};
    return {};
}

std::vector<std::string> pieceNames(const State& state)
{
    const Battle& battle = *state.battle;
    std::vector<std::string> names{battle.active};
    for (const BattleStack& stack : battle.stacks)
        names.emplace_back(toWord(stack.unit));
    for (const BattleEncounter& encounter : battle.encounters)
        names.push_back(encounter.name);
    if (battle.kind == BattleKind::Heroes)
        names.push_back(battle.opponent);
    return names;
}

const Hero* heroOf(const State& state, Side side)
{
    if (side == Side::Active)
        return state.hero(state.battle->active);
    return state.battle->kind == BattleKind::Heroes ? state.hero(state.battle->opponent) : nullptr;
}

Hero* heroOf(State& state, Side side)
{
    return const_cast<Hero*>(heroOf(std::as_const(state), side));
}

Tokens tokensNow(const State& state, const BattleStack& stack)
{
    return heroOf(state, stack.side)->tokens(stack.unit);
}

Tokens& tokensOf(State& state, const BattleStack& stack)
{
    return heroOf(state, stack.side)->tokens(stack.unit);
}

int unitsOf(const State& state, Side side)
{
    const Hero* hero = heroOf(state, side);
    return hero ? hero->units() : 0;
}

const UnitFacts& factsOf(const State& state, const BattleStack& stack)
{
    return state.owner(*heroOf(state, stack.side)).facts->of(stack.unit);
}

Quality qualityInForce(const State& state, const BattleStack& stack)
{
    const Tokens now = tokensNow(state, stack);
    if (now.sum() == 0)
        return Quality::Base;
    if (state.rules.mixedStack == MixedStack::EliteIfAny)
        return now.elite > 0 ? Quality::Elite : Quality::Base;
    return now.base > 0 ? Quality::Base : Quality::Elite;
}

Abilities abilitiesOf(const State& state, const BattleStack& stack)
{
    const UnitFacts& facts = factsOf(state, stack);
    const Tokens now = tokensNow(state, stack);
    Abilities all;
    for (const Quality quality : {Quality::Base, Quality::Elite}) {
        for (const Ability ability : facts.side(quality).abilities) {
            if (now.of(quality) > 0 && !has(all, ability))
                all.push_back(ability);
        }
    }
    return all;
}

DamagedStack damagedStack(const State& state, const BattleStack& stack)
{
    const UnitFacts& facts = factsOf(state, stack);
    return {std::string(toWord(stack.unit)), tokensNow(state, stack), facts.base.abilities, facts.elite.abilities,
            stack.wounded};
}

bool isDestroyed(const State& state, const BattleEncounter& encounter)
{
    return encounter.damage >= state.battle->encounter.challenge;
}

Attacker attackerOf(const State& state, const PieceOf& piece)
{
    const Battle& battle = *state.battle;
    if (piece.kind == PieceKind::Hero)
        return {piece.kind, heroOf(state, piece.side)->facts->might, 1, false, {}};
    if (piece.kind == PieceKind::Encounter) {
        const EncounterFacts& facts = battle.encounter;
        return {piece.kind, facts.strength, facts.challenge - battle.encounters[piece.index].damage, facts.elite,
                facts.abilities};
    }
    const BattleStack& stack = battle.stacks[piece.index];
    const Tokens now = tokensNow(state, stack);
    return {piece.kind, factsOf(state, stack).strength(qualityInForce(state, stack)), now.sum(), now.elite > 0,
            abilitiesOf(state, stack)};
}

int initiativeOf(const State& state, const std::string& name, const Modifiers& modifiers)
{
    const PieceOf piece = *pieceNamed(state, name);
    int initiative = state.battle->encounter.initiative;
    if (piece.kind == PieceKind::Hero) {
        initiative = heroOf(state, piece.side)->facts->initiative;
    } else if (piece.kind == PieceKind::Stack) {
        const BattleStack& stack = state.battle->stacks[piece.index];
        initiative = factsOf(state, stack).side(qualityInForce(state, stack)).initiative;
    }
    const auto* modifier = firstWith(modifiers, &Modifiers::value_type::first, name);
    constexpr int highest = 20;
    return std::clamp(initiative + (modifier ? modifier->second : 0), 0, highest);
}

bool hasFactionBuilding(const State& state, Side side, Faction faction)
{
    const Hero* hero = heroOf(state, side);
    return hero && state.owner(*hero).faction == faction && state.owner(*hero).has(Building::Faction);
}

InitiativeInquiry initiativeInquiry(const State& state, const std::vector<std::string>& pieces,
                                    const Modifiers& modifiers)
{
    InitiativeInquiry inquiry;
    inquiry.battle = state.battle->kind;
    inquiry.bloodrageTies = state.rules.bloodrageTies;
    inquiry.active.bloodrage = hasFactionBuilding(state, Side::Active, Faction::Stronghold);
    inquiry.opponent.bloodrage = hasFactionBuilding(state, Side::Opponent, Faction::Stronghold);
    for (const std::string& name : pieces) {
        const PieceOf piece = *pieceNamed(state, name);
        PieceSide& side = piece.side == Side::Active ? inquiry.active : inquiry.opponent;
        side.pieces.push_back({name, piece.kind, initiativeOf(state, name, modifiers)});
    }
    return inquiry;
}

bool hasInitiativeChanged(const State& state, const Modifiers& modifiers)
{
    const std::vector<OrderedPiece>& order = state.battle->order;
    return std::any_of(order.begin(), order.end(), [&](const OrderedPiece& piece) {
        return initiativeOf(state, piece.name, modifiers) != piece.initiative;
    });
}

std::optional<std::string> nextPiece(const State& state)
{
    const Battle& battle = *state.battle;
    if (state.step == Step::Laurel || state.step == Step::AssignDamage)
        return battle.attack->piece;
    if (state.step != Step::Attack)
        return {};
    if (battle.extraAttack)
        return battle.attack->piece;
    for (std::size_t i = static_cast<std::size_t>(battle.lastPlace + 1); i < battle.order.size(); ++i) {
        const std::string& name = battle.order[i].name;
        const PieceOf piece = *pieceNamed(state, name);
        const bool canAttack = piece.kind == PieceKind::Hero ||
                               (piece.kind == PieceKind::Stack ? tokensNow(state, battle.stacks[piece.index]).sum() > 0
                                                               : !isDestroyed(state, battle.encounters[piece.index]));
        if (canAttack)
            return name;
    }
    return {};
}

bool isRetreatPossible(const State& state)
{
    return (state.step == Step::Order || state.step == Step::Attack) && state.battle && state.battle->clash > 1 &&
           !state.battle->hasAttacked;
}

} // namespace whistle::heroes

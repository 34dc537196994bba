// SPDX-License-Identifier: GPL-3.0-or-later
#include "heroes/judging/battle_pieces.h"

namespace whistle::heroes {

std::vector<Piece> piecesOf(const State& state)
{
    std::vector<Piece> pieces;
    const auto addHero = [&](Side side) {
        if (const Hero* hero = heroOf(state, side))
            pieces.push_back({hero->name, PieceKind::Hero, hero->facts->initiative, side});
    };
    addHero(Side::Active);
    for (const BattleStack& stack : state.battle->stacks)
        pieces.push_back({stack.name, PieceKind::Stack, stack.initiative, stack.side});
    for (const FightingEncounter& one : state.battle->encounters)
        pieces.push_back({one.name, PieceKind::Encounter, one.initiative, Side::Opponent});
    addHero(Side::Opponent);
    return pieces;
}

std::vector<std::string> pieceNames(const State& state)
{
    std::vector<std::string> names;
    for (Piece& piece : piecesOf(state))
        names.push_back(std::move(piece.name));
    return names;
}

std::optional<Piece> pieceNamed(const State& state, const std::string& name)
{
    const std::vector<Piece> pieces = piecesOf(state);
    const Piece* found = firstWith(pieces, &Piece::name, name);
    return found ? std::optional(*found) : std::nullopt;
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

void put(State& state, BattleStack& stack, const StackState& after)
{
    static_cast<StackState&>(stack) = after;
    Hero& hero = *heroOf(state, stack.side);
    hero.tokens(stack.unit) = after;
    const bool isElite = after.elite > 0 && (after.base == 0 || state.rules.mixedStack == MixedStack::EliteIfAny);
    const Quality quality = isElite ? Quality::Elite : Quality::Base;
    const UnitFacts& facts = state.owner(hero).facts->of(stack.unit);
    stack.strength = facts.strength(quality);
    stack.initiative = facts.side(quality).initiative;
}

bool isLeft(const State& state, const Piece& piece)
{
    const Battle& battle = *state.battle;
    if (piece.kind == PieceKind::Encounter)
        return !firstWith(battle.encounters, &FightingEncounter::name, piece.name)->isDestroyed();
    return piece.kind == PieceKind::Hero || !firstWith(battle.stacks, &BattleStack::name, piece.name)->isGone();
}

Attacker attackerOf(const State& state, const Piece& piece)
{
    if (piece.kind == PieceKind::Hero)
        return {piece.kind, heroOf(state, piece.side)->facts->might, 1, false, {}};
    if (const auto* one = firstWith(state.battle->encounters, &FightingEncounter::name, piece.name))
        return attackerOf(*one, *one);
    const BattleStack& stack = *firstWith(state.battle->stacks, &BattleStack::name, piece.name);
    return attackerOf(stack, stack);
}

RollInquiry rollInquiry(const State& state, const Attack& command, const Piece& attacker)
{
    constexpr int highest = 20;
    constexpr int mostTokens = 13;
    RollInquiry inquiry{attackerOf(state, attacker), command, state.battle->eliteDiceAllowed, 0};
    inquiry.attacker.strength = std::clamp(inquiry.attacker.strength + command.strengthModifier, 0, highest);
    if (attacker.kind != PieceKind::Encounter)
        inquiry.luckTokens = std::min(mostTokens, heroOf(state, attacker.side)->luck);
    return inquiry;
}

int initiativeOf(const State& state, const std::string& name, const Modifiers& modifiers)
{
    const auto* modifier = firstWith(modifiers, &Modifiers::value_type::first, name);
    constexpr int highest = 20;
    return std::clamp(pieceNamed(state, name)->initiative + (modifier ? modifier->second : 0), 0, highest);
}

bool hasFactionBuilding(const State& state, const Hero* hero, Faction faction)
{
    return hero && state.owner(*hero).faction == faction && state.owner(*hero).has(Building::Faction);
}

InitiativeInquiry initiativeInquiry(const State& state, const std::vector<std::string>& pieces,
                                    const Modifiers& modifiers)
{
    InitiativeInquiry inquiry;
    inquiry.battle = state.battle->kind;
    inquiry.bloodrageTies = state.rules.bloodrageTies;
    inquiry.active.bloodrage = hasFactionBuilding(state, heroOf(state, Side::Active), Faction::Stronghold);
    inquiry.opponent.bloodrage = hasFactionBuilding(state, heroOf(state, Side::Opponent), Faction::Stronghold);
    for (const std::string& name : pieces) {
        Piece piece = *pieceNamed(state, name);
        piece.initiative = initiativeOf(state, name, modifiers);
        inquiry.of(piece.side).pieces.push_back(std::move(piece));
    }
    return inquiry;
}

bool hasInitiativeChanged(const State& state, const Modifiers& modifiers)
{
    const std::vector<PlacedPiece>& order = state.battle->order;
    return std::ranges::any_of(order, [&](const PlacedPiece& piece) {
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
        if (isLeft(state, battle.order[i]))
            return battle.order[i].name;
    }
    return {};
}

bool isRetreatPossible(const State& state)
{
    return (state.step == Step::Order || state.step == Step::Attack) && state.battle && state.battle->clash > 1 &&
           !state.battle->hasAttacked;
}

} // namespace whistle::heroes

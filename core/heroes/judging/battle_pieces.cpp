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
    return eachOf(piecesOf(state), &Piece::name);
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
    for (auto next = battle.order.begin() + battle.lastPlace + 1; next != battle.order.end(); ++next) {
        if (isLeft(state, *next))
            return next->name;
    }
    return {};
}

bool isRetreatPossible(const State& state)
{
    return (state.step == Step::Order || state.step == Step::Attack) && state.battle && state.battle->clash > 1 &&
           !state.battle->hasAttacked;
}

namespace {

std::optional<OddsParty> armyOf(const State& state, Side side)
{
    const Modifiers& modifiers = state.battle->modifiers;
    const Hero& hero = *heroOf(state, side);
    OddsParty army;
    army.hero = {hero.facts->might, initiativeOf(state, hero.name, modifiers), 1};
    army.bloodrage = hasFactionBuilding(state, &hero, Faction::Stronghold);
    army.guardianAngel = hasFactionBuilding(state, &hero, Faction::Haven);
    for (const BattleStack& one : state.battle->stacks) {
        if (one.side != side || one.isGone())
            continue;
        if (one.wounded)
            return {};
        army.stacks.push_back(one);
        army.stacks.back().initiative = initiativeOf(state, one.name, modifiers);
    }
    return army.stacks.empty() ? std::nullopt : std::optional(std::move(army));
}

/// None: the additional enemy or a Tough token is not as it began.
std::optional<OddsParty> guardOf(const State& state)
{
    const std::vector<FightingEncounter>& encounters = state.battle->encounters;
    OddsParty guard;
    guard.encounter = encounters.front();
    guard.encounter->initiative = initiativeOf(state, encounters.front().name, state.battle->modifiers);
    for (const FightingEncounter& one : encounters) {
        const bool isOneMore = one.additional && !one.isDestroyed();
        if (one.toughUsed > 0 || (isOneMore && one.damage > 0))
            return {};
        guard.darkDays = isOneMore;
    }
    return guard;
}

} // namespace

std::optional<OddsInquiry> oddsNow(const State& state)
{
    if (!state.battle || state.battle->winner)
        return {};
    const Battle& battle = *state.battle;
    std::optional<OddsParty> active = armyOf(state, Side::Active);
    std::optional<OddsParty> opponent =
        battle.kind == BattleKind::Heroes ? armyOf(state, Side::Opponent) : guardOf(state);
    if (!active || !opponent)
        return {};
    OddsInquiry inquiry{battle.kind, std::move(*active), std::move(*opponent)};
    inquiry.eliteDie = state.rules.eliteDieFaces;
    inquiry.eliteDiceAllowed = battle.eliteDiceAllowed;
    inquiry.bloodrageTies = state.rules.bloodrageTies;
    return inquiry;
}

std::vector<OddsWithMore> oddsWithMore(const State& state)
{
    const std::optional<OddsInquiry> now = oddsNow(state);
    if (!now)
        return {};
    std::vector<OddsWithMore> all;
    // An elite may change the strength of its stack, so the battle itself is changed.
    const auto withUnits = [&](const Sentence& words, std::size_t index, int base, int elite) {
        State changed = state;
        BattleStack& stack = changed.battle->stacks[index];
        StackState after = stack;
        after.base += base;
        after.elite += elite;
        put(changed, stack, after);
        if (std::optional<OddsInquiry> inquiry = oddsNow(changed))
            all.push_back({Text{words, stack.name}, std::move(*inquiry)});
    };
    for (std::size_t i = 0; i < state.battle->stacks.size(); ++i) {
        const BattleStack& stack = state.battle->stacks[i];
        if (stack.side != Side::Active || stack.isGone())
            continue;
        if (stack.base > 0)
            withUnits(Saying::tr("%1: a base unit becomes an elite"), i, -1, 1);
        withUnits(Saying::tr("%1: one more base unit"), i, 1, 0);
    }
    all.push_back({Text{Saying::tr("Might +1")}, *now});
    ++all.back().inquiry.active.hero.might;
    all.push_back({Text{Saying::tr("one more die for the hero")}, *now});
    ++all.back().inquiry.active.hero.attackDice;
    return all;
}

} // namespace whistle::heroes

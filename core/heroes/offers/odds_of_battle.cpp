// SPDX-License-Identifier: GPL-3.0-or-later
#include "heroes/offers/odds_of_battle.h"

#include "heroes/judging/battle_pieces.h"

namespace whistle::heroes {

namespace {

std::optional<OddsArmy> armyOf(const State& state, Side side)
{
    const Battle& battle = *state.battle;
    const Hero& hero = *heroOf(state, side);
    OddsArmy army;
    army.hero = {hero.facts->might, initiativeOf(state, hero.name, battle.modifiers), 1};
    army.bloodrage = hasFactionBuilding(state, side, Faction::Stronghold);
    army.guardianAngel = hasFactionBuilding(state, side, Faction::Haven);
    for (const BattleStack& stack : battle.stacks) {
        const Tokens& tokens = hero.tokens(stack.unit);
        if (stack.side != side || tokens.sum() == 0)
            continue;
        if (stack.wounded)
            return {};
        const UnitFacts& facts = factsOf(state, stack);
        const std::string name(toWord(stack.unit));
        army.stacks.push_back({name, facts.strength(qualityInForce(state, stack)),
                               initiativeOf(state, name, battle.modifiers), tokens.base, tokens.elite,
                               facts.base.abilities, facts.elite.abilities});
    }
    return army.stacks.empty() ? std::nullopt : std::optional(std::move(army));
}

} // namespace

std::optional<OddsInquiry> oddsNow(const State& state)
{
    if (!state.battle || state.battle->winner)
        return {};
    const Battle& battle = *state.battle;
    OddsInquiry inquiry;
    inquiry.battle = battle.kind;
    inquiry.eliteDie = state.rules.eliteDieFaces;
    inquiry.eliteDiceAllowed = battle.eliteDiceAllowed;
    inquiry.bloodrageTies = state.rules.bloodrageTies;
    std::optional<OddsArmy> active = armyOf(state, Side::Active);
    if (!active)
        return {};
    inquiry.active = std::move(*active);
    if (battle.kind == BattleKind::Heroes) {
        inquiry.army = armyOf(state, Side::Opponent);
        return inquiry.army ? std::optional(std::move(inquiry)) : std::nullopt;
    }
    OddsGuard guard;
    const EncounterFacts& facts = battle.encounter;
    const BattleEncounter& original = battle.encounters.front();
    guard.encounter = {facts.name,      facts.strength, facts.initiative, facts.challenge,
                       original.damage, facts.elite,    facts.abilities};
    guard.encounter.initiative = initiativeOf(state, facts.name, battle.modifiers);
    for (const BattleEncounter& one : battle.encounters) {
        if (one.toughUsed > 0)
            return {};
        if (one.additional && !isDestroyed(state, one)) {
            if (one.damage > 0)
                return {};
            guard.darkDays = true;
        }
    }
    inquiry.guard = std::move(guard);
    return inquiry;
}

} // namespace whistle::heroes

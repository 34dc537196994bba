// SPDX-License-Identifier: GPL-3.0-or-later
#include "heroes/offers/odds_of_battle.h"

#include "heroes/judging/battle_pieces.h"
#include "heroes/table/rules.h"

#include <QCoreApplication>

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

constexpr Saying mightMore{QT_TRANSLATE_NOOP("heroes", "Might + 1")};
constexpr Saying dieMore{QT_TRANSLATE_NOOP("heroes", "one more die for the hero")};
constexpr Saying eliteInstead{QT_TRANSLATE_NOOP("heroes", "%1: a base unit becomes an elite")};
constexpr Saying unitMore{QT_TRANSLATE_NOOP("heroes", "%1: one more base unit")};

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

std::vector<OddsWithMore> oddsWithMore(const State& state)
{
    const std::optional<OddsInquiry> now = oddsNow(state);
    if (!now)
        return {};
    std::vector<OddsWithMore> all;
    // An elite may change the strength of its stack, so the battle itself is changed.
    const auto withUnits = [&](const Sentence& words, const BattleStack& stack, int base, int elite) {
        State changed = state;
        Tokens& tokens = heroOf(changed, Side::Active)->tokens(stack.unit);
        tokens.base += base;
        tokens.elite += elite;
        if (std::optional<OddsInquiry> inquiry = oddsNow(changed))
            all.push_back({Text{words, std::string(toWord(stack.unit))}, std::move(*inquiry)});
    };
    for (const BattleStack& stack : state.battle->stacks) {
        const Tokens& tokens = heroOf(state, Side::Active)->tokens(stack.unit);
        if (stack.side != Side::Active || tokens.sum() == 0)
            continue;
        if (tokens.base > 0)
            withUnits(eliteInstead, stack, -1, 1);
        withUnits(unitMore, stack, 1, 0);
    }
    all.push_back({Text{mightMore}, *now});
    ++all.back().inquiry.active.hero.might;
    all.push_back({Text{dieMore}, *now});
    ++all.back().inquiry.active.hero.attackDice;
    return all;
}

} // namespace whistle::heroes

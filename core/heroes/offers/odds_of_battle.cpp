// SPDX-License-Identifier: GPL-3.0-or-later
#include "heroes/offers/odds_of_battle.h"

#include "heroes/judging/battle_pieces.h"

namespace whistle::heroes {

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
            withUnits(eliteInstead, i, -1, 1);
        withUnits(unitMore, i, 1, 0);
    }
    all.push_back({Text{mightMore}, *now});
    ++all.back().inquiry.active.hero.might;
    all.push_back({Text{dieMore}, *now});
    ++all.back().inquiry.active.hero.attackDice;
    return all;
}

} // namespace whistle::heroes

// SPDX-License-Identifier: GPL-3.0-or-later
#include "heroes/judging/odds_sides.h"

#include "heroes/judging/attack_roll.h"
#include "heroes/judging/losses.h"

#include <map>

namespace whistle::heroes {

namespace {

using Hits = std::vector<double>; ///< [h]: the probability of h hits

/// Binomial.
Hits hitsOf(int dice, double p)
{
    Hits hits{1.0};
    for (int die = 0; die < dice; ++die) {
        hits.push_back(0);
        for (std::size_t h = hits.size() - 1; h > 0; --h)
            hits[h] = hits[h] * (1 - p) + hits[h - 1] * p;
        hits[0] *= 1 - p;
    }
    return hits;
}

Hits hitsUnder(std::optional<Face> face, int dice, double p, bool precise)
{
    if (face == Face::Luck) // every miss is re-rolled, so none is fresh any more
        return hitsOf(dice, 1 - (1 - p) * (1 - p));
    const Hits first = hitsOf(dice, p);
    Hits hits(first.size() + 1, 0.0);
    for (std::size_t h = 0; h < first.size(); ++h) {
        const Hits kept = hitsOf(static_cast<int>(h), face == Face::BadLuck ? p : 1); // bad luck: they are rolled again
        const double again = precise && static_cast<int>(h) < dice ? p : 0;           // a fresh miss becomes a hit
        for (std::size_t k = 0; k < kept.size(); ++k) {
            hits[k] += first[h] * kept[k] * (1 - again);
            hits[k + 1] += first[h] * kept[k] * again;
        }
    }
    return hits;
}

} // namespace

std::vector<RollResult> resultsOf(const RolledAttack& attack, const std::vector<Face>& eliteDie)
{
    constexpr double sides = 8;
    const double p = std::clamp(attack.strength, 1, 7) / sides;
    const int dice = attackDice(attack.attacks, attack.elite);
    std::vector<std::optional<Face>> faces{std::nullopt};
    if (attack.elite)
        faces.assign(eliteDie.begin(), eliteDie.end());
    const double share = 1.0 / static_cast<double>(faces.size());
    std::map<std::tuple<int, int, bool>, double> sums;
    for (const std::optional<Face> face : faces) {
        const Hits hits = hitsUnder(face, dice, p, attack.preciseStrike);
        for (std::size_t h = 0; h < hits.size(); ++h) {
            if (hits[h] > 0)
                sums[{static_cast<int>(h) * (attack.devastating ? 2 : 1), skullsOf(face), face == Face::Laurel}] +=
                    share * hits[h];
        }
    }
    std::vector<RollResult> results;
    for (const auto& [key, probability] : sums)
        results.push_back({std::get<0>(key), std::get<1>(key), std::get<2>(key), probability});
    return results;
}

/// An army or encounters: what the side has none of is 0.
std::uint64_t OddsSide::Now::packed() const
{
    std::uint64_t key = 0;
    for (const StackState& stack : stacks) {
        key = key << 4U | static_cast<unsigned>(stack.base);
        key = key << 4U | static_cast<unsigned>(stack.elite);
        key = key << 4U | static_cast<unsigned>(stack.start.elite);
        const bool isElite = stack.wounded && stack.wounded->token == Quality::Elite;
        key = key << 3U | static_cast<unsigned>(stack.wounded ? stack.wounded->wounds + (isElite ? 2 : 0) : 0);
    }
    std::uint64_t guards = 0;
    for (const EncounterState& one : encounters)
        guards = guards << 16U | static_cast<unsigned>(one.damage) << 8U | static_cast<unsigned>(one.toughUsed);
    return key | guards;
}

OddsSide::OddsSide(const OddsParty& party, bool eliteDiceAllowed)
    : m_party(party)
    , m_useEliteDie(party.useEliteDie && eliteDiceAllowed)
{
    Now now;
    if (party.encounter) {
        m_encounters.assign(party.darkDays ? 2 : 1, *party.encounter);
        now.encounters[0] = *party.encounter;
    }
    for (std::size_t i = 0; i < party.stacks.size(); ++i) {
        now.stacks[i] = {party.stacks[i], party.stacks[i]};
        m_byStrength.push_back(i);
    }
    (void)m_states.number(now);
    m_order = m_byStrength;
    const auto strength = [this](std::size_t i) { return m_party.stacks[i].strength; };
    const auto place = [this, strength](std::size_t i) -> std::ptrdiff_t {
        if (!m_party.damageOrder)
            return strength(i);
        const std::vector<std::string>& names = *m_party.damageOrder;
        return std::ranges::find(names, m_party.stacks[i].name) - names.begin();
    };
    std::ranges::stable_sort(m_byStrength, [&](std::size_t a, std::size_t b) { return strength(a) > strength(b); });
    std::ranges::stable_sort(m_order, [&](std::size_t a, std::size_t b) { return place(a) < place(b); });
}

PieceSide OddsSide::pieces() const
{
    PieceSide side{{}, m_party.bloodrage};
    if (m_encounters.empty())
        side.pieces.push_back({"", PieceKind::Hero, m_party.hero.initiative});
    for (const FightingStack& stack : m_party.stacks)
        side.pieces.push_back({stack.name, PieceKind::Stack, stack.initiative});
    for (const FightingEncounter& one : m_encounters)
        side.pieces.push_back({one.name, PieceKind::Encounter, one.initiative});
    return side;
}

bool OddsSide::isGone(SideState state) const
{
    bool isGone = unitsLeft(state) == 0;
    for (std::size_t i = 0; i < m_encounters.size(); ++i)
        isGone = isGone && left(m_states[state], i) == 0;
    return isGone;
}

int OddsSide::unitsLeft(SideState state) const
{
    return sumOf(m_states[state].stacks, &StackState::sum);
}

std::optional<RolledAttack> OddsSide::attackOf(SideState state, std::size_t piece) const
{
    const Now& now = m_states[state];
    const Attacker attacker = !m_encounters.empty() ? attackerOf(m_encounters[piece], now.encounters[piece])
                              : piece > 0
                                  ? attackerOf(m_party.stacks[piece - 1], now.stacks[piece - 1])
                                  : Attacker{PieceKind::Hero, m_party.hero.might, m_party.hero.attackDice, false, {}};
    if (attacker.attacks == 0)
        return {};
    const auto can = [&](Ability ability) { return has(attacker.abilities, ability); };
    return RolledAttack{attacksOf(attacker, 0),      attacker.strength,         m_useEliteDie && attacker.elite,
                        can(Ability::PreciseStrike), can(Ability::Devastating), can(Ability::Pierce)};
}

SideState OddsSide::hit(SideState state, int points, const RolledAttack& attack)
{
    Now now = m_states[state];
    const auto isLeft = [&](std::size_t i) { return !now.stacks[i].isGone(); };
    const auto canBeChosen = [&](std::size_t i) {
        return isLeft(i) && !m_party.stacks[i].has(Ability::Defence, now.stacks[i]);
    };
    const Quality first = m_party.withinStack == WithinStack::EliteFirst ? Quality::Elite : Quality::Base;
    const std::size_t* target = attack.preciseStrike ? firstOf(m_byStrength, canBeChosen) : nullptr;
    for (int i = 0; i < points; ++i) {
        if (!target || !isLeft(*target))
            target = firstOf(m_order, isLeft);
        if (!target)
            break;
        const Quality token = now.stacks[*target].nextToken(first); // policy 7
        now.stacks[*target].hit(token, attack.pierce ? 0 : m_party.stacks[*target].tough(token));
    }
    for (std::size_t i = m_encounters.size(); i-- > 0;) { // the additional one first (MH-30.2)
        const FightingEncounter& one = m_encounters[i];
        points = now.encounters[i].take(points, one.challenge, attack.pierce ? 0 : one.tough());
    }
    return m_states.number(now);
}

/// Policy 9: the first possibility that there is, stacks by descending strength.
SideState OddsSide::afterLaurel(SideState state, std::size_t piece)
{
    Now now = m_states[state];
    for (const LaurelDo what : {LaurelDo::ReturnToken, LaurelDo::TurnToElite, LaurelDo::HealWound, LaurelDo::Upgrade}) {
        const std::size_t* stack = firstOf(m_byStrength, [&](std::size_t i) {
            return (what != LaurelDo::HealWound || now.stacks[i].wounded) &&
                   !against(now.stacks[i], what, ResurrectionSource::Laurel);
        });
        if (stack) {
            revive(now.stacks[*stack], what);
            return m_states.number(now);
        }
    }
    for (const std::size_t i : {piece, 1 - piece}) {
        if (i < m_encounters.size() && left(now, i) > 0 && now.encounters[i].isHurt()) {
            now.encounters[i].heal();
            return m_states.number(now);
        }
    }
    return state;
}

SideState OddsSide::afterClash(SideState state)
{
    if (m_encounters.empty() || !has(m_encounters.front().abilities, Ability::Regeneration))
        return state;
    Now now = m_states[state];
    for (std::size_t i = 0; i < m_encounters.size(); ++i) {
        if (left(now, i) > 0)
            now.encounters[i].heal();
    }
    return m_states.number(now);
}

} // namespace whistle::heroes

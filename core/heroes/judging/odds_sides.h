// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "heroes/judging/odds.h"

#include <unordered_map>

namespace whistle::heroes {

/// What an attack may come to: its damage without skulls, the skulls, whether it shows a laurel, and how likely.
struct RollResult {
    int hitDamage = 0;
    int skulls = 0;
    bool laurel = false;
    double probability = 0;
};

struct RolledAttack {
    int attacks = 1; ///< before the limit of five dice
    int strength = 0;
    bool elite = false; ///< the elite die is rolled
    bool preciseStrike = false;
    bool devastating = false;
    bool pierce = false; ///< matters to those who are hit
    friend auto operator<=>(const RolledAttack&, const RolledAttack&) = default;
};

/// Every result of an attack under the policy of battle_odds: luck is used, bad luck obeyed, then Precise Strike
/// re-rolls one fresh miss.
[[nodiscard]] std::vector<RollResult> resultsOf(const RolledAttack& attack, const std::vector<Face>& eliteDie);

/// Gives numbers to states as they are met, from 0.
template <class State>
class Numbered {
public:
    std::uint32_t number(const State& state)
    {
        const auto [found, isNew] = m_numbers.try_emplace(state.packed(), static_cast<std::uint32_t>(m_states.size()));
        if (isNew)
            m_states.push_back(state);
        return found->second;
    }
    [[nodiscard]] const State& operator[](std::uint32_t number) const { return m_states[number]; }
    [[nodiscard]] std::size_t size() const { return m_states.size(); }

private:
    std::vector<State> m_states;
    std::unordered_map<std::uint64_t, std::uint32_t> m_numbers;
};

using SideState = std::uint32_t; ///< a state of a side, by its number; it begins with 0

/// One side of a battle in the odds, an army or encounters: its states, who attacks, and what damage and laurels make
/// of a state.
class OddsSide {
public:
    OddsSide(const OddsParty& party, bool eliteDiceAllowed);

    [[nodiscard]] bool hasGuardianAngel() const { return m_party.guardianAngel; }
    /// The hero, then the stacks; the encounter, then the additional one.
    [[nodiscard]] PieceSide pieces() const;
    [[nodiscard]] bool isGone(SideState state) const;
    [[nodiscard]] int unitsLeft(SideState state) const;
    /// The attack of a piece (in the order of `pieces`), or none if it cannot attack.
    [[nodiscard]] std::optional<RolledAttack> attackOf(SideState state, std::size_t piece) const;
    [[nodiscard]] SideState hit(SideState state, int points, const RolledAttack& attack);
    [[nodiscard]] SideState afterLaurel(SideState state, std::size_t piece);
    [[nodiscard]] SideState afterClash(SideState state);

private:
    struct Now {
        std::array<StackState, 4> stacks{};
        std::array<EncounterState, 2> encounters{};
        [[nodiscard]] std::uint64_t packed() const;
    };
    [[nodiscard]] int left(const Now& now, std::size_t encounter) const
    {
        return m_encounters[encounter].challenge - now.encounters[encounter].damage;
    }

    OddsParty m_party;
    std::vector<FightingEncounter> m_encounters;
    bool m_useEliteDie;
    Numbered<Now> m_states;
    std::vector<std::size_t> m_byStrength; ///< stacks, descending
    std::vector<std::size_t> m_order;      ///< in which stacks take damage
};

} // namespace whistle::heroes

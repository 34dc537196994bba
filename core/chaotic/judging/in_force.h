// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "chaotic/judging/stats.h"
#include "chaotic/table/state.h"

namespace whistle::chaotic {

/// What cards and effects do to a table as it stands now (A.2, A.6), innate abilities without anybody's choice
/// (CH-10.5): nothing of this is ever stored. The state outlives it and does not change meanwhile.
class InForce {
public:
    explicit InForce(const State& state);

    /// Whether an effect counts now: one that lasts as long as Battlegear needs that to have its abilities.
    [[nodiscard]] bool counts(const Effect& effect) const;
    /// A rule that a card makes or that is recorded, and counts, for this creature or (nobody) for the whole table.
    [[nodiscard]] bool has(Rule rule, CreatureIndex creature = nobody) const;
    [[nodiscard]] bool hasLostAbilities(CreatureIndex creature) const { return has(Rule::AbilitiesLost, creature); }
    /// Whether its Battlegear lies face up and has its abilities.
    [[nodiscard]] bool hasBattlegear(CreatureIndex creature) const;

    /// The amounts of every copy of a keyword that the creature has now.
    [[nodiscard]] std::vector<int> amounts(CreatureIndex creature, KeywordKind kind) const;
    [[nodiscard]] bool has(CreatureIndex creature, KeywordKind kind) const;
    [[nodiscard]] bool isImmune(CreatureIndex creature, KeywordKind ability) const;
    /// As the questions name it.
    [[nodiscard]] std::vector<ImmuneTo> immunities(CreatureIndex creature) const;
    /// A keyword that the creature has now, the effect that gave it (null: a card) and whether Battlegear bears it.
    struct Had {
        const Keyword* keyword = nullptr;
        const Effect* gained = nullptr;
        bool ofBattlegear = false;
    };
    /// Own ones, those of its Battlegear, gained ones; with what Invisibility or Hive holds back or not.
    [[nodiscard]] std::vector<Had> keywords(CreatureIndex creature, bool alsoHeldBack = false) const;

    /// The numbers of a creature in play (question 6.8), and the modifiers that count, in their order.
    struct Numbers {
        std::vector<StatModifier> modifiers; ///< with source and name
        StatsVerdict verdict;                ///< `counted` points into `modifiers`; supporters are creature indices
    };
    [[nodiscard]] Numbers numbers(CreatureIndex creature) const;
    [[nodiscard]] std::vector<Support> support(CreatureIndex creature) const;
    /// Every modifier that might count for it, conditions on Disciplines not yet judged.
    [[nodiscard]] std::vector<StatModifier> modifiers(CreatureIndex creature) const;

private:
    [[nodiscard]] bool hasByCards(Rule rule, CreatureIndex creature) const;
    struct Placed;
    [[nodiscard]] bool works(const Had& had, CreatureIndex creature) const;
    [[nodiscard]] bool isImmuneToInvisibility(CreatureIndex creature) const;
    void collectFrom(CreatureIndex bearer, CreatureIndex subject, std::vector<Placed>& found) const;
    void collectAbilities(const std::vector<Ability>& abilities, const Placed& bearer, CreatureIndex subject,
                          std::vector<Placed>& found) const;
    void add(const StatModifier& modifier, Placed placed, CreatureIndex subject, std::vector<Placed>& found) const;

    const State& m_state;
    std::vector<Standing> m_table;
    std::vector<CreatureIndex> m_indices; ///< of the creatures in `m_table`
};

} // namespace whistle::chaotic

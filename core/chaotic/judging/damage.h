// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/contains.h"
#include "chaotic/library/cards.h"
#include "chaotic/table/house_rules.h"
#include "rulebook/ruling.h"

/// Question 6.3: what does this Attack do? The match builds the same question when an Attack resolves.
namespace whistle::chaotic {

/// A creature in a strike; both sides have the same keys.
struct Fighter {
    std::string id;
    Tribe tribe = Tribe::Overworld;
    Disciplines disciplines;
    Elements elements;
    int energy = 1;
    int damage = 0;
    ByElement<std::vector<int>> elementBonuses; ///< by element, one for each copy
    std::vector<int> strike;
    std::vector<int> invisibilityStrike;
    bool hasInvisibility = false;
    bool invisibilityNegated = false;
    std::vector<int> recklessness;
    std::vector<ImmuneTo> immuneTo;
    bool lastCreature = false;

    [[nodiscard]] bool isImmuneTo(ImmuneTo ability) const { return contains(immuneTo, ability); }
    [[nodiscard]] bool isInvisible() const { return hasInvisibility || !invisibilityStrike.empty(); }
};
/// CH-R8: whether `one` has Invisibility left when it meets `other`.
[[nodiscard]] bool hasInvisibilityLeft(bool has, bool isNegated, bool otherIsImmune);

struct DamageQuestion {
    Attack attack;
    Fighter attacker;
    Fighter defender;
    bool isFirstAttack = false;
    bool isNegated = false;
    std::vector<AttackModifier> modifiers;
    HouseRules houseRules;
    bool attackerIsGone = false; ///< of a match only: it has left play before (CH-R13, CH-R34)
};

enum class NotResolving { Negated, GameOver };
/// What is left of a fighter.
struct FighterAfter {
    int damage = 0;
    int energy = 0;
    Elements elements;
    Disciplines disciplines;
    bool isDefeated = false;
    friend bool operator==(const FighterAfter&, const FighterAfter&) = default;
};
/// What stood against a condition when it was judged.
struct JudgedCondition {
    bool isMet = false;
    int value = 0; ///< of a Check and a Challenge: the attacker's Discipline
    int other = 0; ///< of a Challenge: the defender's
    friend bool operator==(const JudgedCondition&, const JudgedCondition&) = default;
};
/// A modifier that was counted, and by how much it changed the damage (CH-R14).
struct ModifierStep {
    AttackOperation operation = AttackOperation::Add;
    int amount = 0;
    int change = 0;
    std::optional<std::string> name;
    Source source{};
    friend bool operator==(const ModifierStep&, const ModifierStep&) = default;
};
struct DamageVerdict {
    bool resolves = true;
    std::optional<NotResolving> notResolvingBecause;
    int recklessnessDamage = 0;
    int base = 0;
    int elementalDamage = 0;
    int textDamage = 0;
    int elementBonus = 0;
    int strikeBonus = 0;
    int modifierChange = 0;
    std::vector<ModifierStep> modifiers; ///< those that `modifierChange` is made of, in the order they count
    int damage = 0;
    std::vector<bool> effectsMet;
    std::vector<std::vector<JudgedCondition>> conditions; ///< of each effect, in the order of the card
    ByElement<int> bonuses;                               ///< CH-9.2: what `elementBonus` is made of
    FighterAfter attacker;
    FighterAfter defender;
    friend bool operator==(const DamageVerdict&, const DamageVerdict&) = default;
};
[[nodiscard]] DamageVerdict judgeDamage(const DamageQuestion& question, Reasons& reasons);
/// `besides`: those of the reasons that no number of the verdict tells: why it does not resolve, what a text does
/// beside damage, what the attacker does to itself.
[[nodiscard]] DamageVerdict judgeDamageApart(const DamageQuestion& question, Reasons& reasons, Reasons& besides);

} // namespace whistle::chaotic

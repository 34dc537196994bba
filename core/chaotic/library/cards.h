// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "chaotic/table/codecs.h"

#include <memory>
#include <string>
#include <vector>

/// The cards as their owners enter them: a match carries its decks, so it needs no library of cards (A.1).
namespace whistle::chaotic {

enum class KeywordKind {
    ElementX,
    Swift,
    Range,
    Strike,
    Recklessness,
    Intimidate,
    Support,
    Surprise,
    Invisibility,
    Hive,
    Immune,
    Untargetable,
    Unique,
    RevealAtBeginning
};
struct Keyword {
    KeywordKind kind = KeywordKind::Swift;
    int amount = 0;
    Element element = Element::Fire;                 ///< of Element X
    Stat discipline = Stat::AllDisciplines;          ///< of Support and Intimidate
    KeywordKind ability = KeywordKind::Invisibility; ///< of Immune
    std::optional<Under> under;                      ///< only the effect of that ability
    friend bool operator==(const Keyword&, const Keyword&) = default;
};

/// The creatures that a modifier counts.
struct Per {
    std::optional<std::string> subtype;
    std::optional<Tribe> tribe;
    std::optional<ControlledBy> controlledBy; ///< of the subject's player, if nothing is said
    friend bool operator==(const Per&, const Per&) = default;
};
/// A condition on the creature: its tribe, or one Discipline.
struct OnlyIf {
    std::optional<Tribe> tribe;
    std::optional<Discipline> discipline;
    std::optional<int> atLeast;
    std::optional<int> below;
    friend bool operator==(const OnlyIf&, const OnlyIf&) = default;
};
/// What changes a creature's numbers or elements.
struct StatModifier {
    Source source = Source::Ability; ///< said by questions only; a card's tells itself
    std::optional<std::string> name; ///< the same
    Operation operation = Operation::Gain;
    Stat stat = Stat::Energy;
    int amount = 0;
    Element element = Element::Fire;
    std::optional<Per> per;
    std::optional<OnlyIf> onlyIf;
    bool lasting = false;
    bool thisCombat = false;                ///< of cards: an element, until the end of the combat
    std::optional<AppliesTo> appliesTo;     ///< of cards
    std::optional<std::string> exceptNamed; ///< of cards

    [[nodiscard]] bool changesElement() const { return operation >= Operation::GainElement; }
    friend bool operator==(const StatModifier&, const StatModifier&) = default;
};

/// All that are given must hold.
struct AppliesIf {
    std::optional<Element> attackElement;
    std::optional<bool> firstAttack;
    std::optional<Tribe> attackerTribe;
    std::optional<Element> attackerHasElement;
    std::optional<Discipline> attackerLowerIn;
    friend bool operator==(const AppliesIf&, const AppliesIf&) = default;
};
/// What changes the damage of an Attack from outside.
struct AttackModifier {
    Source source = Source::Ability; ///< said by questions only
    std::optional<std::string> name; ///< the same
    AttackOperation operation = AttackOperation::Add;
    int amount = 0;
    std::optional<AppliesIf> appliesIf;
    friend bool operator==(const AttackModifier&, const AttackModifier&) = default;
};

/// Fail: the Discipline is below the value.
enum class ConditionKind { Check, Challenge, Element, Stated, Fail };
struct Condition {
    ConditionKind kind = ConditionKind::Check;
    Discipline discipline = Discipline::Courage;
    int value = 0;
    Element element = Element::Fire;
    bool met = false; ///< of a stated one: told by the players
    std::string text;
    friend bool operator==(const Condition&, const Condition&) = default;
};
enum class OutcomeKind {
    Damage,
    HealAttacker,
    AttackerGainsEnergy,
    OpponentLosesDiscipline,
    OpponentLosesEnergy,
    AttackerLosesElement,
    Other,
    AttackerGainsDiscipline,
    AttackerGainsElement,
    OpponentLosesElement
};
struct AttackOutcome {
    OutcomeKind kind = OutcomeKind::Damage;
    int amount = 0;
    std::vector<Discipline> disciplines;
    Element element = Element::Fire;
    std::string text;
    friend bool operator==(const AttackOutcome&, const AttackOutcome&) = default;
};
struct AttackEffect {
    std::vector<Condition> conditions;
    std::vector<AttackOutcome> outcomes;
    friend bool operator==(const AttackEffect&, const AttackEffect&) = default;
};
/// The numbers and the text of an Attack card.
struct Attack {
    std::optional<std::string> name;
    int base = 0;
    ByElement<std::optional<int>> elemental; ///< by element: the numbers on the card, 0 included
    std::vector<AttackEffect> effects;
    friend bool operator==(const Attack&, const Attack&) = default;
};

enum class AbilityKind { Innate, Activated, Triggered, Hive };
enum class TriggerKind { BeginningOfCombat, BecomesActiveLocation, PlaysAttack, DealsDamage, Other };
struct Cost {
    int mugicCounters = 0;
    std::optional<std::string> sacrifice;
    int damageSelf = 0;
    friend bool operator==(const Cost&, const Cost&) = default;
};
/// Which creatures may be the target; all that is given must hold.
struct TargetLimit {
    bool engaged = false;
    std::optional<Tribe> tribe;
    std::optional<std::string> subtype;
    std::vector<Element> elements; ///< one of them
    friend bool operator==(const TargetLimit&, const TargetLimit&) = default;
};
/// What a Mugic or an ability that is used does at once.
struct Deeds {
    std::optional<int> damage;     ///< to its target
    std::optional<int> heal;       ///< its target
    std::optional<int> healSelf;   ///< the creature that has the ability, or bears its Battlegear
    std::optional<bool> hive;      ///< Hive goes on, or off
    std::vector<Keyword> keywords; ///< that its target gains for the turn
    std::vector<Rule> rules;       ///< that hold for its target for the turn; without a target for its own creature
    std::optional<TargetLimit> target;

    [[nodiscard]] bool isAimed() const { return damage || heal || !keywords.empty() || target; }
    friend bool operator==(const Deeds&, const Deeds&) = default;
};
struct Ability {
    AbilityKind kind = AbilityKind::Innate;
    std::optional<std::string> summary;
    Cost cost;                                ///< of an activated one
    TriggerKind trigger = TriggerKind::Other; ///< of a triggered one
    std::vector<StatModifier> modifiers;
    Deeds deeds;             ///< of an activated one
    std::vector<Rule> rules; ///< of an innate one: for its creature, or its Battlegear's; of a Location: for all

    /// Its data say what it does; else its words are left to the players.
    [[nodiscard]] bool isComputed() const { return deeds != Deeds{} || !modifiers.empty() || !rules.empty(); }
    [[nodiscard]] std::string leftToPlayers() const { return isComputed() ? std::string() : summary.value_or(""); }
    friend bool operator==(const Ability&, const Ability&) = default;
};

/// What every card may say.
struct Card {
    std::string name;
    bool unique = false;
    std::optional<int> copyLimit;
    int count = 1; ///< copies in the deck
    std::vector<Ability> abilities;
    std::optional<std::string> text; ///< all that is printed, as far as somebody has typed it, in one line
    /// These mean nothing to the referee, the code on the card among them (CH-1.3); all but the first are kept as the
    /// JSON that was given.
    std::optional<std::string> namePl;
    std::string type, version, set, number, code, origin, contested;
    friend bool operator==(const Card&, const Card&) = default;
};
/// The numbers printed on one copy (CH-1.5).
struct CreatureCard : Card {
    std::string id; ///< of this copy, within its deck
    Tribe tribe = Tribe::Overworld;
    std::vector<std::string> subtypes;
    Disciplines disciplines;
    int energy = 1;
    int mugicAbility = 0;
    Elements elements;
    bool loyal = false;
    std::vector<Keyword> keywords;
    friend bool operator==(const CreatureCard&, const CreatureCard&) = default;
};
struct BattlegearCard : Card {
    bool revealAtBeginning = false;
    std::vector<Keyword> keywords;
    std::vector<StatModifier> modifiers;
    friend bool operator==(const BattlegearCard&, const BattlegearCard&) = default;
};
struct MugicEffect {
    std::optional<std::string> summary;
    Deeds deeds;
    std::vector<StatModifier> modifiers;
    std::vector<AttackModifier> attackModifiers;
    std::optional<BurstEffect> burstEffect;

    /// Its data say what it does; else its words are left to the players.
    [[nodiscard]] bool isComputed() const
    {
        return deeds != Deeds{} || burstEffect || !modifiers.empty() || !attackModifiers.empty();
    }
    [[nodiscard]] std::string leftToPlayers() const { return isComputed() ? std::string() : summary.value_or(""); }
    friend bool operator==(const MugicEffect&, const MugicEffect&) = default;
};
struct MugicCard : Card {
    Affiliation affiliation = Affiliation::Generic;
    std::optional<int> cost; ///< none: X
    MugicEffect effect;
    friend bool operator==(const MugicCard&, const MugicCard&) = default;
};
/// Other: something that the players judge.
enum class InitiativeKind { Discipline, Tribe, Element, Energy, MugicCounters, Other };
struct LocationInitiative {
    InitiativeKind kind = InitiativeKind::Discipline;
    Discipline discipline = Discipline::Courage;
    Tribe tribe = Tribe::Overworld;
    Element element = Element::Fire;
    std::string text; ///< of what they judge: what the card names

    [[nodiscard]] bool isOfPlayers() const { return kind == InitiativeKind::Other; }
    friend bool operator==(const LocationInitiative&, const LocationInitiative&) = default;
};
struct LocationCostChange {
    int amount = 0;
    std::optional<Affiliation> affiliation;
    friend bool operator==(const LocationCostChange&, const LocationCostChange&) = default;
};
struct LocationCard : Card {
    LocationInitiative initiative;
    std::vector<StatModifier> modifiers;
    std::vector<AttackModifier> attackModifiers;
    std::vector<LocationCostChange> mugicCostChanges;
    friend bool operator==(const LocationCard&, const LocationCard&) = default;
};
struct AttackCard : Card {
    int buildPoints = 0;
    Attack attack;
    friend bool operator==(const AttackCard&, const AttackCard&) = default;
};

/// What of a Mugic or an Attack no data say, in its words: the players carry it out when it resolves. Of an Attack the
/// outcomes among its effects are told with its damage.
[[nodiscard]] std::string leftToPlayers(const MugicCard& card);
[[nodiscard]] std::string leftToPlayers(const AttackCard& card);

struct Deck {
    std::vector<CreatureCard> creatures;
    std::vector<BattlegearCard> battlegear;
    std::vector<MugicCard> mugic;
    std::vector<LocationCard> locations;
    std::vector<AttackCard> attacks;
    friend bool operator==(const Deck&, const Deck&) = default;
};

/// Each list of a deck: what the JSON calls it and the type of its cards, and where it is.
template <class Visit>
void forEachList(Visit&& visit)
{
    visit("creatures", "creature", &Deck::creatures);
    visit("battlegear", "battlegear", &Deck::battlegear);
    visit("mugic", "mugic", &Deck::mugic);
    visit("locations", "location", &Deck::locations);
    visit("attacks", "attack", &Deck::attacks);
}

/// What the shape of a deck cannot say: a name twice in a list, ids with "/", wrong types, conditions that make no
/// sense. Places are below `at`.
[[nodiscard]] Problems deckProblems(const Json& deck, const std::string& at);
/// A Discipline condition on a modifier of a Discipline, anywhere in the JSON.
[[nodiscard]] Problems conditionProblems(const Json& json, const std::string& at);
/// Letters A-Z in small: how names are compared (6.1).
[[nodiscard]] std::string foldedName(const std::string& name);

/// The tables of those structs that have one in questions and another on cards.
[[nodiscard]] const Record& cardModifierRecord();     ///< applies_to, except_named
[[nodiscard]] const Record& questionModifierRecord(); ///< source, name
[[nodiscard]] const Record& changeRecord();           ///< neither: what a recorded effect changes
[[nodiscard]] const Record& cardAttackModifierRecord();
[[nodiscard]] const Record& questionAttackModifierRecord();
[[nodiscard]] const Record& questionAttackRecord(); ///< stated conditions are met or not; cards only ask
/// The shape of a card of the packs: as in a deck, but for `id` and `count`.
[[nodiscard]] Shape libraryCardShape(std::string_view type);

} // namespace whistle::chaotic

namespace whistle {
template <>
const Record& recordOf<chaotic::Keyword>();
template <>
const Record& recordOf<chaotic::CreatureCard>();
template <>
const Record& recordOf<chaotic::BattlegearCard>();
template <>
const Record& recordOf<chaotic::MugicCard>();
template <>
const Record& recordOf<chaotic::LocationInitiative>();
template <>
const Record& recordOf<chaotic::LocationCard>();
template <>
const Record& recordOf<chaotic::AttackCard>();
extern template const Record& recordOf<chaotic::Deck>();
} // namespace whistle

// SPDX-License-Identifier: GPL-3.0-or-later
#include "chaotic/questions/guide.h"
#include "chaotic/telling/names.h"

#include <QCoreApplication>

namespace whistle::chaotic {

namespace {

const Labels::List& keys()
{
    static const Labels::List list{
        {"question.deck_check", {"chaotic", QT_TRANSLATE_NOOP("chaotic", "Deck check")}},
        {"question.initiative", {"chaotic", QT_TRANSLATE_NOOP("chaotic", "Initiative")}},
        {"question.attack_damage", {"chaotic", QT_TRANSLATE_NOOP("chaotic", "Damage of an Attack")}},
        {"question.burst", {"chaotic", QT_TRANSLATE_NOOP("chaotic", "Burst")}},
        {"question.mugic_cost", {"chaotic", QT_TRANSLATE_NOOP("chaotic", "Who plays a Mugic?")}},
        {"question.movement", {"chaotic", QT_TRANSLATE_NOOP("chaotic", "Where to?")}},
        {"question.showdown", {"chaotic", QT_TRANSLATE_NOOP("chaotic", "Showdown")}},
        {"question.creature_stats", {"chaotic", QT_TRANSLATE_NOOP("chaotic", "Numbers of a creature")}},
        {"size", {"chaotic", QT_TRANSLATE_NOOP("chaotic", "Creatures a side")}},
        {"rules_level", {"chaotic", QT_TRANSLATE_NOOP("chaotic", "Rules")}},
        {"opponent_size", {"chaotic", QT_TRANSLATE_NOOP("chaotic", "Size of the opponent's deck")}},
        {"creatures", {"chaotic", QT_TRANSLATE_NOOP("chaotic", "Creatures")}},
        {"battlegear", {"chaotic", QT_TRANSLATE_NOOP("chaotic", "Battlegear")}},
        {"mugic", {"chaotic", QT_TRANSLATE_NOOP("chaotic", "Mugic")}},
        {"locations", {"chaotic", QT_TRANSLATE_NOOP("chaotic", "Locations")}},
        {"attacks", {"chaotic", QT_TRANSLATE_NOOP("chaotic", "Attacks")}},
        {"name", {"chaotic", QT_TRANSLATE_NOOP("chaotic", "Name")}},
        {"count", {"chaotic", QT_TRANSLATE_NOOP("chaotic", "Copies")}},
        {"unique", {"chaotic", QT_TRANSLATE_NOOP("chaotic", "Unique")}},
        {"copy_limit", {"chaotic", QT_TRANSLATE_NOOP("chaotic", "Copies that it allows")}},
        {"version", {"chaotic", QT_TRANSLATE_NOOP("chaotic", "Second name")}},
        {"tribe", {"chaotic", QT_TRANSLATE_NOOP("chaotic", "Tribe")}},
        {"loyal", {"chaotic", QT_TRANSLATE_NOOP("chaotic", "Loyal")}},
        {"build_points", {"chaotic", QT_TRANSLATE_NOOP("chaotic", "Build points")}},
        {"active_player", {"chaotic", QT_TRANSLATE_NOOP("chaotic", "Active Player")}},
        {"showdown", {"chaotic", QT_TRANSLATE_NOOP("chaotic", "It is a Showdown")}},
        {"random_winner", {"chaotic", QT_TRANSLATE_NOOP("chaotic", "Chosen by chance")}},
        {"location", {"chaotic", QT_TRANSLATE_NOOP("chaotic", "Location")}},
        {"kind", {"chaotic", QT_TRANSLATE_NOOP("chaotic", "Kind")}},
        {"discipline", {"chaotic", QT_TRANSLATE_NOOP("chaotic", "Discipline")}},
        {"element", {"chaotic", QT_TRANSLATE_NOOP("chaotic", "Element")}},
        {"id", {"chaotic", QT_TRANSLATE_NOOP("chaotic", "Called")}},
        {"player", {"chaotic", QT_TRANSLATE_NOOP("chaotic", "Player")}},
        {"disciplines", {"chaotic", QT_TRANSLATE_NOOP("chaotic", "Disciplines")}},
        {"energy", {"chaotic", QT_TRANSLATE_NOOP("chaotic", "Energy")}},
        {"mugic_counters", {"chaotic", QT_TRANSLATE_NOOP("chaotic", "Mugic counters")}},
        {"elements", {"chaotic", QT_TRANSLATE_NOOP("chaotic", "Elements")}},
        {"surprise", {"chaotic", QT_TRANSLATE_NOOP("chaotic", "Surprise")}},
        {"has_invisibility", {"chaotic", QT_TRANSLATE_NOOP("chaotic", "It has Invisibility")}},
        {"invisibility_negated", {"chaotic", QT_TRANSLATE_NOOP("chaotic", "Its Invisibility is negated")}},
        {"immune_to", {"chaotic", QT_TRANSLATE_NOOP("chaotic", "Immune to")}},
        {"loses_initiative_checks", {"chaotic", QT_TRANSLATE_NOOP("chaotic", "Loses Initiative checks")}},
        {"attack", {"chaotic", QT_TRANSLATE_NOOP("chaotic", "Attack")}},
        {"base", {"chaotic", QT_TRANSLATE_NOOP("chaotic", "Base damage")}},
        {"elemental", {"chaotic", QT_TRANSLATE_NOOP("chaotic", "Damage by element")}},
        {"effects", {"chaotic", QT_TRANSLATE_NOOP("chaotic", "Text")}},
        {"conditions", {"chaotic", QT_TRANSLATE_NOOP("chaotic", "Conditions")}},
        {"outcomes", {"chaotic", QT_TRANSLATE_NOOP("chaotic", "What it does")}},
        {"value", {"chaotic", QT_TRANSLATE_NOOP("chaotic", "Number")}},
        {"met", {"chaotic", QT_TRANSLATE_NOOP("chaotic", "It holds")}},
        {"text", {"chaotic", QT_TRANSLATE_NOOP("chaotic", "Words")}},
        {"amount", {"chaotic", QT_TRANSLATE_NOOP("chaotic", "Amount")}},
        {"attacker", {"chaotic", QT_TRANSLATE_NOOP("chaotic", "Attacker")}},
        {"defender", {"chaotic", QT_TRANSLATE_NOOP("chaotic", "Opposing creature")}},
        {"damage", {"chaotic", QT_TRANSLATE_NOOP("chaotic", "Damage")}},
        {"element_bonuses", {"chaotic", QT_TRANSLATE_NOOP("chaotic", "Element X")}},
        {"strike", {"chaotic", QT_TRANSLATE_NOOP("chaotic", "Strike")}},
        {"invisibility_strike", {"chaotic", QT_TRANSLATE_NOOP("chaotic", "Invisibility: Strike")}},
        {"recklessness", {"chaotic", QT_TRANSLATE_NOOP("chaotic", "Recklessness")}},
        {"last_creature", {"chaotic", QT_TRANSLATE_NOOP("chaotic", "Last creature")}},
        {"first_attack_in_combat", {"chaotic", QT_TRANSLATE_NOOP("chaotic", "First attack of the combat")}},
        {"negated", {"chaotic", QT_TRANSLATE_NOOP("chaotic", "Negated")}},
        {"modifiers", {"chaotic", QT_TRANSLATE_NOOP("chaotic", "Modifiers")}},
        {"source", {"chaotic", QT_TRANSLATE_NOOP("chaotic", "From")}},
        {"operation", {"chaotic", QT_TRANSLATE_NOOP("chaotic", "Change")}},
        {"applies_if", {"chaotic", QT_TRANSLATE_NOOP("chaotic", "Only if")}},
        {"attack_element", {"chaotic", QT_TRANSLATE_NOOP("chaotic", "Type of the Attack")}},
        {"first_attack", {"chaotic", QT_TRANSLATE_NOOP("chaotic", "First attack")}},
        {"attacker_tribe", {"chaotic", QT_TRANSLATE_NOOP("chaotic", "Tribe of the attacker")}},
        {"attacker_has_element", {"chaotic", QT_TRANSLATE_NOOP("chaotic", "The attacker has")}},
        {"attacker_lower_in", {"chaotic", QT_TRANSLATE_NOOP("chaotic", "The attacker is lower in")}},
        {"house_rules", {"chaotic", QT_TRANSLATE_NOOP("chaotic", "House rules")}},
        {"element_bonus_needs_element", {"chaotic", QT_TRANSLATE_NOOP("chaotic", "Element X needs the element")}},
        {"striking_player", {"chaotic", QT_TRANSLATE_NOOP("chaotic", "Striking Player")}},
        {"events", {"chaotic", QT_TRANSLATE_NOOP("chaotic", "What happened")}},
        {"event", {"chaotic", QT_TRANSLATE_NOOP("chaotic", "Event")}},
        {"item", {"chaotic", QT_TRANSLATE_NOOP("chaotic", "Item")}},
        {"items", {"chaotic", QT_TRANSLATE_NOOP("chaotic", "Items")}},
        {"effect", {"chaotic", QT_TRANSLATE_NOOP("chaotic", "Effect")}},
        {"target", {"chaotic", QT_TRANSLATE_NOOP("chaotic", "Target")}},
        {"only_affiliations", {"chaotic", QT_TRANSLATE_NOOP("chaotic", "Only items of")}},
        {"affiliation", {"chaotic", QT_TRANSLATE_NOOP("chaotic", "Affiliation")}},
        {"untargetable", {"chaotic", QT_TRANSLATE_NOOP("chaotic", "Untargetable")}},
        {"cost", {"chaotic", QT_TRANSLATE_NOOP("chaotic", "Cost")}},
        {"x", {"chaotic", QT_TRANSLATE_NOOP("chaotic", "X")}},
        {"only_generic", {"chaotic", QT_TRANSLATE_NOOP("chaotic", "Only Generic Mugic")}},
        {"no_mugic", {"chaotic", QT_TRANSLATE_NOOP("chaotic", "No Mugic")}},
        {"cost_changes", {"chaotic", QT_TRANSLATE_NOOP("chaotic", "Changes of the cost")}},
        {"creature", {"chaotic", QT_TRANSLATE_NOOP("chaotic", "Creature")}},
        {"any_tribe", {"chaotic", QT_TRANSLATE_NOOP("chaotic", "Mugic of every tribe")}},
        {"board", {"chaotic", QT_TRANSLATE_NOOP("chaotic", "Board")}},
        {"space", {"chaotic", QT_TRANSLATE_NOOP("chaotic", "Space")}},
        {"mover", {"chaotic", QT_TRANSLATE_NOOP("chaotic", "Creature that moves")}},
        {"swift", {"chaotic", QT_TRANSLATE_NOOP("chaotic", "Swift")}},
        {"range", {"chaotic", QT_TRANSLATE_NOOP("chaotic", "Range")}},
        {"cannot_move", {"chaotic", QT_TRANSLATE_NOOP("chaotic", "Cannot move")}},
        {"moved_this_turn", {"chaotic", QT_TRANSLATE_NOOP("chaotic", "Has moved in this turn")}},
        {"combat_already_this_turn", {"chaotic", QT_TRANSLATE_NOOP("chaotic", "There was a combat in this turn")}},
        {"move_anywhere", {"chaotic", QT_TRANSLATE_NOOP("chaotic", "May move anywhere")}},
        {"centre_diagonals", {"chaotic", QT_TRANSLATE_NOOP("chaotic", "Diagonals across the centre")}},
        {"turns", {"chaotic", QT_TRANSLATE_NOOP("chaotic", "Turns")}},
        {"combat", {"chaotic", QT_TRANSLATE_NOOP("chaotic", "With a combat")}},
        {"picks", {"chaotic", QT_TRANSLATE_NOOP("chaotic", "Picks")}},
        {"by_active_player", {"chaotic", QT_TRANSLATE_NOOP("chaotic", "The Active Player picks")}},
        {"by_defending_player", {"chaotic", QT_TRANSLATE_NOOP("chaotic", "The Defending Player picks")}},
        {"winner", {"chaotic", QT_TRANSLATE_NOOP("chaotic", "Winner")}},
        {"showdown_winner_space", {"chaotic", QT_TRANSLATE_NOOP("chaotic", "The winner stands on")}},
        {"subject", {"chaotic", QT_TRANSLATE_NOOP("chaotic", "Creature asked about")}},
        {"subtypes", {"chaotic", QT_TRANSLATE_NOOP("chaotic", "Subtypes")}},
        {"printed", {"chaotic", QT_TRANSLATE_NOOP("chaotic", "Printed numbers")}},
        {"moment", {"chaotic", QT_TRANSLATE_NOOP("chaotic", "When")}},
        {"hive", {"chaotic", QT_TRANSLATE_NOOP("chaotic", "Hive is on")}},
        {"abilities_lost", {"chaotic", QT_TRANSLATE_NOOP("chaotic", "Has lost its abilities")}},
        {"battlegear_face_up", {"chaotic", QT_TRANSLATE_NOOP("chaotic", "Battlegear lies face up")}},
        {"battlegear_abilities_lost", {"chaotic", QT_TRANSLATE_NOOP("chaotic", "Battlegear has lost its abilities")}},
        {"support", {"chaotic", QT_TRANSLATE_NOOP("chaotic", "Support")}},
        {"stat", {"chaotic", QT_TRANSLATE_NOOP("chaotic", "What")}},
        {"per", {"chaotic", QT_TRANSLATE_NOOP("chaotic", "For each")}},
        {"subtype", {"chaotic", QT_TRANSLATE_NOOP("chaotic", "Subtype")}},
        {"controlled_by", {"chaotic", QT_TRANSLATE_NOOP("chaotic", "Controlled by")}},
        {"only_if", {"chaotic", QT_TRANSLATE_NOOP("chaotic", "Only if it is so")}},
        {"at_least", {"chaotic", QT_TRANSLATE_NOOP("chaotic", "At least")}},
        {"below", {"chaotic", QT_TRANSLATE_NOOP("chaotic", "Below")}},
        {"lasting", {"chaotic", QT_TRANSLATE_NOOP("chaotic", "Outlives the turn")}},
        {"intimidate_all_disciplines",
         {"chaotic", QT_TRANSLATE_NOOP("chaotic", "Intimidate takes from all Disciplines")}},
    };
    return list;
}

const Labels::List& words()
{
    static const Labels::List list{
        {"basic", {"chaotic", QT_TRANSLATE_NOOP("chaotic", "Basic")}},
        {"advanced", {"chaotic", QT_TRANSLATE_NOOP("chaotic", "Advanced")}},
        {"one", {"chaotic", QT_TRANSLATE_NOOP("chaotic", "Player one")}},
        {"two", {"chaotic", QT_TRANSLATE_NOOP("chaotic", "Player two")}},
        {"discipline", {"chaotic", QT_TRANSLATE_NOOP("chaotic", "a Discipline")}},
        {"tribe", {"chaotic", QT_TRANSLATE_NOOP("chaotic", "a tribe")}},
        {"element", {"chaotic", QT_TRANSLATE_NOOP("chaotic", "an element")}},
        {"mugic_counters", {"chaotic", QT_TRANSLATE_NOOP("chaotic", "Mugic counters")}},
        {"none", {"chaotic", QT_TRANSLATE_NOOP("chaotic", "none")}},
        {"plain", {"chaotic", QT_TRANSLATE_NOOP("chaotic", "Surprise")}},
        {"invisibility", {"chaotic", QT_TRANSLATE_NOOP("chaotic", "Invisibility")}},
        {"surprise=invisibility", {"chaotic", QT_TRANSLATE_NOOP("chaotic", "Invisibility: Surprise")}},
        {"immune_to=surprise", {"chaotic", QT_TRANSLATE_NOOP("chaotic", "Surprise")}},
        {"strike", {"chaotic", QT_TRANSLATE_NOOP("chaotic", "Strike")}},
        {"recklessness", {"chaotic", QT_TRANSLATE_NOOP("chaotic", "Recklessness")}},
        {"check", {"chaotic", QT_TRANSLATE_NOOP("chaotic", "Check")}},
        {"challenge", {"chaotic", QT_TRANSLATE_NOOP("chaotic", "Challenge")}},
        {"stated", {"chaotic", QT_TRANSLATE_NOOP("chaotic", "judged by the players")}},
        {"damage", {"chaotic", QT_TRANSLATE_NOOP("chaotic", "deals damage")}},
        {"heal_attacker", {"chaotic", QT_TRANSLATE_NOOP("chaotic", "heals the attacker")}},
        {"attacker_gains_energy", {"chaotic", QT_TRANSLATE_NOOP("chaotic", "the attacker gains Energy")}},
        {"opponent_loses_discipline", {"chaotic", QT_TRANSLATE_NOOP("chaotic", "takes from Disciplines")}},
        {"opponent_loses_energy", {"chaotic", QT_TRANSLATE_NOOP("chaotic", "takes Energy")}},
        {"attacker_loses_element", {"chaotic", QT_TRANSLATE_NOOP("chaotic", "the attacker loses an element")}},
        {"other", {"chaotic", QT_TRANSLATE_NOOP("chaotic", "something else")}},
        {"add", {"chaotic", QT_TRANSLATE_NOOP("chaotic", "more")}},
        {"multiply", {"chaotic", QT_TRANSLATE_NOOP("chaotic", "times")}},
        {"divide", {"chaotic", QT_TRANSLATE_NOOP("chaotic", "divided by")}},
        {"subtract", {"chaotic", QT_TRANSLATE_NOOP("chaotic", "less")}},
        {"set", {"chaotic", QT_TRANSLATE_NOOP("chaotic", "is set to")}},
        {"gain", {"chaotic", QT_TRANSLATE_NOOP("chaotic", "gains")}},
        {"lose", {"chaotic", QT_TRANSLATE_NOOP("chaotic", "loses")}},
        {"gain_element", {"chaotic", QT_TRANSLATE_NOOP("chaotic", "gains an element")}},
        {"lose_element", {"chaotic", QT_TRANSLATE_NOOP("chaotic", "loses an element")}},
        {"play", {"chaotic", QT_TRANSLATE_NOOP("chaotic", "somebody plays")}},
        {"pass", {"chaotic", QT_TRANSLATE_NOOP("chaotic", "somebody passes")}},
        {"trigger", {"chaotic", QT_TRANSLATE_NOOP("chaotic", "abilities trigger")}},
        {"activated_ability", {"chaotic", QT_TRANSLATE_NOOP("chaotic", "activated ability")}},
        {"innate_ability", {"chaotic", QT_TRANSLATE_NOOP("chaotic", "innate ability")}},
        {"dispel", {"chaotic", QT_TRANSLATE_NOOP("chaotic", "dispels")}},
        {"negate", {"chaotic", QT_TRANSLATE_NOOP("chaotic", "negates")}},
        {"x", {"chaotic", QT_TRANSLATE_NOOP("chaotic", "X")}},
        {"1v1", {"chaotic", QT_TRANSLATE_NOOP("chaotic", "1 vs 1")}},
        {"3v3", {"chaotic", QT_TRANSLATE_NOOP("chaotic", "3 vs 3")}},
        {"6v6", {"chaotic", QT_TRANSLATE_NOOP("chaotic", "6 vs 6")}},
        {"10v10", {"chaotic", QT_TRANSLATE_NOOP("chaotic", "10 vs 10")}},
        {"own_space", {"chaotic", QT_TRANSLATE_NOOP("chaotic", "its own space")}},
        {"battle_space", {"chaotic", QT_TRANSLATE_NOOP("chaotic", "the space of the fight")}},
        {"now", {"chaotic", QT_TRANSLATE_NOOP("chaotic", "now")}},
        {"after_end_of_turn", {"chaotic", QT_TRANSLATE_NOOP("chaotic", "after the end of the turn")}},
        {"subject_player", {"chaotic", QT_TRANSLATE_NOOP("chaotic", "its player")}},
        {"anyone", {"chaotic", QT_TRANSLATE_NOOP("chaotic", "anyone")}},
        {"surprise", {"chaotic", QT_TRANSLATE_NOOP("chaotic", "Surprise")}},
    };
    return list;
}

/// What has a name has it as a word of the JSON too, and as a key where its words are keys.
template <class Enum>
void addNames(Labels& labels, bool areKeys)
{
    for (const std::string& word : allWords<Enum>()) {
        const Sentence name = nameOf(*fromWord<Enum>(word));
        labels.addWord(word, name);
        if (areKeys)
            labels.addKey(word, name);
    }
}

} // namespace

Labels questionLabels()
{
    Labels labels{keys(), words()};
    addNames<Discipline>(labels, true);
    addNames<Stat>(labels, false);
    addNames<Element>(labels, true);
    addNames<Affiliation>(labels, false);
    addNames<Source>(labels, false);
    return labels;
}

} // namespace whistle::chaotic

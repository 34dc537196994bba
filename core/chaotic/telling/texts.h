// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "chaotic/table/rules.h"

#include <QCoreApplication>
#include <array>

/// The sentences of the match referee. %1 is a player or a creature where nothing else is said.
namespace whistle::chaotic::texts {

// --- names that the match does not have ---
inline constexpr Saying noSuchCreature{QT_TRANSLATE_NOOP("chaotic", "No creature of this match is called \"%1\".")};
inline constexpr Saying noSuchCard{QT_TRANSLATE_NOOP("chaotic", "No card of this match is called \"%1\".")};
inline constexpr Saying noSuchItem{QT_TRANSLATE_NOOP("chaotic", "No item of this match is called \"%1\".")};
inline constexpr Saying noSuchEffect{QT_TRANSLATE_NOOP("chaotic", "No effect that is in force is called \"%1\".")};
inline constexpr Saying noSuchSpace{QT_TRANSLATE_NOOP("chaotic", "This board has no such space.")};
inline constexpr Saying noSuchAbility{QT_TRANSLATE_NOOP("chaotic", "The card has no such ability.")};
inline constexpr Saying xMissing{QT_TRANSLATE_NOOP("chaotic", "The cost is X: the player names it.")};
inline constexpr Saying xMisplaced{QT_TRANSLATE_NOOP("chaotic", "The cost of this Mugic is not X.")};
inline constexpr Saying effectMisplaced{QT_TRANSLATE_NOOP("chaotic", "The card itself says what it does to an item.")};

// --- what is against a command ---
inline constexpr Saying notBegun{QT_TRANSLATE_NOOP("chaotic", "No match has begun.")};
inline constexpr Saying hasBegun{QT_TRANSLATE_NOOP("chaotic", "A match is in progress.")};
inline constexpr Saying isOver{QT_TRANSLATE_NOOP("chaotic", "The match is over.")};
inline constexpr Saying noSize{
    QT_TRANSLATE_NOOP("chaotic", "The game is played with 1, 3, 6 or 10 creatures a side, not with %1.")};
inline constexpr Saying setupDone{QT_TRANSLATE_NOOP("chaotic", "The setup is done.")};
inline constexpr Saying notChosen{
    QT_TRANSLATE_NOOP("chaotic", "The setup is not done: the players have not decided who begins.")};
inline constexpr Saying notRevealed{QT_TRANSLATE_NOOP("chaotic", "The creatures have not been turned up.")};
inline constexpr Saying onlyAdvanced{QT_TRANSLATE_NOOP("chaotic", "The basic game has nothing of this kind.")};
inline constexpr Saying placedAlready{QT_TRANSLATE_NOOP("chaotic", "%1 has placed a creature: the deck stays.")};
inline constexpr Saying noDeck{QT_TRANSLATE_NOOP("chaotic", "%1 has no deck.")};
inline constexpr Saying creaturePlaced{QT_TRANSLATE_NOOP("chaotic", "This creature has been placed.")};
inline constexpr Saying otherSide{QT_TRANSLATE_NOOP("chaotic", "%1 places creatures on their own side only.")};
inline constexpr Saying spaceTaken{QT_TRANSLATE_NOOP("chaotic", "A creature of the same player stands there.")};
inline constexpr Saying notYourCreature{
    QT_TRANSLATE_NOOP("chaotic", "This is not a creature that %1 has on the board.")};
inline constexpr Saying equippedAlready{QT_TRANSLATE_NOOP("chaotic", "A creature has at most one Battlegear.")};
inline constexpr Saying battlegearUsed{QT_TRANSLATE_NOOP("chaotic", "%1 has no further copy of this Battlegear.")};
inline constexpr Saying spacesEmpty{QT_TRANSLATE_NOOP("chaotic", "Spaces of %1 are empty: creatures placed %2 of %3.")};
inline constexpr Saying notEquipped{QT_TRANSLATE_NOOP("chaotic", "Creatures of %1 without Battlegear: %2.")};
inline constexpr Saying chosenAlready{QT_TRANSLATE_NOOP("chaotic", "The players have decided who begins: %1.")};
/// %1 is the step where it belongs, %2 the present one.
inline constexpr Saying wrongStep{QT_TRANSLATE_NOOP("chaotic", "That belongs to another step: %1. Now it is: %2.")};
inline constexpr Saying triggersFirst{
    QT_TRANSLATE_NOOP("chaotic", "Triggered abilities must be put on the Burst first: %1.")};
inline constexpr Saying burstIsOpen{QT_TRANSLATE_NOOP("chaotic", "A Burst is open: it comes first.")};
inline constexpr Saying burstResolves{
    QT_TRANSLATE_NOOP("chaotic", "The Burst resolves: nothing may be added or done meanwhile.")};
inline constexpr Saying showdownComesFirst{QT_TRANSLATE_NOOP("chaotic", "A Showdown is due: it comes first.")};
inline constexpr Saying combatRuns{QT_TRANSLATE_NOOP("chaotic", "A combat is in progress.")};
inline constexpr Saying notYourLocation{QT_TRANSLATE_NOOP("chaotic", "%2 is not a Location of %1's deck.")};
inline constexpr Saying noLocation{QT_TRANSLATE_NOOP("chaotic", "No Location is active.")};
inline constexpr Saying locationUsed{QT_TRANSLATE_NOOP("chaotic", "%1 has no %2 left in the Location Deck.")};
inline constexpr Saying nothingCarriedOut{
    QT_TRANSLATE_NOOP("chaotic", "No card or ability that says so is being carried out.")};
inline constexpr Saying notInPlay{QT_TRANSLATE_NOOP("chaotic", "%1 is not in play.")};
inline constexpr Saying notActive{QT_TRANSLATE_NOOP("chaotic", "%1 is not a creature of the Active Player.")};
inline constexpr Saying standsThere{QT_TRANSLATE_NOOP("chaotic", "%1 stands on this space.")};
inline constexpr Saying movedAlready{QT_TRANSLATE_NOOP("chaotic", "%1 has moved in this turn.")};
inline constexpr Saying heldInPlace{QT_TRANSLATE_NOOP("chaotic", "An effect keeps %1 where it is.")};
inline constexpr Saying secondCombat{
    QT_TRANSLATE_NOOP("chaotic", "There was a combat in this turn: only empty spaces may be entered.")};
inline constexpr Saying outOfReach{QT_TRANSLATE_NOOP("chaotic", "%1 cannot reach this space. Steps: %2.")};
inline constexpr Saying noCombat{QT_TRANSLATE_NOOP("chaotic", "There is no combat.")};
inline constexpr Saying initiativeDecided{QT_TRANSLATE_NOOP("chaotic", "Initiative is decided: %1.")};
inline constexpr Saying noChance{QT_TRANSLATE_NOOP("chaotic", "Chance decides Initiative in a Showdown only.")};
inline constexpr Saying noInitiative{QT_TRANSLATE_NOOP("chaotic", "Initiative has not been decided.")};
/// %2 is a card.
inline constexpr Saying attackNotInHand{
    QT_TRANSLATE_NOOP("chaotic", "%1 cannot hold %2: every copy of the deck lies on the discard pile.")};
inline constexpr Saying attackNotInDeck{QT_TRANSLATE_NOOP("chaotic", "%2 is not an Attack of %1's deck.")};
inline constexpr Saying noAttackCard{QT_TRANSLATE_NOOP("chaotic", "%1 has no Attack card.")};
inline constexpr Saying notYourChoice{QT_TRANSLATE_NOOP("chaotic", "It is the choice of %1.")};
inline constexpr Saying noBurstAtTheEnd{
    QT_TRANSLATE_NOOP("chaotic", "In the End of turn step no player starts a Burst.")};
inline constexpr Saying mugicNotInHand{QT_TRANSLATE_NOOP("chaotic", "%1 does not have the Mugic %2 in hand.")};
inline constexpr Saying mugicNotDiscarded{
    QT_TRANSLATE_NOOP("chaotic", "%1 does not have the Mugic %2 in the discard pile.")};
inline constexpr Saying needsItem{QT_TRANSLATE_NOOP("chaotic", "The target must be an item on the Burst.")};
inline constexpr Saying needsCreature{QT_TRANSLATE_NOOP("chaotic", "The target must be a creature in play.")};
inline constexpr Saying notOnBurst{QT_TRANSLATE_NOOP("chaotic", "The target is not on the Burst.")};
inline constexpr Saying attackNotDispelled{QT_TRANSLATE_NOOP("chaotic", "An Attack cannot be dispelled.")};
inline constexpr Saying needsAttack{
    QT_TRANSLATE_NOOP("chaotic", "Of the items on the Burst only an Attack can be its target.")};
inline constexpr Saying untargetable{QT_TRANSLATE_NOOP("chaotic", "%1 is Untargetable.")};
inline constexpr Saying noBattlegear{QT_TRANSLATE_NOOP("chaotic", "%1 has no Battlegear.")};
inline constexpr Saying battlegearFaceDown{
    QT_TRANSLATE_NOOP("chaotic", "The Battlegear of %1 lies face down: it has no effect.")};
inline constexpr Saying noFaceDownBattlegear{QT_TRANSLATE_NOOP("chaotic", "%1 has no face-down Battlegear.")};
inline constexpr Saying noFaceUpBattlegear{QT_TRANSLATE_NOOP("chaotic", "%1 has no face-up Battlegear.")};
inline constexpr Saying notActivated{QT_TRANSLATE_NOOP("chaotic", "Only activated abilities are used.")};
inline constexpr Saying abilitiesLost{QT_TRANSLATE_NOOP("chaotic", "The card has lost its abilities.")};
inline constexpr Saying abilitiesNotUsed{QT_TRANSLATE_NOOP("chaotic", "Abilities cannot be used now.")};
inline constexpr Saying tooFewCounters{QT_TRANSLATE_NOOP("chaotic", "%1 has too few Mugic counters: %2 of %3.")};
inline constexpr Saying sacrificeNeeded{QT_TRANSLATE_NOOP("chaotic", "The cost includes a sacrifice: enter which.")};
inline constexpr Saying sacrificeNotNeeded{QT_TRANSLATE_NOOP("chaotic", "The cost includes no sacrifice.")};
inline constexpr Saying notToSacrifice{QT_TRANSLATE_NOOP(
    "chaotic", "Only a creature of one's own in play, or the Battlegear that bears the ability, can be sacrificed.")};
inline constexpr Saying triggerTwice{QT_TRANSLATE_NOOP("chaotic", "A triggered ability is put down once.")};
inline constexpr Saying notPending{QT_TRANSLATE_NOOP("chaotic", "This ability is not waiting to be put on the Burst.")};
inline constexpr Saying triggerLeftOut{
    QT_TRANSLATE_NOOP("chaotic", "All abilities that have triggered go on the Burst. Left out: %1.")};
inline constexpr Saying activeFirst{
    QT_TRANSLATE_NOOP("chaotic", "The Active Player %1 puts down triggered abilities first.")};
inline constexpr Saying noBurst{QT_TRANSLATE_NOOP("chaotic", "There is no Burst.")};
inline constexpr Saying burstNotComplete{QT_TRANSLATE_NOOP("chaotic", "No Burst is complete: nothing resolves.")};
inline constexpr Saying factsWrong{
    QT_TRANSLATE_NOOP("chaotic", "Conditions that the players judge here: %1; answers given: %2.")};
inline constexpr Saying fewerThanNone{QT_TRANSLATE_NOOP("chaotic", "%1 has only this many Mugic counters: %2.")};
inline constexpr Saying isEngaged{QT_TRANSLATE_NOOP("chaotic", "%1 is engaged in a combat.")};
inline constexpr Saying spaceNotEmpty{QT_TRANSLATE_NOOP("chaotic", "The space is not empty.")};
inline constexpr Saying mustMove{
    QT_TRANSLATE_NOOP("chaotic", "%1 must move a creature in this turn, and one can move.")};
inline constexpr Saying noShowdownDue{QT_TRANSLATE_NOOP("chaotic", "No Showdown is due.")};
inline constexpr Saying wrongPick{QT_TRANSLATE_NOOP("chaotic", "%1 picks a creature in play of %2.")};
inline constexpr Saying unsound{QT_TRANSLATE_NOOP("chaotic", "That would not leave a table as the rules know it.")};

// --- what happens ---
inline constexpr Saying begins{QT_TRANSLATE_NOOP("chaotic", "A match begins. Creatures a side: %1.")};
inline constexpr Saying deckSet{QT_TRANSLATE_NOOP("chaotic", "%1 has a deck.")};
inline constexpr Saying placed{QT_TRANSLATE_NOOP("chaotic", "%1 places a creature: row %2, space %3.")};
inline constexpr Saying equipped{QT_TRANSLATE_NOOP("chaotic", "%1 puts a face-down Battlegear under a creature.")};
inline constexpr Saying revealed{
    QT_TRANSLATE_NOOP("chaotic", "All creatures are turned up; each player draws two Attack cards.")};
inline constexpr Saying battlegearUp{QT_TRANSLATE_NOOP("chaotic", "%2, the Battlegear of %1, is turned up.")};
inline constexpr Saying starts{QT_TRANSLATE_NOOP("chaotic", "%1 begins.")};
inline constexpr Saying locationActive{QT_TRANSLATE_NOOP("chaotic", "%2 of %1 is the Active Location.")};
/// %1 is a creature, %2 a row, %3 a space, %4 whose side it is.
inline constexpr Saying moves{QT_TRANSLATE_NOOP("chaotic", "%1 moves to row %2, space %3 on the side of %4.")};
inline constexpr Saying attacks{QT_TRANSLATE_NOOP("chaotic", "%1 attacks %2: a combat begins.")};
inline constexpr Saying showdownBegins{QT_TRANSLATE_NOOP("chaotic", "Showdown: %1 vs %2.")};
inline constexpr Saying mustTrigger{QT_TRANSLATE_NOOP("chaotic", "%2 of %1 triggers and goes on the Burst.")};
inline constexpr Saying reshuffled{
    QT_TRANSLATE_NOOP("chaotic", "%1's Attack discard pile is shuffled into a new Attack Deck.")};
/// %1 is a creature, %2 an Attack.
inline constexpr Saying strikes{QT_TRANSLATE_NOOP("chaotic", "%1 strikes with %2.")};
inline constexpr Saying recklessOnTop{QT_TRANSLATE_NOOP("chaotic", "Recklessness %2 of %1 goes on top of it.")};
inline constexpr Saying answersFirst{QT_TRANSLATE_NOOP("chaotic", "%1 may answer first.")};
/// %1 is a player, %2 a Mugic, %3 a creature, %4 counters, %5 what is left.
inline constexpr Saying playsMugic{QT_TRANSLATE_NOOP("chaotic", "%1 plays %2; %3 pays Mugic counters: %4, left %5.")};
inline constexpr Saying usesAbility{QT_TRANSLATE_NOOP("chaotic", "%1 uses an ability of %2.")};
inline constexpr Saying paysCounters{QT_TRANSLATE_NOOP("chaotic", "%1 pays Mugic counters: %2, left %3.")};
inline constexpr Saying paysDamage{QT_TRANSLATE_NOOP("chaotic", "%1 takes %2 damage as the cost.")};
inline constexpr Saying sacrificed{QT_TRANSLATE_NOOP("chaotic", "%1 is sacrificed.")};
inline constexpr Saying battlegearSacrificed{QT_TRANSLATE_NOOP("chaotic", "%2 of %1 is sacrificed.")};
inline constexpr Saying onTheBurst{QT_TRANSLATE_NOOP("chaotic", "On the Burst: %2 of %1.")};
inline constexpr Saying waits{QT_TRANSLATE_NOOP("chaotic", "%2 of %1 waits for the next Burst.")};
inline constexpr Saying reopened{QT_TRANSLATE_NOOP("chaotic", "By the house rule the Burst is open again.")};
inline constexpr Saying choiceOf{QT_TRANSLATE_NOOP("chaotic", "%1 may add something or pass.")};
inline constexpr Saying passes{QT_TRANSLATE_NOOP("chaotic", "%1 adds nothing.")};
inline constexpr Saying complete{
    QT_TRANSLATE_NOOP("chaotic", "Both have passed: the Burst is complete. What was added last resolves first.")};
/// %1 is an item.
inline constexpr Saying resolves{QT_TRANSLATE_NOOP("chaotic", "%1 resolves.")};
inline constexpr Saying wasNegated{QT_TRANSLATE_NOOP("chaotic", "%1 was negated and does nothing.")};
inline constexpr Saying hasNoEffect{QT_TRANSLATE_NOOP("chaotic", "%1 does nothing: what it was meant for is gone.")};
inline constexpr Saying isDispelled{QT_TRANSLATE_NOOP("chaotic", "%1 is dispelled.")};
inline constexpr Saying isNegated{QT_TRANSLATE_NOOP("chaotic", "%1 is negated.")};
inline constexpr Saying burstOver{QT_TRANSLATE_NOOP("chaotic", "The Burst is over: %1 may act first.")};
inline constexpr Saying nextBurst{QT_TRANSLATE_NOOP("chaotic", "What waited forms the next Burst.")};
inline constexpr Saying takesDamage{QT_TRANSLATE_NOOP("chaotic", "%1 takes %2 damage: %3.")};
inline constexpr Saying healsDamage{QT_TRANSLATE_NOOP("chaotic", "%1 heals %2: damage %3.")};
inline constexpr Saying immuneReckless{QT_TRANSLATE_NOOP("chaotic", "%1 is immune to Recklessness.")};
/// %1 is a creature, %2 a card or what the effect is called.
inline constexpr Saying recorded{QT_TRANSLATE_NOOP("chaotic", "%2 changes %1.")};
inline constexpr Saying aCorrection{QT_TRANSLATE_NOOP("chaotic", "correction")};
/// %1 is a creature, %2 what changes, %3 by or to how much, %4 a card or what the effect is called.
inline constexpr Saying recordedGain{QT_TRANSLATE_NOOP("chaotic", "%1: %2 + %3 (%4).")};
inline constexpr Saying recordedLoss{QT_TRANSLATE_NOOP("chaotic", "%1: %2 − %3 (%4).")};
inline constexpr Saying recordedSet{QT_TRANSLATE_NOOP("chaotic", "%1: %2 is set to %3 (%4).")};
/// %2 is an element or a keyword, %3 where it comes from, %4 the keyword's number, %5 its Discipline.
inline constexpr Saying recordedHas{QT_TRANSLATE_NOOP("chaotic", "%1 gains %2 (%3).")};
inline constexpr Saying recordedHasNot{QT_TRANSLATE_NOOP("chaotic", "%1 loses %2 (%3).")};
inline constexpr Saying recordedHasNumber{QT_TRANSLATE_NOOP("chaotic", "%1 gains %2 %4 (%3).")};
inline constexpr Saying recordedHasOfDiscipline{QT_TRANSLATE_NOOP("chaotic", "%1 gains %2 (%5) %4 (%3).")};
inline constexpr Saying recordedImmune{QT_TRANSLATE_NOOP("chaotic", "%1 is immune to %2 (%3).")};
inline constexpr Saying immuneToIntimidate{
    QT_TRANSLATE_NOOP("chaotic", "%1 is immune to Intimidate: it does not count.")};
/// %2 is a sign, %3 a number, %4 where it comes from.
inline constexpr Saying recordedAttacksBy{QT_TRANSLATE_NOOP("chaotic", "Damage of Attacks by %1: %2 %3 (%4).")};
inline constexpr Saying recordedAttacksOn{QT_TRANSLATE_NOOP("chaotic", "Damage of Attacks on %1: %2 %3 (%4).")};
/// %1 is the change, %2 where it comes from, %3 an affiliation, %4 the creature that pays.
inline constexpr Saying recordedCost{QT_TRANSLATE_NOOP("chaotic", "Change of the cost of every Mugic: %1 (%2).")};
inline constexpr Saying recordedCostOf{QT_TRANSLATE_NOOP("chaotic", "Change of the cost of Mugic (%3): %1 (%2).")};
inline constexpr Saying recordedCostFor{
    QT_TRANSLATE_NOOP("chaotic", "Change of the cost of every Mugic that %4 pays: %1 (%2).")};
inline constexpr Saying recordedCostOfFor{
    QT_TRANSLATE_NOOP("chaotic", "Change of the cost of Mugic (%3) that %4 pays: %1 (%2).")};
/// Rules that hold for a creature (%1) or for all, in the order of Rule. %2 is where it comes from.
inline constexpr std::array<Saying, 10> recordedRules{{
    {QT_TRANSLATE_NOOP("chaotic", "%1 cannot move (%2).")},
    {QT_TRANSLATE_NOOP("chaotic", "%1 may move to any space (%2).")},
    {QT_TRANSLATE_NOOP("chaotic", "%1 may play Mugic of every tribe (%2).")},
    {QT_TRANSLATE_NOOP("chaotic", "%1 loses its abilities (%2).")},
    {QT_TRANSLATE_NOOP("chaotic", "The Invisibility of %1 is negated (%2).")},
    {QT_TRANSLATE_NOOP("chaotic", "%1 loses Initiative checks (%2).")},
    {QT_TRANSLATE_NOOP("chaotic", "Only Generic Mugic may be played (%2).")},
    {QT_TRANSLATE_NOOP("chaotic", "No Mugic may be played (%2).")},
    {QT_TRANSLATE_NOOP("chaotic", "The Battlegear of %1 loses its abilities (%2).")},
    {QT_TRANSLATE_NOOP("chaotic", "%1 and its Battlegear cannot use activated abilities (%2).")},
}};
inline constexpr Saying allBattlegearLost{QT_TRANSLATE_NOOP("chaotic", "All Battlegear loses its abilities (%2).")};
inline constexpr Saying noAbilitiesUsed{QT_TRANSLATE_NOOP("chaotic", "No activated ability may be used (%2).")};
inline constexpr Saying recordedTable{QT_TRANSLATE_NOOP("chaotic", "%1 is in force.")};
inline constexpr Saying countersNow{QT_TRANSLATE_NOOP("chaotic", "%1 has Mugic counters: %2.")};
inline constexpr Saying battlegearGone{QT_TRANSLATE_NOOP("chaotic", "%1 loses its Battlegear.")};
inline constexpr Saying isPut{QT_TRANSLATE_NOOP("chaotic", "%1 is put on row %2, space %3 on the side of %4.")};
inline constexpr Saying effectEnds{QT_TRANSLATE_NOOP("chaotic", "The effect of %1 ends.")};
inline constexpr Saying hiveIsOn{QT_TRANSLATE_NOOP("chaotic", "Hive is on.")};
inline constexpr Saying hiveIsOff{QT_TRANSLATE_NOOP("chaotic", "Hive is off.")};
inline constexpr Saying discards{QT_TRANSLATE_NOOP("chaotic", "%1 discards %2.")};
inline constexpr Saying returns{QT_TRANSLATE_NOOP("chaotic", "%1 takes %2 back into hand.")};
inline constexpr Saying stepEnds{QT_TRANSLATE_NOOP("chaotic", "The Action step of %1 is over.")};
inline constexpr Saying showdownDropped{QT_TRANSLATE_NOOP("chaotic", "A Showdown is required; it is dropped.")};
inline constexpr Saying leaves{QT_TRANSLATE_NOOP("chaotic", "%1 leaves play.")};
/// %1 is a creature, %2 its damage, %3 its Energy.
inline constexpr Saying defeated{QT_TRANSLATE_NOOP("chaotic", "%1 is defeated: damage %2, Energy %3.")};
inline constexpr Saying stalemate{
    QT_TRANSLATE_NOOP("chaotic", "Strikes in a row without damage: %1 each. Both creatures are defeated.")};
inline constexpr Saying combatOver{QT_TRANSLATE_NOOP("chaotic", "The combat is over.")};
inline constexpr Saying showdownOver{
    QT_TRANSLATE_NOOP("chaotic", "The Showdown is over: the End of turn step comes next.")};
inline constexpr Saying turnOver{
    QT_TRANSLATE_NOOP("chaotic", "All damage and what lasts for the turn ends. Now %1 is the Active Player.")};
inline constexpr Saying concedes{QT_TRANSLATE_NOOP("chaotic", "%1 gives up.")};
inline constexpr Saying wins{QT_TRANSLATE_NOOP("chaotic", "%1 wins the match.")};
inline constexpr Saying isDraw{
    QT_TRANSLATE_NOOP("chaotic", "Neither player has a creature left: the match is a draw.")};

} // namespace whistle::chaotic::texts

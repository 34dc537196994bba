// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/text.h"

#include <QCoreApplication>

/// The sentences of the match referee. %1 is a player or a creature where nothing else is said.
namespace whistle::chaotic::texts {

// --- names that the match does not have ---
inline constexpr Sentence noSuchCreature{"chaotic",
                                         QT_TRANSLATE_NOOP("chaotic", "No creature of this match is called \"%1\".")};
inline constexpr Sentence noSuchCard{"chaotic",
                                     QT_TRANSLATE_NOOP("chaotic", "No card of this match is called \"%1\".")};
inline constexpr Sentence noSuchItem{"chaotic",
                                     QT_TRANSLATE_NOOP("chaotic", "No item of this match is called \"%1\".")};
inline constexpr Sentence noSuchEffect{"chaotic",
                                       QT_TRANSLATE_NOOP("chaotic", "No effect that is in force is called \"%1\".")};
inline constexpr Sentence noSuchSpace{"chaotic", QT_TRANSLATE_NOOP("chaotic", "This board has no such space.")};
inline constexpr Sentence noSuchAbility{"chaotic", QT_TRANSLATE_NOOP("chaotic", "The card has no such ability.")};
inline constexpr Sentence xMissing{"chaotic", QT_TRANSLATE_NOOP("chaotic", "The cost is X: the player names it.")};
inline constexpr Sentence xMisplaced{"chaotic", QT_TRANSLATE_NOOP("chaotic", "The cost of this Mugic is not X.")};
inline constexpr Sentence effectMisplaced{
    "chaotic", QT_TRANSLATE_NOOP("chaotic", "The card itself says what it does to an item.")};

// --- what is against a command ---
inline constexpr Sentence notBegun{"chaotic", QT_TRANSLATE_NOOP("chaotic", "No match has begun.")};
inline constexpr Sentence hasBegun{"chaotic", QT_TRANSLATE_NOOP("chaotic", "A match is in progress.")};
inline constexpr Sentence isOver{"chaotic", QT_TRANSLATE_NOOP("chaotic", "The match is over.")};
inline constexpr Sentence noSize{
    "chaotic", QT_TRANSLATE_NOOP("chaotic", "The game is played with 1, 3, 6 or 10 creatures a side, not with %1.")};
inline constexpr Sentence setupDone{"chaotic", QT_TRANSLATE_NOOP("chaotic", "The setup is done.")};
inline constexpr Sentence notChosen{
    "chaotic", QT_TRANSLATE_NOOP("chaotic", "The setup is not done: the players have not decided who begins.")};
inline constexpr Sentence notRevealed{"chaotic",
                                      QT_TRANSLATE_NOOP("chaotic", "The creatures have not been turned up.")};
inline constexpr Sentence onlyAdvanced{"chaotic",
                                       QT_TRANSLATE_NOOP("chaotic", "The basic game has nothing of this kind.")};
inline constexpr Sentence placedAlready{"chaotic",
                                        QT_TRANSLATE_NOOP("chaotic", "%1 has placed a creature: the deck stays.")};
inline constexpr Sentence noDeck{"chaotic", QT_TRANSLATE_NOOP("chaotic", "%1 has no deck.")};
inline constexpr Sentence creaturePlaced{"chaotic", QT_TRANSLATE_NOOP("chaotic", "This creature has been placed.")};
inline constexpr Sentence otherSide{"chaotic",
                                    QT_TRANSLATE_NOOP("chaotic", "%1 places creatures on their own side only.")};
inline constexpr Sentence spaceTaken{"chaotic",
                                     QT_TRANSLATE_NOOP("chaotic", "A creature of the same player stands there.")};
inline constexpr Sentence notYourCreature{
    "chaotic", QT_TRANSLATE_NOOP("chaotic", "This is not a creature that %1 has on the board.")};
inline constexpr Sentence equippedAlready{"chaotic",
                                          QT_TRANSLATE_NOOP("chaotic", "A creature has at most one Battlegear.")};
inline constexpr Sentence battlegearUsed{"chaotic",
                                         QT_TRANSLATE_NOOP("chaotic", "%1 has no further copy of this Battlegear.")};
inline constexpr Sentence spacesEmpty{
    "chaotic", QT_TRANSLATE_NOOP("chaotic", "Spaces of %1 are empty: creatures placed %2 of %3.")};
inline constexpr Sentence notEquipped{"chaotic",
                                      QT_TRANSLATE_NOOP("chaotic", "Creatures of %1 without Battlegear: %2.")};
inline constexpr Sentence chosenAlready{"chaotic",
                                        QT_TRANSLATE_NOOP("chaotic", "The players have decided who begins: %1.")};
/// %1 is the step where it belongs, %2 the present one.
inline constexpr Sentence wrongStep{"chaotic",
                                    QT_TRANSLATE_NOOP("chaotic", "That belongs to another step: %1. Now it is: %2.")};
inline constexpr Sentence triggersFirst{
    "chaotic", QT_TRANSLATE_NOOP("chaotic", "Triggered abilities must be put on the Burst first: %1.")};
inline constexpr Sentence burstIsOpen{"chaotic", QT_TRANSLATE_NOOP("chaotic", "A Burst is open: it comes first.")};
inline constexpr Sentence burstResolves{
    "chaotic", QT_TRANSLATE_NOOP("chaotic", "The Burst resolves: nothing may be added or done meanwhile.")};
inline constexpr Sentence showdownComesFirst{"chaotic",
                                             QT_TRANSLATE_NOOP("chaotic", "A Showdown is due: it comes first.")};
inline constexpr Sentence combatRuns{"chaotic", QT_TRANSLATE_NOOP("chaotic", "A combat is in progress.")};
inline constexpr Sentence notYourLocation{"chaotic",
                                          QT_TRANSLATE_NOOP("chaotic", "%2 is not a Location of %1's deck.")};
inline constexpr Sentence noLocation{"chaotic", QT_TRANSLATE_NOOP("chaotic", "No Location is active.")};
inline constexpr Sentence locationUsed{"chaotic",
                                       QT_TRANSLATE_NOOP("chaotic", "%1 has no %2 left in the Location Deck.")};
inline constexpr Sentence nothingCarriedOut{
    "chaotic", QT_TRANSLATE_NOOP("chaotic", "No card or ability that says so is being carried out.")};
inline constexpr Sentence notInPlay{"chaotic", QT_TRANSLATE_NOOP("chaotic", "%1 is not in play.")};
inline constexpr Sentence notActive{"chaotic",
                                    QT_TRANSLATE_NOOP("chaotic", "%1 is not a creature of the Active Player.")};
inline constexpr Sentence standsThere{"chaotic", QT_TRANSLATE_NOOP("chaotic", "%1 stands on this space.")};
inline constexpr Sentence movedAlready{"chaotic", QT_TRANSLATE_NOOP("chaotic", "%1 has moved in this turn.")};
inline constexpr Sentence heldInPlace{"chaotic", QT_TRANSLATE_NOOP("chaotic", "An effect keeps %1 where it is.")};
inline constexpr Sentence secondCombat{
    "chaotic", QT_TRANSLATE_NOOP("chaotic", "There was a combat in this turn: only empty spaces may be entered.")};
inline constexpr Sentence outOfReach{"chaotic", QT_TRANSLATE_NOOP("chaotic", "%1 cannot reach this space. Steps: %2.")};
inline constexpr Sentence noCombat{"chaotic", QT_TRANSLATE_NOOP("chaotic", "There is no combat.")};
inline constexpr Sentence initiativeDecided{"chaotic", QT_TRANSLATE_NOOP("chaotic", "Initiative is decided: %1.")};
inline constexpr Sentence noChance{"chaotic",
                                   QT_TRANSLATE_NOOP("chaotic", "Chance decides Initiative in a Showdown only.")};
inline constexpr Sentence noInitiative{"chaotic", QT_TRANSLATE_NOOP("chaotic", "Initiative has not been decided.")};
/// %2 is a card.
inline constexpr Sentence attackNotInHand{
    "chaotic", QT_TRANSLATE_NOOP("chaotic", "%1 cannot hold %2: every copy of the deck lies on the discard pile.")};
inline constexpr Sentence attackNotInDeck{"chaotic", QT_TRANSLATE_NOOP("chaotic", "%2 is not an Attack of %1's deck.")};
inline constexpr Sentence noAttackCard{"chaotic", QT_TRANSLATE_NOOP("chaotic", "%1 has no Attack card.")};
inline constexpr Sentence notYourChoice{"chaotic", QT_TRANSLATE_NOOP("chaotic", "It is the choice of %1.")};
inline constexpr Sentence noBurstAtTheEnd{
    "chaotic", QT_TRANSLATE_NOOP("chaotic", "In the End of turn step no player starts a Burst.")};
inline constexpr Sentence mugicNotInHand{"chaotic",
                                         QT_TRANSLATE_NOOP("chaotic", "%1 does not have the Mugic %2 in hand.")};
inline constexpr Sentence mugicNotDiscarded{
    "chaotic", QT_TRANSLATE_NOOP("chaotic", "%1 does not have the Mugic %2 in the discard pile.")};
inline constexpr Sentence needsItem{"chaotic",
                                    QT_TRANSLATE_NOOP("chaotic", "The target must be an item on the Burst.")};
inline constexpr Sentence needsCreature{"chaotic",
                                        QT_TRANSLATE_NOOP("chaotic", "The target must be a creature in play.")};
inline constexpr Sentence notOnBurst{"chaotic", QT_TRANSLATE_NOOP("chaotic", "The target is not on the Burst.")};
inline constexpr Sentence attackNotDispelled{"chaotic", QT_TRANSLATE_NOOP("chaotic", "An Attack cannot be dispelled.")};
inline constexpr Sentence needsAttack{
    "chaotic", QT_TRANSLATE_NOOP("chaotic", "Of the items on the Burst only an Attack can be its target.")};
inline constexpr Sentence untargetable{"chaotic", QT_TRANSLATE_NOOP("chaotic", "%1 is Untargetable.")};
inline constexpr Sentence noBattlegear{"chaotic", QT_TRANSLATE_NOOP("chaotic", "%1 has no Battlegear.")};
inline constexpr Sentence battlegearFaceDown{
    "chaotic", QT_TRANSLATE_NOOP("chaotic", "The Battlegear of %1 lies face down: it has no effect.")};
inline constexpr Sentence noFaceDownBattlegear{"chaotic",
                                               QT_TRANSLATE_NOOP("chaotic", "%1 has no face-down Battlegear.")};
inline constexpr Sentence noFaceUpBattlegear{"chaotic", QT_TRANSLATE_NOOP("chaotic", "%1 has no face-up Battlegear.")};
inline constexpr Sentence notActivated{"chaotic", QT_TRANSLATE_NOOP("chaotic", "Only activated abilities are used.")};
inline constexpr Sentence abilitiesLost{"chaotic", QT_TRANSLATE_NOOP("chaotic", "The card has lost its abilities.")};
inline constexpr Sentence abilitiesNotUsed{"chaotic", QT_TRANSLATE_NOOP("chaotic", "Abilities cannot be used now.")};
inline constexpr Sentence tooFewCounters{"chaotic",
                                         QT_TRANSLATE_NOOP("chaotic", "%1 has too few Mugic counters: %2 of %3.")};
inline constexpr Sentence sacrificeNeeded{"chaotic",
                                          QT_TRANSLATE_NOOP("chaotic", "The cost includes a sacrifice: enter which.")};
inline constexpr Sentence sacrificeNotNeeded{"chaotic",
                                             QT_TRANSLATE_NOOP("chaotic", "The cost includes no sacrifice.")};
inline constexpr Sentence notToSacrifice{
    "chaotic",
    QT_TRANSLATE_NOOP(
        "chaotic",
        "Only a creature of one's own in play, or the Battlegear that bears the ability, can be sacrificed.")};
inline constexpr Sentence triggerTwice{"chaotic",
                                       QT_TRANSLATE_NOOP("chaotic", "A triggered ability is put down once.")};
inline constexpr Sentence notPending{
    "chaotic", QT_TRANSLATE_NOOP("chaotic", "This ability is not waiting to be put on the Burst.")};
inline constexpr Sentence triggerLeftOut{
    "chaotic", QT_TRANSLATE_NOOP("chaotic", "All abilities that have triggered go on the Burst. Left out: %1.")};
inline constexpr Sentence activeFirst{
    "chaotic", QT_TRANSLATE_NOOP("chaotic", "The Active Player %1 puts down triggered abilities first.")};
inline constexpr Sentence noBurst{"chaotic", QT_TRANSLATE_NOOP("chaotic", "There is no Burst.")};
inline constexpr Sentence burstNotComplete{"chaotic",
                                           QT_TRANSLATE_NOOP("chaotic", "No Burst is complete: nothing resolves.")};
inline constexpr Sentence factsWrong{
    "chaotic", QT_TRANSLATE_NOOP("chaotic", "Conditions that the players judge here: %1; answers given: %2.")};
inline constexpr Sentence fewerThanNone{"chaotic",
                                        QT_TRANSLATE_NOOP("chaotic", "%1 has only this many Mugic counters: %2.")};
inline constexpr Sentence isEngaged{"chaotic", QT_TRANSLATE_NOOP("chaotic", "%1 is engaged in a combat.")};
inline constexpr Sentence spaceNotEmpty{"chaotic", QT_TRANSLATE_NOOP("chaotic", "The space is not empty.")};
inline constexpr Sentence mustMove{
    "chaotic", QT_TRANSLATE_NOOP("chaotic", "%1 must move a creature in this turn, and one can move.")};
inline constexpr Sentence noShowdownDue{"chaotic", QT_TRANSLATE_NOOP("chaotic", "No Showdown is due.")};
inline constexpr Sentence wrongPick{"chaotic", QT_TRANSLATE_NOOP("chaotic", "%1 picks a creature in play of %2.")};
inline constexpr Sentence unsound{"chaotic",
                                  QT_TRANSLATE_NOOP("chaotic", "That would not leave a table as the rules know it.")};

// --- what happens ---
inline constexpr Sentence begins{"chaotic", QT_TRANSLATE_NOOP("chaotic", "A match begins. Creatures a side: %1.")};
inline constexpr Sentence deckSet{"chaotic", QT_TRANSLATE_NOOP("chaotic", "%1 has a deck.")};
inline constexpr Sentence placed{"chaotic", QT_TRANSLATE_NOOP("chaotic", "%1 places a creature: row %2, space %3.")};
inline constexpr Sentence equipped{"chaotic",
                                   QT_TRANSLATE_NOOP("chaotic", "%1 puts a face-down Battlegear under a creature.")};
inline constexpr Sentence revealed{
    "chaotic", QT_TRANSLATE_NOOP("chaotic", "All creatures are turned up; each player draws two Attack cards.")};
inline constexpr Sentence battlegearUp{"chaotic",
                                       QT_TRANSLATE_NOOP("chaotic", "%2, the Battlegear of %1, is turned up.")};
inline constexpr Sentence starts{"chaotic", QT_TRANSLATE_NOOP("chaotic", "%1 begins.")};
inline constexpr Sentence locationActive{"chaotic", QT_TRANSLATE_NOOP("chaotic", "%2 of %1 is the Active Location.")};
/// %1 is a creature, %2 a row, %3 a space, %4 whose side it is.
inline constexpr Sentence moves{"chaotic",
                                QT_TRANSLATE_NOOP("chaotic", "%1 moves to row %2, space %3 on the side of %4.")};
inline constexpr Sentence attacks{"chaotic", QT_TRANSLATE_NOOP("chaotic", "%1 attacks %2: a combat begins.")};
inline constexpr Sentence showdownBegins{"chaotic", QT_TRANSLATE_NOOP("chaotic", "Showdown: %1 vs %2.")};
inline constexpr Sentence mustTrigger{"chaotic",
                                      QT_TRANSLATE_NOOP("chaotic", "%2 of %1 triggers and goes on the Burst.")};
inline constexpr Sentence reshuffled{
    "chaotic", QT_TRANSLATE_NOOP("chaotic", "%1's Attack discard pile is shuffled into a new Attack Deck.")};
/// %1 is a creature, %2 an Attack.
inline constexpr Sentence strikes{"chaotic", QT_TRANSLATE_NOOP("chaotic", "%1 strikes with %2.")};
inline constexpr Sentence recklessOnTop{"chaotic",
                                        QT_TRANSLATE_NOOP("chaotic", "Recklessness %2 of %1 goes on top of it.")};
inline constexpr Sentence answersFirst{"chaotic", QT_TRANSLATE_NOOP("chaotic", "%1 may answer first.")};
/// %1 is a player, %2 a Mugic, %3 a creature, %4 counters, %5 what is left.
inline constexpr Sentence playsMugic{"chaotic",
                                     QT_TRANSLATE_NOOP("chaotic", "%1 plays %2; %3 pays Mugic counters: %4, left %5.")};
inline constexpr Sentence usesAbility{"chaotic", QT_TRANSLATE_NOOP("chaotic", "%1 uses an ability of %2.")};
inline constexpr Sentence paysCounters{"chaotic", QT_TRANSLATE_NOOP("chaotic", "%1 pays Mugic counters: %2, left %3.")};
inline constexpr Sentence paysDamage{"chaotic", QT_TRANSLATE_NOOP("chaotic", "%1 takes %2 damage as the cost.")};
inline constexpr Sentence sacrificed{"chaotic", QT_TRANSLATE_NOOP("chaotic", "%1 is sacrificed.")};
inline constexpr Sentence battlegearSacrificed{"chaotic", QT_TRANSLATE_NOOP("chaotic", "%2 of %1 is sacrificed.")};
inline constexpr Sentence onTheBurst{"chaotic", QT_TRANSLATE_NOOP("chaotic", "On the Burst: %2 of %1.")};
inline constexpr Sentence waits{"chaotic", QT_TRANSLATE_NOOP("chaotic", "%2 of %1 waits for the next Burst.")};
inline constexpr Sentence reopened{"chaotic",
                                   QT_TRANSLATE_NOOP("chaotic", "By the house rule the Burst is open again.")};
inline constexpr Sentence choiceOf{"chaotic", QT_TRANSLATE_NOOP("chaotic", "%1 may add something or pass.")};
inline constexpr Sentence passes{"chaotic", QT_TRANSLATE_NOOP("chaotic", "%1 adds nothing.")};
inline constexpr Sentence complete{
    "chaotic",
    QT_TRANSLATE_NOOP("chaotic", "Both have passed: the Burst is complete. What was added last resolves first.")};
/// %1 is an item.
inline constexpr Sentence resolves{"chaotic", QT_TRANSLATE_NOOP("chaotic", "%1 resolves.")};
inline constexpr Sentence wasNegated{"chaotic", QT_TRANSLATE_NOOP("chaotic", "%1 was negated and does nothing.")};
inline constexpr Sentence hasNoEffect{"chaotic",
                                      QT_TRANSLATE_NOOP("chaotic", "%1 does nothing: what it was meant for is gone.")};
inline constexpr Sentence isDispelled{"chaotic", QT_TRANSLATE_NOOP("chaotic", "%1 is dispelled.")};
inline constexpr Sentence isNegated{"chaotic", QT_TRANSLATE_NOOP("chaotic", "%1 is negated.")};
inline constexpr Sentence burstOver{"chaotic", QT_TRANSLATE_NOOP("chaotic", "The Burst is over: %1 may act first.")};
inline constexpr Sentence nextBurst{"chaotic", QT_TRANSLATE_NOOP("chaotic", "What waited forms the next Burst.")};
inline constexpr Sentence takesDamage{"chaotic", QT_TRANSLATE_NOOP("chaotic", "%1 takes %2 damage: %3.")};
inline constexpr Sentence healsDamage{"chaotic", QT_TRANSLATE_NOOP("chaotic", "%1 heals %2: damage %3.")};
inline constexpr Sentence immuneReckless{"chaotic", QT_TRANSLATE_NOOP("chaotic", "%1 is immune to Recklessness.")};
/// %1 is a creature, %2 a card or what the effect is called.
inline constexpr Sentence recorded{"chaotic", QT_TRANSLATE_NOOP("chaotic", "%2 changes %1.")};
inline constexpr Sentence recordedTable{"chaotic", QT_TRANSLATE_NOOP("chaotic", "%1 is in force.")};
inline constexpr Sentence countersNow{"chaotic", QT_TRANSLATE_NOOP("chaotic", "%1 has Mugic counters: %2.")};
inline constexpr Sentence battlegearGone{"chaotic", QT_TRANSLATE_NOOP("chaotic", "%1 loses its Battlegear.")};
inline constexpr Sentence isPut{"chaotic",
                                QT_TRANSLATE_NOOP("chaotic", "%1 is put on row %2, space %3 on the side of %4.")};
inline constexpr Sentence effectEnds{"chaotic", QT_TRANSLATE_NOOP("chaotic", "The effect of %1 ends.")};
inline constexpr Sentence hiveIsOn{"chaotic", QT_TRANSLATE_NOOP("chaotic", "Hive is on.")};
inline constexpr Sentence hiveIsOff{"chaotic", QT_TRANSLATE_NOOP("chaotic", "Hive is off.")};
inline constexpr Sentence discards{"chaotic", QT_TRANSLATE_NOOP("chaotic", "%1 discards %2.")};
inline constexpr Sentence returns{"chaotic", QT_TRANSLATE_NOOP("chaotic", "%1 takes %2 back into hand.")};
inline constexpr Sentence stepEnds{"chaotic", QT_TRANSLATE_NOOP("chaotic", "The Action step of %1 is over.")};
inline constexpr Sentence showdownDropped{"chaotic",
                                          QT_TRANSLATE_NOOP("chaotic", "A Showdown is required; it is dropped.")};
inline constexpr Sentence leaves{"chaotic", QT_TRANSLATE_NOOP("chaotic", "%1 leaves play.")};
/// %1 is a creature, %2 its damage, %3 its Energy.
inline constexpr Sentence defeated{"chaotic", QT_TRANSLATE_NOOP("chaotic", "%1 is defeated: damage %2, Energy %3.")};
inline constexpr Sentence stalemate{
    "chaotic", QT_TRANSLATE_NOOP("chaotic", "Strikes in a row without damage: %1 each. Both creatures are defeated.")};
inline constexpr Sentence combatOver{"chaotic", QT_TRANSLATE_NOOP("chaotic", "The combat is over.")};
inline constexpr Sentence showdownOver{
    "chaotic", QT_TRANSLATE_NOOP("chaotic", "The Showdown is over: the End of turn step comes next.")};
inline constexpr Sentence turnOver{
    "chaotic",
    QT_TRANSLATE_NOOP("chaotic", "All damage and what lasts for the turn ends. Now %1 is the Active Player.")};
inline constexpr Sentence concedes{"chaotic", QT_TRANSLATE_NOOP("chaotic", "%1 gives up.")};
inline constexpr Sentence wins{"chaotic", QT_TRANSLATE_NOOP("chaotic", "%1 wins the match.")};
inline constexpr Sentence isDraw{
    "chaotic", QT_TRANSLATE_NOOP("chaotic", "Neither player has a creature left: the match is a draw.")};

} // namespace whistle::chaotic::texts

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/common_words.h"
#include "chaotic/table/rules.h"

#include <QCoreApplication>
#include <array>

/// The sentences of the match referee. %1 is a player or a creature where nothing else is said.
namespace whistle::chaotic::texts {

// --- names that the match does not have ---
inline constexpr auto noSuchCreature = Saying::tr("No creature of this match is called “%1”.");
inline constexpr auto noSuchCard = Saying::tr("No card of this match is called “%1”.");
inline constexpr auto noSuchItem = Saying::tr("No item of this match is called “%1”.");
inline constexpr auto noSuchEffect = Saying::tr("No effect in force is called “%1”.");
inline constexpr auto noSuchSpace = Saying::tr("This board has no such space.");
inline constexpr auto noSuchAbility = Saying::tr("The card has no such ability.");
inline constexpr auto xMissing = Saying::tr("The cost is X: the player chooses the number.");
inline constexpr auto xMisplaced = Saying::tr("The cost of this Mugic is not X.");
inline constexpr auto effectMisplaced = Saying::tr("The card itself determines what it does to an item.");

// --- what is against a command ---
inline constexpr auto notBegun = Saying::tr("No match has begun.");
inline constexpr auto hasBegun = Saying::tr("A match is in progress.");
inline constexpr auto isOver = common::Saying::tr("The match is over.");
inline constexpr auto noSize = Saying::tr("The game is played with 1, 3, 6 or 10 creatures per side, not %1.");
inline constexpr auto setupDone = Saying::tr("Setup is finished.");
inline constexpr auto notChosen = Saying::tr("Setup is not finished: the players have not decided who begins.");
inline constexpr auto notRevealed = Saying::tr("The creatures have not been revealed.");
inline constexpr auto onlyAdvanced = Saying::tr("The basic game does not use this.");
inline constexpr auto placedAlready = Saying::tr("%1 has already placed a creature: the deck can no longer change.");
inline constexpr auto noDeck = Saying::tr("%1 has no deck.");
inline constexpr auto creaturePlaced = Saying::tr("This creature has already been placed.");
inline constexpr auto otherSide = Saying::tr("%1 places creatures only on their own side.");
inline constexpr auto spaceTaken = Saying::tr("One of the same player's creatures is there.");
inline constexpr auto notYourCreature = Saying::tr("%1 has no such creature on the board.");
inline constexpr auto equippedAlready = Saying::tr("A creature has at most one Battlegear.");
inline constexpr auto battlegearUsed = Saying::tr("%1 has no more copies of this Battlegear.");
inline constexpr auto spacesEmpty = Saying::tr("%1 still has empty spaces, with %2 of %3 creatures placed.");
inline constexpr auto notEquipped = Saying{QT_TRANSLATE_N_NOOP("chaotic", "%1 has %n creature(s) without Battlegear.")};
inline constexpr auto chosenAlready = Saying::tr("The players have already decided that %1 begins.");
/// %1 is the step where it belongs, %2 the present one.
inline constexpr auto wrongStep = common::Saying::tr("That belongs to another step (%1). The current step is “%2”.");
inline constexpr auto triggersFirst = Saying::tr("Triggered abilities must be put on the Burst first: %1.");
inline constexpr auto burstIsOpen = Saying::tr("A Burst is open and must be finished first.");
inline constexpr auto burstResolves = Saying::tr("The Burst is resolving: nothing may be added or done meanwhile.");
inline constexpr auto showdownComesFirst = Saying::tr("A Showdown is due and must be fought first.");
inline constexpr auto combatRuns = Saying::tr("A combat is in progress.");
inline constexpr auto notYourLocation = Saying::tr("%2 is not a Location in %1's deck.");
inline constexpr auto noLocation = Saying::tr("No Location is active.");
inline constexpr auto locationUsed = Saying::tr("%1 has no %2 left in the Location Deck.");
inline constexpr auto nothingCarriedOut = Saying::tr("No card or ability being resolved allows this.");
inline constexpr auto notInPlay = common::Saying::tr("%1 is not in play.");
inline constexpr auto notActive = Saying::tr("%1 is not one of the Active Player's creatures.");
inline constexpr auto standsThere = Saying::tr("%1 is on this space.");
inline constexpr auto movedAlready = Saying::tr("%1 has already moved this turn.");
inline constexpr auto heldInPlace = Saying::tr("An effect keeps %1 from moving.");
inline constexpr auto secondCombat = Saying::tr("There has been a combat this turn: only empty spaces may be entered.");
inline constexpr auto outOfReach = Saying{QT_TRANSLATE_N_NOOP("chaotic", "%1 cannot reach this space in %n step(s).")};
inline constexpr auto noCombat = Saying::tr("There is no combat.");
inline constexpr auto initiativeDecided = Saying::tr("Initiative has already gone to %1.");
inline constexpr auto noChance = Saying::tr("Chance decides Initiative only in a Showdown.");
inline constexpr auto noInitiative = Saying::tr("Initiative has not been decided.");
/// %2 is a card.
inline constexpr auto attackNotInHand = Saying::tr("%1 cannot hold %2: every copy in the deck is in the discard pile.");
inline constexpr auto attackNotInDeck = Saying::tr("%2 is not an Attack in %1's deck.");
inline constexpr auto noAttackCard = Saying::tr("%1 has no Attack card.");
inline constexpr auto notYourChoice = Saying::tr("It is %1's choice.");
inline constexpr auto noBurstAtTheEnd = Saying::tr("No player may start a Burst in the End of turn step.");
inline constexpr auto mugicNotInHand = Saying::tr("%1 does not have the Mugic %2 in hand.");
inline constexpr auto mugicNotDiscarded = Saying::tr("%1 does not have the Mugic %2 in the discard pile.");
inline constexpr auto needsItem = Saying::tr("The target must be an item on the Burst.");
inline constexpr auto needsCreature = Saying::tr("The target must be a creature in play.");
inline constexpr auto notOnBurst = Saying::tr("The target is not on the Burst.");
inline constexpr auto attackNotDispelled = Saying::tr("An Attack cannot be dispelled.");
inline constexpr auto needsAttack = Saying::tr("Of the items on the Burst, only an Attack can be its target.");
inline constexpr auto untargetable = Saying::tr("%1 is Untargetable.");
inline constexpr auto targetDoesNotFit = Saying::tr("%1 is not a legal target for the card.");
inline constexpr auto noBattlegear = Saying::tr("%1 has no Battlegear.");
inline constexpr auto battlegearFaceDown = Saying::tr("%1's Battlegear is face down: it has no effect.");
inline constexpr auto noFaceDownBattlegear = Saying::tr("%1 has no face-down Battlegear.");
inline constexpr auto noFaceUpBattlegear = Saying::tr("%1 has no face-up Battlegear.");
inline constexpr auto notActivated = Saying::tr("Only activated abilities can be used.");
inline constexpr auto abilitiesLost = Saying::tr("The card has lost its abilities.");
inline constexpr auto abilitiesNotUsed = Saying::tr("Abilities cannot be used now.");
inline constexpr auto tooFewCounters = Saying::tr("%1 has too few Mugic counters, only %2 of %3.");
inline constexpr auto sacrificeNeeded = Saying::tr("The cost includes a sacrifice: enter what is sacrificed.");
inline constexpr auto sacrificeNotNeeded = Saying::tr("The cost includes no sacrifice.");
inline constexpr auto notToSacrifice =
    Saying::tr("Only a creature of your own in play, or the Battlegear with the ability, can be sacrificed.");
inline constexpr auto triggerTwice = Saying::tr("A triggered ability is added only once.");
inline constexpr auto notPending = Saying::tr("This ability is not waiting to be put on the Burst.");
inline constexpr auto triggerLeftOut = Saying::tr("All triggered abilities go on the Burst; this leaves out %1.");
inline constexpr auto activeFirst = Saying::tr("%1, the Active Player, adds triggered abilities first.");
inline constexpr auto noBurst = Saying::tr("There is no Burst.");
inline constexpr auto burstNotComplete = Saying::tr("No Burst is complete: nothing resolves.");
inline constexpr auto factsWrong = Saying::tr("Conditions for the players to judge here: %1; answers given: %2.");
inline constexpr auto fewerThanNone = Saying{QT_TRANSLATE_N_NOOP("chaotic", "%1 has only %n Mugic counter(s).")};
inline constexpr auto isEngaged = Saying::tr("%1 is engaged in a combat.");
inline constexpr auto spaceNotEmpty = Saying::tr("The space is not empty.");
inline constexpr auto mustMove = Saying::tr("%1 must move a creature this turn, and one can move.");
inline constexpr auto noShowdownDue = Saying::tr("No Showdown is due.");
inline constexpr auto wrongPick = Saying::tr("%1 picks one of %2's creatures in play.");
inline constexpr auto unsound = common::Saying::tr("That would leave an impossible position.");

// --- what happens ---
inline constexpr auto begins = Saying{QT_TRANSLATE_N_NOOP("chaotic", "A match begins with %n creature(s) per side.")};
inline constexpr auto deckSet = Saying::tr("%1 has a deck.");
inline constexpr auto placed = Saying::tr("%1 places a creature: row %2, space %3.");
inline constexpr auto equipped = Saying::tr("%1 puts Battlegear face down under a creature.");
inline constexpr auto revealed = Saying::tr("All creatures are revealed; each player draws two Attack cards.");
inline constexpr auto battlegearUp = Saying::tr("%2, %1's Battlegear, is revealed.");
inline constexpr auto starts = Saying::tr("%1 begins.");
inline constexpr auto locationActive = Saying::tr("%1's %2 is the Active Location.");
/// %1 is a creature, %2 a row, %3 a space, %4 whose side it is.
inline constexpr auto moves = Saying::tr("%1 moves to row %2, space %3 on %4's side.");
inline constexpr auto attacks = Saying::tr("%1 attacks %2.");
inline constexpr auto showdownBegins = Saying::tr("Showdown: %1 vs %2.");
inline constexpr auto mustTrigger = Saying::tr("%1's %2 triggers and goes on the Burst.");
inline constexpr auto reshuffled = Saying::tr("%1's Attack discard pile is shuffled into a new Attack Deck.");
/// %1 is a creature, %2 an Attack.
inline constexpr auto strikes = Saying::tr("%1 strikes with %2.");
inline constexpr auto recklessOnTop = Saying::tr("%1's Recklessness %2 goes on top of the Attack.");
inline constexpr auto answersFirst = Saying::tr("%1 may answer first.");
/// %1 is a player, %2 a Mugic, %3 a creature, %4 counters, %5 what is left.
inline constexpr auto playsMugic =
    Saying{QT_TRANSLATE_N_NOOP("chaotic", "%1 plays %2; %3 pays %n Mugic counter(s) and has %5 left.")};
inline constexpr auto usesAbility = Saying::tr("%1 uses one of %2's abilities.");
inline constexpr auto paysCounters =
    Saying{QT_TRANSLATE_N_NOOP("chaotic", "%1 pays %n Mugic counter(s) and has %3 left.")};
inline constexpr auto paysDamage = Saying::tr("%1 takes %2 damage as a cost.");
inline constexpr auto sacrificed = Saying::tr("%1 is sacrificed.");
inline constexpr auto battlegearSacrificed = Saying::tr("%1's %2 is sacrificed.");
inline constexpr auto onTheBurst = Saying::tr("%1's %2 goes on the Burst.");
inline constexpr auto waits = Saying::tr("%1's %2 waits for the next Burst.");
inline constexpr auto reopened = Saying::tr("By the house rule, the Burst is open again.");
inline constexpr auto choiceOf = Saying::tr("%1 may add something or pass.");
inline constexpr auto passes = Saying::tr("%1 adds nothing.");
inline constexpr auto complete =
    Saying::tr("Both have passed: the Burst is complete. What was added last resolves first.");
/// %1 is an item.
inline constexpr auto resolves = Saying::tr("%1 resolves.");
/// %1 is a text of a card, in its own words.
inline constexpr auto carriedOut = Saying::tr("You carry it out: %1");
inline constexpr auto wasNegated = Saying::tr("%1 was negated and does nothing.");
inline constexpr auto hasNoEffect = Saying::tr("%1 does nothing: its target is gone.");
inline constexpr auto isDispelled = Saying::tr("%1 is dispelled.");
inline constexpr auto isNegated = Saying::tr("%1 is negated.");
inline constexpr auto burstOver = Saying::tr("The Burst is over, and %1 may act first.");
inline constexpr auto nextBurst = Saying::tr("The waiting items form the next Burst.");
/// %1 is a creature, %2 an amount, %3 the Energy that is left.
inline constexpr auto takesDamage = Saying::tr("%1 takes %2 damage and has %3 left.");
inline constexpr auto healsDamage = Saying::tr("%1 heals %2 and has %3 left.");
inline constexpr auto immuneReckless = Saying::tr("%1 is immune to Recklessness.");
/// %1 is a creature, %2 a card or what the effect is called.
inline constexpr auto recorded = Saying::tr("%2 changes %1.");
inline constexpr auto aCorrection = Saying::tr("correction");
/// %1 is a creature, %2 what changes, %3 by or to how much, %4 a card or what the effect is called.
inline constexpr auto recordedGain = Saying::tr("%1: %2 +%3 (%4).");
inline constexpr auto recordedLoss = Saying::tr("%1: %2 −%3 (%4).");
inline constexpr auto recordedSet = Saying::tr("%1: %2 is set to %3 (%4).");
/// %2 is an element or a keyword, %3 where it comes from, %4 the keyword's number, %5 its Discipline.
inline constexpr auto recordedHas = Saying::tr("%1 gains %2 (%3).");
inline constexpr auto recordedHasNot = Saying::tr("%1 loses %2 (%3).");
inline constexpr auto recordedHasNumber = Saying::tr("%1 gains %2 %4 (%3).");
inline constexpr auto recordedHasOfDiscipline = Saying::tr("%1 gains %2 (%5) %4 (%3).");
inline constexpr auto recordedImmune = Saying::tr("%1 is immune to %2 (%3).");
inline constexpr auto immuneToIntimidate = Saying::tr("%1 is immune to Intimidate: it does not count.");
/// %2 is a sign, %3 a number, %4 where it comes from.
inline constexpr auto recordedAttacksBy = Saying::tr("Attacks by %1: damage %2 %3 (%4).");
inline constexpr auto recordedAttacksOn = Saying::tr("Attacks on %1: damage %2 %3 (%4).");
/// %1 is the change, %2 where it comes from, %3 an affiliation, %4 the creature that pays.
inline constexpr auto recordedCost = Saying::tr("The cost of every Mugic changes by %1 (%2).");
inline constexpr auto recordedCostOf = Saying::tr("The cost of %3 Mugic changes by %1 (%2).");
inline constexpr auto recordedCostFor = Saying::tr("The cost of every Mugic that %4 pays for changes by %1 (%2).");
inline constexpr auto recordedCostOfFor = Saying::tr("The cost of %3 Mugic that %4 pays for changes by %1 (%2).");
/// Rules that hold for a creature (%1) or for all, in the order of Rule. %2 is where it comes from.
inline constexpr std::array<Saying, 10> recordedRules{{
    {Saying::tr("%1 cannot move (%2).")},
    {Saying::tr("%1 may move to any space (%2).")},
    {Saying::tr("%1 may play Mugic of any tribe (%2).")},
    {Saying::tr("%1 loses its abilities (%2).")},
    {Saying::tr("%1's Invisibility is negated (%2).")},
    {Saying::tr("%1 loses Initiative checks (%2).")},
    {Saying::tr("Only Generic Mugic may be played (%2).")},
    {Saying::tr("No Mugic may be played (%2).")},
    {Saying::tr("%1's Battlegear loses its abilities (%2).")},
    {Saying::tr("%1 and its Battlegear cannot use activated abilities (%2).")},
}};
inline constexpr auto allBattlegearLost = Saying::tr("All Battlegear loses its abilities (%2).");
inline constexpr auto noAbilitiesUsed = Saying::tr("No activated ability may be used (%2).");
inline constexpr auto recordedTable = Saying::tr("%1 is in force.");
inline constexpr auto countersNow = Saying{QT_TRANSLATE_N_NOOP("chaotic", "%1 has %n Mugic counter(s).")};
inline constexpr auto battlegearGone = Saying::tr("%1 loses its Battlegear.");
inline constexpr auto isPut = Saying::tr("%1 is put on row %2, space %3 on %4's side.");
inline constexpr auto effectEnds = Saying::tr("%1 no longer has an effect.");
inline constexpr auto hiveIsOn = Saying::tr("Hive is on.");
inline constexpr auto hiveIsOff = Saying::tr("Hive is off.");
inline constexpr auto discards = Saying::tr("%1 discards %2.");
inline constexpr auto returns = Saying::tr("%1 takes %2 back into hand.");
inline constexpr auto stepEnds = Saying::tr("%1's Action step is over.");
inline constexpr auto showdownDropped = Saying::tr("The required Showdown is skipped.");
inline constexpr auto leaves = Saying::tr("%1 leaves play.");
/// %1 is a creature, %2 its damage, %3 its Energy.
inline constexpr auto defeated = Saying::tr("%1 is defeated: damage %2, Energy %3.");
inline constexpr auto stalemate =
    Saying::tr("Both creatures are defeated, since neither has dealt damage in its last strikes (%1 each).");
inline constexpr auto combatOver = Saying::tr("The combat is over.");
inline constexpr auto showdownOver = Saying::tr("The Showdown is over: the End of turn step comes next.");
inline constexpr auto turnOver =
    Saying::tr("All damage and all effects that last for the turn end. Now %1 is the Active Player.");
inline constexpr auto concedes = Saying::tr("%1 gives up.");
inline constexpr auto wins = Saying::tr("%1 wins the match.");
inline constexpr auto isDraw = Saying::tr("Neither player has a creature left: the match is a draw.");

} // namespace whistle::chaotic::texts

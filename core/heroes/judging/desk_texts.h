// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "heroes/table/rules.h"

#include <QCoreApplication>

/// The sentences of the referee that are no question's.
namespace whistle::heroes::texts::desk {

/// --- general ---
inline constexpr Saying notStarted{QT_TRANSLATE_NOOP("heroes", "The match has not begun: new_match comes first.")};
inline constexpr Saying startedAlready{QT_TRANSLATE_NOOP("heroes", "This match has begun already.")};
inline constexpr Saying isFinished{QT_TRANSLATE_NOOP("heroes", "The match is over.")};
inline constexpr Saying wrongStep{QT_TRANSLATE_NOOP("heroes", "Not now. What comes now: %1.")};
inline constexpr Saying wrongAction{QT_TRANSLATE_NOOP("heroes", "The open action is another one: %1.")};
inline constexpr Saying noAction{QT_TRANSLATE_NOOP("heroes", "No action is open.")};
inline constexpr Saying noUnitNow{QT_TRANSLATE_NOOP("heroes", "There is nothing of that name in this battle: %1.")};
inline constexpr Saying notInPlay{QT_TRANSLATE_NOOP("heroes", "%1 is not in play.")};
inline constexpr Saying unsound{QT_TRANSLATE_NOOP("heroes", "That would leave an impossible table.")};
inline constexpr Saying powerChange{QT_TRANSLATE_NOOP("heroes", "Power Points of %1: %2, before %3.")};
inline constexpr Saying domination{QT_TRANSLATE_NOOP("heroes", "%1 has reached %2 Power Points and wins at once.")};
/// --- set-up ---
inline constexpr Saying numberOfPlayers{QT_TRANSLATE_NOOP("heroes", "A match has 2 to 4 players, not %1.")};
inline constexpr Saying factionTwice{QT_TRANSLATE_NOOP("heroes", "Each faction is played once: %1.")};
inline constexpr Saying matchBegins{
    QT_TRANSLATE_NOOP("heroes", "The match begins; the first player is %1, the goal %2 Power Points.")};
inline constexpr Saying startingTreasury{
    QT_TRANSLATE_NOOP("heroes", "Every treasury holds 7 gold and 5 resources; Week Cards: %1.")};
inline constexpr Saying noBoard{QT_TRANSLATE_NOOP("heroes", "This match is tracked without a board.")};
inline constexpr Saying tileTooHigh{
    QT_TRANSLATE_NOOP("heroes", "Tile %1 is not used with this number of players: only 1 to %2.")};
inline constexpr Saying tileTwice{QT_TRANSLATE_NOOP("heroes", "Tile %1 lies on the table already.")};
inline constexpr Saying placeTaken{QT_TRANSLATE_NOOP("heroes", "A tile lies in this place already.")};
inline constexpr Saying tileLaid{QT_TRANSLATE_NOOP("heroes", "Tile %1 is laid.")};
inline constexpr Saying portalsTouch{QT_TRANSLATE_NOOP(
    "heroes", "Portals of two tiles touch: turn one of the tiles so that they are as far apart as possible.")};
inline constexpr Saying noTile{QT_TRANSLATE_NOOP("heroes", "There is no tile at %1.")};
inline constexpr Saying capitalThere{QT_TRANSLATE_NOOP("heroes", "There is a capital at %1.")};
inline constexpr Saying siteThere{QT_TRANSLATE_NOOP("heroes", "There is a site at %1 already.")};
inline constexpr Saying encounterThere{QT_TRANSLATE_NOOP("heroes", "There is an encounter at %1 already.")};
inline constexpr Saying siteNameTaken{QT_TRANSLATE_NOOP("heroes", "There is a site of the name %1 already.")};
inline constexpr Saying nameInUse{QT_TRANSLATE_NOOP("heroes", "The name %1 is in use already.")};
inline constexpr Saying guardWithoutEncounter{
    QT_TRANSLATE_NOOP("heroes", "Only an encounter on this space can guard a site.")};
inline constexpr Saying guardedAlready{QT_TRANSLATE_NOOP("heroes", "%1 has a guard already.")};
inline constexpr Saying guardsAlready{QT_TRANSLATE_NOOP("heroes", "%1 guards a site already.")};
inline constexpr Saying spaceSet{QT_TRANSLATE_NOOP("heroes", "The space %1 is described.")};
inline constexpr Saying encounterGuards{QT_TRANSLATE_NOOP("heroes", "%1 guards %2.")};
inline constexpr Saying noCorner{QT_TRANSLATE_NOOP("heroes", "A capital goes on the corner of a tile.")};
inline constexpr Saying capitalOnTile{QT_TRANSLATE_NOOP("heroes", "There is a capital on this tile already.")};
inline constexpr Saying siteOrEncounter{
    QT_TRANSLATE_NOOP("heroes", "A capital goes on a space without site and encounter.")};
inline constexpr Saying secondCapital{QT_TRANSLATE_NOOP("heroes", "%1 has a capital already.")};
inline constexpr Saying capitalPlaced{QT_TRANSLATE_NOOP("heroes", "The capital of %1 lies at %2.")};
inline constexpr Saying otherFaction{QT_TRANSLATE_NOOP("heroes", "%1 belongs to another faction.")};
inline constexpr Saying heroChosen{QT_TRANSLATE_NOOP("heroes", "%1 has chosen a hero already.")};
inline constexpr Saying armyTooGreat{
    QT_TRANSLATE_NOOP("heroes", "The starting army (%1 units) exceeds the Leadership (%2).")};
inline constexpr Saying heroEnters{QT_TRANSLATE_NOOP("heroes", "%1 enters play for %2.")};
inline constexpr Saying armyIs{QT_TRANSLATE_NOOP("heroes", "The army: %1 of level I and %2 of level II, all elite.")};
inline constexpr Saying supplyWagon{QT_TRANSLATE_NOOP("heroes", "Supply Wagon: 5 resources, now %1.")};
inline constexpr Saying legacy{QT_TRANSLATE_NOOP("heroes", "Legacy: 5 gold, now %1.")};
inline constexpr Saying sage{QT_TRANSLATE_NOOP("heroes", "Sage: the Skill Card %1.")};
inline constexpr Saying playBegins{QT_TRANSLATE_NOOP("heroes", "Everybody is ready: the first turn is that of %1.")};
/// --- rounds and turns ---
inline constexpr Saying weekCard{QT_TRANSLATE_NOOP("heroes", "Week Card %1; cards left: %2.")};
inline constexpr Saying lastRound{QT_TRANSLATE_NOOP("heroes", "That was the last Week Card: this is the last round.")};
inline constexpr Saying notTheTurn{QT_TRANSLATE_NOOP("heroes", "It is the turn of %1.")};
inline constexpr Saying cardDown{QT_TRANSLATE_NOOP("heroes", "Card %1 lies face down.")};
inline constexpr Saying noFourthCard{QT_TRANSLATE_NOOP("heroes", "The fourth card comes with the Marketplace.")};
inline constexpr Saying notOnCard{QT_TRANSLATE_NOOP("heroes", "This action is not on card %1.")};
inline constexpr Saying cardPlayed{QT_TRANSLATE_NOOP("heroes", "%1 uses card %2: %3.")};
inline constexpr Saying passes{QT_TRANSLATE_NOOP("heroes", "%1 passes.")};
inline constexpr Saying cardTurned{QT_TRANSLATE_NOOP("heroes", "Card %1 of %2 is turned face down.")};
inline constexpr Saying turnOf{QT_TRANSLATE_NOOP("heroes", "It is the turn of %1.")};
inline constexpr Saying roundOver{QT_TRANSLATE_NOOP("heroes", "Round %1 is over; the First Player token goes to %2.")};
inline constexpr Saying lastRoundOver{QT_TRANSLATE_NOOP("heroes", "The last round is over.")};
inline constexpr Saying notTheEnd{QT_TRANSLATE_NOOP("heroes", "The last round is not over yet.")};
/// --- activating and moving ---
inline constexpr Saying notTheirHero{QT_TRANSLATE_NOOP("heroes", "%1 is not a hero of %2.")};
inline constexpr Saying noArmy{QT_TRANSLATE_NOOP("heroes", "%1 has no unit and stays in the capital.")};
inline constexpr Saying activatedAlready{QT_TRANSLATE_NOOP("heroes", "%1 has been activated in this action already.")};
inline constexpr Saying activated{QT_TRANSLATE_NOOP("heroes", "%1 is activated.")};
inline constexpr Saying movementPoints{QT_TRANSLATE_NOOP("heroes", "Movement points: %1.")};
inline constexpr Saying notActiveHero{QT_TRANSLATE_NOOP("heroes", "%1 is not being moved now.")};
inline constexpr Saying movementOver{QT_TRANSLATE_NOOP("heroes", "The movement of %1 is over.")};
inline constexpr Saying hasLostBattle{
    QT_TRANSLATE_NOOP("heroes", "%1 has lost its battle and is done for this activation.")};
inline constexpr Saying enemyEndsStretch{
    QT_TRANSLATE_NOOP("heroes", "Entering the space of an enemy starts a battle at once: %1.")};
inline constexpr Saying moved{QT_TRANSLATE_NOOP("heroes", "%1 stands at %2; movement points left: %3.")};
inline constexpr Saying movedHome{QT_TRANSLATE_NOOP("heroes", "%1 enters the capital; the movement ends.")};
inline constexpr Saying meets{QT_TRANSLATE_NOOP("heroes", "A battle begins with %1.")};
/// --- sites ---
inline constexpr Saying noLootedKind{QT_TRANSLATE_NOOP("heroes", "%1 is not a site to be looted.")};
inline constexpr Saying noControlledKind{QT_TRANSLATE_NOOP("heroes", "%1 is not a site to be controlled.")};
inline constexpr Saying otherKind{QT_TRANSLATE_NOOP("heroes", "%1 is known as another kind of site.")};
inline constexpr Saying notOnSpace{QT_TRANSLATE_NOOP("heroes", "%1 does not stand on the space of %2.")};
inline constexpr Saying siteGuarded{QT_TRANSLATE_NOOP("heroes", "%1 is still guarded.")};
inline constexpr Saying lootedAlready{QT_TRANSLATE_NOOP("heroes", "%1 has been looted already.")};
inline constexpr Saying looted{QT_TRANSLATE_NOOP("heroes", "%1 loots %2.")};
inline constexpr Saying lootTreasure{QT_TRANSLATE_NOOP("heroes", "A Treasure Card: one reward.")};
inline constexpr Saying lootLevel{QT_TRANSLATE_NOOP("heroes", "%1 levels up without paying experience.")};
inline constexpr Saying lootAgain{QT_TRANSLATE_NOOP("heroes", "%1 may be activated once more in this action.")};
inline constexpr Saying lootRecruit{
    QT_TRANSLATE_NOOP("heroes", "%1 may recruit 3 units here, whatever the capital's level.")};
inline constexpr Saying lootUpgrade{QT_TRANSLATE_NOOP("heroes", "%1 may upgrade base units here.")};
inline constexpr Saying lootCard{QT_TRANSLATE_NOOP("heroes", "The card that is drawn is entered next.")};
inline constexpr Saying inCapitalNow{QT_TRANSLATE_NOOP("heroes", "%1 is in the capital.")};
inline constexpr Saying controlledAlready{QT_TRANSLATE_NOOP("heroes", "%1 is controlled by %2 already.")};
inline constexpr Saying takes{QT_TRANSLATE_NOOP("heroes", "%1 takes control of %2.")};
/// --- overwhelm and opponents ---
inline constexpr Saying beaten{QT_TRANSLATE_NOOP("heroes", "%1 has been beaten or scared off already.")};
inline constexpr Saying enemyNotHere{
    QT_TRANSLATE_NOOP("heroes", "%1 is not here: neither on the space that was entered nor the guard of this site.")};
inline constexpr Saying otherValues{QT_TRANSLATE_NOOP("heroes", "%1 is known with other values.")};
inline constexpr Saying secondBattle{QT_TRANSLATE_NOOP("heroes", "%1 has fought a battle in this activation already.")};
inline constexpr Saying scared{QT_TRANSLATE_NOOP("heroes", "%1 is gone; rewards of a Treasure Card: %2.")};
inline constexpr Saying freeNow{QT_TRANSLATE_NOOP("heroes", "%1 is not guarded any more.")};
/// --- battle ---
inline constexpr Saying orderKept{QT_TRANSLATE_NOOP("heroes", "The order stays as it is: no initiative has changed.")};
inline constexpr Saying faceNotOnDie{QT_TRANSLATE_NOOP("heroes", "This face is not on the elite die.")};
inline constexpr Saying tokensMissing{QT_TRANSLATE_NOOP("heroes", "%1 are not there in that number.")};
/// --- end of a battle ---
inline constexpr Saying rewardOfHeroes{
    QT_TRANSLATE_NOOP("heroes", "Only the winner of a battle between heroes gets such a reward.")};
inline constexpr Saying artefactNotLosers{QT_TRANSLATE_NOOP("heroes", "%1 does not wear %2.")};
inline constexpr Saying slotTaken{QT_TRANSLATE_NOOP("heroes", "%1 wears an Artefact in this slot already.")};
inline constexpr Saying notLosersSite{QT_TRANSLATE_NOOP("heroes", "%1 is not controlled by %2.")};
inline constexpr Saying trophy{QT_TRANSLATE_NOOP("heroes", "%1 is a trophy of %2: experience %3.")};
inline constexpr Saying encounterStays{QT_TRANSLATE_NOOP("heroes", "%1 stays where it was, without damage.")};
inline constexpr Saying goesHome{QT_TRANSLATE_NOOP("heroes", "%1 goes to its capital.")};
inline constexpr Saying backInReserve{QT_TRANSLATE_NOOP("heroes", "Destroyed units go back to the reserve: %1.")};
inline constexpr Saying winsCard{QT_TRANSLATE_NOOP("heroes", "%1 gains the Skill Card %2.")};
inline constexpr Saying winsArtefact{QT_TRANSLATE_NOOP("heroes", "%1 takes %2 from %3.")};
inline constexpr Saying siteChanges{QT_TRANSLATE_NOOP("heroes", "%1 goes over to %2.")};
/// --- rewards ---
inline constexpr Saying claimOf{QT_TRANSLATE_NOOP("heroes", "This is for %1 to take.")};
inline constexpr Saying tooManyRewards{QT_TRANSLATE_NOOP("heroes", "There are %1 rewards to choose, not %2.")};
inline constexpr Saying rewardTwice{
    QT_TRANSLATE_NOOP("heroes", "Each reward of a card can be chosen once: number %1.")};
inline constexpr Saying rewardGold{QT_TRANSLATE_NOOP("heroes", "Gold: %1, now %2.")};
inline constexpr Saying rewardResources{QT_TRANSLATE_NOOP("heroes", "Resources: %1, now %2.")};
inline constexpr Saying rewardLuck{QT_TRANSLATE_NOOP("heroes", "Luck tokens: %1, now %2.")};
inline constexpr Saying rewardExperience{QT_TRANSLATE_NOOP("heroes", "Experience for a level-up now: %1.")};
inline constexpr Saying rewardOther{
    QT_TRANSLATE_NOOP("heroes", "The card that was drawn or what else the reward is, is entered next.")};
inline constexpr Saying rewardNone{QT_TRANSLATE_NOOP("heroes", "No reward is taken.")};
inline constexpr Saying experienceLost{
    QT_TRANSLATE_NOOP("heroes", "The experience of the Treasure Card (%1) does not suffice for a level and is lost.")};
inline constexpr Saying mustLevel{QT_TRANSLATE_NOOP("heroes", "%1 must level up: experience %2, cost %3.")};
inline constexpr Saying unknownTrophy{QT_TRANSLATE_NOOP("heroes", "%1 has no trophy of the name %2.")};
inline constexpr Saying paymentShort{QT_TRANSLATE_NOOP("heroes", "The payment is worth %1, the level costs %2.")};
inline constexpr Saying learns{QT_TRANSLATE_NOOP("heroes", "%1 learns %2.")};
inline constexpr Saying learnsNothing{QT_TRANSLATE_NOOP("heroes", "No card is left; %1 learns nothing.")};
inline constexpr Saying paid{QT_TRANSLATE_NOOP("heroes", "Trophies discarded: %1; experience paid %2 of %3.")};
/// --- the realm ---
inline constexpr Saying gatheredAlready{QT_TRANSLATE_NOOP("heroes", "The player has gathered in this action already.")};
inline constexpr Saying builtAlready{QT_TRANSLATE_NOOP("heroes", "This building stands already.")};
inline constexpr Saying secondBuild{QT_TRANSLATE_NOOP("heroes", "One building or one level in an action.")};
inline constexpr Saying levelTooLow{QT_TRANSLATE_NOOP("heroes", "%1 needs capital level %2; the capital has %3.")};
inline constexpr Saying tooDear{
    QT_TRANSLATE_NOOP("heroes", "That costs gold %1 and resources %2; there are gold %3 and resources %4.")};
inline constexpr Saying noTear{
    QT_TRANSLATE_NOOP("heroes", "The Temple needs the Tear of Asha with a hero of the faction.")};
inline constexpr Saying built{QT_TRANSLATE_NOOP("heroes", "%1 builds: %2.")};
inline constexpr Saying paidPrice{
    QT_TRANSLATE_NOOP("heroes", "Paid: gold %1, resources %2; left: gold %3, resources %4.")};
inline constexpr Saying fourthCardNow{QT_TRANSLATE_NOOP("heroes", "The fourth Action Card comes into play.")};
inline constexpr Saying fourthCardLater{
    QT_TRANSLATE_NOOP("heroes", "The fourth Action Card can be used from the next round on.")};
inline constexpr Saying tearUnder{QT_TRANSLATE_NOOP("heroes", "The Tear of Asha lies under the Temple now.")};
inline constexpr Saying highestLevel{QT_TRANSLATE_NOOP("heroes", "The capital has the highest level already.")};
inline constexpr Saying raised{QT_TRANSLATE_NOOP("heroes", "The capital of %1 has level %2 now.")};
inline constexpr Saying otherUnit{QT_TRANSLATE_NOOP("heroes", "%1 is not a unit of this faction.")};
inline constexpr Saying recruited{QT_TRANSLATE_NOOP("heroes", "%1: %2, gold left %3, recruited %4 of %5.")};
inline constexpr Saying tradeNeedsMarket{QT_TRANSLATE_NOOP("heroes", "Trading needs the Marketplace.")};
inline constexpr Saying oddQuantity{QT_TRANSLATE_NOOP("heroes", "Two are changed for one: an even number is needed.")};
inline constexpr Saying notEnough{QT_TRANSLATE_NOOP("heroes", "There is not enough: %1 of %2.")};
inline constexpr Saying traded{
    QT_TRANSLATE_NOOP("heroes", "Given: %1, taken: %2; the treasury holds gold %3, resources %4.")};
inline constexpr Saying notOnTurn{QT_TRANSLATE_NOOP("heroes", "Only the player whose turn it is sells Scrolls.")};
inline constexpr Saying notInCapital{QT_TRANSLATE_NOOP("heroes", "%1 is not in the capital.")};
inline constexpr Saying noScrolls{QT_TRANSLATE_NOOP("heroes", "%1 has Scrolls: %2.")};
inline constexpr Saying sold{QT_TRANSLATE_NOOP("heroes", "Scrolls sold for gold: %1; gold now %2.")};
inline constexpr Saying badLuckFirst{QT_TRANSLATE_NOOP("heroes", "Bad luck comes first: the hits must be re-rolled.")};
/// --- cards and notes ---
inline constexpr Saying artefactElsewhere{QT_TRANSLATE_NOOP("heroes", "%1 is on the table already.")};
inline constexpr Saying artefactGained{QT_TRANSLATE_NOOP("heroes", "%1 wears %2: 1 Power Point.")};
inline constexpr Saying artefactNotWorn{QT_TRANSLATE_NOOP("heroes", "%1 does not wear %2.")};
inline constexpr Saying artefactLost{QT_TRANSLATE_NOOP("heroes", "%1 loses %2.")};
inline constexpr Saying toAnother{QT_TRANSLATE_NOOP("heroes", "An Artefact goes to another hero.")};
inline constexpr Saying scrollsNow{QT_TRANSLATE_NOOP("heroes", "%1 has Scrolls: %2.")};
inline constexpr Saying magicTooLow{
    QT_TRANSLATE_NOOP("heroes", "The Magic of %1 (%2) is too low for a Scroll of level %3.")};
inline constexpr Saying scrollUsed{QT_TRANSLATE_NOOP("heroes", "%1 uses %2.")};
inline constexpr Saying luckNow{QT_TRANSLATE_NOOP("heroes", "%1 has luck tokens: %2.")};
inline constexpr Saying belowZero{QT_TRANSLATE_NOOP("heroes", "That would fall below 0.")};
inline constexpr Saying adjusted{QT_TRANSLATE_NOOP("heroes", "Adjusted by %1, now %2.")};
inline constexpr Saying noted{QT_TRANSLATE_NOOP("heroes", "A remark is noted.")};

} // namespace whistle::heroes::texts::desk

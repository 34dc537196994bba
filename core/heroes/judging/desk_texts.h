// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/text.h"

#include <QCoreApplication>

/// The sentences of the referee that are no question's.
namespace whistle::heroes::texts::desk {

/// --- general ---
inline constexpr Sentence notStarted{"heroes",
                                     QT_TRANSLATE_NOOP("heroes", "The match has not begun: new_match comes first.")};
inline constexpr Sentence startedAlready{"heroes", QT_TRANSLATE_NOOP("heroes", "This match has begun already.")};
inline constexpr Sentence isFinished{"heroes", QT_TRANSLATE_NOOP("heroes", "The match is over.")};
inline constexpr Sentence wrongStep{"heroes", QT_TRANSLATE_NOOP("heroes", "Not now. What comes now: %1.")};
inline constexpr Sentence wrongAction{"heroes", QT_TRANSLATE_NOOP("heroes", "The open action is another one: %1.")};
inline constexpr Sentence noAction{"heroes", QT_TRANSLATE_NOOP("heroes", "No action is open.")};
inline constexpr Sentence noUnitNow{"heroes",
                                    QT_TRANSLATE_NOOP("heroes", "There is nothing of that name in this battle: %1.")};
inline constexpr Sentence notInPlay{"heroes", QT_TRANSLATE_NOOP("heroes", "%1 is not in play.")};
inline constexpr Sentence unsound{"heroes", QT_TRANSLATE_NOOP("heroes", "That would leave an impossible table.")};
inline constexpr Sentence powerChange{"heroes", QT_TRANSLATE_NOOP("heroes", "Power Points of %1: %2, before %3.")};
inline constexpr Sentence domination{"heroes",
                                     QT_TRANSLATE_NOOP("heroes", "%1 has reached %2 Power Points and wins at once.")};
/// --- steps ---
inline constexpr Sentence stepSetup{"heroes", QT_TRANSLATE_NOOP("heroes", "the set-up")};
inline constexpr Sentence stepReveal{"heroes", QT_TRANSLATE_NOOP("heroes", "revealing the Week Card")};
inline constexpr Sentence stepTurn{"heroes", QT_TRANSLATE_NOOP("heroes", "playing an Action Card or passing")};
inline constexpr Sentence stepAction{"heroes", QT_TRANSLATE_NOOP("heroes", "carrying out the action")};
inline constexpr Sentence stepBattleStarts{"heroes",
                                           QT_TRANSLATE_NOOP("heroes", "the battle with the enemy on the space")};
inline constexpr Sentence stepOrder{"heroes",
                                    QT_TRANSLATE_NOOP("heroes", "placing the pieces on the initiative board")};
inline constexpr Sentence stepAttack{"heroes", QT_TRANSLATE_NOOP("heroes", "the next attack")};
inline constexpr Sentence stepLaurel{"heroes", QT_TRANSLATE_NOOP("heroes", "the laurel")};
inline constexpr Sentence stepAssign{"heroes", QT_TRANSLATE_NOOP("heroes", "assigning the damage")};
inline constexpr Sentence stepBattleOver{"heroes", QT_TRANSLATE_NOOP("heroes", "ending the battle")};
inline constexpr Sentence stepTreasure{"heroes",
                                       QT_TRANSLATE_NOOP("heroes", "choosing the rewards of the Treasure Card")};
inline constexpr Sentence stepLevelUp{"heroes", QT_TRANSLATE_NOOP("heroes", "the level-up")};
inline constexpr Sentence stepEndMatch{"heroes", QT_TRANSLATE_NOOP("heroes", "ending the match")};
inline constexpr Sentence stepFinished{"heroes", QT_TRANSLATE_NOOP("heroes", "nothing, the match is over")};
/// --- set-up ---
inline constexpr Sentence numberOfPlayers{"heroes", QT_TRANSLATE_NOOP("heroes", "A match has 2 to 4 players, not %1.")};
inline constexpr Sentence factionTwice{"heroes", QT_TRANSLATE_NOOP("heroes", "Each faction is played once: %1.")};
inline constexpr Sentence matchBegins{
    "heroes", QT_TRANSLATE_NOOP("heroes", "The match begins; the first player is %1, the goal %2 Power Points.")};
inline constexpr Sentence startingTreasury{
    "heroes", QT_TRANSLATE_NOOP("heroes", "Every treasury holds 7 gold and 5 resources; Week Cards: %1.")};
inline constexpr Sentence noBoard{"heroes", QT_TRANSLATE_NOOP("heroes", "This match is tracked without a board.")};
inline constexpr Sentence tileTooHigh{
    "heroes", QT_TRANSLATE_NOOP("heroes", "Tile %1 is not used with this number of players: only 1 to %2.")};
inline constexpr Sentence tileTwice{"heroes", QT_TRANSLATE_NOOP("heroes", "Tile %1 lies on the table already.")};
inline constexpr Sentence placeTaken{"heroes", QT_TRANSLATE_NOOP("heroes", "A tile lies in this place already.")};
inline constexpr Sentence tileLaid{"heroes", QT_TRANSLATE_NOOP("heroes", "Tile %1 is laid.")};
inline constexpr Sentence portalsTouch{
    "heroes",
    QT_TRANSLATE_NOOP("heroes",
                      "Portals of two tiles touch: turn one of the tiles so that they are as far apart as possible.")};
inline constexpr Sentence noTile{"heroes", QT_TRANSLATE_NOOP("heroes", "There is no tile at %1.")};
inline constexpr Sentence capitalThere{"heroes", QT_TRANSLATE_NOOP("heroes", "There is a capital at %1.")};
inline constexpr Sentence siteThere{"heroes", QT_TRANSLATE_NOOP("heroes", "There is a site at %1 already.")};
inline constexpr Sentence encounterThere{"heroes", QT_TRANSLATE_NOOP("heroes", "There is an encounter at %1 already.")};
inline constexpr Sentence siteNameTaken{"heroes",
                                        QT_TRANSLATE_NOOP("heroes", "There is a site of the name %1 already.")};
inline constexpr Sentence nameInUse{"heroes", QT_TRANSLATE_NOOP("heroes", "The name %1 is in use already.")};
inline constexpr Sentence guardWithoutEncounter{
    "heroes", QT_TRANSLATE_NOOP("heroes", "Only an encounter on this space can guard a site.")};
inline constexpr Sentence guardedAlready{"heroes", QT_TRANSLATE_NOOP("heroes", "%1 has a guard already.")};
inline constexpr Sentence guardsAlready{"heroes", QT_TRANSLATE_NOOP("heroes", "%1 guards a site already.")};
inline constexpr Sentence spaceSet{"heroes", QT_TRANSLATE_NOOP("heroes", "The space %1 is described.")};
inline constexpr Sentence encounterGuards{"heroes", QT_TRANSLATE_NOOP("heroes", "%1 guards %2.")};
inline constexpr Sentence noCorner{"heroes", QT_TRANSLATE_NOOP("heroes", "A capital goes on the corner of a tile.")};
inline constexpr Sentence capitalOnTile{"heroes",
                                        QT_TRANSLATE_NOOP("heroes", "There is a capital on this tile already.")};
inline constexpr Sentence siteOrEncounter{
    "heroes", QT_TRANSLATE_NOOP("heroes", "A capital goes on a space without site and encounter.")};
inline constexpr Sentence secondCapital{"heroes", QT_TRANSLATE_NOOP("heroes", "%1 has a capital already.")};
inline constexpr Sentence capitalPlaced{"heroes", QT_TRANSLATE_NOOP("heroes", "The capital of %1 lies at %2.")};
inline constexpr Sentence otherFaction{"heroes", QT_TRANSLATE_NOOP("heroes", "%1 belongs to another faction.")};
inline constexpr Sentence heroChosen{"heroes", QT_TRANSLATE_NOOP("heroes", "%1 has chosen a hero already.")};
inline constexpr Sentence armyTooGreat{
    "heroes", QT_TRANSLATE_NOOP("heroes", "The starting army (%1 units) exceeds the Leadership (%2).")};
inline constexpr Sentence heroEnters{"heroes", QT_TRANSLATE_NOOP("heroes", "%1 enters play for %2.")};
inline constexpr Sentence armyIs{"heroes",
                                 QT_TRANSLATE_NOOP("heroes", "The army: %1 of level I and %2 of level II, all elite.")};
inline constexpr Sentence supplyWagon{"heroes", QT_TRANSLATE_NOOP("heroes", "Supply Wagon: 5 resources, now %1.")};
inline constexpr Sentence legacy{"heroes", QT_TRANSLATE_NOOP("heroes", "Legacy: 5 gold, now %1.")};
inline constexpr Sentence sage{"heroes", QT_TRANSLATE_NOOP("heroes", "Sage: the Skill Card %1.")};
inline constexpr Sentence playBegins{"heroes",
                                     QT_TRANSLATE_NOOP("heroes", "Everybody is ready: the first turn is that of %1.")};
/// --- rounds and turns ---
inline constexpr Sentence weekCard{"heroes", QT_TRANSLATE_NOOP("heroes", "Week Card %1; cards left: %2.")};
inline constexpr Sentence lastRound{
    "heroes", QT_TRANSLATE_NOOP("heroes", "That was the last Week Card: this is the last round.")};
inline constexpr Sentence notTheTurn{"heroes", QT_TRANSLATE_NOOP("heroes", "It is the turn of %1.")};
inline constexpr Sentence cardDown{"heroes", QT_TRANSLATE_NOOP("heroes", "Card %1 lies face down.")};
inline constexpr Sentence noFourthCard{"heroes",
                                       QT_TRANSLATE_NOOP("heroes", "The fourth card comes with the Marketplace.")};
inline constexpr Sentence notOnCard{"heroes", QT_TRANSLATE_NOOP("heroes", "This action is not on card %1.")};
inline constexpr Sentence cardPlayed{"heroes", QT_TRANSLATE_NOOP("heroes", "%1 uses card %2: %3.")};
inline constexpr Sentence passes{"heroes", QT_TRANSLATE_NOOP("heroes", "%1 passes.")};
inline constexpr Sentence cardTurned{"heroes", QT_TRANSLATE_NOOP("heroes", "Card %1 of %2 is turned face down.")};
inline constexpr Sentence turnOf{"heroes", QT_TRANSLATE_NOOP("heroes", "It is the turn of %1.")};
inline constexpr Sentence roundOver{
    "heroes", QT_TRANSLATE_NOOP("heroes", "Round %1 is over; the First Player token goes to %2.")};
inline constexpr Sentence lastRoundOver{"heroes", QT_TRANSLATE_NOOP("heroes", "The last round is over.")};
inline constexpr Sentence notTheEnd{"heroes", QT_TRANSLATE_NOOP("heroes", "The last round is not over yet.")};
/// --- activating and moving ---
inline constexpr Sentence notTheirHero{"heroes", QT_TRANSLATE_NOOP("heroes", "%1 is not a hero of %2.")};
inline constexpr Sentence noArmy{"heroes", QT_TRANSLATE_NOOP("heroes", "%1 has no unit and stays in the capital.")};
inline constexpr Sentence activatedAlready{
    "heroes", QT_TRANSLATE_NOOP("heroes", "%1 has been activated in this action already.")};
inline constexpr Sentence activated{"heroes", QT_TRANSLATE_NOOP("heroes", "%1 is activated.")};
inline constexpr Sentence movementPoints{"heroes", QT_TRANSLATE_NOOP("heroes", "Movement points: %1.")};
inline constexpr Sentence notActiveHero{"heroes", QT_TRANSLATE_NOOP("heroes", "%1 is not being moved now.")};
inline constexpr Sentence movementOver{"heroes", QT_TRANSLATE_NOOP("heroes", "The movement of %1 is over.")};
inline constexpr Sentence hasLostBattle{
    "heroes", QT_TRANSLATE_NOOP("heroes", "%1 has lost its battle and is done for this activation.")};
inline constexpr Sentence enemyEndsStretch{
    "heroes", QT_TRANSLATE_NOOP("heroes", "Entering the space of an enemy starts a battle at once: %1.")};
inline constexpr Sentence stepWrong{"heroes", QT_TRANSLATE_NOOP("heroes", "Step %1, to %2.")};
inline constexpr Sentence moved{"heroes", QT_TRANSLATE_NOOP("heroes", "%1 stands at %2; movement points left: %3.")};
inline constexpr Sentence movedHome{"heroes", QT_TRANSLATE_NOOP("heroes", "%1 enters the capital; the movement ends.")};
inline constexpr Sentence meets{"heroes", QT_TRANSLATE_NOOP("heroes", "A battle begins with %1.")};
/// --- sites ---
inline constexpr Sentence noLootedKind{"heroes", QT_TRANSLATE_NOOP("heroes", "%1 is not a site to be looted.")};
inline constexpr Sentence noControlledKind{"heroes", QT_TRANSLATE_NOOP("heroes", "%1 is not a site to be controlled.")};
inline constexpr Sentence otherKind{"heroes", QT_TRANSLATE_NOOP("heroes", "%1 is known as another kind of site.")};
inline constexpr Sentence notOnSpace{"heroes", QT_TRANSLATE_NOOP("heroes", "%1 does not stand on the space of %2.")};
inline constexpr Sentence siteGuarded{"heroes", QT_TRANSLATE_NOOP("heroes", "%1 is still guarded.")};
inline constexpr Sentence lootedAlready{"heroes", QT_TRANSLATE_NOOP("heroes", "%1 has been looted already.")};
inline constexpr Sentence looted{"heroes", QT_TRANSLATE_NOOP("heroes", "%1 loots %2.")};
inline constexpr Sentence lootTreasure{"heroes", QT_TRANSLATE_NOOP("heroes", "A Treasure Card: one reward.")};
inline constexpr Sentence lootLevel{"heroes", QT_TRANSLATE_NOOP("heroes", "%1 levels up without paying experience.")};
inline constexpr Sentence lootAgain{"heroes",
                                    QT_TRANSLATE_NOOP("heroes", "%1 may be activated once more in this action.")};
inline constexpr Sentence lootRecruit{
    "heroes", QT_TRANSLATE_NOOP("heroes", "%1 may recruit 3 units here, whatever the capital's level.")};
inline constexpr Sentence lootUpgrade{"heroes", QT_TRANSLATE_NOOP("heroes", "%1 may upgrade base units here.")};
inline constexpr Sentence lootCard{"heroes", QT_TRANSLATE_NOOP("heroes", "The card that is drawn is entered next.")};
inline constexpr Sentence inCapitalNow{"heroes", QT_TRANSLATE_NOOP("heroes", "%1 is in the capital.")};
inline constexpr Sentence controlledAlready{"heroes", QT_TRANSLATE_NOOP("heroes", "%1 is controlled by %2 already.")};
inline constexpr Sentence takes{"heroes", QT_TRANSLATE_NOOP("heroes", "%1 takes control of %2.")};
/// --- overwhelm and opponents ---
inline constexpr Sentence beaten{"heroes", QT_TRANSLATE_NOOP("heroes", "%1 has been beaten or scared off already.")};
inline constexpr Sentence enemyNotHere{
    "heroes",
    QT_TRANSLATE_NOOP("heroes", "%1 is not here: neither on the space that was entered nor the guard of this site.")};
inline constexpr Sentence otherValues{"heroes", QT_TRANSLATE_NOOP("heroes", "%1 is known with other values.")};
inline constexpr Sentence secondBattle{
    "heroes", QT_TRANSLATE_NOOP("heroes", "%1 has fought a battle in this activation already.")};
inline constexpr Sentence scared{"heroes", QT_TRANSLATE_NOOP("heroes", "%1 is gone; rewards of a Treasure Card: %2.")};
inline constexpr Sentence ownHero{"heroes", QT_TRANSLATE_NOOP("heroes", "%1 is a hero of the same player.")};
inline constexpr Sentence enemyWithoutUnits{"heroes",
                                            QT_TRANSLATE_NOOP("heroes", "%1 has no unit and cannot be fought.")};
inline constexpr Sentence noHonor{
    "heroes", QT_TRANSLATE_NOOP("heroes", "Nobody in this battle has Honor, so elite dice cannot be ruled out.")};
inline constexpr Sentence battleBegins{"heroes", QT_TRANSLATE_NOOP("heroes", "%1 fights %2.")};
inline constexpr Sentence darkDays{
    "heroes", QT_TRANSLATE_NOOP("heroes", "On Dark Days there is an additional enemy with the same values.")};
inline constexpr Sentence honorRulesOut{"heroes", QT_TRANSLATE_NOOP("heroes", "Honor: no elite dice in this battle.")};
inline constexpr Sentence freeNow{"heroes", QT_TRANSLATE_NOOP("heroes", "%1 is not guarded any more.")};
/// --- battle ---
inline constexpr Sentence orderKept{
    "heroes", QT_TRANSLATE_NOOP("heroes", "The order stays as it is: no initiative has changed.")};
inline constexpr Sentence orderWrong{
    "heroes", QT_TRANSLATE_NOOP("heroes", "By initiative the pieces come in another order: place %1 is that of %2.")};
inline constexpr Sentence orderAccepted{"heroes",
                                        QT_TRANSLATE_NOOP("heroes", "The pieces are placed; first attacks %1.")};
inline constexpr Sentence pieceTwice{"heroes",
                                     QT_TRANSLATE_NOOP("heroes", "Every piece of the battle is expected here once.")};
inline constexpr Sentence notNext{"heroes", QT_TRANSLATE_NOOP("heroes", "Not %1 but %2 attacks next.")};
inline constexpr Sentence faceNotOnDie{"heroes", QT_TRANSLATE_NOOP("heroes", "This face is not on the elite die.")};
inline constexpr Sentence loneElite{"heroes",
                                    QT_TRANSLATE_NOOP("heroes", "A lone elite unit may not roll the elite die here.")};
inline constexpr Sentence targetWithoutPrecise{"heroes",
                                               QT_TRANSLATE_NOOP("heroes", "Only Precise Strike chooses a target.")};
inline constexpr Sentence targetNoEnemy{
    "heroes", QT_TRANSLATE_NOOP("heroes", "%1 is not an enemy stack or encounter with anything left.")};
inline constexpr Sentence targetDefence{
    "heroes", QT_TRANSLATE_NOOP("heroes", "A stack with Defence cannot be chosen by Precise Strike.")};
inline constexpr Sentence additionalFirst{"heroes",
                                          QT_TRANSLATE_NOOP("heroes", "The additional enemy takes the damage first.")};
inline constexpr Sentence noAngel{"heroes", QT_TRANSLATE_NOOP("heroes", "The defender has no Guardian Angel.")};
inline constexpr Sentence angelUsed{
    "heroes", QT_TRANSLATE_NOOP("heroes", "The Guardian Angel has been used in this clash already.")};
inline constexpr Sentence angelWithoutSkulls{
    "heroes", QT_TRANSLATE_NOOP("heroes", "The Guardian Angel ignores skulls, and there are none.")};
inline constexpr Sentence aggressorHeroOnly{
    "heroes", QT_TRANSLATE_NOOP("heroes", "Only a hero with the skill Aggressor attacks once more.")};
inline constexpr Sentence aggressorUsed{"heroes", QT_TRANSLATE_NOOP("heroes", "Aggressor has been used already.")};
inline constexpr Sentence attacks{"heroes", QT_TRANSLATE_NOOP("heroes", "%1 attacks.")};
inline constexpr Sentence attacksAgain{"heroes",
                                       QT_TRANSLATE_NOOP("heroes", "Aggressor: %1 attacks once more after this.")};
inline constexpr Sentence laurelDue{"heroes",
                                    QT_TRANSLATE_NOOP("heroes", "The laurel is carried out before the damage.")};
inline constexpr Sentence assignDue{"heroes",
                                    QT_TRANSLATE_NOOP("heroes", "Damage to be assigned by the defender: %1.")};
inline constexpr Sentence noDamage{"heroes", QT_TRANSLATE_NOOP("heroes", "No damage.")};
inline constexpr Sentence battleWon{"heroes", QT_TRANSLATE_NOOP("heroes", "All enemies are destroyed: %1 has won.")};
inline constexpr Sentence battleLost{"heroes", QT_TRANSLATE_NOOP("heroes", "The whole army is destroyed: %1 has won.")};
inline constexpr Sentence clashEnds{"heroes", QT_TRANSLATE_NOOP("heroes", "The clash is over; clash %1 begins.")};
inline constexpr Sentence regenerates{"heroes", QT_TRANSLATE_NOOP("heroes", "%1 regenerates: all damage comes off.")};
inline constexpr Sentence orderDue{"heroes",
                                   QT_TRANSLATE_NOOP("heroes", "An initiative has changed: the order is made anew.")};
inline constexpr Sentence laurelNotYours{"heroes", QT_TRANSLATE_NOOP("heroes", "The laurel belongs to %1.")};
inline constexpr Sentence laurelArmy{
    "heroes", QT_TRANSLATE_NOOP("heroes", "The laurel of an army upgrades or resurrects one of its own units.")};
inline constexpr Sentence laurelEncounter{
    "heroes", QT_TRANSLATE_NOOP("heroes", "The laurel of an encounter resurrects an encounter.")};
inline constexpr Sentence laurelNoEncounter{"heroes",
                                            QT_TRANSLATE_NOOP("heroes", "%1 has no damage that could come off.")};
inline constexpr Sentence encounterHealed{"heroes", QT_TRANSLATE_NOOP("heroes", "All damage comes off %1.")};
inline constexpr Sentence noWound{"heroes", QT_TRANSLATE_NOOP("heroes", "There is no wounded token in this stack.")};
inline constexpr Sentence woundHealed{"heroes", QT_TRANSLATE_NOOP("heroes", "%1: a wound is healed.")};
inline constexpr Sentence stackIs{"heroes", QT_TRANSLATE_NOOP("heroes", "%1: base units %2, elite units %3.")};
inline constexpr Sentence otherSidesStack{"heroes", QT_TRANSLATE_NOOP("heroes", "%1 fights on the other side.")};
inline constexpr Sentence stackDestroyed{"heroes", QT_TRANSLATE_NOOP("heroes", "%1 has no unit left.")};
inline constexpr Sentence onlyAtEnd{"heroes", QT_TRANSLATE_NOOP("heroes", "Necromancy works after the battle.")};
inline constexpr Sentence noNecromancy{"heroes", QT_TRANSLATE_NOOP("heroes", "This side has no Necromancy.")};
inline constexpr Sentence necromancyUsed{
    "heroes", QT_TRANSLATE_NOOP("heroes", "Necromancy has been used in this battle already.")};
inline constexpr Sentence necromancyLost{
    "heroes", QT_TRANSLATE_NOOP("heroes", "Necromancy does not work after a lost battle here.")};
inline constexpr Sentence armiesOnly{"heroes", QT_TRANSLATE_NOOP("heroes", "Only an army is resurrected this way.")};
inline constexpr Sentence pointsUsed{"heroes", QT_TRANSLATE_NOOP("heroes", "Points of resurrection used: %1 of %2.")};
inline constexpr Sentence tooManyPoints{
    "heroes", QT_TRANSLATE_NOOP("heroes", "That needs %1 points of resurrection; there are %2.")};
inline constexpr Sentence noRetreatNow{
    "heroes", QT_TRANSLATE_NOOP("heroes", "A hero retreats at the beginning of a clash, but not of the first.")};
inline constexpr Sentence encountersStay{"heroes", QT_TRANSLATE_NOOP("heroes", "Encounters never retreat.")};
inline constexpr Sentence tokensMissing{"heroes", QT_TRANSLATE_NOOP("heroes", "%1 are not there in that number.")};
inline constexpr Sentence wrongTokens{
    "heroes", QT_TRANSLATE_NOOP("heroes", "A retreat costs %1 units (or a single one with Defence), not %2.")};
inline constexpr Sentence retreats{
    "heroes", QT_TRANSLATE_NOOP("heroes", "%1 retreats and gives up units: %2. That is a defeat.")};
/// --- end of a battle ---
inline constexpr Sentence rewardOfHeroes{
    "heroes", QT_TRANSLATE_NOOP("heroes", "Only the winner of a battle between heroes gets such a reward.")};
inline constexpr Sentence artefactNotLosers{"heroes", QT_TRANSLATE_NOOP("heroes", "%1 does not wear %2.")};
inline constexpr Sentence slotTaken{"heroes",
                                    QT_TRANSLATE_NOOP("heroes", "%1 wears an Artefact in this slot already.")};
inline constexpr Sentence notLosersSite{"heroes", QT_TRANSLATE_NOOP("heroes", "%1 is not controlled by %2.")};
inline constexpr Sentence trophy{"heroes", QT_TRANSLATE_NOOP("heroes", "%1 is a trophy of %2: experience %3.")};
inline constexpr Sentence encounterStays{"heroes",
                                         QT_TRANSLATE_NOOP("heroes", "%1 stays where it was, without damage.")};
inline constexpr Sentence goesHome{"heroes", QT_TRANSLATE_NOOP("heroes", "%1 goes to its capital.")};
inline constexpr Sentence backInReserve{"heroes",
                                        QT_TRANSLATE_NOOP("heroes", "Destroyed units go back to the reserve: %1.")};
inline constexpr Sentence winsCard{"heroes", QT_TRANSLATE_NOOP("heroes", "%1 gains the Skill Card %2.")};
inline constexpr Sentence winsArtefact{"heroes", QT_TRANSLATE_NOOP("heroes", "%1 takes %2 from %3.")};
inline constexpr Sentence siteChanges{"heroes", QT_TRANSLATE_NOOP("heroes", "%1 goes over to %2.")};
/// --- rewards ---
inline constexpr Sentence claimOf{"heroes", QT_TRANSLATE_NOOP("heroes", "This is for %1 to take.")};
inline constexpr Sentence tooManyRewards{"heroes",
                                         QT_TRANSLATE_NOOP("heroes", "There are %1 rewards to choose, not %2.")};
inline constexpr Sentence rewardTwice{
    "heroes", QT_TRANSLATE_NOOP("heroes", "Each reward of a card can be chosen once: number %1.")};
inline constexpr Sentence rewardGold{"heroes", QT_TRANSLATE_NOOP("heroes", "Gold: %1, now %2.")};
inline constexpr Sentence rewardResources{"heroes", QT_TRANSLATE_NOOP("heroes", "Resources: %1, now %2.")};
inline constexpr Sentence rewardLuck{"heroes", QT_TRANSLATE_NOOP("heroes", "Luck tokens: %1, now %2.")};
inline constexpr Sentence rewardExperience{"heroes", QT_TRANSLATE_NOOP("heroes", "Experience for a level-up now: %1.")};
inline constexpr Sentence rewardOther{
    "heroes", QT_TRANSLATE_NOOP("heroes", "The card that was drawn or what else the reward is, is entered next.")};
inline constexpr Sentence rewardNone{"heroes", QT_TRANSLATE_NOOP("heroes", "No reward is taken.")};
inline constexpr Sentence experienceLost{
    "heroes",
    QT_TRANSLATE_NOOP("heroes", "The experience of the Treasure Card (%1) does not suffice for a level and is lost.")};
inline constexpr Sentence mustLevel{"heroes", QT_TRANSLATE_NOOP("heroes", "%1 must level up: experience %2, cost %3.")};
inline constexpr Sentence unknownTrophy{"heroes", QT_TRANSLATE_NOOP("heroes", "%1 has no trophy of the name %2.")};
inline constexpr Sentence paymentShort{"heroes",
                                       QT_TRANSLATE_NOOP("heroes", "The payment is worth %1, the level costs %2.")};
inline constexpr Sentence learns{"heroes", QT_TRANSLATE_NOOP("heroes", "%1 learns %2.")};
inline constexpr Sentence learnsNothing{"heroes", QT_TRANSLATE_NOOP("heroes", "No card is left; %1 learns nothing.")};
inline constexpr Sentence paid{"heroes",
                               QT_TRANSLATE_NOOP("heroes", "Trophies discarded: %1; experience paid %2 of %3.")};
/// --- the realm ---
inline constexpr Sentence gatheredAlready{
    "heroes", QT_TRANSLATE_NOOP("heroes", "The player has gathered in this action already.")};
inline constexpr Sentence builtAlready{"heroes", QT_TRANSLATE_NOOP("heroes", "This building stands already.")};
inline constexpr Sentence secondBuild{"heroes", QT_TRANSLATE_NOOP("heroes", "One building or one level in an action.")};
inline constexpr Sentence levelTooLow{"heroes",
                                      QT_TRANSLATE_NOOP("heroes", "%1 needs capital level %2; the capital has %3.")};
inline constexpr Sentence tooDear{
    "heroes", QT_TRANSLATE_NOOP("heroes", "That costs gold %1 and resources %2; there are gold %3 and resources %4.")};
inline constexpr Sentence noTear{
    "heroes", QT_TRANSLATE_NOOP("heroes", "The Temple needs the Tear of Asha with a hero of the faction.")};
inline constexpr Sentence built{"heroes", QT_TRANSLATE_NOOP("heroes", "%1 builds: %2.")};
inline constexpr Sentence paidPrice{
    "heroes", QT_TRANSLATE_NOOP("heroes", "Paid: gold %1, resources %2; left: gold %3, resources %4.")};
inline constexpr Sentence fourthCardNow{"heroes",
                                        QT_TRANSLATE_NOOP("heroes", "The fourth Action Card comes into play.")};
inline constexpr Sentence fourthCardLater{
    "heroes", QT_TRANSLATE_NOOP("heroes", "The fourth Action Card can be used from the next round on.")};
inline constexpr Sentence tearUnder{"heroes",
                                    QT_TRANSLATE_NOOP("heroes", "The Tear of Asha lies under the Temple now.")};
inline constexpr Sentence highestLevel{"heroes",
                                       QT_TRANSLATE_NOOP("heroes", "The capital has the highest level already.")};
inline constexpr Sentence raised{"heroes", QT_TRANSLATE_NOOP("heroes", "The capital of %1 has level %2 now.")};
inline constexpr Sentence otherUnit{"heroes", QT_TRANSLATE_NOOP("heroes", "%1 is not a unit of this faction.")};
inline constexpr Sentence recruited{"heroes", QT_TRANSLATE_NOOP("heroes", "%1: %2, gold left %3, recruited %4 of %5.")};
inline constexpr Sentence tradeNeedsMarket{"heroes", QT_TRANSLATE_NOOP("heroes", "Trading needs the Marketplace.")};
inline constexpr Sentence oddQuantity{
    "heroes", QT_TRANSLATE_NOOP("heroes", "Two are changed for one: an even number is needed.")};
inline constexpr Sentence notEnough{"heroes", QT_TRANSLATE_NOOP("heroes", "There is not enough: %1 of %2.")};
inline constexpr Sentence traded{
    "heroes", QT_TRANSLATE_NOOP("heroes", "Given: %1, taken: %2; the treasury holds gold %3, resources %4.")};
inline constexpr Sentence notOnTurn{"heroes",
                                    QT_TRANSLATE_NOOP("heroes", "Only the player whose turn it is sells Scrolls.")};
inline constexpr Sentence notInCapital{"heroes", QT_TRANSLATE_NOOP("heroes", "%1 is not in the capital.")};
inline constexpr Sentence noScrolls{"heroes", QT_TRANSLATE_NOOP("heroes", "%1 has Scrolls: %2.")};
inline constexpr Sentence sold{"heroes", QT_TRANSLATE_NOOP("heroes", "Scrolls sold for gold: %1; gold now %2.")};
/// --- cards and notes ---
inline constexpr Sentence artefactElsewhere{"heroes", QT_TRANSLATE_NOOP("heroes", "%1 is on the table already.")};
inline constexpr Sentence artefactGained{"heroes", QT_TRANSLATE_NOOP("heroes", "%1 wears %2: 1 Power Point.")};
inline constexpr Sentence artefactNotWorn{"heroes", QT_TRANSLATE_NOOP("heroes", "%1 does not wear %2.")};
inline constexpr Sentence artefactLost{"heroes", QT_TRANSLATE_NOOP("heroes", "%1 loses %2.")};
inline constexpr Sentence toAnother{"heroes", QT_TRANSLATE_NOOP("heroes", "An Artefact goes to another hero.")};
inline constexpr Sentence scrollsNow{"heroes", QT_TRANSLATE_NOOP("heroes", "%1 has Scrolls: %2.")};
inline constexpr Sentence magicTooLow{
    "heroes", QT_TRANSLATE_NOOP("heroes", "The Magic of %1 (%2) is too low for a Scroll of level %3.")};
inline constexpr Sentence scrollUsed{"heroes", QT_TRANSLATE_NOOP("heroes", "%1 uses %2.")};
inline constexpr Sentence luckNow{"heroes", QT_TRANSLATE_NOOP("heroes", "%1 has luck tokens: %2.")};
inline constexpr Sentence belowZero{"heroes", QT_TRANSLATE_NOOP("heroes", "That would fall below 0.")};
inline constexpr Sentence adjusted{"heroes", QT_TRANSLATE_NOOP("heroes", "Adjusted by %1, now %2.")};
inline constexpr Sentence noted{"heroes", QT_TRANSLATE_NOOP("heroes", "A remark is noted.")};

} // namespace whistle::heroes::texts::desk

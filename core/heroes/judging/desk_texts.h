// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "heroes/table/rules.h"

#include <QCoreApplication>

/// The sentences of the referee that are said in several places, and those of battles.
namespace whistle::heroes::texts::desk {

/// --- general ---
inline constexpr Saying wrongStep{QT_TRANSLATE_NOOP("heroes", "Not now. What comes now: %1.")};
inline constexpr Saying wrongAction{QT_TRANSLATE_NOOP("heroes", "The open action is another one: %1.")};
inline constexpr Saying noAction{QT_TRANSLATE_NOOP("heroes", "No action is open.")};
inline constexpr Saying noUnitNow{QT_TRANSLATE_NOOP("heroes", "There is nothing of that name in this battle: %1.")};
inline constexpr Saying notInPlay{QT_TRANSLATE_NOOP("heroes", "%1 is not in play.")};
/// --- set-up ---
inline constexpr Saying noBoard{QT_TRANSLATE_NOOP("heroes", "This match is tracked without a board.")};
inline constexpr Saying noTile{QT_TRANSLATE_NOOP("heroes", "There is no tile at %1.")};
inline constexpr Saying nameInUse{QT_TRANSLATE_NOOP("heroes", "The name %1 is in use already.")};
/// --- activating and moving ---
inline constexpr Saying notTheirHero{QT_TRANSLATE_NOOP("heroes", "%1 is not a hero of %2.")};
inline constexpr Saying noArmy{QT_TRANSLATE_NOOP("heroes", "%1 has no unit and stays in the capital.")};
/// --- sites ---
inline constexpr Saying noControlledKind{QT_TRANSLATE_NOOP("heroes", "%1 is not a site to be controlled.")};
/// --- overwhelm and opponents ---
inline constexpr Saying enemyNotHere{
    QT_TRANSLATE_NOOP("heroes", "%1 is not here: neither on the space that was entered nor the guard of this site.")};
inline constexpr Saying secondBattle{QT_TRANSLATE_NOOP("heroes", "%1 has fought a battle in this activation already.")};
inline constexpr Saying ownHero{QT_TRANSLATE_NOOP("heroes", "%1 is a hero of the same player.")};
inline constexpr Saying enemyWithoutUnits{QT_TRANSLATE_NOOP("heroes", "%1 has no unit and cannot be fought.")};
inline constexpr Saying noHonor{
    QT_TRANSLATE_NOOP("heroes", "Nobody in this battle has Honor, so elite dice cannot be ruled out.")};
inline constexpr Saying battleBegins{QT_TRANSLATE_NOOP("heroes", "%1 fights %2.")};
inline constexpr Saying darkDays{
    QT_TRANSLATE_NOOP("heroes", "On Dark Days there is an additional enemy with the same values.")};
inline constexpr Saying honorRulesOut{QT_TRANSLATE_NOOP("heroes", "Honor: no elite dice in this battle.")};
inline constexpr Saying freeNow{QT_TRANSLATE_NOOP("heroes", "%1 is not guarded any more.")};
/// --- battle ---
inline constexpr Saying orderKept{QT_TRANSLATE_NOOP("heroes", "The order stays as it is: no initiative has changed.")};
inline constexpr Saying orderWrong{
    QT_TRANSLATE_NOOP("heroes", "By initiative the pieces come in another order: place %1 is that of %2.")};
inline constexpr Saying orderAccepted{QT_TRANSLATE_NOOP("heroes", "The pieces are placed; first attacks %1.")};
inline constexpr Saying pieceTwice{QT_TRANSLATE_NOOP("heroes", "Every piece of the battle is expected here once.")};
inline constexpr Saying notNext{QT_TRANSLATE_NOOP("heroes", "Not %1 but %2 attacks next.")};
inline constexpr Saying faceNotOnDie{QT_TRANSLATE_NOOP("heroes", "This face is not on the elite die.")};
inline constexpr Saying loneElite{QT_TRANSLATE_NOOP("heroes", "A lone elite unit may not roll the elite die here.")};
inline constexpr Saying targetWithoutPrecise{QT_TRANSLATE_NOOP("heroes", "Only Precise Strike chooses a target.")};
inline constexpr Saying targetNoEnemy{
    QT_TRANSLATE_NOOP("heroes", "%1 is not an enemy stack or encounter with anything left.")};
inline constexpr Saying targetDefence{
    QT_TRANSLATE_NOOP("heroes", "A stack with Defence cannot be chosen by Precise Strike.")};
inline constexpr Saying additionalFirst{QT_TRANSLATE_NOOP("heroes", "The additional enemy takes the damage first.")};
inline constexpr Saying noAngel{QT_TRANSLATE_NOOP("heroes", "The defender has no Guardian Angel.")};
inline constexpr Saying angelUsed{
    QT_TRANSLATE_NOOP("heroes", "The Guardian Angel has been used in this clash already.")};
inline constexpr Saying angelWithoutSkulls{
    QT_TRANSLATE_NOOP("heroes", "The Guardian Angel ignores skulls, and there are none.")};
inline constexpr Saying aggressorHeroOnly{
    QT_TRANSLATE_NOOP("heroes", "Only a hero with the skill Aggressor attacks once more.")};
inline constexpr Saying aggressorUsed{QT_TRANSLATE_NOOP("heroes", "Aggressor has been used already.")};
inline constexpr Saying attacks{QT_TRANSLATE_NOOP("heroes", "%1 attacks.")};
inline constexpr Saying attacksAgain{QT_TRANSLATE_NOOP("heroes", "Aggressor: %1 attacks once more after this.")};
inline constexpr Saying laurelDue{QT_TRANSLATE_NOOP("heroes", "The laurel is carried out before the damage.")};
inline constexpr Saying assignDue{QT_TRANSLATE_NOOP("heroes", "Damage to be assigned by the defender: %1.")};
inline constexpr Saying noDamage{QT_TRANSLATE_NOOP("heroes", "No damage.")};
inline constexpr Saying battleWon{QT_TRANSLATE_NOOP("heroes", "All enemies are destroyed: %1 has won.")};
inline constexpr Saying battleLost{QT_TRANSLATE_NOOP("heroes", "The whole army is destroyed: %1 has won.")};
inline constexpr Saying clashEnds{QT_TRANSLATE_NOOP("heroes", "The clash is over; clash %1 begins.")};
inline constexpr Saying regenerates{QT_TRANSLATE_NOOP("heroes", "%1 regenerates: all damage comes off.")};
inline constexpr Saying orderDue{QT_TRANSLATE_NOOP("heroes", "An initiative has changed: the order is made anew.")};
inline constexpr Saying laurelNotYours{QT_TRANSLATE_NOOP("heroes", "The laurel belongs to %1.")};
inline constexpr Saying laurelArmy{
    QT_TRANSLATE_NOOP("heroes", "The laurel of an army upgrades or resurrects one of its own units.")};
inline constexpr Saying laurelEncounter{
    QT_TRANSLATE_NOOP("heroes", "The laurel of an encounter resurrects an encounter.")};
inline constexpr Saying laurelNoEncounter{QT_TRANSLATE_NOOP("heroes", "%1 has no damage that could come off.")};
inline constexpr Saying encounterHealed{QT_TRANSLATE_NOOP("heroes", "All damage comes off %1.")};
inline constexpr Saying noWound{QT_TRANSLATE_NOOP("heroes", "There is no wounded token in this stack.")};
inline constexpr Saying woundHealed{QT_TRANSLATE_NOOP("heroes", "%1: a wound is healed.")};
inline constexpr Saying stackIs{QT_TRANSLATE_NOOP("heroes", "%1: base units %2, elite units %3.")};
inline constexpr Saying otherSidesStack{QT_TRANSLATE_NOOP("heroes", "%1 fights on the other side.")};
inline constexpr Saying stackDestroyed{QT_TRANSLATE_NOOP("heroes", "%1 has no unit left.")};
inline constexpr Saying onlyAtEnd{QT_TRANSLATE_NOOP("heroes", "Necromancy works after the battle.")};
inline constexpr Saying noNecromancy{QT_TRANSLATE_NOOP("heroes", "This side has no Necromancy.")};
inline constexpr Saying necromancyUsed{QT_TRANSLATE_NOOP("heroes", "Necromancy has been used in this battle already.")};
inline constexpr Saying necromancyLost{
    QT_TRANSLATE_NOOP("heroes", "Necromancy does not work after a lost battle here.")};
inline constexpr Saying armiesOnly{QT_TRANSLATE_NOOP("heroes", "Only an army is resurrected this way.")};
inline constexpr Saying pointsUsed{QT_TRANSLATE_NOOP("heroes", "Points of resurrection used: %1 of %2.")};
inline constexpr Saying tooManyPoints{
    QT_TRANSLATE_NOOP("heroes", "That needs %1 points of resurrection; there are %2.")};
inline constexpr Saying noRetreatNow{
    QT_TRANSLATE_NOOP("heroes", "A hero retreats at the beginning of a clash, but not of the first.")};
inline constexpr Saying encountersStay{QT_TRANSLATE_NOOP("heroes", "Encounters never retreat.")};
inline constexpr Saying tokensMissing{QT_TRANSLATE_NOOP("heroes", "%1 are not there in that number.")};
inline constexpr Saying wrongTokens{
    QT_TRANSLATE_NOOP("heroes", "A retreat costs %1 units (or a single one with Defence), not %2.")};
inline constexpr Saying retreats{QT_TRANSLATE_NOOP("heroes", "%1 retreats and gives up units: %2. That is a defeat.")};
/// --- end of a battle ---
inline constexpr Saying slotTaken{QT_TRANSLATE_NOOP("heroes", "%1 wears an Artefact in this slot already.")};
inline constexpr Saying goesHome{QT_TRANSLATE_NOOP("heroes", "%1 goes to its capital.")};
/// --- the realm ---
inline constexpr Saying noScrolls{QT_TRANSLATE_NOOP("heroes", "%1 has Scrolls: %2.")};
inline constexpr Saying badLuckFirst{QT_TRANSLATE_NOOP("heroes", "Bad luck comes first: the hits must be re-rolled.")};

} // namespace whistle::heroes::texts::desk

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "heroes/table/types.h"

/// Sentences that are said in several places.
namespace whistle::heroes {

/// What is wrong with the input of a question or with a command, where the shape does not say it.
namespace input {
inline constexpr Saying unknownName{QT_TRANSLATE_NOOP("heroes", "There is no \"%1\" here.")};
inline constexpr Saying onlyEncounters{QT_TRANSLATE_NOOP(
    "heroes", "In a battle against encounters the opponent has encounters only, at most four, and no Bloodrage.")};
inline constexpr Saying oneBloodrage{QT_TRANSLATE_NOOP("heroes", "Only one side can have Bloodrage.")};
inline constexpr Saying noUnits{QT_TRANSLATE_NOOP("heroes", "At least one unit is needed here.")};
inline constexpr Saying damageTooGreat{QT_TRANSLATE_NOOP("heroes", "The damage must be less than the challenge.")};
inline constexpr Saying missing{QT_TRANSLATE_NOOP("heroes", "The key \"%1\" is missing.")};
inline constexpr Saying notHere{QT_TRANSLATE_NOOP("heroes", "The key \"%1\" does not belong here.")};
inline constexpr Saying levelTwice{QT_TRANSLATE_NOOP("heroes", "Another unit has this level already.")};
inline constexpr Saying eliteCheaper{QT_TRANSLATE_NOOP("heroes", "An elite unit is not cheaper than a base unit.")};
inline constexpr Saying spaceTaken{QT_TRANSLATE_NOOP("heroes", "There is something else on this space already.")};
inline constexpr Saying onCapital{QT_TRANSLATE_NOOP("heroes", "This is a capital's space.")};
} // namespace input

/// What the referee says of commands.
namespace say {
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
inline constexpr Saying freeNow{QT_TRANSLATE_NOOP("heroes", "%1 is not guarded any more.")};
/// --- battle ---
inline constexpr Saying orderKept{QT_TRANSLATE_NOOP("heroes", "The order stays as it is: no initiative has changed.")};
inline constexpr Saying faceNotOnDie{QT_TRANSLATE_NOOP("heroes", "This face is not on the elite die.")};
inline constexpr Saying tokensMissing{QT_TRANSLATE_NOOP("heroes", "%1 are not there in that number.")};
/// --- end of a battle ---
inline constexpr Saying slotTaken{QT_TRANSLATE_NOOP("heroes", "%1 wears an Artefact in this slot already.")};
inline constexpr Saying goesHome{QT_TRANSLATE_NOOP("heroes", "%1 goes to its capital.")};
/// --- the realm ---
inline constexpr Saying noScrolls{QT_TRANSLATE_NOOP("heroes", "%1 has Scrolls: %2.")};
inline constexpr Saying badLuckFirst{QT_TRANSLATE_NOOP("heroes", "Bad luck comes first: the hits must be re-rolled.")};
} // namespace say

} // namespace whistle::heroes

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/common_words.h"
#include "heroes/table/types.h"

/// Sentences that are said in several places.
namespace whistle::heroes {

/// What is wrong with the input of a question or with a command, where the shape does not say it.
namespace input {
inline constexpr auto unknownName = Saying::tr("There is no “%1” here.");
inline constexpr auto onlyEncounters =
    Saying::tr("In a battle against encounters the opponent has encounters only, at most four, and no Bloodrage.");
inline constexpr auto oneBloodrage = Saying::tr("Only one side can have Bloodrage.");
inline constexpr auto noUnits = Saying::tr("At least one unit is needed here.");
inline constexpr auto damageTooGreat = Saying::tr("The damage must be less than the challenge.");
inline constexpr auto missing = common::Saying::tr("The key “%1” is missing.");
inline constexpr auto notHere = common::Saying::tr("The key “%1” does not belong here.");
inline constexpr auto levelTwice = Saying::tr("Another unit already has this level.");
inline constexpr auto eliteCheaper = Saying::tr("An elite unit is not cheaper than a base unit.");
inline constexpr auto spaceTaken = Saying::tr("There is already something on this space.");
inline constexpr auto onCapital = Saying::tr("This is a capital's space.");
} // namespace input

/// What the referee says of commands.
namespace say {
/// --- general ---
inline constexpr auto wrongStep = Saying::tr("Not now: %1 comes first.");
inline constexpr auto wrongAction = Saying::tr("Another action is in progress (%1).");
inline constexpr auto noAction = Saying::tr("No action is in progress.");
inline constexpr auto noUnitNow = Saying::tr("There is no “%1” here.");
inline constexpr auto notInPlay = common::Saying::tr("%1 is not in play.");
/// --- set-up ---
inline constexpr auto noBoard = Saying::tr("This match is tracked without a board.");
inline constexpr auto noTile = Saying::tr("There is no tile at %1.");
inline constexpr auto nameInUse = Saying::tr("The name “%1” is already in use.");
/// --- activating and moving ---
inline constexpr auto notTheirHero = Saying::tr("%1 is not one of %2's heroes.");
inline constexpr auto noArmy = Saying::tr("%1 has no unit and stays in the capital.");
/// --- sites ---
inline constexpr auto noControlledKind = Saying::tr("%1 is not a site that can be controlled.");
/// --- overwhelm and opponents ---
inline constexpr auto freeNow = Saying::tr("%1 is no longer guarded.");
/// --- battle ---
inline constexpr auto orderKept = Saying::tr("The order stays the same: no initiative has changed.");
inline constexpr auto faceNotOnDie = Saying::tr("The elite die has no such face.");
inline constexpr auto tokensMissing = Saying::tr("There are not that many %1.");
/// --- end of a battle ---
inline constexpr auto slotTaken = Saying::tr("%1 already wears an Artefact in this slot.");
inline constexpr auto goesHome = Saying::tr("%1 goes to its capital.");
/// --- the realm ---
inline constexpr auto noScrolls = Saying{QT_TRANSLATE_N_NOOP("heroes", "%1 has %n Scroll(s).")};
inline constexpr auto badLuckFirst = Saying::tr("Bad luck comes first: the hits must be re-rolled.");
} // namespace say

} // namespace whistle::heroes

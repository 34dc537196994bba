// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/common_words.h"
#include "kaosball/table/types.h"

/// What several files of the referee and the judges say.
namespace whistle::kaosball::texts {

inline constexpr auto noSuchTeam = Saying::tr("No team “%1” plays in this match.");
inline constexpr auto isOut = Saying::tr("%1 are out of the match.");
inline constexpr auto noSuchFigure = Saying::tr("There is no figure “%1” in this match.");
inline constexpr auto notStanding = Saying::tr("%1 is not standing on the crossfield.");
inline constexpr auto stepDone = Saying::tr("%1 have already done this.");
inline constexpr auto mirrorOnly =
    Saying::tr("Without figures on the crossfield nothing moves; this needs the full board.");
inline constexpr auto scorekeeperOnly =
    Saying::tr("The full board is tracked here, so “%1” follows from the figures' spaces.");
inline constexpr auto ballPlaceMissing = Saying::tr("Nobody carries the ball: enter where it is.");
inline constexpr auto notOnField = Saying::tr("%1 is not on the crossfield.");

inline constexpr auto loadoutSet = Saying::tr("%1 have chosen; their choice stays secret until all have chosen.");

inline constexpr auto notInDugout = Saying::tr("%1 is not in the dugout.");
inline constexpr auto spaceOccupied = Saying::tr("A figure stands on %1.");

inline constexpr auto notYourFigure = Saying::tr("%1 does not belong to %2.");
inline constexpr auto mustActivateThat = Saying::tr("Hail Mary Play activates only %1.");

inline constexpr auto activationOver = Saying::tr("%1's activation is over.");
inline constexpr auto pickUpEnded = Saying::tr("%1 picked up the ball: that ended its movement and its action.");
inline constexpr auto damageTaken = Saying::tr("%1 takes %2 damage and now has %3 of %4.");
inline constexpr auto killedFor = Saying::tr("%1 is killed: a trophy for %2.");
inline constexpr auto killedByNobody = Saying::tr("%1 is killed; nobody gets the kill.");
inline constexpr auto down = Saying::tr("%1 is knocked down.");
inline constexpr auto hardyIgnores = Saying::tr("By Hardy, %1 ignores %2 damage this turn.");
inline constexpr auto hateScores = Saying::tr("Hate: +%2 for %1.");
inline constexpr auto tooExpensive =
    Saying::tr("The active upgrades cost %1, but there are only %2 active upgrade points, which is %3 too few.");
inline constexpr auto notBribed =
    Saying{QT_TRANSLATE_N_NOOP("kaosball", "%1 pay no bribe and roll for %n cheat card(s).")};
inline constexpr auto damageKept = Saying::tr("By Brick, %1 takes 1 damage and stays on its feet.");

inline constexpr auto notActiveFigure = Saying::tr("%1 is the active figure, not %2.");
inline constexpr auto targetNotEnemy = Saying::tr("%1 is not an enemy of %2.");
inline constexpr auto listedTwice = common::Saying::tr("“%1” appears here twice; once was expected.");

} // namespace whistle::kaosball::texts

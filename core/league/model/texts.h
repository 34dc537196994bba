// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/common_words.h"
#include "base/text.h"

namespace whistle::league {

/// A sentence of the leagues, by its English words.
struct Saying : Sentence {
    WHISTLE_SAYINGS(league)
};

/// What is said of an organiser's acts in more than one place.
namespace texts {

inline constexpr auto alreadyStarted = Saying::tr("The season has already started.");
inline constexpr auto notStarted = Saying::tr("The season has not started yet.");
inline constexpr auto twice = common::Saying::tr("“%1” appears here twice; once was expected.");
inline constexpr auto noEntrant = Saying::tr("No entrant is called “%1”.");
inline constexpr auto notForTwo = Saying::tr("This is not a two-player game.");
inline constexpr auto tableSize =
    Saying::tr("Tables of %1 to %2 are not possible: this game takes %3 to %4 players, and there are %5.");
inline constexpr auto noStat = Saying::tr("This game does not count “%1”.");
inline constexpr auto onlyLadder =
    Saying::tr("Only a ladder takes fixtures and entrants later; here the draw is already made.");
inline constexpr auto wrongDate = Saying::tr("“%1” is not a date or time in the form 2027-01-31 or 18:30.");
inline constexpr auto givenForGood = Saying::tr(
    "An entrant has dropped out and the match was forfeited; now that the playoffs have begun, that stands.");
inline constexpr auto noLongerPlayed = Saying::tr("This match is no longer to be played.");
inline constexpr auto hasResult =
    Saying::tr("The match already has a result; to change it, correct it and enter a reason.");
inline constexpr auto sidesOpen = common::Saying::tr("It is not yet known who plays this match.");
inline constexpr auto notASide = Saying::tr("“%1” does not play in this match.");
inline constexpr auto goneAlready = Saying::tr("Already dropped out: %1.");
inline constexpr auto onlySwiss = Saying::tr("Only the Swiss system pairs its rounds one after another.");
inline constexpr auto pairedByHand = Saying::tr("Paired by the organiser, not by the rules: %1.");
inline constexpr auto meetAgain =
    Saying::tr("%1 and %2 meet again: the remaining players cannot all meet someone new.");
inline constexpr auto againForTheBye = Saying::tr("%1 and %2 meet again, so that nobody has a second bye.");
inline constexpr auto allPaired = Saying::tr("All rounds have been paired.");
inline constexpr auto pointsForMissing = Saying::tr("Points for missing round %1: %2.");
inline constexpr auto edited = Saying::tr("Changed: %1.");
inline constexpr auto lotsDrawn = Saying::tr("All draws are made from the draw phrase “%1”.");
inline constexpr auto pointsOff = Saying::tr("The organiser deducts points from %1: %2 (%3).");
inline constexpr auto pointsGiven = Saying::tr("The organiser adds points for %1: %2 (%3).");
inline constexpr auto champion = Saying::tr("Champion: %1.");
inline constexpr auto nobody = common::Saying::tr("nobody");

// What a game says of its matches in a season
inline constexpr auto matchNotOver = common::Saying::tr("This match is not over yet.");
inline constexpr auto usualReadings = Saying::tr("All matches of the league follow the usual readings of the rules.");

} // namespace texts

/// What pages and documents of a season say in more than one place.
namespace words {

inline constexpr auto playoffs = Saying::tr("Playoffs");
inline constexpr auto round = Saying::tr("Round %1");
inline constexpr auto forfeited = Saying::tr("forfeited");
inline constexpr auto awarded = Saying::tr("awarded: %1");
inline constexpr auto bye = Saying::tr("Bye: %1");
inline constexpr auto absent = Saying::tr("Does not play: %1");
inline constexpr auto table = Saying::tr("Standings");
inline constexpr auto group = Saying::tr("Group %1");
inline constexpr auto team = common::Saying::tr("Team");
inline constexpr auto score = common::Saying::tr("Score");
inline constexpr auto place = Saying::tr("Place");
inline constexpr auto droppedOut = Saying::tr("dropped out");
inline constexpr auto nothing = Saying::tr("Nothing in this round is still to be played.");
//: Points of the league for a match
inline constexpr Saying pointsOfMatch{QT_TRANSLATE_N_NOOP("league", "%n point(s)")};

} // namespace words
} // namespace whistle::league

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/text.h"

namespace whistle::league {

/// A sentence of the leagues, by its English words.
struct Saying : Sentence {
    WHISTLE_SAYINGS(league)
};

/// What is said of an organiser's acts in more than one place.
namespace texts {

inline constexpr auto alreadyStarted = Saying::tr("The season has started already.");
inline constexpr auto notStarted = Saying::tr("The season has not started yet.");
inline constexpr auto twice = Saying::tr("The name \"%1\" is there twice; each needs its own.");
inline constexpr auto noEntrant = Saying::tr("Nobody called \"%1\" takes part.");
inline constexpr auto notForTwo = Saying::tr("This game is not played by two.");
inline constexpr auto tableSize =
    Saying::tr("Tables of %1 to %2 are not possible: this game takes %3 to %4 players, and there are %5.");
inline constexpr auto noStat = Saying::tr("This game does not count \"%1\".");
inline constexpr auto onlyLadder =
    Saying::tr("Fixtures and entrants come in later only in a ladder; here the draw is made.");
inline constexpr auto wrongDate = Saying::tr("\"%1\" is not a date or time of the form 2027-01-31 or 18:30.");
inline constexpr auto givenForGood =
    Saying::tr("Somebody has left and the match was forfeited; now that the playoffs have begun, that stays.");
inline constexpr auto hasResult =
    Saying::tr("The match has its result already; to change it, correct it and enter a reason.");
inline constexpr auto sidesOpen = Saying::tr("Who plays this match is not known yet.");
inline constexpr auto notASide = Saying::tr("\"%1\" does not play in this match.");
inline constexpr auto goneAlready = Saying::tr("Dropped out already: %1.");
inline constexpr auto onlySwiss = Saying::tr("Rounds are paired one after the other only in the Swiss system.");
inline constexpr auto allPaired = Saying::tr("All rounds have been paired.");
inline constexpr auto edited = Saying::tr("Changed: %1.");
inline constexpr auto lotsDrawn = Saying::tr("All draws are made from the draw phrase \"%1\".");
inline constexpr auto pointsOff = Saying::tr("The organiser takes points off %1: %2 (%3).");
inline constexpr auto pointsGiven = Saying::tr("The organiser gives points to %1: %2 (%3).");
inline constexpr auto champion = Saying::tr("The champion: %1.");
inline constexpr auto nobody = Saying::tr("nobody");

// What a game says of its matches in a season
inline constexpr auto matchNotOver = Saying::tr("The match is not over.");
inline constexpr auto usualReadings = Saying::tr("All matches of the league are played with the usual readings.");

} // namespace texts

/// What pages and documents of a season say in more than one place.
namespace words {

inline constexpr auto playoffs = Saying::tr("Playoffs");
inline constexpr auto round = Saying::tr("Round %1");
inline constexpr auto forfeited = Saying::tr("forfeited");
inline constexpr auto awarded = Saying::tr("awarded: %1");
inline constexpr auto bye = Saying::tr("Bye: %1");
inline constexpr auto absent = Saying::tr("Does not play: %1");
inline constexpr auto table = Saying::tr("Table");
inline constexpr auto group = Saying::tr("Group %1");
inline constexpr auto team = Saying::tr("Team");
inline constexpr auto score = Saying::tr("Score");
inline constexpr auto place = Saying::tr("Place");
inline constexpr auto droppedOut = Saying::tr("dropped out");
inline constexpr auto nothing = Saying::tr("Nothing of this round is to be played.");
//: Points of the league for a match
inline constexpr Saying pointsOfMatch{QT_TRANSLATE_N_NOOP("league", "%n point(s)")};

} // namespace words
} // namespace whistle::league

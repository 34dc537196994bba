// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/common_words.h"
#include "base/problem.h"
#include "base/text.h"

/// What is said of a club's server.
namespace whistle::club_texts {

/// A sentence of the club, by its English words.
struct Saying : Sentence {
    WHISTLE_SAYINGS(club)
};

inline constexpr auto notAnAddress =
    Saying::tr("This is not the address of a club's server. An address is postgresql://NAME@SERVER/DATABASE, or "
               "service=NAME for an entry in your service file.");
inline constexpr auto passwordInAddress =
    Saying::tr("The address contains a password, and Whistle stores none. Put it in your service file or ~/.pgpass.");
inline constexpr auto noDriver =
    Saying::tr("This computer cannot talk to a club's server. Install the package libqt6sql6-psql.");
inline constexpr auto notReached = Saying::tr("The club's server cannot be reached: %1.");
inline constexpr auto serverFailed = Saying::tr("The club's server could not do this: %1.");
inline constexpr auto notEmptyThere =
    Saying::tr("This club already has records of its own, so it cannot take the place of another one.");
inline constexpr auto noClubThere =
    Saying::tr("There is no club in this database yet. Its owner creates one with `whistle-cli club init`.");
inline constexpr auto serverTooNew = Saying::tr(
    "The club's server was set up by a newer Whistle (version %1; this one knows %2). Install the newer version.");
inline constexpr auto serverTooOld = Saying::tr("The club's server was set up by an older Whistle (version %1; this "
                                                "one needs %2). Its owner updates it with `whistle-cli club init`.");
inline constexpr auto nameTooLong = Saying::tr("The database name %1 is too long for a club. Choose a shorter one.");
inline constexpr auto nameOfARole = Saying::tr("%1 is the name of a club role, not of a person.");
inline constexpr auto inUse =
    Saying::tr("Another window or program is talking to the club's server right now. Try again in a moment.");
inline constexpr auto notHereAsThere =
    Saying::tr("The match has not arrived here yet as the server has it, so its result was not entered.");
inline constexpr auto goneHere = Saying::tr("It is no longer on this computer.");
inline constexpr auto inTheBinHere = Saying::tr("It is deleted on this computer; on the server it continues.");
inline constexpr auto notUtf8 = Saying::tr("The database is not in UTF-8. Create one that is.");

// Why the server refuses.
inline constexpr auto organiserNeeded = Saying::tr("Only an organiser of the club may do this.");
inline constexpr auto tableNeeded = Saying::tr("Only a table or an organiser of the club may do this.");
inline constexpr auto roleViewer = Saying::tr("viewer");
inline constexpr auto roleTable = Saying::tr("table");
inline constexpr auto roleOrganiser = Saying::tr("organiser");
inline constexpr auto heldElsewhere = Saying::tr("%1 (%2) holds this match until %3.");
inline constexpr auto matchIsOver = Saying::tr("This match is over and cannot be continued.");
inline constexpr auto takenOff =
    Saying::tr("An organiser has taken this season off the server. It is still on this computer.");
inline constexpr auto otherHistory = Saying::tr("%1: the history of %2, which does not count (%3)");
inline constexpr auto notWholeHere = Saying::tr("Some of its matches differ between this computer and the server.");
inline constexpr auto notWholeThese =
    Saying::tr("These matches differ between this computer and the server: %1. Let them end, take them over, or choose "
               "between their histories; then fetch what is new and try again.");
inline constexpr auto cancelledThere = Saying::tr("It was cancelled. The season is only on this computer, as before.");
inline constexpr auto cancelledHalf = Saying::tr("It was cancelled, but others already enter into the season on the "
                                                 "server. It stays there, and the rest of its matches will follow.");
inline constexpr auto cancelledHere = Saying::tr("It was cancelled. The season is on the server, as before.");
inline constexpr auto notOver = common::Saying::tr("This match is not over yet.");
inline constexpr auto noSuchSide = Saying::tr("This match has no such side.");
inline constexpr auto allAgreed = Saying::tr("This result is confirmed. An organiser can correct it.");
inline constexpr auto notAPlace = Saying::tr("Enter a fixture, and a place of up to 100 characters on one line.");
inline constexpr auto notAClock = Saying::tr("A round lasts up to ten hours, and its number is up to 1,000.");
inline constexpr auto reasonNeeded = common::Saying::tr("Give a reason: it stays on record.");
inline constexpr auto fixtureElsewhere = Saying::tr("This fixture is being played already: %1 (%2) holds it until %3.");
inline constexpr auto wentOnElsewhere = Saying::tr("The record on the server took a different course.");
inline constexpr auto chainBroken = Saying::tr("Line %1 does not follow from the one before it.");
inline constexpr auto unknownThere = Saying::tr("The server does not have this record.");
inline constexpr auto anotherThere = Saying::tr("The server has a different record under this name.");
inline constexpr auto oneHistory = Saying::tr("This match has only one history, and that one counts.");
inline constexpr auto notCalled = Saying::tr("Nobody is called to this match.");

inline constexpr auto anotherClub = Saying::tr("This match belongs to a different club.");
inline constexpr auto notJoined =
    Saying::tr("This data folder has not joined a club; use `whistle-cli club join ADDRESS`.");
inline constexpr auto anotherFixture = Saying::tr("The match in %1 is played for another fixture.");
inline constexpr auto faultThere = Saying::tr("After line %1 the record on the server is not what was written.");

// The throw-away server.
inline constexpr auto noServerProgram =
    Saying::tr("PostgreSQL's own programs are not installed on this computer. Install the package postgresql-15.");
inline constexpr auto notATryFolder =
    Saying::tr("%1 is not empty and is not a `club try` server. Give another folder.");
inline constexpr auto tryFailed = Saying::tr("The server in %1 did not obey: %2");
inline constexpr auto tryFolderFailed = Saying::tr("The folder %1 could not be created: %2.");

} // namespace whistle::club_texts

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/problem.h"
#include "base/text.h"

#include <QString>

/// What the store says when something is wrong, and what to do then.
namespace whistle::store_texts {

/// A sentence of the store, by its English words.
struct Saying : Sentence {
    WHISTLE_SAYINGS(store)
};

inline constexpr auto noFolder =
    Saying::tr("The data folder %1 cannot be made: %2. Choose a folder that you may write to.");
inline constexpr auto cannotOpen = Saying::tr(
    "The database %1 cannot be opened: %2. Check that the folder can be written to and that the disk is not full.");
inline constexpr auto locked = Saying::tr(
    "The database %1 is held by another program: %2. Nothing was changed. Try again when that program has finished.");
inline constexpr auto gone = Saying::tr("The database %1 was moved, removed or replaced by another program. Nothing is "
                                        "recorded any more; what was entered before is where that file is now.");
inline constexpr auto linesMissing = Saying::tr("Of this record %1 lines were written, and %2 of them can be found: "
                                                "the database is damaged. Put a backup in its place.");
inline constexpr auto damaged = Saying::tr("The database %1 is damaged: %2. Nothing was changed in it. Move it away to "
                                           "start afresh, or put a backup in its place.");
inline constexpr auto notOurs =
    Saying::tr("The file %1 is not a database of Whistle. Move it away or choose another folder.");
inline constexpr auto tooNew = Saying::tr("The database %1 was made by a newer Whistle (version %2 of the tables; this "
                                          "one knows %3). Install the newer Whistle to open it.");
inline constexpr auto failed = Saying::tr("The database %1 could not do this: %2. Nothing was changed.");
inline constexpr auto unfinished = Saying::tr(
    "The database %1 could not finish this: %2. Whether it is recorded shows when Whistle is started again.");
inline constexpr auto noSuchMatch = Saying::tr("There is no match %1 in the database.");
inline constexpr auto continuedElsewhere = Saying::tr(
    "It was continued in another window or program. Close it here and open it again to see what was entered there.");
inline constexpr auto inTheBin = Saying::tr(
    "This season is deleted, and nothing more is entered in it. If two copies were merged, it goes on as another one "
    "of the list.");

inline constexpr auto backupExists = Saying::tr("%1 exists already and is not overwritten. Give another name.");
inline constexpr auto nothingToBackUp = Saying::tr("There is no database in %1 that could be backed up.");
inline constexpr auto backupFailed = Saying::tr("The backup %1 could not be made: %2.");
inline constexpr auto fileNotCarried =
    Saying::tr("There is no backup: %1 in the data folder cannot be taken into it: %2.");
inline constexpr auto notABackup = Saying::tr("%1 is not a backup of Whistle: %2.");
inline constexpr auto notSound = Saying::tr("it does not read as a sound database");
inline constexpr auto inUse =
    Saying::tr("The data folder %1 is in use by another window or program (%2). Close it there before restoring.");
inline constexpr auto cannotPutAside =
    Saying::tr("%1 cannot be moved aside: %2. Nothing was changed. Check that you may write there.");
inline constexpr auto cannotRestore =
    Saying::tr("The backup could not be put into %1: %2. What was there is still there.");

inline constexpr auto halfRestored =
    Saying::tr("Putting the backup in place stopped at %1: %2. What is still to come is in %3, what was there in %4. "
               "It goes on when Whistle is started again.");
inline constexpr auto otherTables = Saying::tr("its tables are not those of Whistle");
inline constexpr auto otherContent = Saying::tr("it was changed after it was written");
inline constexpr auto recordBroken = Saying::tr("the record %1 cannot be proven beyond its entry %2");
inline constexpr auto otherFiles = Saying::tr("its files are not those of a data folder");

} // namespace whistle::store_texts

namespace whistle {

/// What is wrong with a file, and what the system says about it.
[[nodiscard]] inline Problem problemAt(const QString& path, Sentence sentence, const QString& reason)
{
    return {path.toStdString(), Text{sentence, path.toStdString(), reason.toStdString()}};
}

} // namespace whistle

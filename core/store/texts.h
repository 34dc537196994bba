// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/common_words.h"
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
    Saying::tr("The data folder %1 could not be created: %2. Choose a folder you can write to.");
inline constexpr auto cannotOpen = Saying::tr(
    "The database %1 cannot be opened: %2. Check that the folder is writable and that the disk is not full.");
inline constexpr auto locked = Saying::tr(
    "The database %1 is in use by another program: %2. Nothing was changed. Try again when that program has finished.");
inline constexpr auto gone = Saying::tr("The database %1 was moved, removed or replaced by another program. Nothing "
                                        "more is recorded; what was entered before is wherever that file is now.");
inline constexpr auto linesMissing = Saying::tr(
    "Of this record %1 lines were written, but only %2 can be found: the database is damaged. Restore a backup.");
inline constexpr auto damaged = Saying::tr(
    "The database %1 is damaged: %2. Nothing in it was changed. Move it away to start afresh, or restore a backup.");
inline constexpr auto notOurs =
    Saying::tr("The file %1 is not a Whistle database. Move it away or choose another folder.");
inline constexpr auto tooNew = Saying::tr("The database %1 was made by a newer Whistle (version %2 of the tables; this "
                                          "one knows %3). Install the newer Whistle to open it.");
inline constexpr auto failed = Saying::tr("The database %1 could not do this: %2. Nothing was changed.");
inline constexpr auto unfinished = Saying::tr("The database %1 could not finish this: %2. When Whistle is started "
                                              "again, it will show whether this was recorded.");
inline constexpr auto noSuchMatch = Saying::tr("There is no match %1 in the database.");
inline constexpr auto continuedElsewhere = Saying::tr(
    "It was continued in another window or program. Close it here and open it again to see what was entered there.");
inline constexpr auto inTheBin = Saying::tr("This season is deleted, and nothing more can be entered in it. If two "
                                            "copies were merged, it continues as another season in the list.");

inline constexpr auto backupExists = common::Saying::tr("%1 already exists and is not overwritten. Give another name.");
inline constexpr auto nothingToBackUp = Saying::tr("There is no database in %1 to back up.");
inline constexpr auto backupFailed = Saying::tr("The backup %1 could not be created: %2.");
inline constexpr auto fileNotCarried =
    Saying::tr("No backup was made: %1 in the data folder could not be included: %2.");
inline constexpr auto notABackup = Saying::tr("%1 is not a Whistle backup: %2.");
inline constexpr auto notSound = Saying::tr("it is not a sound database");
inline constexpr auto inUse =
    Saying::tr("The data folder %1 is in use by another window or program (%2). Close it there before restoring.");
inline constexpr auto cannotPutAside =
    Saying::tr("%1 could not be moved aside: %2. Nothing was changed. Check that you can write there.");
inline constexpr auto cannotRestore =
    Saying::tr("The backup could not be restored to %1: %2. What was there is still there.");

inline constexpr auto halfRestored =
    Saying::tr("Restoring the backup stopped at %1: %2. What is still to come is in %3, what was there before in %4. "
               "It continues when Whistle is started again.");
inline constexpr auto otherTables = Saying::tr("its tables are not those of Whistle");
inline constexpr auto otherContent = Saying::tr("it was changed after it was written");
inline constexpr auto recordBroken = Saying::tr("the record %1 cannot be verified beyond its entry %2");
inline constexpr auto otherFiles = Saying::tr("its files are not those of a data folder");

} // namespace whistle::store_texts

namespace whistle {

/// What is wrong with a file, and what the system says about it.
[[nodiscard]] inline Problem problemAt(const QString& path, Sentence sentence, const QString& reason)
{
    return {path.toStdString(), Text{sentence, path.toStdString(), reason.toStdString()}};
}

} // namespace whistle

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/text.h"

#include <QCoreApplication>

/// What the store says when something is wrong, and what to do then.
namespace whistle::store_texts {

inline constexpr Sentence noFolder{
    "store", QT_TRANSLATE_NOOP("store", "The data folder %1 cannot be made: %2. Choose a folder that you may write "
                                        "to.")};
inline constexpr Sentence cannotOpen{
    "store", QT_TRANSLATE_NOOP("store", "The database %1 cannot be opened: %2. Check that the folder can be written to "
                                        "and that the disk is not full.")};
inline constexpr Sentence locked{
    "store",
    QT_TRANSLATE_NOOP("store", "The database %1 is held by another program: %2. Nothing was changed. Try again "
                               "when that program has finished.")};
inline constexpr Sentence gone{
    "store", QT_TRANSLATE_NOOP("store", "The database %1 was moved, removed or replaced by another program. Nothing is "
                                        "recorded any more; what was entered before is where that file is now.")};
inline constexpr Sentence linesMissing{
    "store",
    QT_TRANSLATE_NOOP("store", "Of this record %1 lines were written, and %2 of them can be found: the database "
                               "is damaged. Put a backup in its place.")};
inline constexpr Sentence damaged{
    "store",
    QT_TRANSLATE_NOOP("store", "The database %1 is damaged: %2. Nothing was changed in it. Move it away to start "
                               "afresh, or put a backup in its place.")};
inline constexpr Sentence notOurs{
    "store",
    QT_TRANSLATE_NOOP("store", "The file %1 is not a database of Whistle. Move it away or choose another folder.")};
inline constexpr Sentence tooNew{
    "store",
    QT_TRANSLATE_NOOP("store", "The database %1 was made by a newer Whistle (version %2 of the tables; this one "
                               "knows %3). Install the newer Whistle to open it.")};
inline constexpr Sentence failed{
    "store", QT_TRANSLATE_NOOP("store", "The database %1 could not do this: %2. Nothing was changed.")};
inline constexpr Sentence unfinished{
    "store", QT_TRANSLATE_NOOP("store", "The database %1 could not finish this: %2. Whether it is recorded shows when "
                                        "Whistle is started again.")};
inline constexpr Sentence noSuchMatch{"store", QT_TRANSLATE_NOOP("store", "There is no match %1 in the database.")};
inline constexpr Sentence continuedElsewhere{
    "store",
    QT_TRANSLATE_NOOP("store", "It was continued in another window or program. Close it here and open it again to see "
                               "what was entered there.")};

inline constexpr Sentence backupExists{
    "store", QT_TRANSLATE_NOOP("store", "%1 exists already and is not overwritten. Give another name.")};
inline constexpr Sentence nothingToBackUp{
    "store", QT_TRANSLATE_NOOP("store", "There is no database in %1 that could be backed up.")};
inline constexpr Sentence backupFailed{"store", QT_TRANSLATE_NOOP("store", "The backup %1 could not be made: %2.")};
inline constexpr Sentence fileNotCarried{
    "store", QT_TRANSLATE_NOOP("store", "There is no backup: %1 in the data folder cannot be taken into it: %2.")};
inline constexpr Sentence notABackup{"store", QT_TRANSLATE_NOOP("store", "%1 is not a backup of Whistle: %2.")};
inline constexpr Sentence notSound{"store", QT_TRANSLATE_NOOP("store", "it does not read as a sound database")};
inline constexpr Sentence inUse{
    "store", QT_TRANSLATE_NOOP("store", "The data folder %1 is in use by another window or program (%2). Close it "
                                        "there before restoring.")};
inline constexpr Sentence cannotPutAside{
    "store",
    QT_TRANSLATE_NOOP("store", "%1 cannot be moved aside: %2. Nothing was changed. Check that you may write there.")};
inline constexpr Sentence cannotRestore{
    "store", QT_TRANSLATE_NOOP("store", "The backup could not be put into %1: %2. What was there is still there.")};

inline constexpr Sentence halfRestored{
    "store",
    QT_TRANSLATE_NOOP("store", "Putting the backup in place stopped at %1: %2. What is still to come is in %3, "
                               "what was there in %4. It goes on when Whistle is started again.")};
inline constexpr Sentence otherTables{"store", QT_TRANSLATE_NOOP("store", "its tables are not those of Whistle")};
inline constexpr Sentence otherContent{"store", QT_TRANSLATE_NOOP("store", "it was changed after it was written")};
inline constexpr Sentence recordBroken{
    "store", QT_TRANSLATE_NOOP("store", "the record %1 cannot be proven beyond its entry %2")};
inline constexpr Sentence otherFiles{"store", QT_TRANSLATE_NOOP("store", "its files are not those of a data folder")};

} // namespace whistle::store_texts

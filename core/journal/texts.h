// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/text.h"

#include <QCoreApplication>

/// What the journal and the match file say, whatever the game.
namespace whistle::journal_texts {

// What an edit does.
inline constexpr Sentence withdrawn{"journal", QT_TRANSLATE_NOOP("journal", "Entry %1 is withdrawn.")};
inline constexpr Sentence restored{"journal", QT_TRANSLATE_NOOP("journal", "Entry %1 is restored.")};
inline constexpr Sentence replaced{"journal", QT_TRANSLATE_NOOP("journal", "Entry %1 is replaced.")};
inline constexpr Sentence inserted{"journal", QT_TRANSLATE_NOOP("journal", "Entry %1 is inserted before entry %2.")};
inline constexpr Sentence nowRefused{
    "journal", QT_TRANSLATE_NOOP("journal", "Entry %1 is now against the rules and no longer counts:")};
inline constexpr Sentence nowLegal{"journal",
                                   QT_TRANSLATE_NOOP("journal", "Entry %1 follows the rules again and counts.")};

// Secrets, and what an edit does to them.
inline constexpr Sentence closedAgain{
    "journal",
    QT_TRANSLATE_NOOP("journal", "Entry %1 is sealed again, but it has been seen; from now on the record shows that.")};
inline constexpr Sentence manyClosedAgain{
    "journal", QT_TRANSLATE_NOOP("journal", "These entries (%1) are sealed again, but have already been seen. From now "
                                            "on the record shows that they were seen.")};
inline constexpr Sentence changedAfterReveal{
    "journal",
    QT_TRANSLATE_NOOP("journal", "Entry %1 was changed after it was opened: the record shows it from now on.")};
inline constexpr Sentence refusedInSecret{
    "journal", QT_TRANSLATE_NOOP("journal", "Entry %1 is sealed; any rule it breaks is named when it is opened.")};
inline constexpr Sentence openedElsewhere{
    "journal",
    QT_TRANSLATE_NOOP(
        "journal", "This would open what is still sealed in the match. It can be opened only there, not in a copy.")};
inline constexpr Sentence notSealed{"journal",
                                    QT_TRANSLATE_NOOP("journal", "This is not what a sealed entry looks like.")};

// What is wrong with an edit.
inline constexpr Sentence noSuchEntry{
    "journal", QT_TRANSLATE_NOOP("journal", "There is no entry %1; the record has %2 lines so far.")};
inline constexpr Sentence editNotEntry{
    "journal", QT_TRANSLATE_NOOP("journal", "Line %1 is an edit; the number of an entry was expected.")};
inline constexpr Sentence isWithdrawn{
    "journal", QT_TRANSLATE_NOOP("journal", "Entry %1 is withdrawn; an entry that stands was expected.")};
inline constexpr Sentence notWithdrawn{
    "journal", QT_TRANSLATE_NOOP("journal", "Entry %1 stands; only a withdrawn entry can be restored.")};
inline constexpr Sentence firstStays{
    "journal", QT_TRANSLATE_NOOP("journal", "Entry %1 starts the match; it can be replaced, but not withdrawn.")};
inline constexpr Sentence nothingBeforeFirst{
    "journal", QT_TRANSLATE_NOOP("journal", "Entry %1 starts the match; nothing can come before it.")};
inline constexpr Sentence nothingToUndo{"common", QT_TRANSLATE_NOOP("common", "There is nothing to undo.")};
inline constexpr Sentence nothingToRedo{"common", QT_TRANSLATE_NOOP("common", "There is nothing to redo.")};

// What the reader should know of a match that was opened.
inline constexpr Sentence otherRules{
    "journal", QT_TRANSLATE_NOOP(
                   "journal", "This match was recorded under version %1 of the rules; this Whistle has version %2.")};
inline constexpr Sentence otherPack{
    "journal",
    QT_TRANSLATE_NOOP(
        "journal",
        "This match was played with an earlier data pack, “%1” %2; the pack here, “%3” %4, differs from it.")};

// What is wrong with a match file.
inline constexpr Sentence notAMatchFile{
    "journal", QT_TRANSLATE_NOOP("journal", "This is not a match file: its first line is not the header of one.")};
inline constexpr Sentence savedAsUtf16{
    "journal", QT_TRANSLATE_NOOP("journal", "This file is in UTF-16; a match file is in UTF-8. Another program has "
                                            "saved it: use the file as Whistle wrote it.")};
inline constexpr Sentence savedWithMark{
    "journal", QT_TRANSLATE_NOOP("journal", "This file begins with a byte order mark, which no match file has. Another "
                                            "program has saved it: use the file as Whistle wrote it.")};
inline constexpr Sentence futureFormat{
    "journal", QT_TRANSLATE_NOOP("journal", "This match file has format version %1; this Whistle reads up to version "
                                            "%2. A newer Whistle can open it.")};
inline constexpr Sentence headerChanged{
    "journal",
    QT_TRANSLATE_NOOP("journal", "The first line of this match file was changed; nothing in it is reliable.")};
inline constexpr Sentence changedAfter{
    "journal", QT_TRANSLATE_NOOP("journal", "This match file was changed after entry %1. It is sound up to there.")};
inline constexpr Sentence tornLine{
    "journal",
    QT_TRANSLATE_NOOP("journal",
                      "The last line of this match file is unfinished and is left out. Up to entry %1 it is sound.")};
inline constexpr Sentence wrongNumber{"journal",
                                      QT_TRANSLATE_NOOP("journal", "The number %1 was expected here, not %2.")};
inline constexpr Sentence notATime{
    "journal", QT_TRANSLATE_NOOP("journal", "A time in UTC such as “2026-01-31T19:04:11Z” was expected here.")};
inline constexpr Sentence unreadable{"journal",
                                     QT_TRANSLATE_NOOP("journal", "Line %1 of the record cannot be read: %2")};
inline constexpr Sentence reasonInEntry{
    "journal", QT_TRANSLATE_NOOP("journal", "The reason for an override belongs beside the entry, not in it.")};

// What goes wrong with files.
inline constexpr Sentence cannotRead{"common", QT_TRANSLATE_NOOP("common", "%1 cannot be read: %2.")};
inline constexpr Sentence cannotWrite{"common", QT_TRANSLATE_NOOP("common", "%1 cannot be written: %2.")};
inline constexpr Sentence existsAlready{
    "common", QT_TRANSLATE_NOOP("common", "%1 already exists and is not overwritten. Give another name.")};
inline constexpr Sentence noFile{
    "journal", QT_TRANSLATE_NOOP("journal", "%1 is a folder, a pipe or a device; a match is kept in a file.")};
inline constexpr Sentence fileGone{
    "journal", QT_TRANSLATE_NOOP("journal", "%1 was moved, removed or changed by another program. Nothing more is "
                                            "recorded; what was entered before is wherever that file is now.")};
inline constexpr Sentence inUse{
    "journal", QT_TRANSLATE_NOOP("journal", "Another program is writing %1; close the match there first.")};

} // namespace whistle::journal_texts

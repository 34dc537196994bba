// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/text.h"

#include <QCoreApplication>

/// What the command line says itself.
namespace whistle::cli::texts {

inline constexpr Sentence cannotRead{"cli", QT_TRANSLATE_NOOP("cli", "%1 cannot be read: %2.")};
inline constexpr Sentence cannotReadOn{"cli", QT_TRANSLATE_NOOP("cli", "%1 cannot be read to its end: %2.")};
inline constexpr Sentence inLine{"cli", QT_TRANSLATE_NOOP("cli", "Input line %1: %2")};
inline constexpr Sentence noVerb{"cli", QT_TRANSLATE_NOOP("cli", "There is no \"%1\"; there are: %2.")};
inline constexpr Sentence noVerbLike{"cli",
                                     QT_TRANSLATE_NOOP("cli", "There is no \"%1\"; was \"%2\" meant? There are: %3.")};
inline constexpr Sentence verbMissing{"cli", QT_TRANSLATE_NOOP("cli", "A word is missing; there are: %1.")};
inline constexpr Sentence noQuestion{
    "cli", QT_TRANSLATE_NOOP("cli", "Which question? `ask --list` shows them all, `ask GAME/QUESTION` asks one.")};
inline constexpr Sentence onlyWithList{"cli", QT_TRANSLATE_NOOP("cli", "--list goes with no question, and --json only "
                                                                       "with --list.")};
inline constexpr Sentence schemaAlone{"cli", QT_TRANSLATE_NOOP("cli", "--schema reads no input and records nothing.")};
inline constexpr Sentence otherGame{
    "cli", QT_TRANSLATE_NOOP("cli", "%1 holds a match of \"%2\", not of \"%3\"; nothing was written.")};
inline constexpr Sentence wouldStartAgain{
    "cli",
    QT_TRANSLATE_NOOP("cli", "%1 holds a match already, and the first line starts another one. Give another name, "
                             "or go on with commands of the match in it; nothing was written.")};
inline constexpr Sentence notAMatchToContinue{
    "cli", QT_TRANSLATE_NOOP("cli", "%1 exists already and holds no match that could be continued: %2")};
inline constexpr Sentence noSuchLine{
    "cli", QT_TRANSLATE_NOOP("cli", "This match has no entry %1; its last is %2, and 0 is before the first.")};
inline constexpr Sentence noNumber{
    "cli", QT_TRANSLATE_NOOP("cli", "--until: the number of an entry was expected, or 0, not \"%1\".")};
inline constexpr Sentence refusedEntry{
    "cli", QT_TRANSLATE_NOOP("cli", "Entry %1 was accepted when it was recorded; the rules refuse it: %2")};
inline constexpr Sentence refusedNow{"cli", QT_TRANSLATE_NOOP("cli", "Entry %1 is refused and changes nothing: %2")};

inline constexpr Sentence noSeason{
    "cli", QT_TRANSLATE_NOOP("cli", "There is no season \"%1\"; `league list` shows them all.")};
inline constexpr Sentence manySeasons{
    "cli",
    QT_TRANSLATE_NOOP("cli", "Several seasons are called \"%1\"; `league list --all` shows what else names them.")};
inline constexpr Sentence noEntrant{
    "cli", QT_TRANSLATE_NOOP("cli", "There is no entrant \"%1\" in this season; there are: %2.")};
inline constexpr Sentence paperIsHtml{"cli", QT_TRANSLATE_NOOP("cli", "--paper goes with --format html.")};
inline constexpr Sentence noPaper{"cli", QT_TRANSLATE_NOOP("cli", "The season has nothing to print as \"%1\" yet.")};
inline constexpr Sentence paperOfNoRound{"cli",
                                         QT_TRANSLATE_NOOP("cli", "\"%1\" is not of one round; leave --round out.")};
inline constexpr Sentence noRound{
    "cli", QT_TRANSLATE_NOOP("cli", "There is no round \"%1\" in this season yet; there are: %2.")};
inline constexpr Sentence idIsTaken{
    "cli", QT_TRANSLATE_NOOP("cli", "There is a season \"%1\" already; each needs an id of its own.")};
inline constexpr Sentence otherRecord{
    "cli", QT_TRANSLATE_NOOP("cli", "There is a season \"%1\" here already, and its record went on differently than "
                                    "the one of this file. Delete or keep that one; nothing was imported.")};
inline constexpr Sentence listNotUpToDate{
    "cli",
    QT_TRANSLATE_NOOP("cli", "Everything is recorded, but the list of seasons could not be brought up to date: %1")};
inline constexpr Sentence notUtf8{
    "cli", QT_TRANSLATE_NOOP("cli", "%1 cannot be used: the name of a data folder or a backup has to be UTF-8.")};
inline constexpr Sentence notAccepted{"cli", QT_TRANSLATE_NOOP("cli", "The season cannot be like this: %1")};
inline constexpr Sentence notASeasonFile{
    "cli", QT_TRANSLATE_NOOP("cli", "This is not an exported season (`league export` writes them).")};
inline constexpr Sentence cannotWrite{"cli", QT_TRANSLATE_NOOP("cli", "%1 cannot be written: %2.")};
inline constexpr Sentence nothingFound{"cli", QT_TRANSLATE_NOOP("cli", "No rule has \"%1\".")};
inline constexpr Sentence nearestFound{"cli", QT_TRANSLATE_NOOP("cli", "No rule has \"%1\". Nearest: \"%2\".")};
inline constexpr Sentence noRulesOf{"cli",
                                    QT_TRANSLATE_NOOP("cli", "There are no rules of \"%1\" here; there are: %2.")};
inline constexpr Sentence foundAs{"cli", QT_TRANSLATE_NOOP("cli", "Found as: %1.")};
inline constexpr Sentence alsoFound{"cli", QT_TRANSLATE_NOOP("cli", "Also found: %1.")};
inline constexpr Sentence exampleTold{"cli", QT_TRANSLATE_NOOP("cli", "Example: %1")};
inline constexpr Sentence reasonTold{"cli", QT_TRANSLATE_NOOP("cli", "Why: %1")};

} // namespace whistle::cli::texts

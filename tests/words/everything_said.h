// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "heard.h"

/// Whatever the judges, the leagues and the desk say of what the tests have: always in the same order, so that the same
/// sentence is the first of its kind.
namespace whistle {

/// What a question was asked, what it said, and how its form reads.
void hearQuestions(Heard& heard);
/// The recorded matches with names that are hard to put into a sentence, and what is refused on the way.
void hearRecordedMatches(Heard& heard);
/// Matches that are played by chance, with lines that nobody may enter.
void hearRandomMatches(Heard& heard);
/// Seasons of every game and format, with every act of an organiser, and their tables, forms and papers.
void hearSeasons(Heard& heard);
/// Matches that are to count for a season, of their game and of another, whole and broken off.
void hearResults(Heard& heard);
/// What the referee understands of the cards of Chaotic, and of tables of cards that are wrong.
void hearCards(Heard& heard);
/// Data packs with each fault that a pack may have.
void hearPacks(Heard& heard);

/// All of it, what is written down before what is played by chance: a sentence then has the same values for long.
void hearEverything(Heard& heard);

} // namespace whistle

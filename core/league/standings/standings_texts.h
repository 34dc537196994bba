// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/text.h"
#include "league/standings/tie_breaker.h"

#include <QCoreApplication>

/// The sentences with which a table explains itself.
namespace whistle::league::texts {

inline constexpr Sentence record{
    "league", QT_TRANSLATE_N_NOOP("league", "%1: %n point(s); played %3, won %4, drawn %5, lost %6.")};
inline constexpr Sentence recordWithoutDraws{
    "league", QT_TRANSLATE_N_NOOP("league", "%1: %n point(s); played %3, won %4, lost %5.")};
inline constexpr Sentence recordPlacing{
    "league", QT_TRANSLATE_N_NOOP("league", "%1: %n point(s); played %3, first in %4 of them.")};
inline constexpr Sentence byeRound{"league", QT_TRANSLATE_NOOP("league", "Points for the bye in round %1: %2.")};
inline constexpr Sentence missedRound{"league",
                                      QT_TRANSLATE_NOOP("league", "Points for round %1, which was missed: %2.")};
inline constexpr Sentence pointsTaken{"league", QT_TRANSLATE_NOOP("league", "Points taken off: %1 (%2).")};
inline constexpr Sentence pointsAdded{"league", QT_TRANSLATE_NOOP("league", "Points given: %1 (%2).")};
inline constexpr Sentence notAllMet{"league",
                                    QT_TRANSLATE_NOOP("league", "Not compared by %1: not all of them have met.")};
inline constexpr Sentence hasDroppedOut{"league",
                                        QT_TRANSLATE_NOOP("league", "Has dropped out: behind all who are still in.")};
inline constexpr Sentence alone{"league", QT_TRANSLATE_NOOP("league", "Nobody else has as many.")};
inline constexpr Sentence level{"league", QT_TRANSLATE_NOOP("league", "Level on points with %1.")};
inline constexpr Sentence levelAverage{"league", QT_TRANSLATE_NOOP("league", "Level on points per match with %1.")};
inline constexpr Sentence stillLevel{"league", QT_TRANSLATE_NOOP("league", "Still level with %1 by %2: %3 each.")};
inline constexpr Sentence notKnown{"league",
                                   QT_TRANSLATE_NOOP("league", "Not compared by %1: it is not known of every match.")};
inline constexpr Sentence ahead{"league", QT_TRANSLATE_NOOP("league", "Ahead of %1 by %2: %3 to %4.")};
inline constexpr Sentence behind{"league", QT_TRANSLATE_NOOP("league", "Behind %1 by %2: %3 to %4.")};
inline constexpr Sentence wonHeadToHead{"league",
                                        QT_TRANSLATE_NOOP("league", "Ahead of %1: won the head-to-head %2 to %3.")};
inline constexpr Sentence lostHeadToHead{"league",
                                         QT_TRANSLATE_NOOP("league", "Behind %1: lost the head-to-head %2 to %3.")};
inline constexpr Sentence notMet{"league", QT_TRANSLATE_NOOP("league", "No match against %1 yet.")};
inline constexpr Sentence aheadByLots{
    "league", QT_TRANSLATE_NOOP("league", "Ahead of %1 by the draw, from the published draw phrase \"%2\".")};
inline constexpr Sentence behindByLots{
    "league", QT_TRANSLATE_NOOP("league", "Behind %1 by the draw, from the published draw phrase \"%2\".")};
inline constexpr Sentence aheadByDecision{"league",
                                          QT_TRANSLATE_NOOP("league", "Ahead of %1 by the organiser's decision: %2.")};
inline constexpr Sentence behindByDecision{"league",
                                           QT_TRANSLATE_NOOP("league", "Behind %1 by the organiser's decision: %2.")};
inline constexpr Sentence shared{
    "league", QT_TRANSLATE_NOOP("league", "Shares place %2 with %1: no tie-breaker separates them.")};

/// A tie-breaker in the middle of a sentence: "by ...".
inline constexpr Sentence headToHead{"league", QT_TRANSLATE_NOOP("league", "points of the matches among them")};
inline constexpr Sentence headToHeadDifference{
    "league", QT_TRANSLATE_NOOP("league", "score difference of the matches among them")};
inline constexpr Sentence headToHeadScore{"league", QT_TRANSLATE_NOOP("league", "score of the matches among them")};
inline constexpr Sentence differenceToEach{
    "league", QT_TRANSLATE_NOOP("league", "score difference of the matches among them, to each of them")};
inline constexpr Sentence scoreAgainstEach{
    "league", QT_TRANSLATE_NOOP("league", "score of the matches among them, counted against each of them")};
inline constexpr Sentence scoreDifference{"league", QT_TRANSLATE_NOOP("league", "score difference")};
inline constexpr Sentence scoreFor{"league", QT_TRANSLATE_NOOP("league", "score")};
inline constexpr Sentence scoreAgainst{"league", QT_TRANSLATE_NOOP("league", "fewest points against")};
inline constexpr Sentence wins{"league", QT_TRANSLATE_NOOP("league", "matches won")};
inline constexpr Sentence opponentsPoints{"league", QT_TRANSLATE_NOOP("league", "points of the opponents met")};
inline constexpr Sentence buchholz{"league", QT_TRANSLATE_NOOP("league", "Buchholz")};
inline constexpr Sentence buchholzCut1{"league", QT_TRANSLATE_NOOP("league", "Buchholz without the lowest")};
inline constexpr Sentence buchholzCut2{"league", QT_TRANSLATE_NOOP("league", "Buchholz without the two lowest")};
inline constexpr Sentence buchholzMedian{"league",
                                         QT_TRANSLATE_NOOP("league", "Buchholz without the lowest and the highest")};
inline constexpr Sentence sonnebornBerger{"league", QT_TRANSLATE_NOOP("league", "Sonneborn-Berger")};
inline constexpr Sentence directEncounter{"league", QT_TRANSLATE_NOOP("league", "direct encounter")};
inline constexpr Sentence lots{"league", QT_TRANSLATE_NOOP("league", "draw")};

} // namespace whistle::league::texts

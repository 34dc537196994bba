// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/text.h"

#include <QCoreApplication>

/// The sentences of the result of a match (KB-21 to KB-23).
namespace whistle::kaosball::texts::result {

inline constexpr Sentence summary{
    "kaosball", QT_TRANSLATE_NOOP("kaosball", "Who has won the match, or what must still be played?")};

inline constexpr Sentence nobodyLeft{"kaosball", QT_TRANSLATE_NOOP("kaosball", "No team is in play: all have lost.")};
inline constexpr Sentence lastByBlowout{
    "kaosball", QT_TRANSLATE_NOOP("kaosball", "%1 are the last team in play; the others are blown out.")};
inline constexpr Sentence lastByElimination{
    "kaosball", QT_TRANSLATE_NOOP("kaosball", "%1 are the last team in play; the others are eliminated.")};
inline constexpr Sentence lastInPlay{
    "kaosball", QT_TRANSLATE_NOOP(
                    "kaosball", "%1 are the last team in play; of the others some are blown out and some eliminated.")};
inline constexpr Sentence notOverYet{
    "kaosball",
    QT_TRANSLATE_NOOP("kaosball", "Several teams are in play and period 4 is not over: the match goes on.")};
inline constexpr Sentence bothAlliancesInPlay{
    "kaosball",
    QT_TRANSLATE_NOOP("kaosball", "Both alliances are complete and period 4 is not over: the match goes on.")};
inline constexpr Sentence mostPoints{
    "kaosball", QT_TRANSLATE_NOOP("kaosball", "%1 alone have the most points in play, %2, and win.")};
inline constexpr Sentence mostAfterOvertime{
    "kaosball", QT_TRANSLATE_NOOP("kaosball", "%1 alone have the most points after the overtime, %2, and win.")};
inline constexpr Sentence sharedLead{
    "kaosball",
    QT_TRANSLATE_NOOP("kaosball", "Teams that share the lead with %2 points: %1. They play an overtime period.")};
inline constexpr Sentence inOvertime{"kaosball", QT_TRANSLATE_NOOP("kaosball", "%1 play in the overtime.")};
inline constexpr Sentence lateBlowout{
    "kaosball", QT_TRANSLATE_NOOP("kaosball", "%1 are out and do not count, whatever their score.")};

inline constexpr Sentence allianceOut{
    "kaosball", QT_TRANSLATE_NOOP("kaosball", "%2 of alliance %1 are out, so that alliance has lost.")};
inline constexpr Sentence bothAlliancesOut{
    "kaosball", QT_TRANSLATE_NOOP("kaosball", "Both alliances have a team that is out: all have lost.")};
inline constexpr Sentence allianceCounts{
    "kaosball",
    QT_TRANSLATE_NOOP("kaosball", "The lower score of an alliance counts: %2 for alliance %1, %4 for alliance %3.")};
inline constexpr Sentence higherLowerScore{"kaosball", QT_TRANSLATE_NOOP("kaosball", "Alliance %1 has more and wins.")};
inline constexpr Sentence equalRoll{"kaosball",
                                    QT_TRANSLATE_NOOP("kaosball", "Both alliances rolled %1: the roll is repeated.")};
inline constexpr Sentence rollDecides{
    "kaosball", QT_TRANSLATE_NOOP(
                    "kaosball", "The lower scores are equal; alliance %1 rolled %2 and wins, alliance %3 rolled %4.")};
inline constexpr Sentence rollNeeded{
    "kaosball",
    QT_TRANSLATE_NOOP("kaosball",
                      "The lower scores are equal: each alliance rolls the tiebreaker die, the higher one wins.")};

inline constexpr Sentence noOvertimeTeamInPlay{
    "kaosball", QT_TRANSLATE_NOOP("kaosball", "Teams are in play, but none of them played the overtime.")};
inline constexpr Sentence overtimeTeamsMissing{
    "kaosball",
    QT_TRANSLATE_NOOP("kaosball", "The key \"overtime_teams\" is missing: after an overtime it tells who played it.")};
inline constexpr Sentence overtimeTeamsTooEarly{
    "kaosball", QT_TRANSLATE_NOOP("kaosball", "overtime_teams belongs to the end of an overtime only.")};
inline constexpr Sentence unknownAlliance{"kaosball",
                                          QT_TRANSLATE_NOOP("kaosball", "%1 is neither of the two alliances.")};
inline constexpr Sentence rollMissing{"kaosball", QT_TRANSLATE_NOOP("kaosball", "The roll of alliance %1 is missing.")};

} // namespace whistle::kaosball::texts::result

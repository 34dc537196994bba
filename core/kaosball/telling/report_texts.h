// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/text.h"

#include <QCoreApplication>

/// What a match report says.
namespace whistle::kaosball::texts::report {

// the result; %1 the team
inline constexpr Sentence running{"kaosball", QT_TRANSLATE_NOOP("kaosball", "The match is not finished")};
inline constexpr Sentence oneWins{"kaosball", QT_TRANSLATE_NOOP("kaosball", "%1 win")};
inline constexpr Sentence twoWin{"kaosball", QT_TRANSLATE_NOOP("kaosball", "%1 and %2 win")};
inline constexpr Sentence allLost{"kaosball", QT_TRANSLATE_NOOP("kaosball", "All have lost")};
inline constexpr Sentence byPoints{"kaosball", QT_TRANSLATE_NOOP("kaosball", "by victory points")};
inline constexpr Sentence byOvertime{"kaosball", QT_TRANSLATE_NOOP("kaosball", "in the overtime")};
inline constexpr Sentence byLowerScores{"kaosball",
                                        QT_TRANSLATE_NOOP("kaosball", "by the lower scores of the alliances")};
inline constexpr Sentence byTiebreakerDie{"kaosball", QT_TRANSLATE_NOOP("kaosball", "by the tiebreaker die")};
inline constexpr Sentence byBlowout{"kaosball", QT_TRANSLATE_NOOP("kaosball", "by a blowout")};
inline constexpr Sentence byElimination{"kaosball", QT_TRANSLATE_NOOP("kaosball", "by elimination")};
inline constexpr Sentence lastInPlay{"kaosball", QT_TRANSLATE_NOOP("kaosball", "as the last team in play")};

// bands
inline constexpr Sentence period{"kaosball", QT_TRANSLATE_NOOP("kaosball", "Period %1")};
inline constexpr Sentence overtime{"kaosball", QT_TRANSLATE_NOOP("kaosball", "Overtime")};

// where the points came from
inline constexpr Sentence carrying{"kaosball", QT_TRANSLATE_NOOP("kaosball", "carrying")};
inline constexpr Sentence mounds{"kaosball", QT_TRANSLATE_NOOP("kaosball", "mounds")};
inline constexpr Sentence kills{"kaosball", QT_TRANSLATE_NOOP("kaosball", "kills")};
inline constexpr Sentence fouls{"kaosball", QT_TRANSLATE_NOOP("kaosball", "fouls")};
inline constexpr Sentence notBelowZero{"kaosball", QT_TRANSLATE_NOOP("kaosball", "kept at zero")};
inline constexpr Sentence corrections{"kaosball", QT_TRANSLATE_NOOP("kaosball", "corrected")};

// what is compared
inline constexpr Sentence contestsAndCards{"kaosball", QT_TRANSLATE_NOOP("kaosball", "Contests and cards")};
inline constexpr Sentence contestsWon{"kaosball", QT_TRANSLATE_NOOP("kaosball", "contests won")};
inline constexpr Sentence deadCards{"kaosball", QT_TRANSLATE_NOOP("kaosball", "dead cards played")};
inline constexpr Sentence cheatCards{"kaosball", QT_TRANSLATE_NOOP("kaosball", "cheat cards")};
inline constexpr Sentence diceWon{"kaosball", QT_TRANSLATE_NOOP("kaosball", "dice won")};
inline constexpr Sentence foulsOnDial{"kaosball", QT_TRANSLATE_NOOP("kaosball", "fouls")};

// contests by kind
inline constexpr Sentence contests{"kaosball", QT_TRANSLATE_NOOP("kaosball", "Contests by kind")};
inline constexpr Sentence stealsWon{"kaosball", QT_TRANSLATE_NOOP("kaosball", "steals won")};
inline constexpr Sentence stealsLost{"kaosball", QT_TRANSLATE_NOOP("kaosball", "steals lost")};
inline constexpr Sentence tacklesWon{"kaosball", QT_TRANSLATE_NOOP("kaosball", "tackles won")};
inline constexpr Sentence tacklesLost{"kaosball", QT_TRANSLATE_NOOP("kaosball", "tackles lost")};
inline constexpr Sentence attacksWon{"kaosball", QT_TRANSLATE_NOOP("kaosball", "attacks won")};
inline constexpr Sentence attacksLost{"kaosball", QT_TRANSLATE_NOOP("kaosball", "attacks lost")};
inline constexpr Sentence reactions{"kaosball", QT_TRANSLATE_NOOP("kaosball", "reactions")};

// luck
inline constexpr Sentence cardLuck{"kaosball", QT_TRANSLATE_NOOP("kaosball", "Card luck")};
inline constexpr Sentence averageEnergy{"kaosball", QT_TRANSLATE_NOOP("kaosball", "average live energy")};
inline constexpr Sentence liveCards{"kaosball", QT_TRANSLATE_NOOP("kaosball", "live cards")};
inline constexpr Sentence diceSum{"kaosball", QT_TRANSLATE_NOOP("kaosball", "dice in all")};
inline constexpr Sentence equalLuck{"kaosball", QT_TRANSLATE_NOOP("kaosball", "A match of equal luck with the cards.")};
inline constexpr Sentence moreLuck{"kaosball", QT_TRANSLATE_NOOP("kaosball", "%1 had the better cards.")};
inline constexpr Sentence luckLost{"kaosball",
                                   QT_TRANSLATE_NOOP("kaosball", "%1 had the better cards, and did not win.")};

// moments; %1 the figure, %2 the team
inline constexpr Sentence killed{"kaosball", QT_TRANSLATE_NOOP("kaosball", "%2 kill %1")};
inline constexpr Sentence diedAlone{"kaosball", QT_TRANSLATE_NOOP("kaosball", "%1 dies, and nobody gets the kill")};
inline constexpr Sentence bellRang{"kaosball", QT_TRANSLATE_NOOP("kaosball", "%1 ring the bell")};
inline constexpr Sentence isOut{"kaosball", QT_TRANSLATE_NOOP("kaosball", "%1 are out of the match")};
inline constexpr Sentence heldBall{"kaosball",
                                   QT_TRANSLATE_NOOP("kaosball", "%1 holds the ball on %2 as the turn begins")};

} // namespace whistle::kaosball::texts::report

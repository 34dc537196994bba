// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/text.h"

#include <QCoreApplication>
#include <array>

/// The sentences of scoring rulings (KB-10, KB-19.2, KB-19.3).
namespace whistle::kaosball::texts::scoring {

inline constexpr Sentence minorInPeriod{
    "kaosball", QT_TRANSLATE_NOOP("kaosball", "A minor scoring mound is worth %2 in period %1.")};
inline constexpr Sentence minorInOvertime{
    "kaosball", QT_TRANSLATE_NOOP("kaosball", "A minor scoring mound is worth %1 in overtime.")};

inline constexpr Sentence minor{"kaosball",
                                QT_TRANSLATE_N_NOOP("kaosball", "%1 on the minor scoring mound %2: %n point(s).")};
inline constexpr Sentence major{"kaosball",
                                QT_TRANSLATE_N_NOOP("kaosball", "%1 on its own major scoring mound %2: %n point(s).")};
inline constexpr Sentence token{"kaosball",
                                QT_TRANSLATE_N_NOOP("kaosball", "%1 on its team's score token in %2: %n point(s).")};
inline constexpr Sentence minorDoubled{
    "kaosball", QT_TRANSLATE_NOOP("kaosball", "%1 on the minor scoring mound %2: %3, doubled for Macho Libre to %4.")};
inline constexpr Sentence majorDoubled{
    "kaosball",
    QT_TRANSLATE_NOOP("kaosball", "%1 on its own major scoring mound %2: %3, doubled for Macho Libre to %4.")};
inline constexpr Sentence tokenDoubled{
    "kaosball",
    QT_TRANSLATE_NOOP("kaosball", "%1 on its team's score token in %2: %3, doubled for Macho Libre to %4.")};

inline constexpr Sentence bruiser{"kaosball",
                                  QT_TRANSLATE_NOOP("kaosball", "%1 on %2 is a bruiser, and bruisers do not score.")};
inline constexpr Sentence lies{"kaosball",
                               QT_TRANSLATE_NOOP("kaosball", "%1 on %2 is knocked down and does not score.")};
inline constexpr Sentence foreignMajor{
    "kaosball",
    QT_TRANSLATE_NOOP("kaosball", "%1 on %2: the major scoring mound of %3 is %4, so this one gives nothing.")};
inline constexpr Sentence foreignToken{
    "kaosball",
    QT_TRANSLATE_NOOP("kaosball", "%1 on %2: the score token there is not its team's, so it gives nothing.")};

inline constexpr Sentence noCarrier{
    "kaosball",
    QT_TRANSLATE_NOOP("kaosball", "%1 do not hold the ball at the start of their turn, so they score nothing.")};
inline constexpr Sentence carrierElsewhere{
    "kaosball", QT_TRANSLATE_NOOP("kaosball", "%1 holds the ball on %2, which is not a scoring mound.")};
inline constexpr Sentence nobodyScores{
    "kaosball", QT_TRANSLATE_NOOP("kaosball", "No standing runner or ringer is on a scoring mound of its own.")};
inline constexpr Sentence carrierScores{"kaosball",
                                        QT_TRANSLATE_NOOP("kaosball", "%1 score %2: %3 holds the ball on %4.")};
/// For one to four teams that score: team and points by turns.
inline constexpr std::array<Sentence, 4> totals{
    Sentence{"kaosball", QT_TRANSLATE_NOOP("kaosball", "%1 score %2.")},
    Sentence{"kaosball", QT_TRANSLATE_NOOP("kaosball", "%1 score %2, %3 score %4.")},
    Sentence{"kaosball", QT_TRANSLATE_NOOP("kaosball", "%1 score %2, %3 score %4, %5 score %6.")},
    Sentence{"kaosball", QT_TRANSLATE_NOOP("kaosball", "%1 score %2, %3 score %4, %5 score %6, %7 score %8.")}};

} // namespace whistle::kaosball::texts::scoring

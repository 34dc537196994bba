// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/text.h"

#include <QCoreApplication>

/// The sentences of movement rulings (KB-12 to KB-15).
namespace whistle::kaosball::texts::movement {

inline constexpr Sentence sprint{"kaosball", QT_TRANSLATE_NOOP("kaosball", "sprint")};
inline constexpr Sentence tackle{"kaosball", QT_TRANSLATE_NOOP("kaosball", "tackle")};
inline constexpr Sentence attack{"kaosball", QT_TRANSLATE_NOOP("kaosball", "attack")};

// %1 figure, %2 sum, %3 action, %4 its spaces; the factor of Hustle! comes last.
inline constexpr Sentence spaces{"kaosball", QT_TRANSLATE_N_NOOP("kaosball", "%1 may move %n space(s): %3 %4.")};
inline constexpr Sentence spacesTrained{
    "kaosball", QT_TRANSLATE_N_NOOP("kaosball", "%1 may move %n space(s): %3 %4, Speed Training %5.")};
inline constexpr Sentence spacesDragon{
    "kaosball", QT_TRANSLATE_N_NOOP("kaosball", "%1 may move %n space(s): %3 %4, The Dragon %5.")};
inline constexpr Sentence spacesTrainedDragon{
    "kaosball", QT_TRANSLATE_N_NOOP("kaosball", "%1 may move %n space(s): %3 %4, Speed Training %5, The Dragon %6.")};
inline constexpr Sentence hustle{
    "kaosball", QT_TRANSLATE_N_NOOP("kaosball", "%1 may move %n space(s): %3 %4, times %5 for Hustle!")};
inline constexpr Sentence hustleTrained{
    "kaosball",
    QT_TRANSLATE_N_NOOP("kaosball", "%1 may move %n space(s): %3 %4 and Speed Training %5, times %6 for Hustle!")};
inline constexpr Sentence hustleDragon{
    "kaosball",
    QT_TRANSLATE_N_NOOP("kaosball", "%1 may move %n space(s): %3 %4 and The Dragon %5, times %6 for Hustle!")};
inline constexpr Sentence hustleTrainedDragon{
    "kaosball",
    QT_TRANSLATE_N_NOOP("kaosball",
                        "%1 may move %n space(s): %3 %4, Speed Training %5 and The Dragon %6, times %7 for Hustle!")};
inline constexpr Sentence scatter{
    "kaosball", QT_TRANSLATE_NOOP("kaosball", "Scatter! moves %1 up to %2 spaces, whatever else it has.")};

inline constexpr Sentence reach{
    "kaosball", QT_TRANSLATE_NOOP("kaosball", "Spaces where %1 can end its movement alive, its own included: %2.")};
inline constexpr Sentence spectre{
    "kaosball", QT_TRANSLATE_NOOP("kaosball", "%1 passes figures and walls, but cannot stop on a figure.")};
inline constexpr Sentence fireWays{
    "kaosball", QT_TRANSLATE_NOOP("kaosball", "Each fire token that %1 enters is %2 damage; for each space its least "
                                              "harmful way counts.")};
inline constexpr Sentence hardy{
    "kaosball", QT_TRANSLATE_NOOP("kaosball", "Points of damage that Hardy still keeps off %1 in this turn: %2.")};

inline constexpr Sentence legalPath{
    "kaosball", QT_TRANSLATE_NOOP("kaosball", "The path of %1 to %2 is legal: %3 of %4 spaces used.")};
inline constexpr Sentence stays{"kaosball", QT_TRANSLATE_NOOP("kaosball", "%1 stays in %2, which is legal.")};
inline constexpr Sentence tooFar{"kaosball",
                                 QT_TRANSLATE_N_NOOP("kaosball", "Step %1 to %2 is too far: %3 may move %n space(s).")};
inline constexpr Sentence notAdjacent{
    "kaosball", QT_TRANSLATE_NOOP("kaosball", "Step %1 is not possible: %2 and %3 share no border line.")};
inline constexpr Sentence wall{
    "kaosball", QT_TRANSLATE_NOOP("kaosball", "Step %1 is not possible: there is a wall between %2 and %3.")};
inline constexpr Sentence occupied{"kaosball",
                                   QT_TRANSLATE_NOOP("kaosball", "Step %1 is not possible: %2 stands in %3.")};
inline constexpr Sentence endsOnOccupied{
    "kaosball", QT_TRANSLATE_NOOP("kaosball", "%1 passes figures, but cannot stop in %2: %3 stands there.")};
inline constexpr Sentence diesOnTheWay{
    "kaosball", QT_TRANSLATE_NOOP("kaosball", "Step %1 into %2 kills %3, so it never walks the rest of the path.")};
inline constexpr Sentence diesAtTheEnd{"kaosball",
                                       QT_TRANSLATE_NOOP("kaosball", "The fire in %1 kills %2; it is nobody's kill.")};
inline constexpr Sentence noBall{"kaosball",
                                 QT_TRANSLATE_NOOP("kaosball", "%1 cannot pick up the ball: it does not lie in %2.")};

inline constexpr Sentence burns{"kaosball",
                                QT_TRANSLATE_NOOP("kaosball", "Step %1, fire in %2: tokens %3, damage to %4 %5.")};
inline constexpr Sentence burnsHardy{
    "kaosball",
    QT_TRANSLATE_NOOP("kaosball", "Step %1, fire in %2: tokens %3, kept off by Hardy %4, damage to %5 %6.")};

inline constexpr Sentence reactHit{"kaosball",
                                   QT_TRANSLATE_NOOP("kaosball", "Step %1 to %2: %3 (%4) may attack or tackle.")};
inline constexpr Sentence reactRob{"kaosball",
                                   QT_TRANSLATE_NOOP("kaosball", "Step %1 to %2: %3 (%4) may steal the ball.")};
inline constexpr Sentence reactAll{
    "kaosball", QT_TRANSLATE_NOOP("kaosball", "Step %1 to %2: %3 (%4) may attack, tackle or steal the ball.")};
inline constexpr Sentence panther{"kaosball",
                                  QT_TRANSLATE_NOOP("kaosball", "%1: nobody attacks or tackles it for its steps.")};
inline constexpr Sentence scatterUnharmed{
    "kaosball", QT_TRANSLATE_NOOP("kaosball", "Scatter!: nobody attacks or tackles %1 for its steps.")};
inline constexpr Sentence oneReaction{
    "kaosball",
    QT_TRANSLATE_NOOP("kaosball", "Only one of them may try it: %1 suffers one reaction a turn, successful or not.")};
inline constexpr Sentence noReaction{"kaosball",
                                     QT_TRANSLATE_NOOP("kaosball", "No enemy may react to the steps of %1.")};

inline constexpr Sentence gives{"kaosball", QT_TRANSLATE_NOOP("kaosball", "In %1, %2 can hand off the ball to %3.")};
inline constexpr Sentence receives{"kaosball",
                                   QT_TRANSLATE_NOOP("kaosball", "In %1, %2 can receive the ball from %3.")};
inline constexpr Sentence noHandOff{
    "kaosball", QT_TRANSLATE_NOOP("kaosball", "No hand-off: it needs a sprint without a steal, or a Scatter! move.")};

inline constexpr Sentence picksUp{
    "kaosball", QT_TRANSLATE_NOOP("kaosball", "%1 picks up the ball in %2, which ends its movement and its action.")};
inline constexpr Sentence carries{"kaosball", QT_TRANSLATE_NOOP("kaosball", "%1 takes the ball along to %2.")};
inline constexpr Sentence canTackle{"kaosball", QT_TRANSLATE_NOOP("kaosball", "From %1, %2 can tackle %3.")};
inline constexpr Sentence canAttack{"kaosball", QT_TRANSLATE_NOOP("kaosball", "From %1, %2 can attack %3.")};
inline constexpr Sentence canSteal{"kaosball",
                                   QT_TRANSLATE_NOOP("kaosball", "From %1, %2 can steal the ball from %3.")};
inline constexpr Sentence nobodyNear{"kaosball",
                                     QT_TRANSLATE_NOOP("kaosball", "From %1, no enemy stands in the killzone of %2.")};
inline constexpr Sentence nobodyToRob{
    "kaosball", QT_TRANSLATE_NOOP("kaosball", "From %1, no enemy with the ball stands in the killzone of %2.")};

} // namespace whistle::kaosball::texts::movement

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/text.h"

#include <QCoreApplication>

/// The sentences of contest rulings (KB-17, KB-18).
namespace whistle::kaosball::texts {

inline constexpr Sentence steal{"kaosball", QT_TRANSLATE_NOOP("kaosball", "handling")};
inline constexpr Sentence tackle{"kaosball", QT_TRANSLATE_NOOP("kaosball", "tackling")};
inline constexpr Sentence attack{"kaosball", QT_TRANSLATE_NOOP("kaosball", "fighting")};

inline constexpr Sentence sum{"kaosball", QT_TRANSLATE_NOOP("kaosball", "%1: card %2, %3 %4, total %5.")};
inline constexpr Sentence sumWithPain{"kaosball",
                                      QT_TRANSLATE_NOOP("kaosball", "%1: card %2, %3 %4, Pain/Gain %5, total %6.")};
inline constexpr Sentence sumDoubled{
    "kaosball", QT_TRANSLATE_NOOP("kaosball", "%1: card %2, %3 %4, Pain/Gain %5, doubled by Stim Pack! to %6.")};
inline constexpr Sentence stimDoubles{"kaosball",
                                      QT_TRANSLATE_NOOP("kaosball", "%1 played Stim Pack!: the starred %2 counts %3.")};
inline constexpr Sentence stimWasted{
    "kaosball",
    QT_TRANSLATE_NOOP("kaosball", "%1 played Stim Pack!, but no live card with a star: nothing is doubled.")};
inline constexpr Sentence stimWithoutTotals{
    "kaosball", QT_TRANSLATE_NOOP("kaosball", "%1 played Stim Pack!, but no totals are compared: nothing is doubled.")};
inline constexpr Sentence energyIsDead{
    "kaosball", QT_TRANSLATE_NOOP("kaosball", "The %2 of %1 is dead: a %2 is burned already in this period.")};
inline constexpr Sentence upsetIsDead{
    "kaosball", QT_TRANSLATE_NOOP("kaosball", "The UPSET! of %1 is dead: one is burned already in this period.")};
inline constexpr Sentence boosterIsDead{
    "kaosball", QT_TRANSLATE_NOOP("kaosball", "The Booster Bru of %1 is dead: one is burned already in this period.")};
inline constexpr Sentence tacticIsDead{"kaosball",
                                       QT_TRANSLATE_NOOP("kaosball", "%1 played a tactic card: dead in a contest.")};
inline constexpr Sentence cheatIsDead{"kaosball",
                                      QT_TRANSLATE_NOOP("kaosball", "%1 played a cheat card: dead in a contest.")};
inline constexpr Sentence noCardIsDead{
    "kaosball", QT_TRANSLATE_NOOP("kaosball", "%1 have no card left: that counts as a dead card.")};
inline constexpr Sentence upsetBeatsHigh{
    "kaosball", QT_TRANSLATE_NOOP("kaosball", "The UPSET! of %1 beats a live card of %2 or more: won by %3.")};
inline constexpr Sentence upsetBeatsDead{
    "kaosball", QT_TRANSLATE_NOOP("kaosball", "The UPSET! of %1 beats a dead card: won by %2.")};
inline constexpr Sentence liveBeatsDead{
    "kaosball", QT_TRANSLATE_NOOP("kaosball", "The live card of %1 beats the dead card of %2: %3.")};
inline constexpr Sentence bothDead{"kaosball",
                                   QT_TRANSLATE_NOOP("kaosball", "Both cards are dead and count 0; the rest decides.")};
inline constexpr Sentence higherWins{"kaosball", QT_TRANSLATE_NOOP("kaosball", "%1 win %2 to %3, by %4.")};
inline constexpr Sentence tieNeedsRoll{
    "kaosball", QT_TRANSLATE_NOOP("kaosball", "%1 to %1: %2 have the turn and roll the tiebreaker die.")};
inline constexpr Sentence tieRolled{
    "kaosball", QT_TRANSLATE_NOOP("kaosball", "%1 to %1: %2 have the turn and rolled %3, so %4 win by %5.")};
inline constexpr Sentence ballIsStolen{"kaosball", QT_TRANSLATE_NOOP("kaosball", "%1 takes the ball.")};
inline constexpr Sentence stealFails{"kaosball",
                                     QT_TRANSLATE_NOOP("kaosball", "The steal fails; nothing else happens.")};
inline constexpr Sentence takesDamage{"kaosball",
                                      QT_TRANSLATE_NOOP("kaosball", "%1 takes %2 damage: %3 of %4 health.")};
inline constexpr Sentence hardyIgnores{"kaosball",
                                       QT_TRANSLATE_NOOP("kaosball", "Hardy: %1 ignores %2 damage this turn.")};
inline constexpr Sentence losingAttacker{
    "kaosball", QT_TRANSLATE_NOOP("kaosball", "%1 lost its attack: %2 damage, whatever the difference.")};
inline constexpr Sentence isKilled{"kaosball", QT_TRANSLATE_NOOP("kaosball", "%1 is killed: a trophy for %2.")};
inline constexpr Sentence isKilledByNobody{"kaosball",
                                           QT_TRANSLATE_NOOP("kaosball", "%1 is killed; nobody gets the kill.")};
inline constexpr Sentence butcherKills{
    "kaosball", QT_TRANSLATE_NOOP("kaosball", "The Butcher won and dealt damage: %1 dies, whatever its health.")};
inline constexpr Sentence isKnockedDown{"kaosball", QT_TRANSLATE_NOOP("kaosball", "%1 is knocked down.")};
inline constexpr Sentence brickHolds{"kaosball",
                                     QT_TRANSLATE_NOOP("kaosball", "Brick: %1 takes 1 damage and stays on its feet.")};
inline constexpr Sentence mayBePushed{"kaosball",
                                      QT_TRANSLATE_NOOP("kaosball", "The tackle is lost: %1 may be pushed one space.")};
inline constexpr Sentence mayBePushedOrSmashed{
    "kaosball",
    QT_TRANSLATE_NOOP("kaosball", "The tackle is lost next to an obstacle: %1 may be pushed or knocked down.")};
inline constexpr Sentence isSmashed{
    "kaosball", QT_TRANSLATE_NOOP("kaosball", "The tackle is lost and every space round %1 is blocked.")};
inline constexpr Sentence followsUp{"kaosball",
                                    QT_TRANSLATE_NOOP("kaosball", "%1 follows up into the space and takes the ball.")};
inline constexpr Sentence ballIsLoose{"kaosball", QT_TRANSLATE_NOOP("kaosball", "The ball stays loose in the space.")};
inline constexpr Sentence mayFollowUp{
    "kaosball", QT_TRANSLATE_NOOP("kaosball", "The ball stays loose in the space; %1 could have followed up.")};
inline constexpr Sentence hateScores{"kaosball", QT_TRANSLATE_NOOP("kaosball", "Hate: +%2 for %1.")};
inline constexpr Sentence pileDriverScores{"kaosball", QT_TRANSLATE_NOOP("kaosball", "Pile Driver: +%2 for %1.")};
inline constexpr Sentence pandaCosts{
    "kaosball", QT_TRANSLATE_NOOP("kaosball", "Panda Monium: −1 for %1, who started a contest against it.")};
inline constexpr Sentence mayHeal{"kaosball", QT_TRANSLATE_NOOP("kaosball", "Vampirism: %1 may heal 1 damage.")};

} // namespace whistle::kaosball::texts

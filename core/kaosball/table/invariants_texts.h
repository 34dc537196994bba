// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/text.h"

#include <QCoreApplication>

/// What is wrong with a state that breaks an invariant (digest, section 36).
namespace whistle::kaosball::texts::invariants {

// 1
inline constexpr Sentence noSpace{
    "kaosball", QT_TRANSLATE_NOOP("kaosball", "%1 would be on the crossfield, but in none of its spaces.")};
inline constexpr Sentence sharedSpace{
    "kaosball",
    QT_TRANSLATE_NOOP("kaosball", "%1 and %2 would both stand in %3; a space has room for one standing figure.")};
// 2
inline constexpr Sentence lyingCarrier{
    "kaosball", QT_TRANSLATE_NOOP("kaosball", "%1 would carry the ball without standing on the crossfield.")};
inline constexpr Sentence noBall{"kaosball",
                                 QT_TRANSLATE_NOOP("kaosball", "The ball would be in no space and with no figure.")};
inline constexpr Sentence twoBalls{
    "kaosball", QT_TRANSLATE_NOOP("kaosball", "The ball would be with %1 and lie in %2 at the same time.")};
// 3
inline constexpr Sentence deadlyDamage{
    "kaosball", QT_TRANSLATE_NOOP("kaosball", "%1 would live on with %2 damage; its health is %3.")};
inline constexpr Sentence negativeDamage{"kaosball",
                                         QT_TRANSLATE_NOOP("kaosball", "The damage of %1 would be %2, below 0.")};
inline constexpr Sentence hurtInDugout{
    "kaosball", QT_TRANSLATE_NOOP("kaosball", "%1 would have %2 damage in its dugout; there it has none.")};
// 4
inline constexpr Sentence foulsOffDial{
    "kaosball", QT_TRANSLATE_NOOP("kaosball", "The fouls of %1 would be %2; the dial goes from 0 to %3.")};
inline constexpr Sentence cashBelowZero{
    "kaosball", QT_TRANSLATE_NOOP("kaosball", "The cash of %1 would be %2; it cannot go below 0.")};
// 5
inline constexpr Sentence wallNowhere{
    "kaosball", QT_TRANSLATE_NOOP("kaosball", "A wall would stand where no two spaces of the crossfield meet.")};
inline constexpr Sentence wallTwice{
    "kaosball", QT_TRANSLATE_NOOP("kaosball", "Two walls would stand between %1 and %2; a border has room for one.")};
inline constexpr Sentence tooManyWalls{
    "kaosball", QT_TRANSLATE_NOOP("kaosball", "There would be %1 walls; the box has %2 wall tokens.")};
inline constexpr Sentence fireNowhere{
    "kaosball", QT_TRANSLATE_NOOP("kaosball", "Fire would burn in none of the spaces of the crossfield.")};
inline constexpr Sentence fireTwice{
    "kaosball", QT_TRANSLATE_NOOP("kaosball", "The fire in %1 would be written down twice, or without a token.")};
inline constexpr Sentence fireOnMound{
    "kaosball", QT_TRANSLATE_NOOP("kaosball", "Fire would burn in %1, which is a scoring mound.")};
inline constexpr Sentence tooManyFires{
    "kaosball", QT_TRANSLATE_NOOP("kaosball", "There would be %1 fire tokens on the crossfield; the box has %2.")};
inline constexpr Sentence scoreTokenPlace{
    "kaosball",
    QT_TRANSLATE_NOOP(
        "kaosball",
        "A score token would lie where none may lie; they belong on spaces of the midfield that are not mounds.")};
inline constexpr Sentence scoreTokenTwice{"kaosball",
                                          QT_TRANSLATE_NOOP("kaosball", "Two score tokens would lie in %1.")};
inline constexpr Sentence scoreTokenOwner{
    "kaosball", QT_TRANSLATE_NOOP("kaosball", "A score token would belong to none of the teams.")};
inline constexpr Sentence tooManyScoreTokens{
    "kaosball", QT_TRANSLATE_NOOP("kaosball", "There would be %1 score tokens on the crossfield; the box has %2.")};
// 6
inline constexpr Sentence tooManyFigures{
    "kaosball",
    QT_TRANSLATE_N_NOOP("kaosball", "%1 would have %n figure(s) on the crossfield; at most %3 may be there.")};
inline constexpr Sentence tooManyRingers{
    "kaosball",
    QT_TRANSLATE_N_NOOP("kaosball", "%1 would have %n ringer(s) on the crossfield; at most %3 may be there.")};
// 7
inline constexpr Sentence noTrophy{
    "kaosball", QT_TRANSLATE_NOOP("kaosball", "%1 would have been killed by a team, but be nobody's trophy.")};
inline constexpr Sentence trophyTwice{"kaosball",
                                      QT_TRANSLATE_NOOP("kaosball", "%1 would be a trophy more than once.")};
inline constexpr Sentence livingTrophy{
    "kaosball", QT_TRANSLATE_NOOP("kaosball", "%1 would be a trophy of %2 without having been killed by a team.")};
inline constexpr Sentence ownTrophy{
    "kaosball", QT_TRANSLATE_NOOP("kaosball", "%1 would be a trophy of %2, but is not an enemy of that team.")};
// 8
inline constexpr Sentence tooManySlots{
    "kaosball",
    QT_TRANSLATE_N_NOOP("kaosball", "%1 would have %n different active upgrade(s); their dugout has %3 places.")};
// 9
inline constexpr Sentence handTooBig{"kaosball",
                                     QT_TRANSLATE_N_NOOP("kaosball", "%1 would hold %n card(s); a hand has 0 to %3.")};
inline constexpr Sentence negativePile{
    "kaosball", QT_TRANSLATE_NOOP("kaosball", "The draw pile would have %1 cards and the discard pile %2.")};
inline constexpr Sentence cardsDoNotAddUp{
    "kaosball",
    QT_TRANSLATE_NOOP("kaosball", "Hands, burned cards and both piles would be %1 cards together; the deck has %2.")};
// 10
inline constexpr Sentence noFirstPlayer{"kaosball",
                                        QT_TRANSLATE_NOOP("kaosball", "No team would be the first player.")};
inline constexpr Sentence nobodyActive{"kaosball",
                                       QT_TRANSLATE_NOOP("kaosball", "A turn would go on that belongs to no team.")};
inline constexpr Sentence activeIsOut{
    "kaosball", QT_TRANSLATE_NOOP("kaosball", "It would be the turn of %1, who are not in play.")};
// 11
inline constexpr Sentence lastTurnsWithoutBell{
    "kaosball", QT_TRANSLATE_NOOP("kaosball", "Teams would have their last turns before the bell has rung.")};
inline constexpr Sentence lastTurnTwice{
    "kaosball", QT_TRANSLATE_NOOP("kaosball", "%1 would have more than one turn after the bell.")};
inline constexpr Sentence bellByNobody{
    "kaosball", QT_TRANSLATE_NOOP("kaosball", "The bell would have been rung by none of the teams.")};

} // namespace whistle::kaosball::texts::invariants

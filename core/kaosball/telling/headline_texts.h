// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/text.h"

#include <QCoreApplication>

/// The lines of the log: what an entry was, in a few words.
namespace whistle::kaosball::texts::headline {

// the draft
inline constexpr Sentence newMatch{"kaosball", QT_TRANSLATE_NOOP("kaosball", "%1 vs %2: the match begins")};
inline constexpr Sentence newMatchOfMany{"kaosball", QT_TRANSLATE_N_NOOP("kaosball", "A match of %n team(s) begins")};
inline constexpr Sentence toMirror{"kaosball",
                                   QT_TRANSLATE_NOOP("kaosball", "From now on with the spaces of all figures")};
inline constexpr Sentence toScorekeeper{"kaosball", QT_TRANSLATE_NOOP("kaosball", "From now on without spaces")};
inline constexpr Sentence revealUpgrades{"kaosball", QT_TRANSLATE_N_NOOP("kaosball", "%n upgrade tile(s) revealed")};
inline constexpr Sentence revealRingers{"kaosball", QT_TRANSLATE_N_NOOP("kaosball", "%n ringer(s) revealed")};
inline constexpr Sentence openLot{"kaosball", QT_TRANSLATE_NOOP("kaosball", "%1 name %2 and bid %3")};
inline constexpr Sentence bid{"kaosball", QT_TRANSLATE_NOOP("kaosball", "%1 bid %2")};
inline constexpr Sentence bidFor{"kaosball", QT_TRANSLATE_NOOP("kaosball", "%1 bid %2 for %3")};
inline constexpr Sentence passLot{"kaosball", QT_TRANSLATE_NOOP("kaosball", "%1 pass on %2")};
inline constexpr Sentence passNaming{"kaosball", QT_TRANSLATE_NOOP("kaosball", "%1 name no lot")};
inline constexpr Sentence setLoadout{"kaosball", QT_TRANSLATE_NOOP("kaosball", "%1 have chosen their loadout")};
inline constexpr Sentence setLineup{"kaosball", QT_TRANSLATE_NOOP("kaosball", "%1 line up")};

// periods and turns
inline constexpr Sentence period{"kaosball", QT_TRANSLATE_NOOP("kaosball", "Period %1 begins")};
inline constexpr Sentence overtime{"kaosball", QT_TRANSLATE_NOOP("kaosball", "Overtime begins")};
inline constexpr Sentence overtimeAgain{"kaosball", QT_TRANSLATE_NOOP("kaosball", "Overtime period %1 begins")};
inline constexpr Sentence celerity{"kaosball",
                                   QT_TRANSLATE_NOOP("kaosball", "%1 acts before the first turn, by Celerity")};
inline constexpr Sentence lastStand{"kaosball",
                                    QT_TRANSLATE_NOOP("kaosball", "%1 acts at the very end, by Last Stand")};
inline constexpr Sentence startTurn{"kaosball", QT_TRANSLATE_NOOP("kaosball", "%1 begin their turn")};
inline constexpr Sentence endTurn{"kaosball", QT_TRANSLATE_NOOP("kaosball", "%1 end their turn")};
inline constexpr Sentence passTurn{"kaosball", QT_TRANSLATE_NOOP("kaosball", "%1 pass their turn")};
inline constexpr Sentence endActivation{"kaosball", QT_TRANSLATE_NOOP("kaosball", "The activation of %1 ends")};
inline constexpr Sentence endOfActivation{"kaosball", QT_TRANSLATE_NOOP("kaosball", "The activation ends")};

// cards
inline constexpr Sentence tactic{"kaosball", QT_TRANSLATE_NOOP("kaosball", "%1 play %2")};
inline constexpr Sentence tacticCancelled{"kaosball",
                                          QT_TRANSLATE_NOOP("kaosball", "%1 play %2, cancelled by Kaos Rule of %3")};
inline constexpr Sentence rainOfFire{"kaosball", QT_TRANSLATE_NOOP("kaosball", "%1 play Rain of Fire on %2 and %3")};
inline constexpr Sentence warpstone{"kaosball", QT_TRANSLATE_NOOP("kaosball", "%1 play Warpstone on %2")};
inline constexpr Sentence hailMaryPlay{"kaosball",
                                       QT_TRANSLATE_NOOP("kaosball", "%1 play Hail Mary Play: %2 comes in on %3")};
inline constexpr Sentence cheat{"kaosball", QT_TRANSLATE_NOOP("kaosball", "%1 play %2 against %3")};

// movement; %1 the figure
inline constexpr Sentence sprintStarts{"kaosball", QT_TRANSLATE_NOOP("kaosball", "%1 announces a sprint")};
inline constexpr Sentence tackleStarts{"kaosball", QT_TRANSLATE_NOOP("kaosball", "%1 announces a tackle")};
inline constexpr Sentence attackStarts{"kaosball", QT_TRANSLATE_NOOP("kaosball", "%1 announces an attack")};
inline constexpr Sentence sprint{"kaosball", QT_TRANSLATE_NOOP("kaosball", "%1 sprints to %2")};
inline constexpr Sentence sprintToBall{"kaosball",
                                       QT_TRANSLATE_NOOP("kaosball", "%1 sprints to %2 and picks up the ball")};
inline constexpr Sentence walk{"kaosball", QT_TRANSLATE_NOOP("kaosball", "%1 moves to %2")};
inline constexpr Sentence walkToBall{"kaosball", QT_TRANSLATE_NOOP("kaosball", "%1 moves to %2 and picks up the ball")};
inline constexpr Sentence pickUp{"kaosball", QT_TRANSLATE_NOOP("kaosball", "%1 picks up the ball")};
inline constexpr Sentence stay{"kaosball", QT_TRANSLATE_NOOP("kaosball", "%1 stays where it is")};
inline constexpr Sentence moveOfNobody{"kaosball", QT_TRANSLATE_NOOP("kaosball", "A figure moves")};
inline constexpr Sentence scatter{"kaosball", QT_TRANSLATE_NOOP("kaosball", "%1 scatters to %2")};
inline constexpr Sentence scatterToBall{"kaosball",
                                        QT_TRANSLATE_NOOP("kaosball", "%1 scatters to %2 and picks up the ball")};
inline constexpr Sentence handOff{"kaosball", QT_TRANSLATE_NOOP("kaosball", "%1 hands the ball to %2")};
inline constexpr Sentence stomp{"kaosball", QT_TRANSLATE_NOOP("kaosball", "%1 stomps %2")};
inline constexpr Sentence stompMany{"kaosball", QT_TRANSLATE_NOOP("kaosball", "%1 stomps %2 enemies")};
inline constexpr Sentence scorch{"kaosball", QT_TRANSLATE_NOOP("kaosball", "%1 scorches the enemies round it")};
inline constexpr Sentence damage{"kaosball", QT_TRANSLATE_NOOP("kaosball", "%1 takes %2 damage")};

// contests
inline constexpr Sentence steal{"kaosball", QT_TRANSLATE_NOOP("kaosball", "%1 tries to steal from %2")};
inline constexpr Sentence tackle{"kaosball", QT_TRANSLATE_NOOP("kaosball", "%1 tackles %2")};
inline constexpr Sentence attack{"kaosball", QT_TRANSLATE_NOOP("kaosball", "%1 attacks %2")};
inline constexpr Sentence tackleTwo{"kaosball", QT_TRANSLATE_NOOP("kaosball", "%1 tackles %2 and %3")};
inline constexpr Sentence attackTwo{"kaosball", QT_TRANSLATE_NOOP("kaosball", "%1 attacks %2 and %3")};
inline constexpr Sentence reactSteal{"kaosball", QT_TRANSLATE_NOOP("kaosball", "%1 reacts and tries to steal from %2")};
inline constexpr Sentence reactTackle{"kaosball", QT_TRANSLATE_NOOP("kaosball", "%1 reacts and tackles %2")};
inline constexpr Sentence reactAttack{"kaosball", QT_TRANSLATE_NOOP("kaosball", "%1 reacts and attacks %2")};
inline constexpr Sentence reactToNobody{"kaosball", QT_TRANSLATE_NOOP("kaosball", "%1 reacts")};

// the end of a period and of the match
inline constexpr Sentence scorePeriod{"kaosball", QT_TRANSLATE_NOOP("kaosball", "Period %1 is scored")};
inline constexpr Sentence scoreOvertime{"kaosball", QT_TRANSLATE_NOOP("kaosball", "The overtime is scored")};
inline constexpr Sentence noBribe{"kaosball", QT_TRANSLATE_NOOP("kaosball", "%1 pay no bribe")};
inline constexpr Sentence bribe{"kaosball", QT_TRANSLATE_NOOP("kaosball", "%1 pay a bribe of %2")};
inline constexpr Sentence rollFouls{"kaosball", QT_TRANSLATE_NOOP("kaosball", "%1 roll for their cheat cards")};
inline constexpr Sentence scoreBonus{"kaosball", QT_TRANSLATE_NOOP("kaosball", "Kills and fouls are scored")};
inline constexpr Sentence cleanUp{"kaosball", QT_TRANSLATE_NOOP("kaosball", "Clean-up after period %1")};
inline constexpr Sentence replaceNobody{"kaosball", QT_TRANSLATE_NOOP("kaosball", "%1 bring in nobody")};
inline constexpr Sentence replaceOne{"kaosball", QT_TRANSLATE_NOOP("kaosball", "%1 bring in %2")};
inline constexpr Sentence replaceMany{"kaosball", QT_TRANSLATE_N_NOOP("kaosball", "%1 bring in %n figure(s)")};
inline constexpr Sentence endMatch{"kaosball", QT_TRANSLATE_NOOP("kaosball", "The match is called")};
inline constexpr Sentence overtimeOfTwo{"kaosball", QT_TRANSLATE_NOOP("kaosball", "Overtime: %1 vs %2")};
inline constexpr Sentence overtimeOfMany{"kaosball", QT_TRANSLATE_NOOP("kaosball", "Overtime of %1 teams")};
inline constexpr Sentence allianceTiebreaker{"kaosball",
                                             QT_TRANSLATE_NOOP("kaosball", "The alliances roll the tiebreaker die")};

} // namespace whistle::kaosball::texts::headline

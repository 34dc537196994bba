// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/text.h"

#include <QCoreApplication>

/// The sentences of the match referee; those of single questions stand in <topic>_texts.h.
namespace whistle::kaosball::texts {

// --- what is against a command ---
inline constexpr Sentence wrongPhase{
    "kaosball", QT_TRANSLATE_NOOP("kaosball", "That belongs to the phase \"%1\"; the match is in the phase \"%2\".")};
inline constexpr Sentence alreadyStarted{"kaosball", QT_TRANSLATE_NOOP("kaosball", "The match has begun already.")};
inline constexpr Sentence notStarted{"kaosball",
                                     QT_TRANSLATE_NOOP("kaosball", "No match has begun: new_match comes first.")};
inline constexpr Sentence noSuchTeam{"kaosball", QT_TRANSLATE_NOOP("kaosball", "No team \"%1\" plays in this match.")};
inline constexpr Sentence isOut{"kaosball", QT_TRANSLATE_NOOP("kaosball", "%1 are out of the match.")};
inline constexpr Sentence noSuchFigure{"kaosball",
                                       QT_TRANSLATE_NOOP("kaosball", "There is no figure \"%1\" in this match.")};
inline constexpr Sentence notStanding{"kaosball",
                                      QT_TRANSLATE_NOOP("kaosball", "%1 does not stand on the crossfield.")};
inline constexpr Sentence teamTwice{"kaosball", QT_TRANSLATE_NOOP("kaosball", "The team %1 is listed twice.")};
inline constexpr Sentence notYourStep{"kaosball", QT_TRANSLATE_NOOP("kaosball", "This step is for %1, not for %2.")};
inline constexpr Sentence stepDone{"kaosball", QT_TRANSLATE_NOOP("kaosball", "%1 have done this already.")};
inline constexpr Sentence mirrorOnly{
    "kaosball",
    QT_TRANSLATE_NOOP("kaosball", "Without figures on the crossfield nothing is moved; this needs the mirror.")};
inline constexpr Sentence scorekeeperOnly{
    "kaosball", QT_TRANSLATE_NOOP("kaosball", "The crossfield is mirrored here, so \"%1\" follows from the places.")};
inline constexpr Sentence sameDepth{"kaosball", QT_TRANSLATE_NOOP("kaosball", "The match has this depth already.")};
inline constexpr Sentence placeMissing{"kaosball",
                                       QT_TRANSLATE_NOOP("kaosball", "%1 is on the crossfield: enter the space.")};
inline constexpr Sentence placeTaken{"kaosball",
                                     QT_TRANSLATE_NOOP("kaosball", "Two standing figures cannot share %1.")};
inline constexpr Sentence ballPlaceMissing{
    "kaosball", QT_TRANSLATE_NOOP("kaosball", "Nobody carries the ball: enter where it lies.")};
inline constexpr Sentence notOnField{"kaosball", QT_TRANSLATE_NOOP("kaosball", "%1 is not on the crossfield.")};

// --- set-up ---
inline constexpr Sentence teamCount{
    "kaosball",
    QT_TRANSLATE_NOOP("kaosball", "%1 teams do not fit this mode: versus has 2, max kaos 3 or 4, alliance 4.")};
inline constexpr Sentence leagueIsVersus{"kaosball",
                                         QT_TRANSLATE_NOOP("kaosball", "A league match is between two teams.")};
inline constexpr Sentence onlyInLeagues{
    "kaosball", QT_TRANSLATE_NOOP("kaosball", "Only in a league match does a team bring something along: %1.")};
inline constexpr Sentence startsWith{"kaosball", QT_TRANSLATE_NOOP("kaosball", "%1 start with %2 cash.")};
inline constexpr Sentence tooFewLive{
    "kaosball", QT_TRANSLATE_N_NOOP("kaosball", "%1 have only %n figure(s) left and need %3: they forfeit the match.")};
inline constexpr Sentence ownedAlready{
    "kaosball", QT_TRANSLATE_NOOP("kaosball", "%1 belongs to one of the teams already, so it is left out.")};
inline constexpr Sentence sideTaken{"kaosball", QT_TRANSLATE_NOOP("kaosball", "%1 sit at a side that is taken.")};
inline constexpr Sentence sidesOpposite{"kaosball", QT_TRANSLATE_NOOP("kaosball", "Two teams sit at opposite sides.")};
inline constexpr Sentence notClockwise{
    "kaosball", QT_TRANSLATE_NOOP("kaosball", "The teams are listed clockwise: south, west, north, east.")};
inline constexpr Sentence alliancesOfTwo{
    "kaosball", QT_TRANSLATE_NOOP("kaosball", "An alliance match has two alliances of two teams.")};
inline constexpr Sentence alliancesOnlyThere{
    "kaosball", QT_TRANSLATE_NOOP("kaosball", "Only an alliance match has alliances; %1 have one.")};
inline constexpr Sentence alliesTogether{"kaosball",
                                         QT_TRANSLATE_NOOP("kaosball", "Allies sit at neighbouring sides.")};
inline constexpr Sentence leftAllyFirst{
    "kaosball",
    QT_TRANSLATE_NOOP("kaosball", "In an alliance match the first player is the left-seated ally: %1 or %2.")};
inline constexpr Sentence noSuchFirstPlayer{
    "kaosball", QT_TRANSLATE_NOOP("kaosball", "The first player \"%1\" is not among the teams.")};
inline constexpr Sentence noSuchRinger{"kaosball", QT_TRANSLATE_NOOP("kaosball", "No pack has a ringer \"%1\".")};
inline constexpr Sentence matchBegins{"kaosball",
                                      QT_TRANSLATE_NOOP("kaosball", "The match begins: %1 cash a team, %2 go first.")};
inline constexpr Sentence lotCount{"kaosball",
                                   QT_TRANSLATE_NOOP("kaosball", "%1 lots are turned up with %2 players, not %3.")};
inline constexpr Sentence lotTwice{"kaosball", QT_TRANSLATE_NOOP("kaosball", "The lot \"%1\" is listed twice.")};
inline constexpr Sentence noSuchUpgrade{"kaosball", QT_TRANSLATE_NOOP("kaosball", "No pack has an upgrade \"%1\".")};
inline constexpr Sentence tooManyTiles{"kaosball", QT_TRANSLATE_N_NOOP("kaosball", "There are only %n tile(s) of %1.")};
inline constexpr Sentence ringerTwice{"kaosball", QT_TRANSLATE_NOOP("kaosball", "There is one %1 only.")};
inline constexpr Sentence minimumUnknown{
    "kaosball", QT_TRANSLATE_NOOP("kaosball", "The price of %1 is not known: enter it from the card.")};
inline constexpr Sentence lotsAreUp{"kaosball",
                                    QT_TRANSLATE_N_NOOP("kaosball", "%n lot(s) are up; %2 name the first.")};
inline constexpr Sentence noSuchLot{"kaosball", QT_TRANSLATE_NOOP("kaosball", "There is no lot \"%1\".")};
inline constexpr Sentence lotOpened{"kaosball", QT_TRANSLATE_NOOP("kaosball", "%1 name %2 and bid %3.")};
inline constexpr Sentence bidRaised{"kaosball", QT_TRANSLATE_NOOP("kaosball", "%1 bid %2.")};
inline constexpr Sentence bidPassed{"kaosball", QT_TRANSLATE_NOOP("kaosball", "%1 pass.")};
inline constexpr Sentence lotSold{"kaosball",
                                  QT_TRANSLATE_N_NOOP("kaosball", "%1 get %2 for %3 and have %n cash left.")};
inline constexpr Sentence auctionOver{
    "kaosball", QT_TRANSLATE_NOOP("kaosball", "The auction is over; unsold lots go back to the box.")};
inline constexpr Sentence deadRinger{"kaosball", QT_TRANSLATE_NOOP("kaosball", "%1 is dead and cannot be fielded.")};
inline constexpr Sentence healthUnknown{
    "kaosball",
    QT_TRANSLATE_NOOP("kaosball",
                      "The health of %1 is not known: enter it from the card (ringer_health, or with the lot).")};
inline constexpr Sentence loadoutSet{"kaosball",
                                     QT_TRANSLATE_NOOP("kaosball", "%1 have chosen; it stays secret until all have.")};
inline constexpr Sentence loadoutsRevealed{
    "kaosball", QT_TRANSLATE_NOOP("kaosball", "All have chosen: the loadouts are revealed.")};
inline constexpr Sentence contractPays{"kaosball", QT_TRANSLATE_N_NOOP("kaosball", "Sexy Contract: +%n cash for %1.")};

// --- line-up and filling up ---
inline constexpr Sentence figureTwice{"kaosball", QT_TRANSLATE_NOOP("kaosball", "%1 is placed twice.")};
inline constexpr Sentence notInDugout{"kaosball", QT_TRANSLATE_NOOP("kaosball", "%1 is not in the dugout.")};
inline constexpr Sentence ringerNotChosen{
    "kaosball", QT_TRANSLATE_NOOP("kaosball", "%1 was not chosen for this half; another ringer waits for half-time.")};
inline constexpr Sentence ringerMustPlay{
    "kaosball", QT_TRANSLATE_NOOP("kaosball", "%1 was chosen and has to be lined up in its post.")};
inline constexpr Sentence figuresNeeded{"kaosball", QT_TRANSLATE_N_NOOP("kaosball", "%1 put %n figure(s) on, not %3.")};
inline constexpr Sentence postsWrong{
    "kaosball", QT_TRANSLATE_NOOP("kaosball", "%1 need %2 in runners' and %3 in bruisers' places, not %4 and %5.")};
inline constexpr Sentence wrongSymbol{
    "kaosball",
    QT_TRANSLATE_NOOP("kaosball", "%1 starts on a free space of its own symbol of its scrimmage line, not on %2.")};
inline constexpr Sentence spaceOccupied{"kaosball", QT_TRANSLATE_NOOP("kaosball", "A figure stands on %1.")};
inline constexpr Sentence spaceMissing{"kaosball",
                                       QT_TRANSLATE_NOOP("kaosball", "Enter the space on which %1 starts.")};
inline constexpr Sentence linedUp{"kaosball", QT_TRANSLATE_N_NOOP("kaosball", "%1 have lined up %n figure(s).")};
inline constexpr Sentence handsDealt{"kaosball", QT_TRANSLATE_NOOP("kaosball", "Every hand is filled to %1 cards.")};
inline constexpr Sentence filledUp{"kaosball", QT_TRANSLATE_N_NOOP("kaosball", "%1 bring on %n figure(s).")};

// --- turns ---
inline constexpr Sentence periodBegins{"kaosball", QT_TRANSLATE_NOOP("kaosball", "Period %1 begins; %2 go first.")};
inline constexpr Sentence overtimeBegins{"kaosball", QT_TRANSLATE_NOOP("kaosball", "Overtime begins; %1 go first.")};
inline constexpr Sentence notYourTurn{"kaosball",
                                      QT_TRANSLATE_NOOP("kaosball", "The next turn belongs to %1, not to %2.")};
inline constexpr Sentence turnBegins{"kaosball", QT_TRANSLATE_NOOP("kaosball", "%1 begin a turn.")};
inline constexpr Sentence lastTurnBegins{"kaosball",
                                         QT_TRANSLATE_NOOP("kaosball", "%1 begin the last turn of the period.")};
inline constexpr Sentence tBoneHeals{"kaosball", QT_TRANSLATE_NOOP("kaosball", "%1 heals completely.")};
inline constexpr Sentence scoresAtStart{"kaosball",
                                        QT_TRANSLATE_NOOP("kaosball", "%1 begin with the ball on a mound: +%2.")};
inline constexpr Sentence noScorer{
    "kaosball", QT_TRANSLATE_NOOP("kaosball", "A runner or ringer of %1 has to hold the ball to score; %2 does.")};
inline constexpr Sentence celerityNotActive{"kaosball",
                                            QT_TRANSLATE_NOOP("kaosball", "%1 have no Celerity left for this period.")};
inline constexpr Sentence celerityTooLate{
    "kaosball", QT_TRANSLATE_NOOP("kaosball", "Celerity comes before the first turn of the period.")};
inline constexpr Sentence lastStandNotActive{
    "kaosball", QT_TRANSLATE_NOOP("kaosball", "%1 have no Last Stand left for this period.")};
inline constexpr Sentence lastStandNeedsBruiser{
    "kaosball", QT_TRANSLATE_NOOP("kaosball", "Last Stand activates a bruiser or a ringer.")};
inline constexpr Sentence othersHaveActed{
    "kaosball",
    QT_TRANSLATE_NOOP("kaosball", "%1 come before %2 in turn order from the first player, and %2 have acted already.")};
inline constexpr Sentence notYourFigure{"kaosball", QT_TRANSLATE_NOOP("kaosball", "%1 does not belong to %2.")};
inline constexpr Sentence cannotActivateAgain{
    "kaosball", QT_TRANSLATE_NOOP("kaosball", "One figure is activated in a turn; %1 has been.")};
inline constexpr Sentence tacticWithoutActivation{"kaosball",
                                                  QT_TRANSLATE_NOOP("kaosball", "Scatter! activates no figure.")};
inline constexpr Sentence mustActivateThat{"kaosball",
                                           QT_TRANSLATE_NOOP("kaosball", "Hail Mary Play activates %1 and no other.")};
inline constexpr Sentence stomperMustGo{"kaosball",
                                        QT_TRANSLATE_NOOP("kaosball", "%1 has stomped and is the one to activate.")};
inline constexpr Sentence lyingCannotActivate{
    "kaosball", QT_TRANSLATE_NOOP("kaosball", "%1 is knocked down and cannot be activated.")};
inline constexpr Sentence runnersSprint{"kaosball",
                                        QT_TRANSLATE_NOOP("kaosball", "%1 is a runner: it can sprint only.")};
inline constexpr Sentence activated{"kaosball", QT_TRANSLATE_N_NOOP("kaosball", "%1 may move %n space(s).")};
inline constexpr Sentence nothingDone{
    "kaosball", QT_TRANSLATE_NOOP("kaosball", "A turn is a tactic card or an activation; %1 have done neither.")};
inline constexpr Sentence cannotPass{
    "kaosball", QT_TRANSLATE_NOOP("kaosball", "%1 have a standing figure, so there is something to do; no pass.")};
inline constexpr Sentence noPassAfterAct{
    "kaosball", QT_TRANSLATE_NOOP("kaosball", "%1 have done something in this turn; that is no pass.")};
inline constexpr Sentence powerPlayHeals{"kaosball",
                                         QT_TRANSLATE_NOOP("kaosball", "Power Play: all damage of %1 is removed.")};
inline constexpr Sentence bootStands{"kaosball", QT_TRANSLATE_NOOP("kaosball", "%1 stands up again.")};
inline constexpr Sentence bootStaysDown{
    "kaosball", QT_TRANSLATE_NOOP("kaosball", "A figure stands on its space, so %1 stays down for the period.")};
inline constexpr Sentence draws{"kaosball", QT_TRANSLATE_N_NOOP("kaosball", "%1 draw %2 and have %n card(s).")};
inline constexpr Sentence drawsNothing{"kaosball",
                                       QT_TRANSLATE_N_NOOP("kaosball", "%1 have %n card(s) and draw nothing.")};
inline constexpr Sentence specialIsOver{
    "kaosball", QT_TRANSLATE_NOOP("kaosball", "The activation is over. It was no turn: nobody draws.")};
inline constexpr Sentence bellRang{
    "kaosball",
    QT_TRANSLATE_N_NOOP("kaosball", "%1 have %n burned card(s): the bell rings. Every other team has one more turn.")};
inline constexpr Sentence periodIsOver{"kaosball",
                                       QT_TRANSLATE_NOOP("kaosball", "The last turn is played: the period is over.")};

// --- cards ---
inline constexpr Sentence emptyHand{"kaosball", QT_TRANSLATE_NOOP("kaosball", "%1 have no card in the hand.")};
inline constexpr Sentence turnHasBegun{
    "kaosball",
    QT_TRANSLATE_NOOP("kaosball", "A tactic card takes the place of the activation: it comes first in the turn.")};
inline constexpr Sentence oneTactic{"kaosball",
                                    QT_TRANSLATE_NOOP("kaosball", "One tactic card a turn; %1 have played one.")};
inline constexpr Sentence notTheActiveTeam{"kaosball",
                                           QT_TRANSLATE_NOOP("kaosball", "It is the turn of %1, not of %2.")};
inline constexpr Sentence parameterNotFor{"kaosball",
                                          QT_TRANSLATE_NOOP("kaosball", "\"%1\" does not belong to this card.")};
inline constexpr Sentence kaosRuleByEnemy{"kaosball",
                                          QT_TRANSLATE_NOOP("kaosball", "Kaos Rule is for an opponent of %1.")};
inline constexpr Sentence kaosRuleCancels{
    "kaosball",
    QT_TRANSLATE_NOOP("kaosball", "Kaos Rule by %1: the card is discarded without effect; %2 may activate a figure.")};
inline constexpr Sentence tacticPlayed{"kaosball", QT_TRANSLATE_NOOP("kaosball", "%1 play %2.")};
inline constexpr Sentence hailMaryFull{
    "kaosball",
    QT_TRANSLATE_NOOP("kaosball",
                      "Hail Mary Play needs fewer than %1 of the team's figures on the crossfield; %2 have %3.")};
inline constexpr Sentence hailMaryNoRinger{"kaosball",
                                           QT_TRANSLATE_NOOP("kaosball", "Hail Mary Play brings no ringer.")};
inline constexpr Sentence hailMaryWho{"kaosball",
                                      QT_TRANSLATE_NOOP("kaosball", "Enter which figure comes in, and where.")};
inline constexpr Sentence huddleNeedsCards{
    "kaosball", QT_TRANSLATE_NOOP("kaosball", "Huddle discards %1 other cards; %2 have %3.")};
inline constexpr Sentence huddleDraws{"kaosball", QT_TRANSLATE_NOOP("kaosball", "%1 discard %2 and draw %3.")};
inline constexpr Sentence tokensWanted{"kaosball",
                                       QT_TRANSLATE_N_NOOP("kaosball", "%n token(s) must be placed, not %2.")};
inline constexpr Sentence noTokensLeft{
    "kaosball", QT_TRANSLATE_NOOP("kaosball", "No such token is left, so the card cannot be played.")};
inline constexpr Sentence sameSpaceTwice{"kaosball",
                                         QT_TRANSLATE_NOOP("kaosball", "The two spaces must be different.")};
inline constexpr Sentence notOnMound{"kaosball", QT_TRANSLATE_NOOP("kaosball", "%1 is a scoring mound.")};
inline constexpr Sentence notMidfield{"kaosball", QT_TRANSLATE_NOOP("kaosball", "%1 is not in the midfield.")};
inline constexpr Sentence wallStands{"kaosball",
                                     QT_TRANSLATE_NOOP("kaosball", "A wall stands between %1 and %2 already.")};
inline constexpr Sentence notThisCheat{
    "kaosball",
    QT_TRANSLATE_NOOP("kaosball", "This cheat card is played with a contest or a tactic card, not by itself.")};
inline constexpr Sentence bootAtStart{
    "kaosball",
    QT_TRANSLATE_NOOP("kaosball", "Boot to the Head comes at the start of the team's own turn, before anything else.")};
inline constexpr Sentence cheatNeedsEnemy{"kaosball", QT_TRANSLATE_NOOP("kaosball", "%1 is not an enemy of %2.")};
inline constexpr Sentence bootKicks{
    "kaosball", QT_TRANSLATE_NOOP("kaosball", "Boot to the Head: %1 have no team ability until the end of the turn.")};
inline constexpr Sentence bzzzztNotEntered{
    "kaosball", QT_TRANSLATE_NOOP("kaosball", "%1 has not just come into a killzone of %2.")};
inline constexpr Sentence bzzzztHits{"kaosball",
                                     QT_TRANSLATE_NOOP("kaosball", "BZZZZT! hits %1; nothing prevents it.")};
inline constexpr Sentence brickUnknown{"kaosball", QT_TRANSLATE_NOOP("kaosball", "%1 have no active Brick.")};
inline constexpr Sentence brickForBruisers{
    "kaosball", QT_TRANSLATE_NOOP("kaosball", "Brick is for bruisers and ringers, not for %1.")};
inline constexpr Sentence brickWouldKill{"kaosball", QT_TRANSLATE_NOOP("kaosball", "Brick may not kill %1.")};

// --- movement ---
inline constexpr Sentence noActivation{"kaosball", QT_TRANSLATE_NOOP("kaosball", "No figure is being activated.")};
inline constexpr Sentence activationOver{"kaosball", QT_TRANSLATE_NOOP("kaosball", "The activation of %1 is over.")};
inline constexpr Sentence pickUpEnded{
    "kaosball", QT_TRANSLATE_NOOP("kaosball", "%1 picked up the ball: that ended its movement and its action.")};
inline constexpr Sentence contestEnded{
    "kaosball", QT_TRANSLATE_NOOP("kaosball", "%1 has had its contest; it does not move any more.")};
inline constexpr Sentence tooFar{"kaosball", QT_TRANSLATE_N_NOOP("kaosball", "%1 has %n space(s) left, not %3.")};
inline constexpr Sentence notAdjacent{"kaosball", QT_TRANSLATE_NOOP("kaosball", "%1 and %2 are not adjacent.")};
inline constexpr Sentence wallInTheWay{"kaosball", QT_TRANSLATE_NOOP("kaosball", "A wall stands between %1 and %2.")};
inline constexpr Sentence stepOccupied{"kaosball",
                                       QT_TRANSLATE_NOOP("kaosball", "A figure stands on %1; %2 cannot enter it.")};
inline constexpr Sentence endsOnFigure{"kaosball",
                                       QT_TRANSLATE_NOOP("kaosball", "%2 may pass figures but not stop on %1.")};
inline constexpr Sentence diesOnTheWay{
    "kaosball", QT_TRANSLATE_NOOP("kaosball", "Fire kills %1 on %2, before the end of the path.")};
inline constexpr Sentence noBallThere{"kaosball", QT_TRANSLATE_NOOP("kaosball", "The ball does not lie on %1.")};
inline constexpr Sentence emptyMove{
    "kaosball", QT_TRANSLATE_NOOP("kaosball", "A move without a step and without picking up the ball does nothing.")};
inline constexpr Sentence scatterMoves{
    "kaosball",
    QT_TRANSLATE_NOOP("kaosball", "During Scatter! a figure moves as that card says, not as in an activation.")};
inline constexpr Sentence notScattering{"kaosball",
                                        QT_TRANSLATE_NOOP("kaosball", "Scatter! was not played in this turn.")};
inline constexpr Sentence scatterOnce{"kaosball",
                                      QT_TRANSLATE_NOOP("kaosball", "Scatter! moves each runner once; %1 has moved.")};
inline constexpr Sentence scatterRunners{
    "kaosball", QT_TRANSLATE_NOOP("kaosball", "Scatter! moves runners and ringers; %1 is a bruiser.")};
inline constexpr Sentence movedTo{"kaosball",
                                  QT_TRANSLATE_N_NOOP("kaosball", "%1 moves to %2 and has %n space(s) left.")};
inline constexpr Sentence fireBurns{"kaosball", QT_TRANSLATE_NOOP("kaosball", "Fire on %2 burns %1.")};
inline constexpr Sentence ballPickedUp{
    "kaosball", QT_TRANSLATE_NOOP("kaosball", "%1 picks up the ball; that ends its movement and its action.")};
inline constexpr Sentence handOffSprintOnly{
    "kaosball", QT_TRANSLATE_NOOP("kaosball", "A hand-off is possible only in a sprint or a Scatter! move.")};
inline constexpr Sentence handOffActive{"kaosball",
                                        QT_TRANSLATE_NOOP("kaosball", "%1 is active: it gives or receives the ball.")};
inline constexpr Sentence handOffNoBall{"kaosball", QT_TRANSLATE_NOOP("kaosball", "%1 does not hold the ball.")};
inline constexpr Sentence handOffTeam{
    "kaosball", QT_TRANSLATE_NOOP("kaosball", "The ball is handed to teammates and allies only.")};
inline constexpr Sentence handOffRange{"kaosball", QT_TRANSLATE_NOOP("kaosball", "%2 is out of hand-off range of %1.")};
inline constexpr Sentence handedOff{"kaosball",
                                    QT_TRANSLATE_NOOP("kaosball", "%1 hands the ball to %2; the movement goes on.")};
inline constexpr Sentence noStomp{"kaosball",
                                  QT_TRANSLATE_NOOP("kaosball", "%1 do not have the ability to stomp now.")};
inline constexpr Sentence stompOnce{
    "kaosball", QT_TRANSLATE_NOOP("kaosball", "One stomp an activation, before the figure does anything else.")};
inline constexpr Sentence stompNothing{"kaosball", QT_TRANSLATE_NOOP("kaosball", "This stomp moves nobody.")};
inline constexpr Sentence stompTarget{"kaosball",
                                      QT_TRANSLATE_NOOP("kaosball", "%1 is not a standing enemy next to %2.")};
inline constexpr Sentence stompStraight{
    "kaosball",
    QT_TRANSLATE_NOOP("kaosball", "%1 can only be pushed straight back, onto a free space without a wall before it.")};
inline constexpr Sentence stomped{"kaosball", QT_TRANSLATE_NOOP("kaosball", "%1 stomps: %2 is pushed to %3.")};
inline constexpr Sentence noScorch{"kaosball",
                                   QT_TRANSLATE_NOOP("kaosball", "%1 do not have the ability to scorch now.")};
inline constexpr Sentence scorchOnce{"kaosball", QT_TRANSLATE_NOOP("kaosball", "One scorch an activation.")};
inline constexpr Sentence scorchStands{
    "kaosball", QT_TRANSLATE_NOOP("kaosball", "%1 must stand, with its activation behind it, to scorch.")};
inline constexpr Sentence scorchNobody{"kaosball",
                                       QT_TRANSLATE_NOOP("kaosball", "No enemy figure is in the killzone of %1.")};
inline constexpr Sentence scorchCard{
    "kaosball", QT_TRANSLATE_NOOP("kaosball", "An energy card of %1 or more prevents the scorch.")};
inline constexpr Sentence scorchNotHit{"kaosball", QT_TRANSLATE_NOOP("kaosball", "%1 have no figure in this scorch.")};
inline constexpr Sentence scorchPrevented{"kaosball",
                                          QT_TRANSLATE_NOOP("kaosball", "%1 burn a card and prevent the scorch.")};
inline constexpr Sentence scorchHits{"kaosball", QT_TRANSLATE_NOOP("kaosball", "%1 scorches %2.")};
inline constexpr Sentence hardyIgnoresHere{"kaosball",
                                           QT_TRANSLATE_NOOP("kaosball", "Hardy: %1 ignores %2 damage this turn.")};
inline constexpr Sentence damageTaken{"kaosball",
                                      QT_TRANSLATE_NOOP("kaosball", "%1 takes %2 damage: %3 of %4 health.")};
inline constexpr Sentence killedFor{"kaosball", QT_TRANSLATE_NOOP("kaosball", "%1 is killed: a trophy for %2.")};
inline constexpr Sentence killedByNobody{"kaosball",
                                         QT_TRANSLATE_NOOP("kaosball", "%1 is killed; nobody gets the kill.")};
inline constexpr Sentence down{"kaosball", QT_TRANSLATE_NOOP("kaosball", "%1 is knocked down.")};
inline constexpr Sentence ballDropped{"kaosball", QT_TRANSLATE_NOOP("kaosball", "The ball of %1 stays in the space.")};
inline constexpr Sentence hatePoints{"kaosball", QT_TRANSLATE_NOOP("kaosball", "Hate: +%2 for %1.")};
inline constexpr Sentence damageKept{"kaosball",
                                     QT_TRANSLATE_NOOP("kaosball", "Brick: %1 takes 1 damage and stays on its feet.")};

// --- contests ---
inline constexpr Sentence notActiveFigure{"kaosball",
                                          QT_TRANSLATE_NOOP("kaosball", "%1 is the active figure, not %2.")};
inline constexpr Sentence notAnnounced{
    "kaosball", QT_TRANSLATE_NOOP("kaosball", "The announced action stays: %1 cannot do that now.")};
inline constexpr Sentence afterHandOff{"kaosball",
                                       QT_TRANSLATE_NOOP("kaosball", "After a hand-off there is no steal.")};
inline constexpr Sentence noContestInScatter{
    "kaosball", QT_TRANSLATE_NOOP("kaosball", "A Scatter! move has no contest of its own.")};
inline constexpr Sentence targetNotEnemy{"kaosball", QT_TRANSLATE_NOOP("kaosball", "%1 is not an enemy of %2.")};
inline constexpr Sentence outOfKillzone{"kaosball", QT_TRANSLATE_NOOP("kaosball", "%1 is not in the killzone of %2.")};
inline constexpr Sentence targetTwice{"kaosball", QT_TRANSLATE_NOOP("kaosball", "The same target stands twice.")};
inline constexpr Sentence noReactionOpen{
    "kaosball", QT_TRANSLATE_NOOP("kaosball", "Nobody may react now: %1 has not just entered a killzone by moving.")};
inline constexpr Sentence reactionHad{"kaosball",
                                      QT_TRANSLATE_NOOP("kaosball", "%1 has had its one reaction in this activation.")};
inline constexpr Sentence cannotReactSo{"kaosball",
                                        QT_TRANSLATE_NOOP("kaosball", "%1 cannot react to %2 in this way.")};
inline constexpr Sentence stealNoBall{"kaosball",
                                      QT_TRANSLATE_NOOP("kaosball", "%1 did not carry the ball when it entered.")};
inline constexpr Sentence cardMissing{"kaosball", QT_TRANSLATE_NOOP("kaosball", "Enter the card that %1 played.")};
inline constexpr Sentence cardTooMany{"kaosball", QT_TRANSLATE_NOOP("kaosball", "%1 take no part in this contest.")};
inline constexpr Sentence handNotEmpty{
    "kaosball", QT_TRANSLATE_NOOP("kaosball", "%1 have cards in the hand and have to play one.")};
inline constexpr Sentence listedTwice{"kaosball", QT_TRANSLATE_NOOP("kaosball", "A name is listed twice: %1.")};
inline constexpr Sentence rollMissing{
    "kaosball", QT_TRANSLATE_NOOP("kaosball", "It is a tie: %1 have the turn and roll the tiebreaker die.")};
inline constexpr Sentence rollNeedless{
    "kaosball", QT_TRANSLATE_NOOP("kaosball", "There is no tie, so nobody rolls the tiebreaker die.")};
inline constexpr Sentence rollsByTarget{
    "kaosball", QT_TRANSLATE_NOOP("kaosball", "The results of the tiebreaker die are given for each target's team.")};
inline constexpr Sentence followUpNotAllowed{
    "kaosball", QT_TRANSLATE_NOOP("kaosball", "%1 cannot follow up: no ball carrier was knocked down by it.")};
inline constexpr Sentence pushNotAllowed{"kaosball", QT_TRANSLATE_NOOP("kaosball", "Nobody is pushed here.")};
inline constexpr Sentence pushBlocked{"kaosball", QT_TRANSLATE_NOOP("kaosball", "%1 cannot be pushed to %2.")};
inline constexpr Sentence smashNotAllowed{"kaosball",
                                          QT_TRANSLATE_NOOP("kaosball", "The winner cannot choose the smash here.")};
inline constexpr Sentence pushOrSmash{"kaosball",
                                      QT_TRANSLATE_NOOP("kaosball", "Either the push or the smash, not both.")};
inline constexpr Sentence loadoutUpgrade{"kaosball", QT_TRANSLATE_NOOP("kaosball", "Active for %1: %2 (%3).")};
inline constexpr Sentence loadoutRinger{"kaosball", QT_TRANSLATE_NOOP("kaosball", "On the field for %1: %2.")};
inline constexpr Sentence allBurned{
    "kaosball", QT_TRANSLATE_NOOP("kaosball", "No %1 is left to be played: all that the deck has lie burned (%2).")};
inline constexpr Sentence pushedTo{"kaosball", QT_TRANSLATE_NOOP("kaosball", "%1 is pushed to %2.")};
inline constexpr Sentence healNotAllowed{"kaosball", QT_TRANSLATE_NOOP("kaosball", "Vampirism does not heal here.")};
inline constexpr Sentence healWho{
    "kaosball",
    QT_TRANSLATE_NOOP("kaosball", "%1 cannot be healed: it must be a damaged figure of the team on the crossfield.")};
inline constexpr Sentence healActing{
    "kaosball", QT_TRANSLATE_NOOP("kaosball", "By the house rule Vampirism heals the figure that won, %1.")};
inline constexpr Sentence healed{"kaosball", QT_TRANSLATE_NOOP("kaosball", "Vampirism heals 1 damage of %1.")};
inline constexpr Sentence kaosWarped{
    "kaosball", QT_TRANSLATE_NOOP("kaosball", "Kaos Warp by %1: the first cards are discarded, new ones are played.")};
inline constexpr Sentence scouted{
    "kaosball", QT_TRANSLATE_NOOP("kaosball", "Illegal Scouting by %1: the other side shows its card first.")};
inline constexpr Sentence followedTo{"kaosball", QT_TRANSLATE_NOOP("kaosball", "%1 follows up to %2.")};

// --- ends of periods and of the match ---
inline constexpr Sentence moundWho{
    "kaosball", QT_TRANSLATE_NOOP("kaosball", "%1 cannot score: runners and ringers that stand do.")};
inline constexpr Sentence moundsFull{
    "kaosball", QT_TRANSLATE_NOOP("kaosball", "No more than %1 figures can stand on these mounds at once.")};
inline constexpr Sentence bribeTooMuch{
    "kaosball", QT_TRANSLATE_N_NOOP("kaosball", "%1 have %n burned cheat card(s) and %3 cash: %4 is too much.")};
inline constexpr Sentence bribed{
    "kaosball", QT_TRANSLATE_N_NOOP("kaosball", "%1 bribe %n cheat card(s), 1 cash each; left to roll for: %3.")};
inline constexpr Sentence rollsWanted{
    "kaosball", QT_TRANSLATE_N_NOOP("kaosball", "%1 roll once for each of their %n cheat card(s), not %3 times.")};
inline constexpr Sentence rerollsWanted{"kaosball",
                                        QT_TRANSLATE_N_NOOP("kaosball", "%1 may roll each die %n time(s), not %3.")};
inline constexpr Sentence foulsNow{"kaosball", QT_TRANSLATE_N_NOOP("kaosball", "%1 roll %n foul(s) and have %3.")};
inline constexpr Sentence cleanedUp{
    "kaosball",
    QT_TRANSLATE_NOOP("kaosball", "Fire, walls and score tokens are removed; the ball goes to the centerfield.")};
inline constexpr Sentence benched{"kaosball",
                                  QT_TRANSLATE_NOOP("kaosball", "%1 shares its space: benched and healed.")};
inline constexpr Sentence standsAndStays{
    "kaosball", QT_TRANSLATE_NOOP("kaosball", "%1 stands: only figures that lie in a shared space are benched.")};
inline constexpr Sentence standsUp{"kaosball", QT_TRANSLATE_NOOP("kaosball", "%1 stands up.")};
inline constexpr Sentence halfTime{
    "kaosball", QT_TRANSLATE_NOOP("kaosball", "Half-time: all figures go to their dugouts and are healed.")};
inline constexpr Sentence cleanedUpNobody{"kaosball",
                                          QT_TRANSLATE_NOOP("kaosball", "Clean-up: nobody goes to the bench.")};
inline constexpr Sentence cleanedUpBenched{
    "kaosball", QT_TRANSLATE_N_NOOP("kaosball", "Clean-up: %n figure(s) benched and healed.")};
inline constexpr Sentence markerTo{"kaosball", QT_TRANSLATE_NOOP("kaosball", "The first-player marker goes to %1.")};
inline constexpr Sentence overtimeNeeded{"kaosball",
                                         QT_TRANSLATE_NOOP("kaosball", "The lead is shared: sudden death overtime.")};
inline constexpr Sentence dieNeeded{
    "kaosball", QT_TRANSLATE_NOOP("kaosball", "The lower scores are equal: each alliance rolls the tiebreaker die.")};
inline constexpr Sentence overtimeTeamsWrong{
    "kaosball", QT_TRANSLATE_NOOP("kaosball", "The overtime is for the teams that share the lead, and only for them.")};
inline constexpr Sentence noOvertimeDue{"kaosball", QT_TRANSLATE_NOOP("kaosball", "No overtime is due.")};
inline constexpr Sentence noDieDue{"kaosball", QT_TRANSLATE_NOOP("kaosball", "No roll of the alliances is due.")};
inline constexpr Sentence bothRoll{"kaosball", QT_TRANSLATE_NOOP("kaosball", "Both alliances roll: %1 and %2.")};
inline constexpr Sentence rollAgain{"kaosball", QT_TRANSLATE_NOOP("kaosball", "Equal rolls: both roll again.")};
inline constexpr Sentence teamOut{"kaosball",
                                  QT_TRANSLATE_NOOP("kaosball", "%1 are out: their figures leave the crossfield.")};

// --- corrections ---
inline constexpr Sentence cannotCorrect{
    "kaosball", QT_TRANSLATE_NOOP("kaosball", "\"%1\" cannot be corrected; expected is a path such as scores/TEAM, "
                                              "cash/TEAM, figures/TEAM/FIGURE/damage or ball.")};
inline constexpr Sentence correctValue{"kaosball",
                                       QT_TRANSLATE_NOOP("kaosball", "%1 cannot have the value that was given.")};

} // namespace whistle::kaosball::texts

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/text.h"

#include <QCoreApplication>

/// What is said about an organiser's acts.
namespace whistle::league::texts {

// What is against an act

inline constexpr Sentence noSeason{"league", QT_TRANSLATE_NOOP("league", "There is no season yet: create it first.")};
inline constexpr Sentence seasonThere{"league", QT_TRANSLATE_NOOP("league", "The season %1 has been created already.")};
inline constexpr Sentence unknownGame{"league",
                                      QT_TRANSLATE_NOOP("league", "No game with the name \"%1\" has leagues.")};
inline constexpr Sentence alreadyStarted{"league", QT_TRANSLATE_NOOP("league", "The season has started already.")};
inline constexpr Sentence notStarted{"league", QT_TRANSLATE_NOOP("league", "The season has not started yet.")};
inline constexpr Sentence twice{"league",
                                QT_TRANSLATE_NOOP("league", "The name \"%1\" is there twice; each needs its own.")};
inline constexpr Sentence noEntrant{"league", QT_TRANSLATE_NOOP("league", "Nobody called \"%1\" takes part.")};
inline constexpr Sentence noPerson{"league",
                                   QT_TRANSLATE_NOOP("league", "\"%1\" is not one of the people of this season.")};
inline constexpr Sentence noFixture{"league", QT_TRANSLATE_NOOP("league", "There is no fixture \"%1\".")};
inline constexpr Sentence noIdentity{"league", QT_TRANSLATE_NOOP("league", "The game has no team \"%1\".")};
inline constexpr Sentence entrantCount{
    "league", QT_TRANSLATE_NOOP("league", "A season of this game takes %1 to %2 entrants; there are %3.")};
inline constexpr Sentence noFormat{"league",
                                   QT_TRANSLATE_NOOP("league", "The season needs a league phase, playoffs, or both.")};
inline constexpr Sentence notForTwo{"league", QT_TRANSLATE_NOOP("league", "This game is not played by two.")};
inline constexpr Sentence tooManyGroups{
    "league", QT_TRANSLATE_NOOP("league", "%1 groups are too many for %2 entrants: each needs two.")};
inline constexpr Sentence tableSize{
    "league",
    QT_TRANSLATE_NOOP("league",
                      "Tables of %1 to %2 are not possible: this game takes %3 to %4 players, and there are %5.")};
inline constexpr Sentence playoffPlaces{
    "league", QT_TRANSLATE_NOOP("league", "Playoffs for %1 are not possible with %2 entrants.")};
inline constexpr Sentence cupPlaces{
    "league", QT_TRANSLATE_NOOP("league", "Without a league phase all %2 entrants play in the playoffs, not %1.")};
inline constexpr Sentence evenSeries{
    "league", QT_TRANSLATE_NOOP("league", "A series is the best of an odd number of games, not of %1.")};
inline constexpr Sentence noTieBreaker{"league",
                                       QT_TRANSLATE_NOOP("league", "There is no tie-breaker \"%1\" in this game.")};
inline constexpr Sentence tieBreakerTwice{"league",
                                          QT_TRANSLATE_NOOP("league", "The tie-breaker \"%1\" is there twice.")};
inline constexpr Sentence noStat{"league", QT_TRANSLATE_NOOP("league", "This game does not count \"%1\".")};
inline constexpr Sentence onlyLadder{
    "league",
    QT_TRANSLATE_NOOP("league", "Fixtures and entrants come in later only in a ladder; here the draw is made.")};
inline constexpr Sentence wrongDate{
    "league", QT_TRANSLATE_NOOP("league", "\"%1\" is not a date or time of the form 2027-01-31 or 18:30.")};
inline constexpr Sentence badSides{"league",
                                   QT_TRANSLATE_NOOP("league", "A match of this game has %1 to %2 different players.")};
inline constexpr Sentence hasResult{
    "league",
    QT_TRANSLATE_NOOP("league", "The match has its result already; to change it, correct it and enter a reason.")};
inline constexpr Sentence noResult{"league", QT_TRANSLATE_NOOP("league", "The match has no result to correct.")};
inline constexpr Sentence sidesOpen{"league", QT_TRANSLATE_NOOP("league", "Who plays this match is not known yet.")};
inline constexpr Sentence needless{"league", QT_TRANSLATE_NOOP("league", "This match is not to be played any more.")};
inline constexpr Sentence notASide{"league", QT_TRANSLATE_NOOP("league", "\"%1\" does not play in this match.")};
inline constexpr Sentence eachSide{"league",
                                   QT_TRANSLATE_NOOP("league", "Enter it for each side of the match: %1 is missing.")};
inline constexpr Sentence scoreRange{"league",
                                     QT_TRANSLATE_NOOP("league", "%1 cannot have %2; between %3 and %4 is possible.")};
inline constexpr Sentence nothingTold{"league", QT_TRANSLATE_NOOP("league", "Enter the scores or the places.")};
inline constexpr Sentence badPlaces{
    "league", QT_TRANSLATE_NOOP("league", "These places are not possible: who is behind two others is third, and so "
                                          "on; where nobody wins all are second.")};
inline constexpr Sentence placesAgainstScores{
    "league",
    QT_TRANSLATE_NOOP("league", "The places and the scores do not agree: %1 has more than %2 and stands behind.")};
inline constexpr Sentence unknownWay{"league", QT_TRANSLATE_NOOP("league", "No match of this game ends by \"%1\".")};
inline constexpr Sentence somebodyWins{
    "league",
    QT_TRANSLATE_NOOP("league", "A match that ends this way has no winner; the places say that there is one.")};
inline constexpr Sentence nobodyWins{
    "league", QT_TRANSLATE_NOOP("league", "Nobody has won by these places; the way it ended says that somebody has.")};
inline constexpr Sentence noDraws{"league", QT_TRANSLATE_NOOP("league", "No league match of this game ends level.")};
inline constexpr Sentence mustHaveWinner{"league",
                                         QT_TRANSLATE_NOOP("league", "A match of the playoffs needs a winner.")};
inline constexpr Sentence forfeitHasNoScore{
    "league", QT_TRANSLATE_NOOP("league", "A forfeited match has no scores, places or statistics of its own.")};
inline constexpr Sentence awardIsNotPlayed{
    "league", QT_TRANSLATE_NOOP("league", "A result that is awarded has no statistics, and nobody forfeits in it.")};
inline constexpr Sentence noReason{"league", QT_TRANSLATE_NOOP("league", "Enter a reason.")};
inline constexpr Sentence goneAlready{"league", QT_TRANSLATE_NOOP("league", "Dropped out already: %1.")};
inline constexpr Sentence notAllLevel{
    "league", QT_TRANSLATE_NOOP("league", "The organiser decides between two or more different entrants.")};
inline constexpr Sentence rulesAreFixed{
    "league",
    QT_TRANSLATE_NOOP("league", "Points and tie-breakers are fixed since the start. A change is possible; the "
                                "table will carry its reason.")};
inline constexpr Sentence leagueNotOver{
    "league", QT_TRANSLATE_NOOP("league", "In %1 the league phase is not over, so nobody is seeded yet.")};

inline constexpr Sentence tooManyRounds{
    "league", QT_TRANSLATE_NOOP("league", "%1 rounds are too many for %2 entrants: nobody is to meet anybody again.")};
inline constexpr Sentence swissByPoints{"league",
                                        QT_TRANSLATE_NOOP("league", "In the Swiss system the table goes by points.")};
inline constexpr Sentence onlySwiss{
    "league", QT_TRANSLATE_NOOP("league", "Rounds are paired one after the other only in the Swiss system.")};
inline constexpr Sentence allPaired{"league", QT_TRANSLATE_NOOP("league", "All rounds have been paired.")};
inline constexpr Sentence roundNotOver{
    "league", QT_TRANSLATE_NOOP("league", "The round before is not over: %1 has no result yet.")};
inline constexpr Sentence roundInTurn{"league",
                                      QT_TRANSLATE_NOOP("league", "The next round to be paired is round %1.")};
inline constexpr Sentence doesNotPlay{"league", QT_TRANSLATE_NOOP("league", "%1 does not play in round %2.")};
inline constexpr Sentence leftOut{"league", QT_TRANSLATE_NOOP("league", "%1 is neither paired nor has the bye.")};
inline constexpr Sentence byeForOne{
    "league", QT_TRANSLATE_NOOP("league", "A bye is only for the one who is left of an odd number.")};
inline constexpr Sentence meetAgain{
    "league", QT_TRANSLATE_NOOP("league", "%1 and %2 have met already. Others could meet instead: enter a reason.")};
inline constexpr Sentence othersAreNearer{
    "league", QT_TRANSLATE_NOOP("league", "Others would meet nearer by their points: enter a reason.")};
inline constexpr Sentence byeAgain{
    "league", QT_TRANSLATE_NOOP("league", "%1 has had a bye already. Others could have it: enter a reason.")};
inline constexpr Sentence noAnnulling{
    "league", QT_TRANSLATE_NOOP("league", "In the Swiss system what was played stays: the rounds were paired by it.")};
inline constexpr Sentence pairedAlready{"league", QT_TRANSLATE_NOOP("league", "Round %1 has been paired already.")};
inline constexpr Sentence swissNotOver{"league",
                                       QT_TRANSLATE_NOOP("league", "The round is not over: %1 has no result yet.")};

inline constexpr Sentence secondChanceNeeds{
    "league", QT_TRANSLATE_NOOP("league", "A double elimination has three places at least, and no match for the third "
                                          "place: the lower bracket decides it.")};
inline constexpr Sentence consolationNeeds{
    "league", QT_TRANSLATE_NOOP("league", "A consolation needs six places at least: two who lose in the first round.")};
inline constexpr Sentence noTable{
    "league", QT_TRANSLATE_NOOP("league", "This league has no table: points cannot be taken off or given.")};
inline constexpr Sentence noPoints{"league",
                                   QT_TRANSLATE_NOOP("league", "Enter a number of points: 0 changes nothing.")};
inline constexpr Sentence noTie{
    "league", QT_TRANSLATE_NOOP("league", "There is no tie between these that waits for the organiser.")};
inline constexpr Sentence seasonOver{"league", QT_TRANSLATE_NOOP("league", "The season is over.")};
inline constexpr Sentence leaguePartStays{
    "league", QT_TRANSLATE_NOOP("league", "The playoffs have begun: what was played before them stays.")};
inline constexpr Sentence notBegun{
    "league", QT_TRANSLATE_NOOP(
                  "league", "No match of the playoffs has been played: their seeds follow the table by themselves.")};
inline constexpr Sentence tieFirst{
    "league", QT_TRANSLATE_NOOP("league", "Nothing separates %1 in the table: decide that first.")};

// What an act has done

inline constexpr Sentence created{"league", QT_TRANSLATE_NOOP("league", "The season %1 is created.")};
inline constexpr Sentence changedBefore{"league",
                                        QT_TRANSLATE_NOOP("league", "The season %1 is changed before its start.")};
inline constexpr Sentence entered{"league", QT_TRANSLATE_NOOP("league", "Entered: %1.")};
inline constexpr Sentence amongThePeople{"league", QT_TRANSLATE_NOOP("league", "Among the people: %1.")};
inline constexpr Sentence edited{"league", QT_TRANSLATE_NOOP("league", "Changed: %1.")};
inline constexpr Sentence removed{"league", QT_TRANSLATE_NOOP("league", "Taken out: %1.")};
inline constexpr Sentence started{"league",
                                  QT_TRANSLATE_N_NOOP("league", "The season starts: %1 entrants, %n fixture(s).")};
inline constexpr Sentence lotsDrawn{"league",
                                    QT_TRANSLATE_NOOP("league", "All draws are made from the draw phrase \"%1\".")};
inline constexpr Sentence arranged{"league", QT_TRANSLATE_NOOP("league", "Arranged: %1.")};
inline constexpr Sentence openArranged{"league",
                                       QT_TRANSLATE_NOOP("league", "Arranged: a match whose sides are not known yet.")};
inline constexpr Sentence bookedTwice{"league", QT_TRANSLATE_NOOP("league", "Booked twice at that time: %1 and %2.")};
inline constexpr Sentence fixtureAdded{"league", QT_TRANSLATE_NOOP("league", "Fixture added: %1.")};
inline constexpr Sentence roundPaired{"league", QT_TRANSLATE_NOOP("league", "Round %1 is paired: %2.")};
inline constexpr Sentence hasBye{"league", QT_TRANSLATE_NOOP("league", "The bye: %1.")};
inline constexpr Sentence pairedByHand{"league",
                                       QT_TRANSLATE_NOOP("league", "Paired by the organiser, not by the rules: %1.")};
inline constexpr Sentence misses{"league", QT_TRANSLATE_NOOP("league", "%1 is not paired in round %2.")};
inline constexpr Sentence cancelled{"league", QT_TRANSLATE_NOOP("league", "Fixture cancelled: %1.")};
inline constexpr Sentence wonBy{"league", QT_TRANSLATE_NOOP("league", "Won by %1: %2.")};
inline constexpr Sentence endedLevel{"league", QT_TRANSLATE_NOOP("league", "Level: %1.")};
inline constexpr Sentence allLost{"league", QT_TRANSLATE_NOOP("league", "Nobody wins: %1.")};
inline constexpr Sentence didNotCome{"league",
                                     QT_TRANSLATE_NOOP("league", "%1: %2 did not show up; the match is forfeited.")};
inline constexpr Sentence nobodyCame{"league", QT_TRANSLATE_NOOP("league", "%1: nobody came; all have lost.")};
inline constexpr Sentence pointsFor{"league", QT_TRANSLATE_NOOP("league", "League points for %1: %2.")};
inline constexpr Sentence deviates{"league", QT_TRANSLATE_NOOP("league", "Not by league rules: %1.")};
inline constexpr Sentence isAwarded{"league", QT_TRANSLATE_NOOP("league", "%1 is awarded by the organiser: %2.")};
inline constexpr Sentence pointsOff{"league",
                                    QT_TRANSLATE_NOOP("league", "The organiser takes points off %1: %2 (%3).")};
inline constexpr Sentence pointsGiven{"league",
                                      QT_TRANSLATE_NOOP("league", "The organiser gives points to %1: %2 (%3).")};
inline constexpr Sentence abandoned{"league",
                                    QT_TRANSLATE_NOOP("league", "%1 is abandoned and waits to be continued.")};
inline constexpr Sentence corrected{"league", QT_TRANSLATE_NOOP("league", "The result of %1 is corrected: %2.")};
inline constexpr Sentence takenBack{"league", QT_TRANSLATE_NOOP("league", "The result of %1 is taken back: %2.")};
inline constexpr Sentence droppedOut{
    "league", QT_TRANSLATE_NOOP("league", "Dropped out: %1. The matches left are won by the opponents.")};
inline constexpr Sentence annulled{
    "league", QT_TRANSLATE_NOOP("league", "Dropped out: %1. None of these league matches counts.")};
inline constexpr Sentence behindAll{"league", QT_TRANSLATE_NOOP("league", "%1 stands behind all who are still in.")};
inline constexpr Sentence forfeitsRest{
    "league", QT_TRANSLATE_NOOP("league", "%1 forfeits what is left to play; what was played stays.")};
inline constexpr Sentence seededAnew{
    "league", QT_TRANSLATE_NOOP("league", "The playoffs are seeded anew by the table: %1 (%2).")};
inline constexpr Sentence replaced{"league", QT_TRANSLATE_NOOP("league", "%2 in the place of %1, whose results stay.")};
inline constexpr Sentence rulesChanged{"league",
                                       QT_TRANSLATE_NOOP("league", "The rules of the table are changed: %1.")};
inline constexpr Sentence decided{"league", QT_TRANSLATE_NOOP("league", "The organiser decides: %1 (%2).")};
inline constexpr Sentence closed{"league", QT_TRANSLATE_NOOP("league", "The league phase is closed.")};

// What follows

inline constexpr Sentence placeChanges{"league", QT_TRANSLATE_NOOP("league", "%1: from place %2 to place %3.")};
inline constexpr Sentence pointsChange{"league", QT_TRANSLATE_N_NOOP("league", "%1: %n point(s) instead of %2.")};
inline constexpr Sentence sidesChange{"league", QT_TRANSLATE_NOOP("league", "Now %2 meet instead of %1.")};
inline constexpr Sentence openAgain{
    "league", QT_TRANSLATE_NOOP("league", "%1 do not meet for now: who plays there is not known any more.")};
inline constexpr Sentence misplaced{
    "league", QT_TRANSLATE_NOOP("league", "This result does not count any more, for others play there now: %1.")};
inline constexpr Sentence fitsAgain{"league", QT_TRANSLATE_NOOP("league", "This result counts again: %1.")};
inline constexpr Sentence isSeeded{
    "league", QT_TRANSLATE_NOOP("league", "The league phase is over. Seeded for the playoffs: %1.")};
inline constexpr Sentence seedsChange{"league", QT_TRANSLATE_NOOP("league", "Seeded for the playoffs are now: %1.")};
inline constexpr Sentence seedsStay{
    "league",
    QT_TRANSLATE_NOOP(
        "league", "By the table the seeds would now be %1. The playoffs have begun, so the seeds stay as they are.")};
inline constexpr Sentence fewLeft{
    "league",
    QT_TRANSLATE_NOOP("league", "Still in for the %2 places of the playoffs: %1. The free places will be byes.")};
inline constexpr Sentence freeThrough{"league", QT_TRANSLATE_NOOP("league", "Through without a match: %1.")};
inline constexpr Sentence nobodyThrough{
    "league", QT_TRANSLATE_NOOP("league", "Nobody is left of %1; the next opponent has a bye.")};
inline constexpr Sentence nobodyLeft{
    "league",
    QT_TRANSLATE_NOOP("league", "Nobody is left for one more match of the playoffs; the next opponent has a bye.")};
inline constexpr Sentence noChampion{
    "league", QT_TRANSLATE_NOOP("league", "The season is over. Nobody is left to be its champion.")};
inline constexpr Sentence titleShared{
    "league", QT_TRANSLATE_NOOP("league", "The final is shared by %1: the organiser must decide who is champion.")};
inline constexpr Sentence tieBlocks{
    "league", QT_TRANSLATE_NOOP("league", "Nothing separates %1, and it matters: the organiser must decide.")};
inline constexpr Sentence champion{"league", QT_TRANSLATE_NOOP("league", "The champion: %1.")};
inline constexpr Sentence championChanges{"league", QT_TRANSLATE_NOOP("league", "The champion is %2 instead of %1.")};
inline constexpr Sentence seriesWon{"league", QT_TRANSLATE_NOOP("league", "Advances: %1, %2 to %3 in games vs %4.")};

inline constexpr Sentence against{"league", QT_TRANSLATE_NOOP("league", "%1 vs %2")};
inline constexpr Sentence nobody{"league", QT_TRANSLATE_NOOP("league", "nobody")};

// What a game says of its matches in a season

inline constexpr Sentence playersOfFixture{"league",
                                           QT_TRANSLATE_NOOP("league", "The players of the fixture play: %1.")};
inline constexpr Sentence matchNotOver{"league", QT_TRANSLATE_NOOP("league", "The match is not over.")};
inline constexpr Sentence usualReadings{
    "league", QT_TRANSLATE_NOOP("league", "All matches of the league are played with the usual readings.")};

} // namespace whistle::league::texts

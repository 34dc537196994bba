// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/text.h"

#include <QCoreApplication>

/// The sentences of the auctions (KB-26).
namespace whistle::kaosball::texts::auction {

inline constexpr Sentence summary{
    "kaosball",
    QT_TRANSLATE_NOOP("kaosball", "Replay of an auction: who owns what, who must act, which entry is illegal.")};

// What happened, and how it stands.
inline constexpr Sentence sold{
    "kaosball", QT_TRANSLATE_N_NOOP("kaosball", "%1 are the last ones in for %2, pay %3 and have %n cash left.")};
inline constexpr Sentence leads{
    "kaosball", QT_TRANSLATE_NOOP("kaosball", "%1 lead for %2 with %3; it is the turn of %4 to bid more or to pass.")};
inline constexpr Sentence mayName{"kaosball",
                                  QT_TRANSLATE_NOOP("kaosball", "It is the turn of %1 to name a lot or to pass.")};
inline constexpr Sentence allSold{"kaosball", QT_TRANSLATE_NOOP("kaosball", "No lot is left: the auction is over.")};
inline constexpr Sentence allPassed{
    "kaosball", QT_TRANSLATE_NOOP(
                    "kaosball", "All teams in a row passed the right to name: the auction is over. Lots unsold: %1.")};
inline constexpr Sentence otherNumberOfLots{
    "kaosball", QT_TRANSLATE_NOOP("kaosball", "The rules turn up %1 lots for %2 players; here there are %3.")};

// What speaks against an entry.
inline constexpr Sentence over{"kaosball",
                               QT_TRANSLATE_NOOP("kaosball", "The auction is over; %1 can do nothing more.")};
inline constexpr Sentence openDuringBidding{
    "kaosball", QT_TRANSLATE_NOOP("kaosball", "%1 cannot name a lot now: the bidding for %2 is not finished.")};
inline constexpr Sentence bidWithoutLot{
    "kaosball", QT_TRANSLATE_NOOP("kaosball", "%1 cannot bid: no lot is named, and %2 may name one or pass.")};
inline constexpr Sentence notYourTurn{"kaosball", QT_TRANSLATE_NOOP("kaosball", "It is the turn of %1, not of %2.")};
inline constexpr Sentence alreadySold{"kaosball",
                                      QT_TRANSLATE_NOOP("kaosball", "%1 cannot name %2: %3 have bought it already.")};
inline constexpr Sentence belowMinimum{"kaosball",
                                       QT_TRANSLATE_NOOP("kaosball", "%1 open %2 with %3, but its minimum bid is %4.")};
inline constexpr Sentence notHigher{
    "kaosball", QT_TRANSLATE_NOOP("kaosball", "%1 bid %2, but the last bid is %3: bid more or pass.")};
inline constexpr Sentence moreThanCash{"kaosball", QT_TRANSLATE_NOOP("kaosball", "%1 bid %2, but have only %3 cash.")};

// What is wrong with an input.
inline constexpr Sentence unknownLot{"kaosball", QT_TRANSLATE_NOOP("kaosball", "%1 is not one of the lots.")};
inline constexpr Sentence noMinimum{
    "kaosball",
    QT_TRANSLATE_NOOP("kaosball", "The printed minimum bid of %1 is not known; minimum_bid must be given.")};

} // namespace whistle::kaosball::texts::auction

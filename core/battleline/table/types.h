// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/few.h"
#include "base/words.h"

namespace whistle::battleline {

enum class Seat : std::uint8_t { North, South };
/// Where a game stands (digest, section 3.1).
enum class Step : std::uint8_t { NotStarted, ClaimFirst, Play, Scouting, ClaimAndDraw, Over };
/// Best first (BL-6.1).
enum class Formation : std::uint8_t { Wedge, Phalanx, BattalionOrder, SkirmishLine, Host };
enum class Deck : std::uint8_t { Troop, Tactics };
enum class Victory : std::uint8_t { Breakthrough, Envelopment, MostFlags };

[[nodiscard]] constexpr Seat opponentOf(Seat seat)
{
    return seat == Seat::North ? Seat::South : Seat::North;
}
inline constexpr std::array<Seat, 2> bothSeats{Seat::North, Seat::South};
/// As they are shown: south is seat 1, north seat 2.
inline constexpr std::array<Seat, 2> seatsInOrder{Seat::South, Seat::North};
[[nodiscard]] constexpr int seatNumber(Seat seat)
{
    return seat == Seat::South ? 1 : 2;
}

/// One value a seat.
template <class Value>
using Seats = Indexed<Value, 2>;
/// Who has more; none: both have as much.
[[nodiscard]] constexpr std::optional<Seat> greaterOf(const Seats<int>& values)
{
    if (values[Seat::North] == values[Seat::South])
        return {};
    return values[Seat::North] > values[Seat::South] ? Seat::North : Seat::South;
}

enum class WildcardDuplicates : std::uint8_t { Allowed, NotInFormation, NotVisible }; ///< BL-R1
enum class ClaimTiming : std::uint8_t { EndOfTurn, StartOfTurn };                     ///< BL-13.1
enum class ScoutDraw : std::uint8_t { OneAtATime, AllAtOnce };                        ///< BL-R12
enum class DrawPoints : std::uint8_t { FlagsWon, Zero };                              ///< BL-R17

/// The switches that players agree on before a game (digest, section 4); the defaults are the digest's.
struct HouseRules {
    WildcardDuplicates wildcardDuplicates = WildcardDuplicates::Allowed;
    ClaimTiming claimTiming = ClaimTiming::EndOfTurn;
    bool forcedTactics = true; ///< BL-R10
    ScoutDraw scoutDraw = ScoutDraw::OneAtATime;
    DrawPoints drawPoints = DrawPoints::FlagsWon;
    friend bool operator==(const HouseRules&, const HouseRules&) = default;
};

inline constexpr int flagCount = 9;            ///< BL-1.3; flags are numbered from 1, left to right as seen from south
inline constexpr int handSize = 7;             ///< BL-2.2
inline constexpr int troopDeckAfterDeal = 46;  ///< BL-2.3
inline constexpr int slotsOfASide = 3;         ///< BL-5.1
inline constexpr int slotsWithMud = 4;         ///< BL-5.1, BL-10.4
inline constexpr int tacticsLeadAllowed = 1;   ///< BL-8.3
inline constexpr int scoutCards = 3;           ///< BL-11.2
inline constexpr int flagsForEnvelopment = 5;  ///< BL-3.1
inline constexpr int flagsForBreakthrough = 3; ///< BL-3.1
inline constexpr int winnerPoints = 5;         ///< BL-12.5

} // namespace whistle::battleline

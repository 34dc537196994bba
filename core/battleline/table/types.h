// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/few.h"
#include "base/words.h"

#include <array>
#include <cstdint>

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

/// One value a seat.
template <class Value>
struct Seats {
    std::array<Value, 2> values{};
    [[nodiscard]] constexpr const Value& operator[](Seat seat) const { return values[static_cast<std::size_t>(seat)]; }
    [[nodiscard]] constexpr Value& operator[](Seat seat) { return values[static_cast<std::size_t>(seat)]; }
    friend bool operator==(const Seats&, const Seats&) = default;
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

namespace whistle {

template <>
struct WordsOf<battleline::Seat> {
    static constexpr std::array<std::string_view, 2> words{"north", "south"};
};
template <>
struct WordsOf<battleline::Step> {
    static constexpr std::array<std::string_view, 6> words{"not_started", "claim_first",    "play",
                                                           "scouting",    "claim_and_draw", "over"};
};
template <>
struct WordsOf<battleline::Formation> {
    static constexpr std::array<std::string_view, 5> words{"wedge", "phalanx", "battalion_order", "skirmish_line",
                                                           "host"};
};
template <>
struct WordsOf<battleline::Deck> {
    static constexpr std::array<std::string_view, 2> words{"troop", "tactics"};
};
template <>
struct WordsOf<battleline::Victory> {
    static constexpr std::array<std::string_view, 3> words{"breakthrough", "envelopment", "most_flags"};
};

} // namespace whistle

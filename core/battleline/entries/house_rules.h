// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/words.h"

#include <array>
#include <cstdint>

namespace whistle::battleline {

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

} // namespace whistle::battleline

template <>
inline constexpr std::array whistle::enumWords<whistle::battleline::WildcardDuplicates>{"allowed", "not_in_formation",
                                                                                        "not_visible"};
template <>
inline constexpr std::array whistle::enumWords<whistle::battleline::ClaimTiming>{"end_of_turn", "start_of_turn"};
template <>
inline constexpr std::array whistle::enumWords<whistle::battleline::ScoutDraw>{"one_at_a_time", "all_at_once"};
template <>
inline constexpr std::array whistle::enumWords<whistle::battleline::DrawPoints>{"flags_won", "zero"};

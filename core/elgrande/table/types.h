// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/few.h"
#include "base/words.h"

#include <array>
#include <cstdint>
#include <numeric>
#include <optional>
#include <string>

namespace whistle::elgrande {

inline constexpr int mostPlayers = 5;
inline constexpr std::size_t regionCount = 9;
inline constexpr std::size_t areaCount = 10;
inline constexpr int caballerosInPlay = 30; ///< EG-2.5, of each player; the only limit there is (EG-R24)
inline constexpr int highestPower = 13;
inline constexpr int stackCount = 5;
inline constexpr int noPlayer = -1;

/// The nine regions in canonical order (EG-1.5), the Castillo last.
enum class Area : std::uint8_t {
    Galicia,
    BasqueCountry,
    OldCastile,
    Aragon,
    Catalonia,
    NewCastile,
    Valencia,
    Seville,
    Granada,
    Castillo
};
using AreaList = Few<Area, areaCount>;
using AreaSpot = std::optional<Area>; ///< none: what its owner says (beside the board, in the court, unclear)

[[nodiscard]] constexpr bool isRegion(Area area)
{
    return area != Area::Castillo;
}

/// A value for each area.
template <class Value>
using ByArea = Indexed<Value, areaCount>;

/// Players are known by their place in clockwise order, from 0; a value for each, of those who do not play a fresh one.
template <class Value>
using ByPlayer = Indexed<Value, mostPlayers>;
using Counts = ByPlayer<int>;
using PlayerList = Few<int, mostPlayers>;
using PlayerNames = Few<std::string, mostPlayers>;

/// All of so many players.
[[nodiscard]] inline PlayerList playersOf(int count)
{
    PlayerList players;
    for (int player = 0; player < count; ++player)
        players.push_back(player);
    return players;
}

template <std::size_t count>
[[nodiscard]] int sum(const Indexed<int, count>& counts)
{
    return std::accumulate(counts.begin(), counts.end(), 0);
}

enum class Scoreboard : std::uint8_t { EightFourZero, FourZeroZero };
[[nodiscard]] constexpr Scoreboard otherThan(Scoreboard board)
{
    return board == Scoreboard::EightFourZero ? Scoreboard::FourZeroZero : Scoreboard::EightFourZero;
}
using Scores = std::array<int, 3>; ///< for the first, second and third place

/// Every region, in canonical order.
[[nodiscard]] constexpr AreaList allRegions()
{
    AreaList all;
    for (std::size_t i = 0; i < regionCount; ++i)
        all.push_back(static_cast<Area>(i));
    return all;
}
/// The same with the Castillo behind them.
[[nodiscard]] constexpr AreaList allAreas()
{
    AreaList all = allRegions();
    all.push_back(Area::Castillo);
    return all;
}

} // namespace whistle::elgrande

namespace whistle {

template <>
inline constexpr std::array enumWords<elgrande::Scoreboard>{"8/4/0", "4/0/0"};

} // namespace whistle

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "league/model/sides.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace whistle::league {

struct Result;

/// Extra points for what a side has done in a match that was played: a score or a statistic of at least so many, or a
/// loss by at most so many.
struct Bonus {
    enum class What : std::uint8_t { Score, Stat, NarrowLoss };
    What what = What::Score;
    std::string stat; ///< What::Stat only
    int limit = 0;    ///< at least; NarrowLoss: at most
    int points = 1;
    friend bool operator==(const Bonus&, const Bonus&) = default;
};

/// What a match brings (LG-4.1). `placement` is for matches of three and more: points for the first place, the second
/// and so on, 0 beyond its end. Those who share a place all get what that place brings.
struct PointsScheme {
    int win = 3;
    int draw = 1;
    int loss = 0;
    int allLost = 0;      ///< each, of a match that nobody won; also for both where nobody came
    int forfeit = 0;      ///< who did not come; below 0: a penalty
    int forfeitScore = 0; ///< of the side that came, in a match of two (KB-35.7: 20)
    std::vector<int> placement;
    std::vector<Bonus> bonuses;
    friend bool operator==(const PointsScheme&, const PointsScheme&) = default;

    /// What side `side` gets.
    [[nodiscard]] int pointsOf(const Result& result, std::size_t side, const std::vector<std::string>& stats) const;
};

} // namespace whistle::league

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <vector>

namespace whistle {

/// How many points a seat has.
struct SeatScore {
    int seat = 0;
    QString name;
    int score = 0;
    friend bool operator==(const SeatScore&, const SeatScore&) = default;
};
/// "Vilmos 87, Brigitta 80": who is in front first, those who are level as they sit.
[[nodiscard]] QString standingWords(std::vector<SeatScore> scores);

} // namespace whistle

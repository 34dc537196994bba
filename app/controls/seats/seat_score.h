// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace whistle {

/// How many points a seat has.
struct SeatScore {
    int seat = 0;
    QString name;
    int score = 0;
    friend bool operator==(const SeatScore&, const SeatScore&) = default;
};

} // namespace whistle

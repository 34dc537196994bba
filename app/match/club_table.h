// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "controls/words/live_sign.h"

#include <QString>
#include <vector>

namespace whistle {

/// A side of a match that is over, and whether it has said that the result is right.
struct ResultSide {
    int seat = 0;
    QString name;
    bool hasAgreed = false;
    bool mayTakeBack = false; ///< it has said so here, and may say that it does not any more
    friend bool operator==(const ResultSide&, const ResultSide&) = default;
};

/// What a match has of its club.
struct ClubTable {
    LiveWords sign;                ///< without words: it does not go with the club
    QString result;                ///< how a match that is over counts
    std::vector<ResultSide> sides; ///< of a match that is over and whose result its sides confirm; empty: it is not
    friend bool operator==(const ClubTable&, const ClubTable&) = default;
};

} // namespace whistle

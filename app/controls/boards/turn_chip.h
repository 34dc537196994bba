// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "look/icons.h"
#include "look/painting.h"

#include <QString>
#include <optional>
#include <utility>
#include <vector>

namespace whistle {

/// A sign of something that a turn brought: a picture (who, which card), a drawing, a few letters. Any of them.
struct TurnSign {
    PicturePainter picture = {};
    double wide = 1;      ///< of the picture, in its heights
    bool hasSeat = false; ///< the picture wears the seat's shape and colour
    std::optional<Icon> drawing = {};
    QString text = {};
};

/// One chip of the ribbon of turns.
struct TurnChip {
    enum class Kind {
        Turn, ///< a turn that is over
        Fold, ///< a stretch of the match: how it ended, and its name
        Now   ///< the present
    };
    Kind kind = Kind::Turn;
    int number = 0; ///< of the last entry of the turn or stretch; 0 of now
    int seat = 0;   ///< whose turn; 0: nobody's
    std::vector<TurnSign> signs = {};
    QString title = {};                               ///< of a stretch "6 : 2"; of a turn what there are no signs for
    QString caption = {};                             ///< of a stretch: "Period 1"
    std::vector<std::pair<int, QString>> shares = {}; ///< seats and "+2"; one of the turn's own seat wears no emblem
    QString words = {}; ///< all of it, as it is told: "Period 3, turn 8, Amazons: b1 kills r1, 1 point"
    /// The signs follow from the words.
    friend bool operator==(const TurnChip& a, const TurnChip& b)
    {
        return a.kind == b.kind && a.number == b.number && a.seat == b.seat && a.title == b.title &&
               a.caption == b.caption && a.shares == b.shares && a.words == b.words && a.signs.size() == b.signs.size();
    }
};

} // namespace whistle

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "controls/seats/scoreboard_view.h"

class QPainter;

namespace whistle {

/// What a seat counts up to a number; null: it does not.
[[nodiscard]] const ScoreboardCount* trackOf(const ScoreboardSeat& seat);

/// How the steps of a track are drawn, in pixels.
struct TrackLook {
    QColor done; ///< a step that is made, filled
    QColor open; ///< the edge of one that is not
    double gap = 0;
    double radius = 0;
    double edge = 1;
};

/// A box for each step, over the whole room, the first one at this edge of it.
void paintTrack(QPainter& painter, const QRectF& room, Qt::Edge from, const ScoreboardCount& track,
                const TrackLook& look);

} // namespace whistle

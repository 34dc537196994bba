// SPDX-License-Identifier: GPL-3.0-or-later
#include "controls/seats/track.h"

#include "look/painting.h"

#include <algorithm>

namespace whistle {

const ScoreboardCount* trackOf(const ScoreboardSeat& seat)
{
    const auto track = std::find_if(seat.counts.begin(), seat.counts.end(),
                                    [](const ScoreboardCount& count) { return count.most.has_value(); });
    return track == seat.counts.end() ? nullptr : &*track;
}

void paintTrack(QPainter& painter, const QRectF& room, Qt::Edge from, const ScoreboardCount& track,
                const TrackLook& look)
{
    const int most = std::max(1, track.most.value_or(1));
    const double each = (room.width() - look.gap * (most - 1)) / most;
    for (int step = 0; step < most; ++step) {
        const double way = step * (each + look.gap);
        const double left = from == Qt::LeftEdge ? room.left() + way : room.right() - way - each;
        const bool isDone = step < track.value;
        paintBox(painter, {left, room.top(), each, room.height()},
                 {isDone ? look.done : QColor(), isDone ? look.done : look.open, look.radius, look.edge});
    }
}

} // namespace whistle

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "controls/seats/scoreboard_view.h"

class QPainter;

namespace whistle {

/// The second screen with the board large in its middle: the seats beside it, below it how far each has come and what
/// has happened last. `shape`: how wide the board is for its height.
void paintBoardScreen(QPainter& painter, const QRectF& room, const ScoreboardState& state, const Theme& theme,
                      double shape, const PicturePainter& board);

/// Where the board lies there.
[[nodiscard]] QRectF boardOnScreen(const QRectF& room, const ScoreboardState& state, double shape);

} // namespace whistle

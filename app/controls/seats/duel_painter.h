// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "controls/seats/scoreboard_view.h"

#include <QFont>

class QPainter;

namespace whistle {

/// The type of the second screen: it follows the height of the screen, not the text size.
[[nodiscard]] QFont projectorFont(double pixels, QFont::Weight weight = QFont::Bold);

/// The fight of a board: the place and the scores above, both fighters, what waits on the stack below. `foot`: the part
/// of the room that is left alone where nothing lies on the stack, in pixels.
void paintDuel(QPainter& painter, const QRectF& room, const ScoreboardState& state, const Theme& theme, double foot);
/// The same in words.
[[nodiscard]] QStringList duelWords(const ScoreboardState& state);

} // namespace whistle

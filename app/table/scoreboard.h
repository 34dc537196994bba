// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "controls/seats/score_strip.h"
#include "controls/seats/scoreboard_view.h"
#include "journal/match.h"
#include "match/past.h"

namespace whistle {

/// What the second screen has in common with the strip: who plays, the scores, the period.
[[nodiscard]] ScoreboardState boardOf(const ScoreStripState& strip);

/// The news of the board: the last entry that stands, and the points that it brought.
void tellLast(ScoreboardState& board, const Match& match, const EntryTeller& marks);

} // namespace whistle

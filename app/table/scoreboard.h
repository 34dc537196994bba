// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "controls/seats/score_strip.h"
#include "controls/seats/scoreboard_view.h"
#include "journal/match.h"
#include "match/past.h"

namespace whistle {

/// What the second screen has in common with the strip: who plays, the scores, the period.
[[nodiscard]] ScoreboardState boardOf(const ScoreStripState& strip);

/// The news of the board: what came of the last entry that stands; behind it what else, and the points that it brought.
void tellLast(ScoreboardState& board, const Match& match, const EntryTeller& marks);

/// The result in place of the news; `seat`: whose, 0: nobody's.
void tellEnd(ScoreboardState& board, const QString& result, int seat);

} // namespace whistle

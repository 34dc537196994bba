// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "controls/seats/score_strip.h"
#include "kaosball/dugout/dugout_panel.h"
#include "kaosball/period/bell_band.h"
#include "kaosball/telling/shown_table.h"

namespace whistle::kaosball {

/// What each team has, for its dugout panel; `actor` has to act.
[[nodiscard]] std::vector<DugoutState> dugoutsOf(const ShownTable& table, int actor);
/// The seats of the strip; `actor` has to act, `task` says at what ("to bid"; empty: "to move"). `tellsOutlook`: what
/// the table would bring if the period ended now is told, too.
[[nodiscard]] ScoreStripState stripOf(const ShownTable& table, int actor, const QString& task,
                                      bool tellsOutlook = false);
/// "blown out", "eliminated"; empty: it plays.
[[nodiscard]] QString statusWords(TeamStatus status);
/// Who still has a last turn once the bell has rung, in the order of play.
[[nodiscard]] std::vector<int> lastTurns(const State& state);
/// Who rang the bell and who still has a last turn.
[[nodiscard]] BellState bellOf(const ShownTable& table);

} // namespace whistle::kaosball

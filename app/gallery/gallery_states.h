// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "controls/panels/ruling_banner.h"
#include "controls/seats/score_strip.h"
#include "controls/words/log_list.h"
#include "kaosball/contest/arithmetic_panel.h"
#include "kaosball/dugout/dugout_panel.h"
#include "kaosball/period/bell_band.h"
#include "kaosball/period/step_list.h"

namespace whistle::sample {

/// The running match of the design's pictures, as the parts' values: for the gallery and the tests.
[[nodiscard]] ScoreStripState strip();
[[nodiscard]] ScoreStripState stripOfFour();
[[nodiscard]] DugoutState fangs();
[[nodiscard]] DugoutState amazons();
/// Eight burned cards: one more rings the bell.
[[nodiscard]] DugoutState ogres();
[[nodiscard]] RulingState ruling();
[[nodiscard]] RulingState refusal();
[[nodiscard]] ArithmeticState tackle();
[[nodiscard]] ArithmeticState liveOverDead();
[[nodiscard]] BellState bell();
[[nodiscard]] std::vector<GuidedStep> steps();
[[nodiscard]] std::vector<LogLine> log();

} // namespace whistle::sample

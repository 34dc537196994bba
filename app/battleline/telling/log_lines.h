// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "battleline/game.h"
#include "controls/log_list.h"
#include "journal/game_match.h"
#include "match/past.h"

namespace whistle::battleline {

/// The log, in the reader's language; of withdrawn entries only those at the end (they may be restored).
[[nodiscard]] std::vector<LogLine> logLines(const GameMatch<Game>& match);
/// How Battle Line tells its past to the time machine.
[[nodiscard]] PastTeller pastTeller();

} // namespace whistle::battleline

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "journal/game_match.h"
#include "kaosball/game.h"
#include "report/report.h"

namespace whistle::kaosball {

/// The report of a match, finished or not: its score over the entries, where the points came from, contests, kills,
/// fouls, cards, moments. House rules are left to whoever has words for them.
[[nodiscard]] MatchReport reportOf(const GameMatch<Game>& match);
/// "Fangs win".
[[nodiscard]] Text resultTitle(const std::vector<std::string>& winners);
/// "by a blowout"; `by` as Result has it, none where all have lost.
[[nodiscard]] std::optional<Text> wayOfResult(std::string_view by);

} // namespace whistle::kaosball

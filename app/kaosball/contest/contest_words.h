// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kaosball/contest/arithmetic_panel.h"
#include "kaosball/contest/contest_draft.h"
#include "kaosball/telling/shown_table.h"

#include <functional>

namespace whistle::kaosball {

/// "Steal", "Tackle", "Attack".
[[nodiscard]] QString contestName(ContestType type);
/// "b2 tackles".
[[nodiscard]] QString startsWords(ContestType type, const QString& figure);
/// The tiles of both sides as far as cards are shown, and what follows.
[[nodiscard]] ArithmeticState sumOf(const ContestDraft& draft, const ContestPreview& seen, const ShownTable& table);
/// The tiles of a contest that somebody has asked about, with no table beside it.
[[nodiscard]] ArithmeticState sumOf(const LastContest& asked, const NameReader& names,
                                    const std::function<int(const std::string& team)>& seat);
/// "Fangs win, 7 to 3"; who still has to roll; or why the referee refuses.
[[nodiscard]] QString verdictWords(const ContestDraft& draft, const ContestPreview& seen, const ShownTable& table);
/// The team that wins against everybody as things stand, or -1.
[[nodiscard]] int winnerOf(const ContestDraft& draft, const ContestPreview& seen);

} // namespace whistle::kaosball

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kaosball/table.h"
#include "parts/bell_band.h"
#include "parts/dugout_panel.h"
#include "parts/score_strip.h"

namespace whistle::kaosball {

/// What a team has, for its dugout panel.
[[nodiscard]] DugoutState dugoutOf(const Table& table, int team, bool isActive);
/// The seats of the strip; `actor` has to act, `task` says at what ("to bid"; empty: "to move").
[[nodiscard]] ScoreStripState stripOf(const Table& table, int actor, const QString& task);
/// Who rang the bell and who still has a last turn.
[[nodiscard]] BellState bellOf(const Table& table);

/// The dials of a dugout, in their order; each is a path of the command `correct`.
enum class DialKind { Cash, Fouls, Upgrades };
[[nodiscard]] std::string correctionPath(DialKind dial, const std::string& team);

} // namespace whistle::kaosball

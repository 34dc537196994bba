// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/shape.h"
#include "kaosball/judging/contest.h"
#include "kaosball/pack/facts.h"

namespace whistle::kaosball {

/// `{"handling": -9..9, "tackling": ..., "fighting": ...}`
[[nodiscard]] Shape statsShape();
[[nodiscard]] Stats readStats(const Json& json);

/// Active copies by upgrade id, none above the number of tiles (digest, 40.1).
[[nodiscard]] Shape upgradesShape(const Facts& facts);
[[nodiscard]] Upgrades readUpgrades(const Json& json);

/// `{"free_spaces": 0-4, "blocked_sides": 0-4}`
[[nodiscard]] Shape surroundingsShape();
[[nodiscard]] Surroundings readSurroundings(const Json& json);

/// A result of the tiebreaker die.
[[nodiscard]] Shape rollShape();

/// The input of question `contest`.
[[nodiscard]] Shape contestShape(const Facts& facts);

} // namespace whistle::kaosball

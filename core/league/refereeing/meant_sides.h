// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "league/model/season.h"
#include "rulebook/ruling.h"

#include <optional>
#include <string>
#include <vector>

namespace whistle::league {

/// Who played in the fixture of an act when it was entered. The act names only the fixture, and that may be others'
/// where the act comes to stand: after another round, another copy, another program.
struct MeantSides {
    std::vector<std::string> ids; ///< of those that were known; empty: it is about no fixture, or nobody was
    std::string names;
};

/// `line`: an act, or an edit that brings one; `then`: the season to which it was added.
[[nodiscard]] MeantSides sidesMeant(const Season& then, const Json& line);
/// That others play now in the fixture of the line. None: nothing.
[[nodiscard]] std::optional<Objection> againstOthers(const Season& now, const Json& line, const MeantSides& meant);

} // namespace whistle::league

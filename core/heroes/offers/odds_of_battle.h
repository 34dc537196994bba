// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "heroes/judging/odds.h"
#include "heroes/table/state.h"

namespace whistle::heroes {

/// The running battle as its chances are asked, as if a clash began with what stands now. None: there is no battle, it
/// is decided, or something in it is not reckoned with (a wounded unit, a damaged additional enemy).
[[nodiscard]] std::optional<OddsInquiry> oddsNow(const State& state);

/// The same battle with something more on the active side, as an upgrade, a recruited unit or a card would bring it.
struct OddsWithMore {
    Text words; ///< "Skeleton: a base unit becomes an elite"
    OddsInquiry inquiry;
};
/// None where `oddsNow` has none.
[[nodiscard]] std::vector<OddsWithMore> oddsWithMore(const State& state);

} // namespace whistle::heroes

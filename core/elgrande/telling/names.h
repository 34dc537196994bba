// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/text.h"
#include "elgrande/table/effect.h"
#include "elgrande/table/rules.h"
#include "elgrande/table/state.h"

namespace whistle::elgrande {

/// The words of the English edition, as translators and players see them.
[[nodiscard]] Saying nameOf(Area area);
[[nodiscard]] Saying nameOf(Scoreboard board);
[[nodiscard]] Saying nameOf(Effect card);
[[nodiscard]] Saying nameOf(Phase phase);
[[nodiscard]] Saying nameOf(Step step);
/// What a disc shows, or where a scoreboard lies when it lies nowhere.
[[nodiscard]] Saying nameOfDisc(AreaSpot region);
[[nodiscard]] Saying nameOfSpot(AreaSpot scoreboard);
/// Where moved Caballeros come from.
[[nodiscard]] Saying nameOfSource(AreaSpot from);

/// What has a name stands in sentences by it.
template <class Named>
requires requires(Named named)
{
    nameOf(named);
}
[[nodiscard]] TextPlace textPlace(Named named)
{
    return nameOf(named);
}

} // namespace whistle::elgrande

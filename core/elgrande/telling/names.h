// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/text.h"
#include "elgrande/table/effect.h"
#include "elgrande/table/state.h"

namespace whistle::elgrande {

/// The words of the English edition, as translators and players see them.
[[nodiscard]] Sentence nameOf(Area area);
[[nodiscard]] Sentence nameOf(Scoreboard board);
[[nodiscard]] Sentence nameOf(Effect card);
[[nodiscard]] Sentence nameOf(Phase phase);
[[nodiscard]] Sentence nameOf(Step step);
/// What a disc shows, or where a scoreboard lies when it lies nowhere.
[[nodiscard]] Sentence nameOfDisc(AreaSpot region);
[[nodiscard]] Sentence nameOfSpot(AreaSpot scoreboard);
/// Where moved Caballeros come from.
[[nodiscard]] Sentence nameOfSource(AreaSpot from);

[[nodiscard]] inline TextPlace textPlace(Area area)
{
    return nameOf(area);
}
[[nodiscard]] inline TextPlace textPlace(Scoreboard board)
{
    return nameOf(board);
}
[[nodiscard]] inline TextPlace textPlace(Effect card)
{
    return nameOf(card);
}

} // namespace whistle::elgrande

// SPDX-License-Identifier: GPL-3.0-or-later
#include "battleline/table/state.h"

namespace whistle::battleline {

Ruling<SeriesVerdict> seriesOf(const State& state, Reasons::Listening listening)
{
    return judgeSeries(state.seriesStarter, state.games, state.endConditions, listening);
}

Ruling<VictoryVerdict> victoryOf(const State& state, Reasons::Listening listening)
{
    const bool blocked = state.result && !winnerByFlags(state.table);
    return judgeVictory({state.wonFlags.begin(), state.wonFlags.end()}, blocked, state.houseRules, listening);
}

} // namespace whistle::battleline

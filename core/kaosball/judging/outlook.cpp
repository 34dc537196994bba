// SPDX-License-Identifier: GPL-3.0-or-later
#include "kaosball/judging/outlook.h"

#include "kaosball/judging/desk.h"

namespace whistle::kaosball {

std::optional<std::vector<int>> ifItEndedNow(const State& state, const Facts& facts)
{
    const bool runs =
        state.phase == Phase::Turn || state.phase == Phase::BetweenTurns || state.phase == Phase::PeriodOver;
    if (!runs || !state.isMirror())
        return {};
    return judgeScoring(endOfPeriodInquiry(state), facts).verdict.points;
}

} // namespace whistle::kaosball

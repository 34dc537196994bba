// SPDX-License-Identifier: GPL-3.0-or-later
#include "kaosball/telling/turn_start.h"

#include "kaosball/table/names.h"

namespace whistle::kaosball {

std::vector<Text> scoredAtStart(const StartTurn& command, const State& after)
{
    const int team = after.teamNamed(command.team);
    if (team < 0 || static_cast<std::size_t>(team) >= after.lastPoints.size())
        return {};
    const int points = after.lastPoints[static_cast<std::size_t>(team)];
    const FigureRef carrier = after.ball.carrier;
    if (points <= 0)
        return {};
    const bool isTheirs = carrier.isValid() && carrier.team == team;
    if (isTheirs && after[carrier].space.isValid())
        return {Text{Saying::tr("+%2 for %1 on %3."), after.idOf(carrier), points, after[carrier].space}};
    return {Text{Saying::tr("+%2 for %1 on a mound."), isTheirs ? after.idOf(carrier) : command.team, points}};
}

std::vector<Text> assumedAtStart(const StartTurn& command, const State& after)
{
    const FigureRef carrier = after.ball.carrier;
    if (after.isMirror() || command.score.value_or(Mound::None) != Mound::None || !carrier.isValid() ||
        carrier.team != after.teamNamed(command.team) || !countsAsRunner(after[carrier].kind))
        return {};
    return {Text{Saying::tr("%1 is not on a mound."), after.idOf(carrier)}};
}

} // namespace whistle::kaosball

// SPDX-License-Identifier: GPL-3.0-or-later
#include "kaosball/field/board.h"

#include "base/contains.h"
#include "kaosball/judging/scoring.h"
#include "kaosball/table/field.h"

#include <algorithm>

namespace whistle::kaosball {

CrossfieldModel boardOf(const ShownTable& table)
{
    const State& state = table.state();
    CrossfieldModel model;
    for (int team = 0; team < state.teamCount(); ++team) {
        model.seatAt[static_cast<std::size_t>(state[team].side)] = table.seat(team);
        model.seatNames[table.seat(team)] = table.team(team);
    }
    for (const FigureRef ref : state.onField()) {
        if (state[ref].space.isValid())
            put(model, table, ref, state[ref].space);
    }
    if (!state.ball.carrier.isValid())
        model.looseBall = state.ball.space;
    model.fires = state.fires;
    model.walls = state.walls;
    for (const ScoreToken& token : state.scoreTokens)
        model.scoreTokens.push_back({token.space, table.seat(token.team)});
    model.minorMoundWorth = minorScore(std::max(1, state.period), table.rules());
    model.majorMoundWorth = table.rules().majorScore;
    return model;
}

void put(CrossfieldModel& model, const ShownTable& table, FigureRef figure, Space space)
{
    model.figures.push_back({fromStd(table.state().idOf(figure)), table.fullName(figure), space, table.look(figure)});
}

void showTrace(CrossfieldModel& model, const ShownTable& table, const Trace& trace)
{
    const State& state = table.state();
    const auto plain = [&](FigureRef figure) {
        FigureLook look = table.look(figure);
        look.damage = 0;
        look.hasBall = look.isActive = false;
        return look;
    };
    for (const Walk& walk : trace.walks)
        model.traces.push_back({CrossfieldTrace::Kind::Way, fromStd(state.idOf(walk.figure)),
                                table.seat(walk.figure.team), plain(walk.figure), walk.spaces});
    for (const Clash& clash : trace.clashes)
        model.traces.push_back({clash.isFatal ? CrossfieldTrace::Kind::FatalBlow : CrossfieldTrace::Kind::Blow,
                                fromStd(state.idOf(clash.by)),
                                table.seat(clash.by.team),
                                plain(clash.whom),
                                {clash.from, clash.to}});
}

void shine(CrossfieldModel& model, const std::vector<Tap>& taps)
{
    for (const Tap& tap : taps) {
        if (tap.kind == TapKind::Piece)
            model.targets << fromStd(tap.id);
        else if (const auto space = crossfield::fromName(tap.id); space && tap.kind == TapKind::Place)
            model.offeredSpaces.push_back(*space);
    }
}

void showReach(CrossfieldModel& model, const ShownTable& table, FigureRef figure, const std::vector<Reach>& reach,
               int stepsLeft)
{
    model.chosenFigure = fromStd(table.state().idOf(figure));
    model.stepsLeft = stepsLeft;
    model.crossesWalls = table.state()[figure].ringer == Ringer::Spectre;
    for (const Reach& one : reach) {
        if (one.steps > 0)
            model.reachable[one.space] = {one.steps, one.leastDamage};
    }
}

void showReactions(CrossfieldModel& model, const ShownTable& table, FigureRef figure, Movement movement)
{
    for (auto space = model.reachable.keyBegin(); space != model.reachable.keyEnd(); ++space) {
        std::vector<CrossfieldReaction> marks;
        for (const Reactor& reactor : reactorsAt(table.state(), figure, *space, movement))
            marks.push_back({table.seat(reactor.figure.team), fromStd(table.state().idOf(reactor.figure))});
        if (!marks.empty())
            model.reactions[*space] = std::move(marks);
    }
}

void showKillzones(CrossfieldModel& model, const ShownTable& table, const std::vector<int>& teams)
{
    const FieldView view = viewField(table.state());
    for (std::size_t piece = 0; piece < view.figures.size(); ++piece) {
        const FigureRef figure = view.figures[piece];
        if (contains(teams, int{figure.team}))
            model.killzones[table.seat(figure.team)] |= killzone(view.position, static_cast<int>(piece));
    }
}

} // namespace whistle::kaosball

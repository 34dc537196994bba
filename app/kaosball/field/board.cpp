// SPDX-License-Identifier: GPL-3.0-or-later
#include "kaosball/field/board.h"

#include "base/contains.h"
#include "kaosball/offers/legal.h"

#include <algorithm>

namespace whistle::kaosball {

Space spaceOf(const QString& name)
{
    return crossfield::fromName(name.toStdString()).value_or(Space{});
}

std::vector<Space> spacesOf(const QStringList& names)
{
    std::vector<Space> spaces;
    for (const QString& name : names)
        spaces.push_back(spaceOf(name));
    return spaces;
}

QStringList namesOf(const std::vector<Space>& spaces)
{
    QStringList names;
    for (const Space space : spaces)
        names << spaceName(space);
    return names;
}

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
            model.figures.push_back(
                {fromStd(state.idOf(ref)), table.fullName(ref), spaceName(state[ref].space), table.look(ref)});
    }
    if (!state.ball.carrier.isValid())
        model.looseBall = spaceName(state.ball.space);
    for (const Fire& fire : state.fires)
        model.fires.push_back({spaceName(fire.space), fire.tokens});
    for (const Wall& wall : state.walls)
        model.walls.push_back({spaceName(wall.a), spaceName(wall.b)});
    for (const ScoreToken& token : state.scoreTokens)
        model.scoreTokens.push_back({spaceName(token.space), table.seat(token.team)});
    const Constants& rules = table.rules();
    const std::size_t period = static_cast<std::size_t>(std::clamp(state.period, 1, rules.periods) - 1);
    model.minorMoundWorth = state.isOvertime() ? rules.minorScoreInOvertime : rules.minorScoreByPeriod[period];
    model.majorMoundWorth = rules.majorScore;
    return model;
}

void showReach(CrossfieldModel& model, const ShownTable& table, FigureRef figure, const std::vector<Reach>& reach,
               int stepsLeft)
{
    model.chosenFigure = fromStd(table.state().idOf(figure));
    model.stepsLeft = stepsLeft;
    model.crossesWalls = table.state()[figure].ringer == Ringer::Spectre;
    for (const Reach& one : reach) {
        if (one.steps > 0)
            model.reachable[spaceName(one.space)] = {one.steps, one.leastDamage};
    }
}

void showReactions(CrossfieldModel& model, const ShownTable& table, FigureRef figure, Movement movement)
{
    for (auto space = model.reachable.keyBegin(); space != model.reachable.keyEnd(); ++space) {
        std::vector<CrossfieldReaction> marks;
        for (const ReactOffer& offer : reactOffersAt(table.state(), figure, spaceOf(*space), movement))
            marks.push_back({table.seat(offer.figure.team), fromStd(table.state().idOf(offer.figure))});
        if (!marks.empty())
            model.reactions[*space] = std::move(marks);
    }
}

void showKillzones(CrossfieldModel& model, const ShownTable& table, const std::vector<int>& teams)
{
    const FieldView view = viewField(table.state());
    for (std::size_t piece = 0; piece < view.figures.size(); ++piece) {
        const int team = view.figures[piece].team;
        if (!contains(teams, team))
            continue;
        const SpaceSet zone = killzone(view.position, static_cast<int>(piece));
        QStringList& hatched = model.killzones[table.seat(team)];
        for (int index = 0; index < spaceCount; ++index) {
            const QString name = spaceName(Space{static_cast<std::int8_t>(index)});
            if (zone[static_cast<std::size_t>(index)] && !hatched.contains(name))
                hatched << name;
        }
    }
}

} // namespace whistle::kaosball

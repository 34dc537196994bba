// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kaosball/table/state.h"

namespace whistle::kaosball {

inline Space spaceNamed(const char* name)
{
    return *crossfield::fromName(name);
}

inline Figure freshFigure(const std::string& name, FigureKind kind)
{
    Figure figure;
    figure.name = name;
    figure.kind = kind;
    figure.post = kind == FigureKind::Bruiser ? Post::Bruiser : Post::Runner;
    figure.health = kind == FigureKind::Bruiser ? 3 : 2;
    return figure;
}

inline Team freshTeam(const std::string& name, Side side)
{
    Team team;
    team.name = name;
    team.side = side;
    team.stats = {0, 2, 1};
    team.health = {2, 3};
    for (int i = 1; i <= 7; ++i)
        team.figures.push_back(freshFigure("r" + std::to_string(i), FigureKind::Runner));
    for (int i = 1; i <= 6; ++i)
        team.figures.push_back(freshFigure("b" + std::to_string(i), FigureKind::Bruiser));
    return team;
}

/// Two teams between two turns of the first period: lined up, cards dealt, the ball on e5.
inline State matchInPlay()
{
    State state;
    state.teams = {freshTeam("fangs", Side::South), freshTeam("amazons", Side::North)};
    state.phase = Phase::BetweenTurns;
    state.nextTeam = 0;
    state.firstLineupDone = true;
    const std::array<std::array<const char*, 5>, 2> lines{
        {{"c2", "e2", "g2", "d2", "f2"}, {"c8", "e8", "g8", "d8", "f8"}}};
    const std::array<std::size_t, 5> figures{0, 1, 2, 7, 8};
    for (std::size_t t = 0; t < 2; ++t) {
        state.teams[t].hand = 7;
        for (std::size_t i = 0; i < 5; ++i) {
            Figure& figure = state.teams[t].figures[figures[i]];
            figure.where = Where::Field;
            figure.space = spaceNamed(lines[t][i]);
            figure.standing = true;
        }
    }
    state.drawPile = 46;
    state.ball.space = crossfield::centerfield();
    return state;
}

} // namespace whistle::kaosball

// SPDX-License-Identifier: GPL-3.0-or-later
#include "heroes/questions/codecs.h"

namespace whistle::heroes {

Problems problemsOf(const Board& board, const std::string& at)
{
    Wrong wrong;
    lookAtEach(board.rows(), at, [&](const std::string& row, const std::string& place) {
        if (row.find_first_not_of(terrainCodes) != std::string::npos)
            wrong(place, QT_TRANSLATE_NOOP("heroes", "A row consists of the codes . M W H P."));
        else if (row.size() != board.rows().front().size())
            wrong(place, QT_TRANSLATE_NOOP("heroes", "All rows must have the same length."));
    });
    return wrong.problems;
}

Problems problemsOf(const Board& board, const Space& space, const std::string& at)
{
    Wrong wrong;
    if (!board.has(space))
        wrong(at, QT_TRANSLATE_NOOP("heroes", "This space is not on the board."));
    return wrong.problems;
}

Problems problemsOf(const Abilities& abilities, bool onlyUnits, const std::string& at)
{
    Wrong wrong;
    Indexed<int, enumWords<Ability>.size()> seen;
    lookAtEach(abilities, at, [&](Ability ability, const std::string& place) {
        if (++seen[ability] > (ability == Ability::Tough ? 2 : 1))
            wrong(place, QT_TRANSLATE_NOOP("heroes", "Only Tough can stand here twice."));
        if (onlyUnits && ability >= Ability::Devastating)
            wrong(place, QT_TRANSLATE_NOOP("heroes", "Only encounters have this ability."));
    });
    return wrong.problems;
}

Problems problemsOf(const FightingStack& stack, const std::string& at)
{
    Problems problems = problemsOf(stack.baseAbilities, true, at + "/base_abilities");
    addTo(problems, problemsOf(stack.eliteAbilities, true, at + "/elite_abilities"));
    if (stack.isGone())
        problems.push_back({at, Text{input::noUnits}});
    return problems;
}

} // namespace whistle::heroes

// SPDX-License-Identifier: GPL-3.0-or-later
#include "heroes/questions/codecs.h"

#include "heroes/table/rules.h"

namespace whistle::heroes {

Problems problemsOf(const Board& board, const std::string& at)
{
    Problems problems;
    for (std::size_t i = 0; i < board.rows().size(); ++i) {
        const std::string& row = board.rows()[i];
        if (row.find_first_not_of(terrainCodes) != std::string::npos)
            addTo(problems, pointerTo(at, i),
                  Saying(QT_TRANSLATE_NOOP("heroes", "A row consists of the codes . M W H P.")));
        else if (row.size() != board.rows().front().size())
            addTo(problems, pointerTo(at, i),
                  Saying(QT_TRANSLATE_NOOP("heroes", "All rows must have the same length.")));
    }
    return problems;
}

Problems problemsOf(const Board& board, const Space& space, const std::string& at)
{
    return board.has(space)
               ? Problems{}
               : Problems{{at, Text{Saying(QT_TRANSLATE_NOOP("heroes", "This space is not on the board."))}}};
}

Problems problemsOf(const Abilities& abilities, bool onlyUnits, const std::string& at)
{
    Problems problems;
    for (std::size_t i = 0; i < abilities.size(); ++i) {
        const auto before =
            std::count(abilities.begin(), abilities.begin() + static_cast<std::ptrdiff_t>(i), abilities[i]);
        if (before >= (abilities[i] == Ability::Tough ? 2 : 1))
            addTo(problems, pointerTo(at, i), Saying(QT_TRANSLATE_NOOP("heroes", "Only Tough can stand here twice.")));
        if (onlyUnits && abilities[i] >= Ability::Devastating)
            addTo(problems, pointerTo(at, i),
                  Saying(QT_TRANSLATE_NOOP("heroes", "Only encounters have this ability.")));
    }
    return problems;
}

Problems problemsOf(const FightingStack& stack, const std::string& at)
{
    Problems problems = problemsOf(stack.baseAbilities, true, at + "/base_abilities");
    addTo(problems, problemsOf(stack.eliteAbilities, true, at + "/elite_abilities"));
    if (stack.isGone())
        problems.push_back({at, Text{texts::input::noUnits}});
    return problems;
}

} // namespace whistle::heroes

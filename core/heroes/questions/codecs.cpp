// SPDX-License-Identifier: GPL-3.0-or-later
#include "heroes/questions/codecs.h"

#include "heroes/questions/texts.h"

namespace whistle::heroes {

Problems problemsOf(const Board& board, const std::string& at)
{
    Problems problems;
    for (std::size_t i = 0; i < board.rows().size(); ++i) {
        const std::string& row = board.rows()[i];
        if (row.find_first_not_of(terrainCodes) != std::string::npos)
            problems.push_back({pointerTo(at, i), Text{texts::input::unknownTerrain}});
        else if (row.size() != board.rows().front().size())
            problems.push_back({pointerTo(at, i), Text{texts::input::otherLength}});
    }
    return problems;
}

Problems problemsOf(const Board& board, const Space& space, const std::string& at)
{
    return board.has(space) ? Problems{} : Problems{{at, Text{texts::input::notOnBoard}}};
}

Problems problemsOf(const Abilities& abilities, bool onlyUnits, const std::string& at)
{
    Problems problems;
    for (std::size_t i = 0; i < abilities.size(); ++i) {
        const auto before =
            std::count(abilities.begin(), abilities.begin() + static_cast<std::ptrdiff_t>(i), abilities[i]);
        if (before >= (abilities[i] == Ability::Tough ? 2 : 1))
            problems.push_back({pointerTo(at, i), Text{texts::input::abilityTwice}});
        if (onlyUnits && abilities[i] >= Ability::Devastating)
            problems.push_back({pointerTo(at, i), Text{texts::input::encounterAbility}});
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

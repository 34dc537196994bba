// SPDX-License-Identifier: GPL-3.0-or-later
#include "kaosball/telling/correction.h"

#include "kaosball/table/names.h"

#include <nlohmann/json.hpp>

namespace whistle::kaosball {

namespace {

/// "figures/fangs/r1/damage" in its parts.
struct Path {
    std::string what;
    std::string team;
    std::string key; ///< of a figure
    FigureRef figure;
};

Path read(const std::string& path, const State& state)
{
    Path parts;
    std::size_t from = 0;
    std::vector<std::string> all;
    for (std::size_t end = 0; end != std::string::npos; from = end + 1) {
        end = path.find('/', from);
        all.push_back(path.substr(from, end == std::string::npos ? end : end - from));
    }
    parts.what = all[0];
    if (all.size() > 1)
        parts.team = all[1];
    if (all.size() == 4) {
        parts.figure = state.figureNamed(all[1] + '/' + all[2]);
        parts.key = all[3];
    }
    return parts;
}

std::optional<int> numberAt(const Path& path, const State& state)
{
    if (path.figure.isValid()) {
        const Figure& figure = state[path.figure];
        return path.key == "damage"   ? std::optional(figure.damage)
               : path.key == "health" ? std::optional(figure.health)
                                      : std::nullopt;
    }
    if (path.what == "draw_pile")
        return state.drawPile;
    const int index = state.teamNamed(path.team);
    if (index < 0)
        return {};
    const Team& team = state[index];
    return path.what == "scores"                  ? std::optional(team.score)
           : path.what == "cash"                  ? std::optional(team.cash)
           : path.what == "fouls"                 ? std::optional(team.fouls)
           : path.what == "hand"                  ? std::optional(team.hand)
           : path.what == "active_upgrade_points" ? std::optional(team.activeUpgradePoints)
                                                  : std::nullopt;
}

} // namespace

bool saysItFirst(const Correct& command, const State& before)
{
    const Path path = read(command.path, before);
    return path.figure.isValid() && path.key == "health" && before[path.figure].health == 0;
}

Text headlineOf(const Correct& command, const State& before)
{
    const Checked<Json> value = parseJson(command.value);
    if (!saysItFirst(command, before) || !value || !value->is_number_integer())
        return wordsOf(command);
    return {Saying::tr("Health on %1's card: %2"), before.idOf(read(command.path, before).figure), value->get<int>()};
}

std::vector<Text> wasBefore(const Correct& command, const State& before)
{
    const Path path = read(command.path, before);
    if (saysItFirst(command, before))
        return {};
    if (const std::optional<int> number = numberAt(path, before))
        return {Text{Saying::tr("It was %1."), *number}};
    const bool isSpace = path.figure.isValid() && path.key == "space";
    const Space space = isSpace ? before[path.figure].space : path.what == "ball" ? before.ball.space : Space{};
    if (space.isValid())
        return {Text{Saying::tr("It was on %1."), space}};
    if (path.what == "ball" && before.ball.carrier.isValid())
        return {Text{Saying::tr("%1 had it."), before.idOf(before.ball.carrier)}};
    return {};
}

} // namespace whistle::kaosball

// SPDX-License-Identifier: GPL-3.0-or-later
#include "league/model/league_rules.h"

#include "base/text_list.h"
#include "league/model/texts.h"

#include <nlohmann/json.hpp>

namespace whistle::league {

MatchToPlay matchOfPlayers(const std::vector<SideToPlay>& sides, RuleId readings)
{
    MatchToPlay match;
    for (const SideToPlay& side : sides)
        match.players.push_back(side.name);
    match.settled = {
        {"players", Text{Saying::tr("Playing this fixture: %1."), several(match.players)}, RuleId{}, false},
        {"house_rules", Text{texts::usualReadings}, readings, true}};
    return match;
}

LeagueRules rulesForSeveral(std::string game, Sentence name, int mostPlayers, std::vector<RuleId> rules,
                            RuleId readings)
{
    LeagueRules all;
    all.game = std::move(game);
    all.name = name;
    all.mostPlayers = mostPlayers;
    all.leastScore = 0;
    all.mostScore = 9999;
    all.points.placement = {5, 3, 2, 1, 0};
    all.tieBreakers = {{Criterion::HeadToHead, {}}, {Criterion::ScoreFor, {}}, {Criterion::Wins, {}}};
    all.rules = std::move(rules);
    all.newMatch = [readings](const Json&, const std::vector<SideToPlay>& sides, bool) {
        return matchOfPlayers(sides, readings);
    };
    return all;
}

Checked<Json> resultOn(const Json& table)
{
    const auto result = table.find("result");
    if (result == table.end() || result->is_null())
        return Problem{"/result", Text{texts::matchNotOver}};
    return *result;
}

Json seatsWithScores(const Json& order, const Json& scores)
{
    Json seats = Json::array();
    for (const Json& name : order) {
        const std::string id = name.is_string() ? name.get<std::string>() : std::string();
        if (scores.contains(id))
            seats.push_back({{"seat", seats.size() + 1}, {"name", id}, {"score", valueIn(scores, id.c_str(), 0)}});
    }
    return seats;
}

} // namespace whistle::league

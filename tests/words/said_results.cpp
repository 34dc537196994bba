// SPDX-License-Identifier: GPL-3.0-or-later
#include "catalog/catalog.h"
#include "catalog/leagues.h"
#include "catalog/seasons.h"
#include "everything_said.h"
#include "hard_names.h"
#include "random_games.h"

#include <algorithm>

namespace whistle {

namespace {

const Instant evening{1'770'033'600};

/// A season of a game in which these meet each other.
std::unique_ptr<SeasonRecord> seasonOf(const std::string& game, const std::vector<std::string>& names)
{
    Json definition{{"id", "league"},
                    {"name", "Liga"},
                    {"game", game},
                    {"format", {{"league", {{"kind", "round_robin"}}}}},
                    {"entrants", Json::array()}};
    for (std::size_t i = 0; i < names.size(); ++i)
        definition["entrants"].push_back({{"id", "e" + std::to_string(i)}, {"name", names[i]}});
    auto record = newSeason();
    (void)record->play({{"command", "create"}, {"season", definition}}, evening);
    (void)record->play({{"command", "start"}}, evening);
    return record;
}

/// A match of the game, played to its end or broken off.
std::unique_ptr<Match> playedMatch(const CatalogGame& game, unsigned seed, int most)
{
    std::unique_ptr<Match> match = game.newMatch();
    const std::unique_ptr<RandomGame> player = randomGame(game.id, seed);
    for (int entry = 0; entry < most; ++entry) {
        const std::optional<Json> command = player->next(*match);
        if (!command)
            break;
        (void)match->play(*command, evening);
    }
    return match;
}

/// The names in the command that began the match.
void collectNames(const Json& json, std::vector<std::string>& names)
{
    for (const char* key : {"name", "team", "player", "north", "south", "one", "two"}) {
        if (json.is_object() && json.contains(key) && json[key].is_string())
            names.push_back(json[key].get<std::string>());
    }
    if (json.is_structured()) {
        for (const Json& one : json)
            collectNames(one, names);
    }
}

void hearResult(Heard& heard, const Match& match, const SeasonRecord& record)
{
    const Checked<Json> act = resultOf(match, record.state(), {league::Source::Tracked, "match-1", "2027-01-09"});
    const auto names = [&match] { return match.names(); };
    if (!act) {
        heard.hear(act.problems(), names);
        return;
    }
    for (const Json& stamped : act->value(Json::json_pointer("/result/deviations"), Json::array()))
        heard.hearMade([&] { return deviationIn(record.state(), stamped.get<std::string>()); });
    const Checked<Preview> preview = record.whatIf(*act);
    if (preview)
        heard.hear(preview->result.why, names);
}

} // namespace

void hearResults(Heard& heard)
{
    for (const CatalogGame& game : Catalog::standard().games()) {
        const std::unique_ptr<Match> whole = playedMatch(game, 2, 1500);
        const std::unique_ptr<Match> begun = playedMatch(game, 2, 20);
        std::vector<std::string> names;
        if (const auto first = whole->entered(1))
            collectNames(first->entry, names);
        std::sort(names.begin(), names.end());
        names.erase(std::unique(names.begin(), names.end()), names.end());
        const std::vector<std::string> strangers(hardNames.begin(), hardNames.begin() + 4);
        for (const league::LeagueRules& rules : leagueGames()) {
            hearResult(heard, *whole, *seasonOf(rules.game, names));
            hearResult(heard, *whole, *seasonOf(rules.game, strangers));
            hearResult(heard, *begun, *seasonOf(rules.game, names));
        }
    }
    for (const char* name : {"kaosbal", "chess", "kaosball/contests", "kaosball/x", "nothing"}) {
        const Checked<const CatalogGame*> game = Catalog::standard().game(name);
        const Checked<const Question*> question = Catalog::standard().question(name);
        heard.hear(game.problems());
        heard.hear(question.problems());
    }
}

} // namespace whistle

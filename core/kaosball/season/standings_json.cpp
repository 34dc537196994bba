// SPDX-License-Identifier: GPL-3.0-or-later
#include "kaosball/entries/input_names.h"
#include "kaosball/questions/questions.h"
#include "kaosball/season/standings.h"
#include "kaosball/season/standings_texts.h"
#include "rulebook/json_ruling.h"

#include <QCoreApplication>

namespace whistle::kaosball {

namespace say = texts::standings;

namespace {

enum class Winner { Named, Nobody };
enum class Scores { Given, None };

Shape matchShape(Winner winner, Scores scores)
{
    const auto pair = [](const Shape& item) { return Shape::list(item, 2, 2); };
    std::vector<ShapeKey> keys{required("teams", pair(Shape::text().naming("team")),
                                        QT_TRANSLATE_NOOP("shapes", "two different ones of `teams`"))};
    if (scores == Scores::Given)
        keys.push_back(
            required("scores", pair(Shape::integer(-99, 999)), QT_TRANSLATE_NOOP("shapes", "of the two teams")));
    if (winner == Winner::Named)
        keys.push_back(
            required("winner", Shape::text().naming("team"),
                     QT_TRANSLATE_NOOP("shapes", "one of the two; by points or in overtime: the one with more")));
    else
        keys.push_back(optional("winner", Shape::null(), QT_TRANSLATE_NOOP("shapes", "nobody")));
    keys.push_back(optional("kills", pair(Shape::integer(0, 99)), QT_TRANSLATE_NOOP("shapes", "default none")));
    keys.push_back(optional("fouls", pair(Shape::integer(0, 15)), QT_TRANSLATE_NOOP("shapes", "default none")));
    return Shape::object(std::move(keys));
}

Shape inputShape()
{
    const Shape played = matchShape(Winner::Named, Scores::Given);
    const Shape match = Shape::choice("by", {{"points", played},
                                             {"overtime", played},
                                             {"blowout", played},
                                             {"elimination", played},
                                             {"forfeit", matchShape(Winner::Named, Scores::None)},
                                             {"all_lost", matchShape(Winner::Nobody, Scores::Given)}});
    const Shape points = Shape::integer(0, 9);
    const Shape settings = Shape::object(
        {withDefault("win_points", points, "3"), withDefault("loss_points", points, "0"),
         withDefault("double_loss_points", points, "0",
                     QT_TRANSLATE_NOOP("shapes", "for each team of a match that all lose")),
         withDefault("forfeit_score", Shape::integer(0, 99), "20"),
         optional("tie_breakers", Shape::list(Shape::words(allWords<TieBreaker>())),
                  QT_TRANSLATE_NOOP(
                      "shapes", "in order, none twice; default all, in the order in which the schema names them"))});
    return Shape::object({required("teams", Shape::list(Shape::text().declaring("team"), 4, 8),
                                   QT_TRANSLATE_NOOP("shapes", "different names")),
                          required("matches", Shape::list(match, 0, manyEntries)), optional("settings", settings),
                          houseRulesKey()});
}

Shape verdictShape()
{
    const Shape number = Shape::integer(0, 1'000'000);
    const Shape points = Shape::integer(-1'000'000, 1'000'000);
    const Shape row = Shape::object({required("rank", Shape::integer(1, 8)), required("team", Shape::text()),
                                     required("played", number), required("won", number), required("lost", number),
                                     required("league_points", number), required("victory_points_for", points),
                                     required("victory_points_against", points), required("difference", points),
                                     required("kills", number), required("fouls", number)});
    return Shape::object(
        {required("table", Shape::list(row, 4, 8),
                  "best first; teams that stay tied in input order with the same rank"),
         required("ties", Shape::list(Shape::list(Shape::text(), 2, 8), 0, 4), "the groups that stay tied")});
}

LeagueSettings readSettings(const Json& json, Problems& problems)
{
    LeagueSettings settings;
    settings.winPoints = json.value("win_points", settings.winPoints);
    settings.lossPoints = json.value("loss_points", settings.lossPoints);
    settings.doubleLossPoints = json.value("double_loss_points", settings.doubleLossPoints);
    settings.forfeitScore = json.value("forfeit_score", settings.forfeitScore);
    if (const auto list = json.find("tie_breakers"); list != json.end()) {
        const Problems repetitions = repetitionsIn(*list, "/settings/tie_breakers");
        problems.insert(problems.end(), repetitions.begin(), repetitions.end());
        settings.tieBreakers.clear();
        for (const Json& word : *list)
            settings.tieBreakers.push_back(*fromWord<TieBreaker>(word.get_ref<const std::string&>()));
    }
    return settings;
}

LeagueMatch readMatch(const Json& json, const std::string& at, const InputNames& teams, Problems& problems)
{
    const auto pair = [&](const char* key, std::array<int, 2>& values) {
        if (const auto found = json.find(key); found != json.end())
            values = found->get<std::array<int, 2>>();
    };
    LeagueMatch match;
    match.by = *fromWord<LeagueResult>(json.at("by").get_ref<const std::string&>());
    const Json& names = json.at("teams");
    for (const std::size_t side : {0U, 1U})
        match.teams[side] = teams.indexOf(names.at(side), pointerTo(at + "/teams", side), problems);
    if (names.at(0) == names.at(1))
        problems.push_back({at + "/teams/1", Text{say::twoDifferent, names.at(0).get<std::string>()}});
    pair("scores", match.scores);
    pair("kills", match.kills);
    pair("fouls", match.fouls);
    if (match.by == LeagueResult::AllLost)
        return match;

    const std::string& winner = json.at("winner").get_ref<const std::string&>();
    const std::string place = at + "/winner";
    if (names.at(0) != winner && names.at(1) != winner) {
        problems.push_back({place, Text{say::winnerDidNotPlay, winner}});
        return match;
    }
    const std::size_t side = names.at(0) == winner ? 0 : 1;
    match.winner = match.teams[side];
    const bool isByScore = match.by == LeagueResult::Points || match.by == LeagueResult::Overtime;
    if (isByScore && match.scores[side] <= match.scores[1 - side])
        problems.push_back({place, Text{say::winnerNeedsMore, winner}});
    return match;
}

Checked<StandingsInquiry> readInquiry(const Json& input)
{
    const InputNames teams = teamNames(input.at("teams"), "");
    Problems problems = teams.repetitions();
    StandingsInquiry inquiry;
    inquiry.teams = teams.all();
    for (const Json& match : input.at("matches"))
        inquiry.matches.push_back(readMatch(match, pointerTo("/matches", inquiry.matches.size()), teams, problems));
    if (const auto settings = input.find("settings"); settings != input.end())
        inquiry.settings = readSettings(*settings, problems);
    if (!problems.empty())
        return problems;
    return inquiry;
}

Json writeVerdict(const StandingsInquiry& inquiry, const StandingsVerdict& verdict)
{
    const auto name = [&](int team) -> const std::string& { return inquiry.teams[static_cast<std::size_t>(team)]; };
    Json table = Json::array();
    for (const StandingsRow& row : verdict.table)
        table.push_back({{"rank", row.rank},
                         {"team", name(row.team)},
                         {"played", row.played},
                         {"won", row.won},
                         {"lost", row.lost},
                         {"league_points", row.leaguePoints},
                         {"victory_points_for", row.victoryPointsFor},
                         {"victory_points_against", row.victoryPointsAgainst},
                         {"difference", row.difference()},
                         {"kills", row.kills},
                         {"fouls", row.fouls}});
    Json ties = Json::array();
    for (const std::vector<int>& group : verdict.ties) {
        Json names = Json::array();
        for (const int team : group)
            names.push_back(name(team));
        ties.push_back(std::move(names));
    }
    return {{"table", std::move(table)}, {"ties", std::move(ties)}};
}

} // namespace

Question leagueStandingsQuestion(const Facts&)
{
    return {
        "league_standings", say::summary, inputShape(), verdictShape(), [](const Json& json) -> Checked<JsonRuling> {
            const Checked<StandingsInquiry> inquiry = readInquiry(json);
            if (!inquiry)
                return inquiry.problems();
            Ruling<StandingsVerdict> ruling = judgeStandings(*inquiry);
            return JsonRuling{writeVerdict(*inquiry, ruling.verdict), std::move(ruling.why), std::move(ruling.rules)};
        }};
}

} // namespace whistle::kaosball

// SPDX-License-Identifier: GPL-3.0-or-later
// league_standings
#include "kaosball/questions/asked.h"
#include "kaosball/season/standings.h"
#include "kaosball/season/standings_texts.h"

#include <algorithm>

namespace whistle::kaosball {

namespace say = texts::standings;

namespace {

/// A match with the names of its teams.
struct NamedMatch {
    LeagueResult by = LeagueResult::Points;
    std::array<std::string, 2> teams;
    std::array<int, 2> scores{};
    std::string winner;
    std::array<int, 2> kills{};
    std::array<int, 2> fouls{};
};
struct StandingsInput {
    NameList teams;
    std::vector<NamedMatch> matches;
    LeagueSettings settings;
};
struct NamedRow {
    std::string team;
    StandingsRow row;
};
struct StandingsAnswer {
    std::vector<NamedRow> table;
    std::vector<NameList> ties;
};

struct Nobody {
    static Shape shape() { return Shape::null(); }
    static Json write(const NamedMatch&) { return nullptr; }
};

} // namespace

} // namespace whistle::kaosball

namespace whistle {

using namespace kaosball; // NOLINT(google-build-using-namespace): their tables stand here
using namespace kaosball::codes;

namespace {

template <int minimum, int maximum>
using Pair = ArrayOf<Number<minimum, maximum>, 2>;
using Amount = Number<0, 1'000'000>;
using Points = Number<-1'000'000, 1'000'000>;
using TeamName = Naming<Word, "team">;

std::vector<RecordKey> matchKeys(std::vector<RecordKey> ofItsResult)
{
    std::vector<RecordKey> keys{key<&NamedMatch::teams, ArrayOf<TeamName, 2>>(
        "teams", QT_TRANSLATE_NOOP("shapes", "two different ones of `teams`"))};
    keys.insert(keys.end(), ofItsResult.begin(), ofItsResult.end());
    keys.push_back(quietKey<&NamedMatch::kills, Pair<0, 99>>("kills", QT_TRANSLATE_NOOP("shapes", "default none")));
    keys.push_back(quietKey<&NamedMatch::fouls, Pair<0, 15>>("fouls", QT_TRANSLATE_NOOP("shapes", "default none")));
    return keys;
}

} // namespace

template <>
const Record& recordOf<NamedMatch>()
{
    constexpr RecordKey scores =
        key<&NamedMatch::scores, Pair<-99, 999>>("scores", QT_TRANSLATE_NOOP("shapes", "of the two teams"));
    constexpr RecordKey winner = key<&NamedMatch::winner, TeamName>(
        "winner", QT_TRANSLATE_NOOP("shapes", "one of the two; by points or in overtime: the one with more"));
    constexpr RecordKey nobody =
        partKey<NamedMatch, Nobody>(Presence::Filled, "winner", QT_TRANSLATE_NOOP("shapes", "nobody"));
    const std::vector<RecordKey> played = matchKeys({scores, winner});
    static const Record record = Record::choice<&NamedMatch::by>(
        "by", {played, played, played, played, matchKeys({winner}), matchKeys({scores, nobody})});
    return record;
}
template <>
constexpr std::array recordKeys<LeagueSettings>{
    optionalKey<&LeagueSettings::winPoints, Number<0, 9>>("win_points"),
    optionalKey<&LeagueSettings::lossPoints, Number<0, 9>>("loss_points"),
    optionalKey<&LeagueSettings::doubleLossPoints, Number<0, 9>>(
        "double_loss_points", QT_TRANSLATE_NOOP("shapes", "for each team of a match that all lose")),
    optionalKey<&LeagueSettings::forfeitScore, Number<0, 99>>("forfeit_score"),
    quietKey<&LeagueSettings::tieBreakers>(
        "tie_breakers",
        QT_TRANSLATE_NOOP("shapes", "in order, none twice; default all, in the order in which the schema names them")),
};
template <>
constexpr std::array recordKeys<StandingsInput>{
    key<&StandingsInput::teams, ListOf<Declaring<Word, "team">, 4, 8>>("teams",
                                                                       QT_TRANSLATE_NOOP("shapes", "different names")),
    key<&StandingsInput::matches, ListOf<ObjectOf<NamedMatch>, 0, manyEntries>>("matches"),
    quietKey<&StandingsInput::settings>("settings"),
    houseRulesKey<StandingsInput>,
};
template <>
constexpr std::array recordKeys<NamedRow>{
    key<&NamedRow::row, &StandingsRow::rank, Number<1, 8>>("rank"),
    key<&NamedRow::team>("team"),
    key<&NamedRow::row, &StandingsRow::played, Amount>("played"),
    key<&NamedRow::row, &StandingsRow::won, Amount>("won"),
    key<&NamedRow::row, &StandingsRow::lost, Amount>("lost"),
    key<&NamedRow::row, &StandingsRow::leaguePoints, Amount>("league_points"),
    key<&NamedRow::row, &StandingsRow::victoryPointsFor, Points>("victory_points_for"),
    key<&NamedRow::row, &StandingsRow::victoryPointsAgainst, Points>("victory_points_against"),
    key<&NamedRow::row, &StandingsRow::difference, Points>("difference"),
    key<&NamedRow::row, &StandingsRow::kills, Amount>("kills"),
    key<&NamedRow::row, &StandingsRow::fouls, Amount>("fouls"),
};
template <>
constexpr std::array recordKeys<StandingsAnswer>{
    key<&StandingsAnswer::table, ListOf<ObjectOf<NamedRow>, 4, 8>>(
        "table", "best first; teams that stay tied in input order with the same rank"),
    key<&StandingsAnswer::ties, ListOf<ListOf<Word, 2, 8>, 0, 4>>("ties", "the groups that stay tied"),
};

namespace kaosball {

namespace {

LeagueMatch matchOf(const NamedMatch& named, const std::string& at, const NameList& teams, Asking& asking)
{
    LeagueMatch match{{}, named.by, named.scores, -1, named.kills, named.fouls};
    for (const std::size_t side : {0U, 1U})
        match.teams[side] = asking.team(named.teams[side], teams, pointerTo(at + "/teams", side));
    if (named.teams[0] == named.teams[1])
        asking.say(at + "/teams/1", say::twoDifferent, named.teams[0]);
    if (match.by == LeagueResult::AllLost)
        return match;

    const std::string place = at + "/winner";
    const auto winner = std::find(named.teams.begin(), named.teams.end(), named.winner);
    if (winner == named.teams.end()) {
        asking.say(place, say::winnerDidNotPlay, named.winner);
        return match;
    }
    const auto side = static_cast<std::size_t>(winner - named.teams.begin());
    match.winner = match.teams[side];
    const bool isByScore = match.by == LeagueResult::Points || match.by == LeagueResult::Overtime;
    if (isByScore && match.scores[side] <= match.scores[1 - side])
        asking.say(place, say::winnerNeedsMore, named.winner);
    return match;
}

Checked<JsonRuling> askStandings(const StandingsInput& input, Asking& asking)
{
    asking.different(input.teams, "/teams");
    StandingsInquiry inquiry{input.teams, {}, input.settings};
    for (std::size_t i = 0; i < input.matches.size(); ++i)
        inquiry.matches.push_back(matchOf(input.matches[i], pointerTo("/matches", i), input.teams, asking));
    asking.different(namesOf(input.settings.tieBreakers, [](TieBreaker one) { return std::string(toWord(one)); }),
                     "/settings/tie_breakers");
    if (!asking.isSound())
        return asking.problems();
    Ruling<StandingsVerdict> ruling = judgeStandings(inquiry);
    StandingsAnswer answer;
    for (const StandingsRow& row : ruling.verdict.table)
        answer.table.push_back({input.teams[static_cast<std::size_t>(row.team)], row});
    for (const std::vector<int>& group : ruling.verdict.ties)
        answer.ties.push_back(namesOf(group, input.teams));
    return ruledAs(answer, std::move(ruling));
}

} // namespace

Question leagueStandingsQuestion(const Facts& facts)
{
    return recordQuestion<StandingsInput, StandingsAnswer>("league_standings", say::summary, facts, askStandings);
}

} // namespace kaosball

} // namespace whistle

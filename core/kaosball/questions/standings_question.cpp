// SPDX-License-Identifier: GPL-3.0-or-later
// league_standings
#include "kaosball/questions/asked.h"
#include "kaosball/season/standings.h"

namespace whistle::kaosball {

namespace {

struct Nobody {
    static Shape shape() { return Shape::null(); }
    static Json write(const LeagueMatch&) { return nullptr; }
};

} // namespace

} // namespace whistle::kaosball

namespace whistle {

using namespace kaosball; // NOLINT(google-build-using-namespace): their tables stand here
using namespace kaosball::codes;

namespace {

template <int minimum, int maximum>
using Pair = ArrayOf<Number<minimum, maximum>, 2>;
using SeasonCount = Number<0, 1'000'000>;
using Points = Number<-1'000'000, 1'000'000>;

std::vector<RecordKey> matchKeys(std::vector<RecordKey> ofItsResult)
{
    std::vector<RecordKey> keys{key<&LeagueMatch::teams, ArrayOf<TeamName, 2>>(
        "teams", QT_TRANSLATE_NOOP("shapes", "two different ones of `teams`"))};
    keys.insert(keys.end(), ofItsResult.begin(), ofItsResult.end());
    keys.push_back(quietKey<&LeagueMatch::kills, Pair<0, 99>>("kills", QT_TRANSLATE_NOOP("shapes", "default none")));
    keys.push_back(quietKey<&LeagueMatch::fouls, Pair<0, 15>>("fouls", QT_TRANSLATE_NOOP("shapes", "default none")));
    return keys;
}

} // namespace

template <>
const Record& recordOf<LeagueMatch>()
{
    constexpr RecordKey scores =
        key<&LeagueMatch::scores, Pair<-99, 999>>("scores", QT_TRANSLATE_NOOP("shapes", "of the two teams"));
    constexpr RecordKey winner = key<&LeagueMatch::winner, TeamName>(
        "winner", QT_TRANSLATE_NOOP("shapes", "one of the two; by points or in overtime: the one with more"));
    constexpr RecordKey nobody =
        partKey<LeagueMatch, Nobody>(Presence::Filled, "winner", QT_TRANSLATE_NOOP("shapes", "nobody"));
    const std::vector<RecordKey> played = matchKeys({scores, winner});
    static const Record record = Record::choice<&LeagueMatch::by>(
        "by", {played, played, played, played, matchKeys({winner}), matchKeys({scores, nobody})});
    return record;
}
template <>
constexpr std::array recordKeys<LeagueSettings>{
    optionalKey<&LeagueSettings::winPoints, Number<0, 9>>("win_points"),
    optionalKey<&LeagueSettings::lossPoints, Number<0, 9>>("loss_points"),
    optionalKey<&LeagueSettings::doubleLossPoints, Number<0, 9>>(
        "double_loss_points", QT_TRANSLATE_NOOP("shapes", "for each team of a match that all teams lose")),
    optionalKey<&LeagueSettings::forfeitScore, Number<0, 99>>("forfeit_score"),
    quietKey<&LeagueSettings::tieBreakers>(
        "tie_breakers",
        QT_TRANSLATE_NOOP("shapes", "in order, none twice; default all, in the order in which the schema names them")),
};
template <>
constexpr std::array recordKeys<StandingsInquiry>{
    key<&StandingsInquiry::teams, ListOf<NewTeam, 4, 8>>("teams", QT_TRANSLATE_NOOP("shapes", "different names")),
    key<&StandingsInquiry::matches, ListOf<ObjectOf<LeagueMatch>, 0, manyEntries>>("matches"),
    quietKey<&StandingsInquiry::settings>("settings"),
    houseRulesKey<StandingsInquiry>,
};
template <>
constexpr std::array recordKeys<StandingsRow>{
    key<&StandingsRow::rank, Number<1, 8>>("rank"),
    key<&StandingsRow::team>("team"),
    key<&StandingsRow::played, SeasonCount>("played"),
    key<&StandingsRow::won, SeasonCount>("won"),
    key<&StandingsRow::lost, SeasonCount>("lost"),
    key<&StandingsRow::leaguePoints, SeasonCount>("league_points"),
    key<&StandingsRow::victoryPointsFor, Points>("victory_points_for"),
    key<&StandingsRow::victoryPointsAgainst, Points>("victory_points_against"),
    key<&StandingsRow::difference, Points>("difference"),
    key<&StandingsRow::kills, SeasonCount>("kills"),
    key<&StandingsRow::fouls, SeasonCount>("fouls"),
};
template <>
constexpr std::array recordKeys<StandingsVerdict>{
    key<&StandingsVerdict::table, ListOf<ObjectOf<StandingsRow>, 4, 8>>(
        "table", "best first; teams that stay tied in input order with the same rank"),
    key<&StandingsVerdict::ties, ListOf<ListOf<Word, 2, 8>, 0, 4>>("ties", "the groups that stay tied"),
};

namespace kaosball {

namespace {

void check(const LeagueMatch& match, const std::string& at, const NameList& teams, Asking& asking)
{
    for (const std::size_t side : {0U, 1U})
        (void)asking.team(match.teams[side], teams, pointerTo(at + "/teams", side));
    if (match.teams[0] == match.teams[1])
        asking.say(at + "/teams/1", Saying::tr("%1 cannot play against themselves."), match.teams[0]);
    if (match.by == LeagueResult::AllLost)
        return;

    const std::string place = at + "/winner";
    const std::size_t side = match.winner == match.teams[0] ? 0 : 1;
    const bool isByScore = match.by == LeagueResult::Points || match.by == LeagueResult::Overtime;
    if (match.winner != match.teams[side])
        asking.say(place, Saying::tr("%1 did not play this match, so they cannot be its winner."), match.winner);
    else if (isByScore && match.scores[side] <= match.scores[1 - side])
        asking.say(place, Saying::tr("The winner by points or in overtime has the higher score; %1 do not."),
                   match.winner);
}

Checked<JsonRuling> askStandings(const StandingsInquiry& inquiry, Asking& asking)
{
    asking.different(inquiry.teams, "/teams");
    lookAtEach(inquiry.matches, "/matches",
               [&](const LeagueMatch& match, const std::string& at) { check(match, at, inquiry.teams, asking); });
    asking.different(eachOf(inquiry.settings.tieBreakers, [](TieBreaker one) { return std::string(toWord(one)); }),
                     "/settings/tie_breakers");
    if (!asking.isSound())
        return asking.problems();
    return ruled(judgeStandings(inquiry));
}

Words standingsWords(const Json& /*input*/, const Json& verdict)
{
    const Json& table = verdict.at("table");
    if (table.at(1).at("rank") == 1)
        return {Text{Saying::tr("The lead is shared.")}};
    return {Text{Saying::tr("%1 lead the standings."), string(table.at(0), "team")}};
}

Json blankStandings(const KnownTeams& teams, const Facts& /*facts*/)
{
    StandingsInquiry inquiry;
    for (const std::size_t i : {0U, 1U, 2U, 3U})
        inquiry.teams.push_back(teams[i]->id);
    return writeRecord(inquiry);
}

} // namespace

KaosballQuestion leagueStandingsQuestion(const Facts& facts)
{
    return questionOf<StandingsInquiry, StandingsVerdict>(
        "league_standings", Saying::tr("The standings of a league, with its tiebreakers."), facts, askStandings,
        standingsWords, blankStandings);
}

} // namespace kaosball

} // namespace whistle

// SPDX-License-Identifier: GPL-3.0-or-later
#include "leagues/fixture_words.h"

#include "league/schedule/schedule.h"

#include <QCoreApplication>
#include <algorithm>

namespace whistle::fixture_words {

using league::Fixture;
using league::HowEnded;
using league::Result;
using league::Season;
using league::Source;

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(whistle::FixtureWords)
};

QString absentOf(const LeagueDesk& league, const Result& result)
{
    QStringList names;
    for (std::size_t side = 0; side < result.absent.size(); ++side) {
        if (result.absent[side])
            names << league.nameOf(result.entrants[side]);
    }
    if (names.isEmpty())
        return {};
    if (result.isWonByNobody() && names.size() == static_cast<int>(result.entrants.size()))
        return Words::tr("nobody came");
    return Words::tr("forfeited by %1").arg(names.join(Words::tr(" and ", "between two names")));
}

/// How many games its series has.
std::ptrdiff_t gamesOf(const Season& season, const Fixture& fixture)
{
    return std::count_if(season.fixtures.begin(), season.fixtures.end(), [&](const Fixture& other) {
        return other.playoffs && other.round == fixture.round && other.pairing == fixture.pairing;
    });
}

QString groupName(int group)
{
    return QString(QChar(u'A' + group));
}

} // namespace

QString side(const LeagueDesk& league, const league::Series& series, std::size_t index)
{
    if (series.sides[index] >= 0)
        return league.nameOf(series.sides[index]);
    if (series.seeds[index] > 0)
        return league.season().format.league ? Words::tr("place %1 of the table").arg(series.seeds[index])
                                             : Words::tr("seed %1").arg(series.seeds[index]);
    const bool isThird = series.pairing < 0;
    const int pairing = isThird ? static_cast<int>(index) : series.pairing * 2 + static_cast<int>(index);
    for (const league::Series& before : league.season().series) {
        const bool leadsHere = before.round == series.round - 1 && before.pairing == pairing;
        if (leadsHere && before.isBye)
            return side(league, before, 0);
        if (leadsHere && before.sides[0] >= 0 && before.sides[1] >= 0)
            return (isThird ? Words::tr("loser of %1, %2") : Words::tr("winner of %1, %2"))
                .arg(league.nameOf(before.sides[0]), league.nameOf(before.sides[1]));
    }
    const QString round = playoffRound(series.round - 1, playoffRounds(league.season()));
    return (isThird ? Words::tr("loser of %1, match %2", "Semifinals")
                    : Words::tr("winner of %1, match %2", "Semifinals"))
        .arg(round)
        .arg(pairing + 1);
}

QString side(const LeagueDesk& league, const Fixture& fixture, std::size_t index)
{
    if (fixture.sides[index] >= 0)
        return league.nameOf(fixture.sides[index]);
    if (fixture.sides.size() > 2)
        return Words::tr("place %1 of the table").arg(index + 1);
    for (const league::Series& series : league.season().series) {
        if (series.round != fixture.round || series.pairing != fixture.pairing)
            continue;
        const bool isExchanged = fixture.game % 2 == 0;
        return side(league, series, isExchanged ? 1 - index : index);
    }
    return league.nameOf(-1);
}

QString sides(const LeagueDesk& league, const Fixture& fixture)
{
    QStringList names;
    for (std::size_t index = 0; index < fixture.sides.size(); ++index)
        names << side(league, fixture, index);
    return names.size() == 2 ? Words::tr("%1 against %2").arg(names[0], names[1])
                             : names.join(Words::tr(", ", "between two names"));
}

QString score(const Result& result)
{
    QStringList numbers;
    for (std::size_t side = 0; side < result.entrants.size(); ++side)
        numbers << QString::number(result.hasScores ? result.scores[side] : result.places[side]);
    return numbers.join(u':');
}

QStringList marks(const LeagueDesk& league, const Fixture& fixture)
{
    QStringList told;
    const std::optional<Result> result = countedResult(league.season(), fixture);
    if (hasMisplacedResult(fixture))
        told << Words::tr("a result of others is kept aside");
    if (!result) {
        if (fixture.cancelled)
            told << Words::tr("cancelled");
        else if (!fixture.abandoned.empty())
            told << Words::tr("broken off: %1").arg(QString::fromStdString(fixture.abandoned));
        else if (isNeedless(league.season(), fixture))
            told << Words::tr("not to be played any more");
        return told;
    }
    const QString absent = absentOf(league, *result);
    const bool isDropOut = !fixture.result || hasMisplacedResult(fixture);
    if (isDropOut)
        told << Words::tr("after a drop-out");
    else if (result->source == Source::Hand)
        told << Words::tr("by hand");
    else
        told << (result->source == Source::Tracked ? Words::tr("tracked") : Words::tr("imported"));
    if (!absent.isEmpty())
        told << absent;
    if (const league::WayToEnd* way = league.rules().way(result->by))
        told << Text{way->name}.render();
    if (result->isWonByNobody() && absent.isEmpty())
        told << Words::tr("nobody won");
    if (!fixture.corrected.empty())
        told << Words::tr("corrected");
    if (!result->deviations.empty())
        told << Words::tr("not by the rules of the league");
    return told;
}

FixtureLine line(const LeagueDesk& league, const Fixture& fixture)
{
    FixtureLine shown;
    shown.id = QString::fromStdString(fixture.id);
    for (std::size_t index = 0; index < fixture.sides.size(); ++index)
        shown.sides << side(league, fixture, index);
    const std::optional<Result> result = countedResult(league.season(), fixture);
    QStringList told = marks(league, fixture);
    if (result) {
        shown.winner = result->winner();
        shown.score = score(*result);
        const bool byHand = fixture.result && result->source == Source::Hand;
        if (byHand || !fixture.corrected.empty())
            shown.sign = Icon::Pen;
        shown.isStriped = !result->deviations.empty();
    } else {
        told.prepend(LeagueDesk::whenOf(fixture));
    }
    if (fixture.playoffs && gamesOf(league.season(), fixture) > 1)
        told.prepend(Words::tr("game %1").arg(fixture.game));
    shown.detail = told.join(Words::tr(", ", "between two facts"));
    return shown;
}

QString playoffRound(int round, int rounds)
{
    switch (rounds - round) {
    case 0:
        return Words::tr("Final");
    case 1:
        return Words::tr("Semifinals");
    case 2:
        return Words::tr("Quarterfinals");
    default:
        return Words::tr("Playoffs, round %1").arg(round);
    }
}

int playoffRounds(const Season& season)
{
    int rounds = 0;
    for (const Fixture& fixture : season.fixtures)
        rounds = fixture.playoffs ? std::max(rounds, fixture.round) : rounds;
    return rounds;
}

QString round(const Season& season, const Fixture& fixture)
{
    if (fixture.playoffs) {
        if (fixture.pairing < 0)
            return Words::tr("Third place");
        if (fixture.sides.size() > 2)
            return Words::tr("Final table");
        return playoffRound(fixture.round, playoffRounds(season));
    }
    if (season.format.league && std::holds_alternative<league::Ladder>(*season.format.league))
        return Words::tr("Ladder");
    if (season.groups.size() > 1)
        return Words::tr("Group %1, round %2").arg(groupName(fixture.group)).arg(fixture.round);
    return Words::tr("Round %1").arg(fixture.round);
}

bool isKnown(const Fixture& fixture)
{
    return std::none_of(fixture.sides.begin(), fixture.sides.end(), [](int side) { return side < 0; });
}

std::vector<const Fixture*> next(const Season& season)
{
    std::vector<const Fixture*> open;
    for (const Fixture& fixture : season.fixtures) {
        if (!isSettled(season, fixture))
            open.push_back(&fixture);
    }
    std::stable_sort(open.begin(), open.end(), [](const Fixture* a, const Fixture* b) {
        if (isKnown(*a) != isKnown(*b))
            return isKnown(*a);
        if (a->date.empty() != b->date.empty())
            return b->date.empty();
        return std::tie(a->date, a->time) < std::tie(b->date, b->time);
    });
    return open;
}

std::vector<const Fixture*> last(const Season& season)
{
    std::vector<const Fixture*> played;
    for (const Fixture& fixture : season.fixtures) {
        if (countedResult(season, fixture))
            played.push_back(&fixture);
    }
    const auto day = [](const Fixture* fixture) {
        return fixture->result && !fixture->result->date.empty() ? fixture->result->date : fixture->date;
    };
    std::stable_sort(played.begin(), played.end(), [&](const Fixture* a, const Fixture* b) { return day(a) < day(b); });
    std::reverse(played.begin(), played.end());
    return played;
}

} // namespace whistle::fixture_words

// SPDX-License-Identifier: GPL-3.0-or-later
#include "leagues/fixture_words.h"

#include "league/schedule.h"

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

QString groupName(int group)
{
    return QString(QChar(u'A' + group));
}

} // namespace

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
    for (const int side : fixture.sides)
        shown.sides << league.nameOf(side);
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

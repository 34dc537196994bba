// SPDX-License-Identifier: GPL-3.0-or-later
#include "league/telling/fixture_names.h"

#include "base/text.h"
#include "league/model/texts.h"
#include "league/schedule/bracket_plan.h"

#include <algorithm>

namespace whistle::league {

namespace {

constexpr auto lastRound = Saying::tr("Final");
constexpr auto thirdPlace = Saying::tr("Third place");
constexpr auto placeOfTable = Saying::tr("place %1 in the standings");

template <class... Places>
QString rendered(Sentence sentence, const Places&... places)
{
    return Text{sentence, places...}.render();
}

/// The first and the last round of a branch; 0: it has none.
std::pair<int, int> roundsOf(const Season& season, Branch branch)
{
    std::pair<int, int> rounds{0, 0};
    for (const Series& series : season.series) {
        if (series.branch != branch)
            continue;
        rounds.first = rounds.first == 0 ? series.round : rounds.first;
        rounds.second = std::max(rounds.second, series.round);
    }
    return rounds;
}

QString mainRoundName(int round, int last)
{
    switch (last - round) {
    case 0:
        return rendered(lastRound);
    case 1:
        return rendered(Saying::tr("Semifinals"));
    case 2:
        return rendered(Saying::tr("Quarterfinals"));
    default:
        return rendered(words::round, round);
    }
}

/// LG-2.14
QString placesName(const PlacesAtStake& places)
{
    if (places.last - places.best > 1)
        return rendered(Saying::tr("Places %1 to %2"), places.best, places.last);
    return places.best == 3 ? rendered(thirdPlace) : rendered(Saying::tr("Place %1"), places.best);
}

} // namespace

QString playoffRoundName(const Season& season, Branch branch, int round, int pairing)
{
    const auto [first, last] = roundsOf(season, branch);
    const int number = round - first + 1;
    const bool isLast = round == last;
    switch (branch) {
    case Branch::Main:
        if (roundsOf(season, Branch::Lower).first == 0)
            return mainRoundName(round, last);
        return isLast ? rendered(Saying::tr("Upper final")) : rendered(Saying::tr("Upper round %1"), number);
    case Branch::Lower:
        return isLast ? rendered(Saying::tr("Lower final")) : rendered(Saying::tr("Lower round %1"), number);
    case Branch::Final:
        return rendered(isLast && first != last ? Saying::tr("Second final") : lastRound);
    case Branch::ThirdPlace:
        return rendered(thirdPlace);
    case Branch::Consolation:
        return isLast ? rendered(Saying::tr("Consolation, final"))
                      : rendered(Saying::tr("Consolation, round %1"), number);
    case Branch::Places:
        return placesName(placesAtStake(std::get<Bracket>(*season.format.playoffs), round, pairing));
    }
    return {};
}

QString roundName(const Season& season, const Fixture& fixture)
{
    if (fixture.playoffs)
        return fixture.sides.size() > 2 ? rendered(Saying::tr("Final table"))
                                        : playoffRoundName(season, fixture.branch, fixture.round, fixture.pairing);
    if (isLadder(season))
        return rendered(Saying::tr("Ladder"));
    if (season.groups.size() > 1)
        return rendered(Saying::tr("Group %1, round %2"), std::string(1, static_cast<char>('A' + fixture.group)),
                        fixture.round);
    return rendered(words::round, fixture.round);
}

QString sideName(const Season& season, const Series& series, std::size_t side)
{
    if (series.sides[side] >= 0)
        return isolated(QString::fromStdString(season.nameOf(series.sides[side])));
    if (series.isFree[side])
        return rendered(texts::nobody);
    const Origin& origin = series.from[side];
    if (origin.kind == Origin::Kind::Seed)
        return rendered(season.format.league ? placeOfTable : Saying::tr("seed %1"), origin.of);
    const bool isWinner = origin.kind == Origin::Kind::Winner;
    const Series& before = season.series[static_cast<std::size_t>(origin.of)];
    if (isWinner && before.isBye)
        return sideName(season, before, 0);
    if (before.sides[0] >= 0 && before.sides[1] >= 0)
        return rendered(isWinner ? Saying::tr("winner of %1, %2") : Saying::tr("loser of %1, %2"),
                        season.nameOf(before.sides[0]), season.nameOf(before.sides[1]));
    return rendered(isWinner ? Saying::tr("winner of match %1 (%2)") : Saying::tr("loser of match %1 (%2)"),
                    before.pairing + 1,
                    playoffRoundName(season, before.branch, before.round, before.pairing).toStdString());
}

QString sideName(const Season& season, const Fixture& fixture, std::size_t side)
{
    if (fixture.sides[side] >= 0)
        return isolated(QString::fromStdString(season.nameOf(fixture.sides[side])));
    if (fixture.sides.size() > 2)
        return rendered(placeOfTable, static_cast<int>(side) + 1);
    if (const Series* series = seriesOf(season, fixture))
        return sideName(season, *series, fixture.game % 2 == 0 ? 1 - side : side);
    return rendered(Saying::tr("not known yet"));
}

} // namespace whistle::league

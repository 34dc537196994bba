// SPDX-License-Identifier: GPL-3.0-or-later
#include "league/telling/fixture_names.h"

#include "base/text.h"
#include "league/telling/words.h"

#include <algorithm>

namespace whistle::league {

namespace {

QString isolatedName(const Season& season, int entrant)
{
    return isolated(QString::fromStdString(season.nameOf(entrant)));
}

} // namespace

int playoffRounds(const Season& season)
{
    int rounds = 0;
    for (const Fixture& fixture : season.fixtures)
        rounds = fixture.playoffs ? std::max(rounds, fixture.round) : rounds;
    return rounds;
}

QString playoffRoundName(int number, int rounds)
{
    switch (rounds - number) {
    case 0:
        return Text{words::final}.render();
    case 1:
        return Text{words::semifinals}.render();
    case 2:
        return Text{words::quarterfinals}.render();
    default:
        return Text{words::round, number}.render();
    }
}

QString roundName(const Season& season, const Fixture& fixture)
{
    if (!fixture.playoffs)
        return Text{words::round, fixture.round}.render();
    if (fixture.pairing < 0)
        return Text{words::thirdPlace}.render();
    if (fixture.sides.size() > 2)
        return Text{words::finalTable}.render();
    return playoffRoundName(fixture.round, playoffRounds(season));
}

QString sideName(const Season& season, const Fixture& fixture, std::size_t side)
{
    if (fixture.sides[side] >= 0)
        return isolatedName(season, fixture.sides[side]);
    const Series* series = seriesOf(season, fixture);
    if (!series)
        return Text{words::placeOfTable, static_cast<int>(side) + 1}.render();
    return sideName(season, *series, fixture.game % 2 == 0 ? 1 - side : side);
}

QString sideName(const Season& season, const Series& series, std::size_t side)
{
    if (series.sides[side] >= 0)
        return isolatedName(season, series.sides[side]);
    if (series.round == 1)
        return Text{words::seed, series.seeds[side]}.render();
    const bool isThird = series.pairing < 0;
    const int match = (isThird ? 0 : 2 * series.pairing) + static_cast<int>(side) + 1;
    const QString before = playoffRoundName(series.round - 1, playoffRounds(season));
    return Text{isThird ? words::loserOf : words::winnerOf, match, before.toStdString()}.render();
}

} // namespace whistle::league

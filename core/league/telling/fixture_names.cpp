// SPDX-License-Identifier: GPL-3.0-or-later
#include "league/telling/fixture_names.h"

#include "base/text.h"

#include <QCoreApplication>
#include <algorithm>

namespace whistle::league {

namespace {

namespace words {
constexpr Sentence round{"league", QT_TRANSLATE_NOOP("league", "Round %1")};
constexpr Sentence ofGroup{"league", QT_TRANSLATE_NOOP("league", "Group %1, round %2")};
constexpr Sentence ladder{"league", QT_TRANSLATE_NOOP("league", "Ladder")};
constexpr Sentence final{"league", QT_TRANSLATE_NOOP("league", "Final")};
constexpr Sentence semifinals{"league", QT_TRANSLATE_NOOP("league", "Semifinals")};
constexpr Sentence quarterfinals{"league", QT_TRANSLATE_NOOP("league", "Quarterfinals")};
constexpr Sentence upperRound{"league", QT_TRANSLATE_NOOP("league", "Upper round %1")};
constexpr Sentence upperFinal{"league", QT_TRANSLATE_NOOP("league", "Upper final")};
constexpr Sentence lowerRound{"league", QT_TRANSLATE_NOOP("league", "Lower round %1")};
constexpr Sentence lowerFinal{"league", QT_TRANSLATE_NOOP("league", "Lower final")};
constexpr Sentence secondFinal{"league", QT_TRANSLATE_NOOP("league", "Second final")};
constexpr Sentence thirdPlace{"league", QT_TRANSLATE_NOOP("league", "Third place")};
constexpr Sentence consolationRound{"league", QT_TRANSLATE_NOOP("league", "Consolation, round %1")};
constexpr Sentence consolationFinal{"league", QT_TRANSLATE_NOOP("league", "Consolation, final")};
constexpr Sentence finalTable{"league", QT_TRANSLATE_NOOP("league", "Final table")};
constexpr Sentence seed{"league", QT_TRANSLATE_NOOP("league", "seed %1")};
constexpr Sentence placeOfTable{"league", QT_TRANSLATE_NOOP("league", "place %1 of the table")};
constexpr Sentence winnerOf{"league", QT_TRANSLATE_NOOP("league", "winner of match %1 (%2)")};
constexpr Sentence loserOf{"league", QT_TRANSLATE_NOOP("league", "loser of match %1 (%2)")};
constexpr Sentence winnerOfThese{"league", QT_TRANSLATE_NOOP("league", "winner of %1, %2")};
constexpr Sentence loserOfThese{"league", QT_TRANSLATE_NOOP("league", "loser of %1, %2")};
constexpr Sentence nobody{"league", QT_TRANSLATE_NOOP("league", "nobody")};
constexpr Sentence notKnown{"league", QT_TRANSLATE_NOOP("league", "not known yet")};
} // namespace words

template <class... Places>
QString said(Sentence sentence, const Places&... places)
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
        return said(words::final);
    case 1:
        return said(words::semifinals);
    case 2:
        return said(words::quarterfinals);
    default:
        return said(words::round, round);
    }
}

} // namespace

QString playoffRoundName(const Season& season, Branch branch, int round)
{
    const auto [first, last] = roundsOf(season, branch);
    const int number = round - first + 1;
    const bool isLast = round == last;
    switch (branch) {
    case Branch::Main:
        if (roundsOf(season, Branch::Lower).first == 0)
            return mainRoundName(round, last);
        return isLast ? said(words::upperFinal) : said(words::upperRound, number);
    case Branch::Lower:
        return isLast ? said(words::lowerFinal) : said(words::lowerRound, number);
    case Branch::Final:
        return said(isLast ? words::secondFinal : words::final);
    case Branch::ThirdPlace:
        return said(words::thirdPlace);
    case Branch::Consolation:
        return isLast ? said(words::consolationFinal) : said(words::consolationRound, number);
    }
    return {};
}

QString roundName(const Season& season, const Fixture& fixture)
{
    if (fixture.playoffs)
        return fixture.sides.size() > 2 ? said(words::finalTable)
                                        : playoffRoundName(season, fixture.branch, fixture.round);
    if (isLadder(season))
        return said(words::ladder);
    if (season.groups.size() > 1)
        return said(words::ofGroup, std::string(1, static_cast<char>('A' + fixture.group)), fixture.round);
    return said(words::round, fixture.round);
}

QString sideName(const Season& season, const Series& series, std::size_t side)
{
    if (series.sides[side] >= 0)
        return isolated(QString::fromStdString(season.nameOf(series.sides[side])));
    if (series.isFree[side])
        return said(words::nobody);
    const Origin& origin = series.from[side];
    if (origin.kind == Origin::Kind::Seed)
        return said(season.format.league ? words::placeOfTable : words::seed, origin.of);
    const bool isWinner = origin.kind == Origin::Kind::Winner;
    const Series& before = season.series[static_cast<std::size_t>(origin.of)];
    if (isWinner && before.isBye)
        return sideName(season, before, 0);
    if (before.sides[0] >= 0 && before.sides[1] >= 0)
        return said(isWinner ? words::winnerOfThese : words::loserOfThese, season.nameOf(before.sides[0]),
                    season.nameOf(before.sides[1]));
    return said(isWinner ? words::winnerOf : words::loserOf, before.pairing + 1,
                playoffRoundName(season, before.branch, before.round).toStdString());
}

QString sideName(const Season& season, const Fixture& fixture, std::size_t side)
{
    if (fixture.sides[side] >= 0)
        return isolated(QString::fromStdString(season.nameOf(fixture.sides[side])));
    if (fixture.sides.size() > 2)
        return said(words::placeOfTable, static_cast<int>(side) + 1);
    if (const Series* series = seriesOf(season, fixture))
        return sideName(season, *series, fixture.game % 2 == 0 ? 1 - side : side);
    return said(words::notKnown);
}

} // namespace whistle::league

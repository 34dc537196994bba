// SPDX-License-Identifier: GPL-3.0-or-later
#include "leagues/bracket/bracket_state.h"

#include "base/common_words.h"
#include "league/schedule/bracket_plan.h"
#include "league/telling/fixture_names.h"
#include "leagues/fixtures/fixture_words.h"
#include "leagues/season/league_words.h"

#include <QCoreApplication>
#include <algorithm>

namespace whistle {

using league::Fixture;
using league::Result;
using league::Series;

namespace {

struct BracketWords {
    Q_DECLARE_TR_FUNCTIONS(whistle::BracketTab)
};

BracketBox boxOf(const LeagueSession& league, const Series& series)
{
    const league::Season& season = league.season();
    BracketBox box;
    box.isDecided = series.isDecided();
    if (series.isForNobody) {
        box.bye = BracketWords::tr("Nobody is left here");
        return box;
    }
    if (series.isBye) {
        box.bye = series.sides[0] < 0 ? BracketWords::tr("%1 has a bye in this round").arg(sideName(season, series, 0))
                                      : BracketWords::tr("%1 (%2) has a bye in this round")
                                            .arg(league.nameOf(series.sides[0]))
                                            .arg(series.seeds[0]);
        return box;
    }
    const auto open = std::find_if(series.games.begin(), series.games.end(),
                                   [&](std::size_t game) { return !isSettled(season, season.fixtures[game]); });
    const std::size_t shown = open != series.games.end() ? *open : series.games.front();
    const Fixture& fixture = season.fixtures[shown];
    const std::optional<Result> result = countedResult(season, fixture);
    box.id = QString::fromStdString(fixture.id);
    QStringList caption;
    if (series.bestOf > 1)
        caption << LeagueWords::tr("best of %1").arg(series.bestOf);
    if (!result || series.bestOf > 1)
        caption << (series.winner >= 0 ? QString() : LeagueSession::whenOf(fixture));
    else
        caption << fixture_words::marks(league, fixture);
    // What others have played here is never out of sight.
    if (hasMisplacedResult(fixture))
        caption << BracketWords::tr("set aside: %1").arg(QString::fromStdString(scoreLine(season, *fixture.result)));
    for (const Result& aside : fixture.setAside)
        caption << BracketWords::tr("set aside: %1").arg(QString::fromStdString(scoreLine(season, aside)));
    caption.removeAll(QString());
    box.caption = enumerated(caption);
    for (const std::size_t side : {std::size_t{0}, std::size_t{1}}) {
        BracketSide one;
        const int entrant = series.sides[side];
        one.isKnown = entrant >= 0;
        one.entrant = one.isKnown ? season.entrant(entrant).id : std::string();
        one.name = sideName(season, series, side);
        one.seed = series.seeds[side] > 0 ? QString::number(series.seeds[side]) : QString();
        one.hasWon = series.winner >= 0 && series.winner == entrant;
        if (series.bestOf > 1)
            one.score = one.isKnown ? QString::number(series.wins[side]) : QString();
        else if (result) {
            const std::size_t at = result->entrants[0] == entrant ? 0 : 1;
            one.score = fixture_words::numberOf(*result, at);
        } else if (one.isKnown) {
            one.score = QStringLiteral("–");
        }
        box.sides.push_back(one);
    }
    return box;
}

BracketBox finalTable(const LeagueSession& league)
{
    const league::Season& season = league.season();
    const auto last = std::find_if(season.fixtures.begin(), season.fixtures.end(),
                                   [](const Fixture& fixture) { return fixture.playoffs; });
    BracketBox box;
    if (last == season.fixtures.end())
        return box;
    const std::optional<Result> result = countedResult(season, *last);
    box.isDecided = season.champion >= 0;
    box.id = QString::fromStdString(last->id);
    box.caption = result ? enumerated(fixture_words::marks(league, *last)) : LeagueSession::whenOf(*last);
    for (std::size_t side = 0; side < last->sides.size(); ++side) {
        BracketSide one;
        const int entrant = last->sides[side];
        one.isKnown = entrant >= 0;
        one.entrant = one.isKnown ? season.entrant(entrant).id : std::string();
        one.seed = QString::number(side + 1);
        one.name = sideName(season, *last, side);
        if (result) {
            one.score = fixture_words::numberOf(*result, side);
            one.hasWon = entrant == season.champion;
        }
        box.sides.push_back(one);
    }
    return box;
}

void addTo(BracketState& shown, const LeagueSession& league, const Series& series)
{
    const QString title = playoffRoundName(league.season(), series.branch, series.round, series.pairing);
    if (shown.rounds.empty() || shown.rounds.back().title != title)
        shown.rounds.push_back({title, {}});
    BracketBox box = boxOf(league, series);
    shown.rounds.back().boxes.push_back(std::move(box));
}

} // namespace

BracketState bracketOf(const LeagueSession& league)
{
    const league::Season& season = league.season();
    BracketState shown;
    shown.championTitle = LeagueWords::tr("Champion");
    shown.champion = season.champion >= 0 ? league.nameOf(season.champion) : QString();
    if (season.series.empty())
        shown.rounds.push_back({LeagueWords::tr("Final table"), {finalTable(league)}});
    bool hasFinal = false;
    for (const Series& series : season.series) {
        const bool isFinal = series.branch == league::Branch::Final;
        // The final is played once more only if it was the first loss of one.
        const bool isAside = series.branch == league::Branch::ThirdPlace || (isFinal && hasFinal && !series.isBye);
        if (series.branch == league::Branch::Main || (isFinal && !hasFinal))
            addTo(shown, league, series);
        hasFinal = hasFinal || isFinal;
        if (!isAside)
            continue;
        shown.asideTitle = playoffRoundName(season, series.branch, series.round);
        shown.aside.push_back(boxOf(league, series));
        if (isFinal && series.sides[0] < 0)
            shown.aside.back().caption = LeagueWords::tr("only if needed");
    }
    return shown;
}

std::vector<BracketState> losersOf(const LeagueSession& league)
{
    std::vector<BracketState> all;
    BracketState shown;
    for (const Series& series : league.season().series) {
        if (series.branch == league::Branch::Lower || series.branch == league::Branch::Consolation)
            addTo(shown, league, series);
    }
    if (!shown.rounds.empty())
        all.push_back(std::move(shown));
    for (const std::vector<const Series*>& knockout : placeKnockouts(league.season())) {
        BracketState& places = all.emplace_back();
        for (const Series* series : knockout)
            addTo(places, league, *series);
    }
    return all;
}

} // namespace whistle

// SPDX-License-Identifier: GPL-3.0-or-later
#include "leagues/standings/standings_rows.h"

#include "base/common_words.h"
#include "base/first.h"
#include "controls/words/counter_label.h"
#include "league/outlook/outlook.h"
#include "league/refereeing/settle.h"
#include "league/standings/standings.h"
#include "league/standings/tie_values.h"
#include "leagues/season/league_words.h"
#include "leagues/standings/tally_words.h"

#include <QCoreApplication>
#include <QLocale>
#include <algorithm>

namespace whistle::standings_rows {

using league::TableRow;

namespace {

struct RowWords {
    Q_DECLARE_TR_FUNCTIONS(whistle::Standings)
};

/// Columns that go where the table is narrow, the highest number first.
enum Goes { Stays = 0, Score = 1, Difference = 2, Drawn = 3, FirstStat = 4 };

bool showsDraws(const LeagueSession& league)
{
    return league.rules().hasDraws && league.rules().leastPlayers == 2 && league.rules().mostPlayers == 2;
}

QString pointsTitle(const league::Season& season)
{
    return season.rankBy == league::RankBy::Points ? RowWords::tr("Pts", "points of the table")
                                                   : RowWords::tr("Per match");
}

QString pointsOf(const league::Season& season, const TableRow& row)
{
    if (season.rankBy == league::RankBy::Points)
        return CounterLabel::words(row.points);
    const double average = row.played == 0 ? 0.0 : static_cast<double>(row.points) / row.played;
    return QLocale().toString(average, 'f', 2).replace(u'-', QStringLiteral("−"));
}

/// Of any group: they have the same columns.
std::vector<league::TieColumn> tieColumnsOf(const LeagueSession& league)
{
    std::vector<league::TieColumn> all;
    for (std::size_t group = 0; group < league.season().groups.size() && league.season().format.league; ++group) {
        const league::TableInquiry inquiry = groupInquiry(league.season(), league.rules(), static_cast<int>(group));
        for (league::TieColumn& column : tieColumns(inquiry, standings(inquiry, Reasons::Listening::No))) {
            if (!firstWith(all, &league::TieColumn::word, column.word))
                all.push_back(std::move(column));
        }
    }
    return all;
}

LeagueRow placeOf(const LeagueSession& league, const TableRow& row)
{
    const league::Entrant& entrant = league.season().entrant(row.entrant);
    LeagueRow shown = rowOf(entrant);
    shown.rank = QString::number(row.rank);
    shown.detail = league.coachOf(row.entrant);
    shown.cells << QString::number(row.played) << QString::number(row.won);
    if (showsDraws(league))
        shown.cells << QString::number(row.drawn);
    shown.cells << QString::number(row.lost);
    if (league.rules().hasScores)
        shown.cells << LeagueWords::tr("%1:%2").arg(CounterLabel::words(row.scoreFor),
                                                    CounterLabel::words(row.scoreAgainst))
                    << CounterLabel::words(row.difference(), CounterLabel::Sign::Always);
    for (std::size_t stat = 0; stat < league.rules().stats.size(); ++stat)
        shown.cells << tally_words::countWords(row.stat(stat));
    shown.cells << pointsOf(league.season(), row);
    if (row.headline)
        shown.note = league.session().words(*row.headline);
    shown.more = league.session().words(row.why);
    if (entrant.droppedOut)
        shown.mark = LeagueWords::tr("dropped out");
    return shown;
}

} // namespace

LeagueRow rowOf(const league::Entrant& entrant)
{
    LeagueRow row;
    row.id = QString::fromStdString(entrant.id);
    row.name = QString::fromStdString(entrant.name);
    row.colour = colourOf(entrant);
    return row;
}

QColor colourOf(const league::Entrant& entrant)
{
    return QColor(QString::fromStdString(entrant.colour));
}

std::vector<LeagueColumn> columns(const LeagueSession& league)
{
    std::vector<LeagueColumn> found{{RowWords::tr("Played"), Stays}, {LeagueWords::tr("Won"), Stays}};
    if (showsDraws(league))
        found.push_back({LeagueWords::tr("Drawn"), Drawn});
    found.push_back({LeagueWords::tr("Lost"), Stays});
    if (league.rules().hasScores) {
        found.push_back({CommonWords::tr("Score"), Score});
        found.push_back({RowWords::tr("Diff."), Difference});
    }
    int goes = FirstStat;
    for (const league::StatKind& stat : league.rules().stats)
        found.push_back({tally_words::nameOf(stat), goes++});
    for (const league::TieColumn& column : tieColumnsOf(league))
        found.push_back({Text{column.title}.render(), goes++});
    found.push_back({pointsTitle(league.season()), Stays, true});
    return found;
}

std::size_t besidePoints(const LeagueSession& league)
{
    constexpr std::size_t won = 1;
    const std::vector<LeagueColumn> all = columns(league);
    const std::size_t ties = tieColumnsOf(league).size();
    if (swissOf(league.season()) && ties > 0)
        return all.size() - 1 - ties;
    const auto difference =
        std::find_if(all.begin(), all.end(), [](const LeagueColumn& column) { return column.goes == Difference; });
    return difference == all.end() ? won : static_cast<std::size_t>(difference - all.begin());
}

std::vector<LeagueRow> rows(const LeagueSession& league, int group)
{
    const league::Season& season = league.season();
    const league::Outlook outlook = league::outlook(season, league.rules(), group);
    std::vector<LeagueRow> shown;
    const bool isOver = isLeagueOver(season);
    const std::vector<TableRow> table = standings(groupInquiry(season, league.rules(), group));
    const bool isOn = hasBegun(table);
    const std::vector<league::TieColumn> ties = tieColumns(groupInquiry(season, league.rules(), group), table);
    const std::vector<league::TieColumn> shownTies = tieColumnsOf(league);
    for (std::size_t i = 0; i < table.size(); ++i) {
        LeagueRow row = placeOf(league, table[i]);
        const QString points = row.cells.takeLast();
        for (const league::TieColumn& column : shownTies) {
            const league::TieColumn* here = firstWith(ties, &league::TieColumn::word, column.word);
            const std::optional<int> value = here ? here->values[i] : std::nullopt;
            row.cells << (value ? CounterLabel::words(*value) : tally_words::countWords({}));
        }
        row.cells << points;
        const auto prospect =
            std::find_if(outlook.prospects.begin(), outlook.prospects.end(),
                         [&](const league::Prospect& each) { return each.entrant == table[i].entrant; });
        const bool hasPlayed = table[i].played > 0 || isOver;
        if (row.mark.isEmpty() && prospect != outlook.prospects.end() && hasPlayed) {
            row.isGood = prospect->isSure;
            if (prospect->isSure)
                row.mark = season.format.playoffs ? RowWords::tr("qualified") : RowWords::tr("clinched 1st");
            else if (prospect->isOut)
                row.mark = season.format.playoffs ? RowWords::tr("eliminated") : QString();
        }
        // One of two who are level says why; that the other stands before it is the same once more.
        const bool hasLevelAbove = i > 0 && table[i - 1].points == table[i].points;
        if ((!hasLevelAbove && !table[i].sharesRank) || !isOn)
            row.note.clear();
        if (season.format.playoffs && i + 1 == rowsUntil(season, table, outlook.places) && i + 1 < table.size())
            row.lineBelow = RowWords::tr("playoff line");
        shown.push_back(std::move(row));
    }
    return shown;
}

QStringList dashes(const LeagueSession& league)
{
    QStringList words;
    for (std::size_t group = 0; group < league.season().groups.size() && league.season().format.league; ++group) {
        const league::TableInquiry inquiry = groupInquiry(league.season(), league.rules(), static_cast<int>(group));
        const std::vector<TableRow> table = standings(inquiry, Reasons::Listening::No);
        for (const Text& dash : dashWords(table, tieColumns(inquiry, table)))
            words << dash.render();
    }
    words.removeDuplicates();
    return words;
}

std::vector<LeagueColumn> shortColumns(const league::Season& season)
{
    return {{RowWords::tr("Diff."), Difference}, {pointsTitle(season), Stays, true}};
}

std::vector<LeagueRow> shortRows(const league::Season& season, const league::LeagueRules& rules)
{
    std::vector<LeagueRow> shown;
    for (std::size_t group = 0; group < season.groups.size(); ++group) {
        for (const TableRow& row : standings(groupInquiry(season, rules, static_cast<int>(group)))) {
            LeagueRow one = rowOf(season.entrant(row.entrant));
            one.rank = QString::number(row.rank);
            one.cells << CounterLabel::words(row.difference(), CounterLabel::Sign::Always) << pointsOf(season, row);
            shown.push_back(std::move(one));
        }
    }
    return shown;
}

} // namespace whistle::standings_rows

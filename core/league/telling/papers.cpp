// SPDX-License-Identifier: GPL-3.0-or-later
#include "league/telling/papers.h"

#include "base/contains.h"
#include "league/model/texts.h"
#include "league/schedule/schedule.h"
#include "league/telling/fixture_names.h"
#include "league/telling/html.h"
#include "league/telling/paper_parts.h"
#include "league/telling/standings_html.h"

#include <QDate>
#include <QLocale>
#include <QStringList>
#include <algorithm>

namespace whistle::league {

namespace {

constexpr auto paperStyle = R"(
body{font-family:sans-serif;font-size:13px;color:#000;background:#fff;margin:0}
table{border-collapse:collapse}
table.whole{width:100%}
table.sheet{margin-top:8px}
table.loose{border-collapse:separate}
table.loose td{white-space:nowrap}
th,td{text-align:left;vertical-align:middle}
h1{font-size:22px;margin:0}
h2{font-size:18px;margin:0 0 8px 0}
h3{font-size:15px;margin:12px 0 4px 0}
p{margin:4px 0}
th{font-size:11px;font-weight:normal;color:#444;white-space:nowrap}
table.grid th,table.grid td{border:1px solid #777}
td.alone{padding:13px 6px}
.name{font-size:14px;font-weight:bold}
.number{font-size:17px;font-weight:bold;text-align:center}
.middle{text-align:center}
.right{text-align:right}
.small{font-size:11px;color:#444}
.mark{color:#555;font-style:italic}
.champion{font-size:17px;font-weight:bold})";

/// Of the table, which is told as on the page for the web.
constexpr auto tablePaperStyle = R"(
th,td{text-align:right;white-space:nowrap;border-bottom:1px solid #888}
th,td{padding:3px 8px}
th.name,td.name{text-align:left}
small{font-size:11px;font-weight:normal;color:#444}
td.why{text-align:left;white-space:normal;font-size:11px;color:#444}
tr.left td{color:#777}
tr.line td{border-bottom:3px double #000}
td.points{font-weight:bold})";

std::string pageStyle(Paper kind)
{
    return isWide(kind) ? "\n@page{size:A4 landscape;margin:15mm}" : "\n@page{size:A4;margin:15mm}";
}

QString headOf(Paper kind, const Season& season, const PaperRound& round)
{
    if (isOfRound(kind))
        return titleOf(season, round);
    return Text{kind == Paper::Bracket ? Sentence(words::playoffs) : titleOf(kind)}.render();
}

} // namespace

namespace paper {

QString dayOf(const std::string& date, const std::string& language)
{
    const QDate day = QDate::fromString(QString::fromStdString(date), Qt::ISODate);
    //: How a day is written: Sat 9 Jan 2027
    const Text written{Saying::tr("ddd d MMM yyyy")};
    return day.isValid() ? QLocale(QString::fromStdString(language)).toString(day, written.render()) : QString();
}

std::vector<SeatedFixture> seatedIn(const Season& season, const PaperRound& round)
{
    std::vector<SeatedFixture> seated;
    const Fixture* before = nullptr;
    int table = 0;
    for (const Fixture& fixture : season.fixtures) {
        const bool isOpenOnly = round.number == 0;
        if (fixture.playoffs != round.playoffs || (!isOpenOnly && fixture.round != round.number) ||
            (isOpenOnly && isSettled(season, fixture)))
            continue;
        const bool isSamePairing =
            before && fixture.playoffs && before->branch == fixture.branch && before->pairing == fixture.pairing;
        table += isSamePairing ? 0 : 1;
        before = &fixture;
        if (!isNeedless(season, fixture))
            seated.push_back({table, &fixture, countedResult(season, fixture)});
    }
    return seated;
}

QString whenOf(const Fixture& fixture, const std::string& language)
{
    QStringList told{dayOf(fixture.date, language), QString::fromStdString(fixture.time),
                     isolated(QString::fromStdString(fixture.venue))};
    told.removeAll(QString());
    return told.join(QStringLiteral(", "));
}

QString gameOf(const Season& season, const Fixture& fixture)
{
    const Series* series = seriesOf(season, fixture);
    return series && series->bestOf > 1 ? Text{Saying::tr("game %1 of %2"), fixture.game, series->bestOf}.render()
                                        : QString();
}

QString delayOf(const Season& season, const Fixture& fixture, const std::string& language)
{
    if (!fixture.abandoned.empty())
        return Text{Saying::tr("abandoned: %1"), fixture.abandoned}.render();
    const std::string planned = scheduledDate(season, fixture);
    const bool isLater = !planned.empty() && (fixture.date.empty() || fixture.date > planned);
    return isLater ? Text{Saying::tr("postponed from %1"), dayOf(planned, language).toStdString()}.render() : QString();
}

QString coachOf(const Season& season, int entrant)
{
    const Person* coach = entrant < 0 ? nullptr : season.person(season.entrant(entrant).coach);
    return coach ? isolated(QString::fromStdString(coach->name)) : QString();
}

std::string nameCell(const QString& name, const QString& below)
{
    const std::string shown = "<span class=\"name\">" + html::escaped(name) + "</span>";
    return below.isEmpty() ? "<td class=\"alone\">" + shown + "</td>"
                           : "<td>" + shown + "<br><span class=\"small\">" + html::escaped(below) + "</span></td>";
}

QString scoreOf(const SeatedFixture& seated, std::size_t side)
{
    if (!seated.result)
        return {};
    return seated.result->hasScores ? QString::fromStdString(html::number(seated.result->scores[side]))
                                    : QStringLiteral("%1.").arg(seated.result->places[side]);
}

} // namespace paper

std::vector<Paper> papersOf(const Season& season)
{
    std::vector<Paper> papers;
    if (season.started && season.format.league)
        papers.push_back(Paper::Table);
    if (roundToPrint(season)) {
        papers.push_back(Paper::RoundSheet);
        papers.push_back(Paper::ResultSlips);
    }
    if (season.started && season.format.playoffs)
        papers.push_back(Paper::Bracket);
    papers.push_back(Paper::Roster);
    return papers;
}

Sentence titleOf(Paper kind)
{
    switch (kind) {
    case Paper::Table:
        return words::table;
    case Paper::RoundSheet:
        return Saying::tr("Round sheet");
    case Paper::ResultSlips:
        return Saying::tr("Result slips");
    case Paper::Bracket:
        return Saying::tr("Bracket");
    case Paper::Roster:
        return Saying::tr("Entrants");
    }
    return {};
}

bool isOfRound(Paper kind)
{
    return kind == Paper::RoundSheet || kind == Paper::ResultSlips;
}

bool isWide(Paper kind)
{
    return kind == Paper::Bracket || kind == Paper::Table;
}

std::vector<PaperRound> paperRounds(const Season& season)
{
    std::vector<PaperRound> rounds;
    for (const Fixture& fixture : season.fixtures) {
        const bool isFree = isLadder(season) && !fixture.playoffs;
        const PaperRound round{fixture.playoffs, isFree ? 0 : fixture.round};
        if (!contains(rounds, round))
            rounds.push_back(round);
    }
    // Groups play their rounds side by side.
    std::stable_sort(rounds.begin(), rounds.end(), [](const PaperRound& a, const PaperRound& b) {
        return a.playoffs != b.playoffs ? b.playoffs : a.number < b.number;
    });
    return rounds;
}

std::optional<PaperRound> roundToPrint(const Season& season)
{
    const std::vector<PaperRound> rounds = paperRounds(season);
    if (rounds.empty())
        return {};
    // A round of which most is played waits for what was postponed; the evening is about a later one.
    std::optional<PaperRound> leftOver;
    for (const PaperRound& round : rounds) {
        const std::vector<paper::SeatedFixture> seated = paper::seatedIn(season, round);
        const auto open =
            std::count_if(seated.begin(), seated.end(), [](const paper::SeatedFixture& each) { return !each.result; });
        if (2 * static_cast<std::size_t>(open) > seated.size())
            return round;
        if (open > 0 && !leftOver)
            leftOver = round;
    }
    return leftOver.value_or(rounds.back());
}

QString titleOf(const Season& season, const PaperRound& round)
{
    if (round.number == 0)
        return Text{Saying::tr("Still to be played")}.render();
    if (!round.playoffs)
        return Text{words::round, round.number}.render();
    QStringList names;
    for (const Fixture& fixture : season.fixtures) {
        if (fixture.playoffs && fixture.round == round.number)
            names << roundName(season, fixture);
    }
    names.removeDuplicates();
    return names.join(QStringLiteral(", "));
}

std::string wordOf(const PaperRound& round)
{
    return round.number == 0 ? "open" : (round.playoffs ? "p" : "") + std::to_string(round.number);
}

std::string paperHtml(Paper kind, const Season& season, const LeagueRules& rules, const PaperRound& round,
                      const PaperWords& gameWords, const std::string& language)
{
    const std::string head =
        "<h1>" + html::escaped(season.name) + "</h1>\n<h2>" + html::escaped(headOf(kind, season, round)) + "</h2>\n";
    const auto document = [&](const std::string& body, const std::string& more = {}) {
        return html::document(season.name, language, paperStyle + more + pageStyle(kind), body);
    };
    switch (kind) {
    case Paper::Table:
        return document("<h1>" + html::escaped(season.name) + "</h1>\n" + standingsHtml(season, rules),
                        tablePaperStyle);
    case Paper::RoundSheet:
        return document(head + paper::roundSheet(season, rules, round, language));
    case Paper::ResultSlips: // each names the season and the round itself
        return document(paper::resultSlips(season, rules, round, language));
    case Paper::Bracket:
        return document(head + paper::bracket(season, language));
    case Paper::Roster:
        return document(head + paper::roster(season, gameWords));
    }
    return {};
}

} // namespace whistle::league

// SPDX-License-Identifier: GPL-3.0-or-later
#include "league/telling/papers.h"

#include "base/contains.h"
#include "base/html.h"
#include "league/model/texts.h"
#include "league/telling/fixture_names.h"
#include "league/telling/paper_parts.h"

#include <QStringList>
#include <algorithm>
#include <array>

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
    static constexpr std::array<Saying, enumWords<Paper>.size()> titles{words::table, Saying::tr("Round sheet"),
                                                                        Saying::tr("Result slips"),
                                                                        Saying::tr("Bracket"), Saying::tr("Entrants")};
    return titles[static_cast<std::size_t>(kind)];
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
    const std::string title = html::in("h1", html::escaped(season.name)) + "\n";
    const std::string head = title + html::in("h2", html::escaped(headOf(kind, season, round))) + "\n";
    const auto document = [&](const std::string& body, const std::string& more = {}) {
        return html::document(season.name, language, paperStyle + more + pageStyle(kind), body);
    };
    switch (kind) {
    case Paper::Table:
        return document(title + standingsHtml(season, rules, gameWords.values), tablePaperStyle);
    case Paper::RoundSheet:
        return document(head + paper::roundSheet(season, rules, round, language));
    case Paper::ResultSlips: // each names the season and the round itself
        return document(paper::resultSlips(season, rules, round, language, gameWords.code));
    case Paper::Bracket:
        return document(head + paper::bracket(season, language));
    case Paper::Roster:
        return document(head + paper::roster(season, gameWords));
    }
    return {};
}

} // namespace whistle::league

// SPDX-License-Identifier: GPL-3.0-or-later
#include "league/telling/season_file.h"

#include "league/model/texts.h"
#include "league/outlook/outlook.h"
#include "league/refereeing/referee.h"
#include "league/standings/standings.h"
#include "league/telling/fixture_names.h"

#include <QCoreApplication>
#include <QString>
#include <algorithm>
#include <cstdlib>

namespace whistle::league {

namespace {

namespace words {
constexpr Sentence table{"league", QT_TRANSLATE_NOOP("league", "Table")};
constexpr Sentence group{"league", QT_TRANSLATE_NOOP("league", "Group %1")};
constexpr Sentence team{"league", QT_TRANSLATE_NOOP("league", "Team")};
constexpr Sentence played{"league", QT_TRANSLATE_NOOP("league", "Played")};
constexpr Sentence won{"league", QT_TRANSLATE_NOOP("league", "Won")};
constexpr Sentence drawn{"league", QT_TRANSLATE_NOOP("league", "Drawn")};
constexpr Sentence lost{"league", QT_TRANSLATE_NOOP("league", "Lost")};
constexpr Sentence score{"league", QT_TRANSLATE_NOOP("league", "Score")};
constexpr Sentence difference{"league", QT_TRANSLATE_NOOP("league", "Difference")};
constexpr Sentence points{"league", QT_TRANSLATE_NOOP("league", "Points")};
constexpr Sentence fixtures{"league", QT_TRANSLATE_NOOP("league", "Fixtures")};
constexpr Sentence playoffs{"league", QT_TRANSLATE_NOOP("league", "Playoffs")};
constexpr Sentence stillOpen{"league", QT_TRANSLATE_NOOP("league", "Still open")};
constexpr Sentence byHand{"league", QT_TRANSLATE_NOOP("league", "by hand")};
constexpr Sentence forfeited{"league", QT_TRANSLATE_NOOP("league", "forfeited")};
constexpr Sentence deviates{"league", QT_TRANSLATE_NOOP("league", "not by the rules of the league: %1")};
constexpr Sentence corrected{"league", QT_TRANSLATE_NOOP("league", "corrected: %1")};
constexpr Sentence droppedOut{"league", QT_TRANSLATE_NOOP("league", "dropped out")};
constexpr Sentence awarded{"league", QT_TRANSLATE_NOOP("league", "awarded: %1")};
constexpr Sentence bye{"league", QT_TRANSLATE_NOOP("league", "Bye: %1")};
constexpr Sentence ruleChange{"league",
                              QT_TRANSLATE_NOOP("league", "Points or tie-breakers were changed after the start: %1")};
} // namespace words

constexpr auto style = R"(
:root{color-scheme:light dark}
body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:0 auto;padding:1rem}
table{border-collapse:collapse;width:100%}
th,td{padding:.35rem .6rem;text-align:right;border-bottom:1px solid #888}
th.name,td.name{text-align:left}
th,td{white-space:nowrap}
td.why{white-space:normal}
tr.left td{color:#888}
td.why{text-align:left;color:#888;font-size:.9em;border-bottom:1px solid #888}
tr.line td{border-bottom:3px double}
td.points{font-weight:bold}
li{margin:.2rem 0}
.mark{color:#888;font-style:italic}
.champion{font-size:1.4rem;font-weight:bold})";

std::string escaped(const QString& text)
{
    return text.toHtmlEscaped().toStdString();
}
/// What people have written, by itself: its letters may run the other way.
std::string escaped(const std::string& text)
{
    return escaped(isolated(QString::fromStdString(text)));
}
/// The word as a heading.
std::string headed(Sentence word)
{
    QString text = Text{word}.render();
    if (!text.isEmpty())
        text[0] = text[0].toUpper();
    return escaped(text);
}
template <class... Places>
std::string said(Sentence sentence, Places&&... places)
{
    return escaped(Text{sentence, std::forward<Places>(places)...}.render());
}

class Page {
public:
    Page(const Season& season, const LeagueRules& rules) : m_season(season), m_rules(rules) {}

    std::string write(const std::string& language)
    {
        m_html = "<!DOCTYPE html>\n<html lang=\"" + escaped(language) + "\"><head><meta charset=\"utf-8\">" +
                 "<meta name=\"viewport\" content=\"width=device-width\"><title>" + escaped(m_season.name) +
                 "</title><style>" + style + "</style></head><body>\n<h1>" + escaped(m_season.name) + "</h1>\n";
        if (m_season.champion >= 0)
            m_html += "<p class=\"champion\">" + said(texts::champion, m_season.nameOf(m_season.champion)) + "</p>\n";
        for (const std::string& reason : m_season.changedRules)
            m_html += "<p class=\"mark\">" + said(words::ruleChange, reason) + "</p>\n";
        for (const Sanction& each : m_season.sanctions)
            m_html += "<p class=\"mark\">" +
                      said(each.points < 0 ? texts::pointsOff : texts::pointsGiven, m_season.nameOf(each.entrant),
                           std::abs(each.points), each.reason) +
                      "</p>\n";
        if (m_season.format.league) {
            for (std::size_t group = 0; group < m_season.groups.size(); ++group)
                writeTable(static_cast<int>(group));
        }
        writeFixtures(true);
        writeFixtures(false);
        return m_html + "</body></html>\n";
    }

private:
    void cell(const std::string& text, const char* kind = "")
    {
        m_html += (*kind ? "<td class=\"" + std::string(kind) + "\">" : std::string("<td>")) + text + "</td>";
    }

    void writeTable(int group)
    {
        m_html +=
            "<h2>" + (m_season.groups.size() > 1 ? said(words::group, group + 1) : said(words::table)) + "</h2>\n";
        m_html += "<table><tr><th></th><th class=\"name\">" + said(words::team) + "</th>";
        for (const Sentence& head :
             {words::played, words::won, words::drawn, words::lost, words::score, words::difference})
            m_html += "<th>" + said(head) + "</th>";
        for (const StatKind& stat : m_rules.stats)
            m_html += "<th>" + headed(stat.name) + "</th>";
        m_html += "<th>" + said(words::points) + "</th></tr>\n";
        const Outlook found = outlook(m_season, m_rules, group);
        const std::vector<TableRow> rows = standings(groupInquiry(m_season, m_rules, group));
        for (std::size_t i = 0; i < rows.size(); ++i)
            writeRow(rows[i], m_season.format.playoffs && static_cast<int>(i) + 1 == found.places);
        m_html += "</table>\n";
        if (found.sentences.empty() || m_season.champion >= 0)
            return;
        m_html += "<h3>" + said(words::stillOpen) + "</h3><ul>";
        for (const Text& sentence : found.sentences)
            m_html += "<li>" + escaped(sentence.render()) + "</li>";
        m_html += "</ul>\n";
    }

    void writeRow(const TableRow& row, bool isLine)
    {
        const Entrant& entrant = m_season.entrant(row.entrant);
        const Person* coach = m_season.person(entrant.coach);
        const bool hasWhy = row.headline.has_value();
        const bool hasGone = hasLeft(m_season, row.entrant);
        m_html += hasGone ? "<tr class=\"left\">" : isLine && !hasWhy ? "<tr class=\"line\">" : "<tr>";
        cell(std::to_string(row.rank));
        cell(escaped(entrant.name) + (coach ? " <small>" + escaped(coach->name) + "</small>" : "") +
                 (hasGone ? " <span class=\"mark\">" + said(words::droppedOut) + "</span>" : ""),
             "name");
        for (const int number : {row.played, row.won, row.drawn, row.lost})
            cell(std::to_string(number));
        cell(std::to_string(row.scoreFor) + ":" + std::to_string(row.scoreAgainst));
        cell((row.difference() > 0 ? "+" : "") + std::to_string(row.difference()));
        for (const int stat : row.stats)
            cell(std::to_string(stat));
        cell(std::to_string(row.points), "points");
        m_html += "</tr>\n";
        if (!hasWhy)
            return;
        const std::size_t columns = 9 + row.stats.size();
        m_html += std::string(isLine ? "<tr class=\"line\">" : "<tr>") + "<td></td><td class=\"why\" colspan=\"" +
                  std::to_string(columns - 1) + "\">" + escaped(row.headline->render()) + "</td></tr>\n";
    }

    void writeFixtures(bool playoffs)
    {
        int round = 0;
        std::string called;
        for (const Fixture& fixture : m_season.fixtures) {
            if (fixture.playoffs != playoffs || fixture.cancelled || isNeedless(m_season, fixture))
                continue;
            if (round == 0)
                m_html += "<h2>" + said(playoffs ? words::playoffs : words::fixtures) + "</h2>\n<ul>";
            if (const std::string now = escaped(roundName(m_season, fixture));
                now != called && (playoffs || !isLadder())) {
                writeBye(playoffs ? 0 : round);
                m_html += "</ul><h3>" + now + "</h3><ul>\n";
                called = now;
            }
            round = fixture.round;
            writeFixture(fixture);
        }
        if (!playoffs)
            writeBye(round);
        if (round > 0)
            m_html += "</ul>\n";
    }

    void writeBye(int round)
    {
        if (round < 1 || round > static_cast<int>(m_season.paired.size()))
            return;
        const int who = m_season.paired[static_cast<std::size_t>(round) - 1].bye;
        if (who >= 0)
            m_html += "<li>" + said(words::bye, m_season.nameOf(who)) + "</li>\n";
    }

    [[nodiscard]] bool isLadder() const
    {
        return m_season.format.league && std::holds_alternative<Ladder>(*m_season.format.league);
    }

    void writeFixture(const Fixture& fixture)
    {
        const std::optional<Result> result = countedResult(m_season, fixture);
        m_html += "<li>";
        if (result) {
            m_html += escaped(scoreLine(m_season, *result));
        } else {
            std::string names;
            for (std::size_t side = 0; side < fixture.sides.size(); ++side)
                names += (names.empty() ? "" : " - ") + escaped(sideName(m_season, fixture, side));
            m_html += names;
        }
        std::string marks = fixture.date + (fixture.time.empty() ? "" : " " + fixture.time) +
                            (fixture.venue.empty() ? "" : ", " + fixture.venue);
        m_html += " <span class=\"mark\">" + escaped(marks);
        if (result && result->how == HowEnded::Forfeit)
            m_html += " " + said(words::forfeited);
        else if (result && result->how == HowEnded::Awarded)
            m_html += " " + said(words::awarded, result->awarded);
        else if (result && result->source == Source::Hand)
            m_html += " " + said(words::byHand);
        if (result) {
            for (const std::string& deviation : result->deviations)
                m_html += "; " + said(words::deviates, deviation);
        }
        for (const Corrected& each : fixture.corrected)
            m_html += "; " + said(words::corrected, each.reason);
        m_html += "</span></li>\n";
    }

    const Season& m_season;
    const LeagueRules& m_rules;
    std::string m_html;
};

} // namespace

std::string seasonHtml(const Season& season, const LeagueRules& rules, const std::string& language)
{
    return Page(season, rules).write(language);
}

} // namespace whistle::league

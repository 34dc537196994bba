// SPDX-License-Identifier: GPL-3.0-or-later
#include "league/telling/standings_html.h"

#include "league/model/texts.h"
#include "league/outlook/outlook.h"
#include "league/standings/standings.h"
#include "league/telling/html.h"

#include <cstdlib>

namespace whistle::league {

using html::escaped;
using html::headed;
using html::number;
using html::said;

namespace {

class Telling {
public:
    Telling(const Season& season, const LeagueRules& rules) : m_season(season), m_rules(rules) {}

    std::string write()
    {
        if (m_season.champion >= 0)
            m_html += "<p class=\"champion\">" + said(texts::champion, m_season.nameOf(m_season.champion)) + "</p>\n";
        for (const std::string& reason : m_season.changedRules)
            m_html += "<p class=\"mark\">" +
                      said(Saying::tr("Points or tie-breakers were changed after the start: %1"), reason) + "</p>\n";
        for (const Sanction& each : m_season.sanctions)
            m_html += "<p class=\"mark\">" +
                      said(each.points < 0 ? texts::pointsOff : texts::pointsGiven, m_season.nameOf(each.entrant),
                           std::abs(each.points), each.reason) +
                      "</p>\n";
        if (m_season.format.league) {
            for (std::size_t group = 0; group < m_season.groups.size(); ++group)
                writeTable(static_cast<int>(group));
        }
        return std::move(m_html);
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
        m_html += "<table width=\"100%\" cellspacing=\"0\" cellpadding=\"4\"><tr><th></th><th class=\"name\">" +
                  said(words::team) + "</th>";
        std::vector<Sentence> heads{Saying::tr("Played"), Saying::tr("Won"), Saying::tr("Lost"), words::score,
                                    Saying::tr("Difference")};
        if (m_rules.hasDraws)
            heads.insert(heads.begin() + 2, Saying::tr("Drawn"));
        for (const Sentence& head : heads)
            m_html += "<th>" + said(head) + "</th>";
        for (const StatKind& stat : m_rules.stats)
            m_html += "<th>" + headed(stat.name) + "</th>";
        m_html += "<th>" + said(Saying::tr("Points")) + "</th></tr>\n";
        const Outlook found = outlook(m_season, m_rules, group);
        const std::vector<TableRow> rows = standings(groupInquiry(m_season, m_rules, group));
        const bool isOn = hasBegun(rows);
        for (std::size_t i = 0; i < rows.size(); ++i)
            writeRow(rows[i], m_season.format.playoffs && static_cast<int>(i) + 1 == found.places, isOn);
        m_html += "</table>\n";
        if (found.sentences.empty() || m_season.champion >= 0 || !isOn)
            return;
        m_html += "<h3>" + said(Saying::tr("Still open")) + "</h3><ul>";
        for (const Text& sentence : found.sentences)
            m_html += "<li>" + escaped(sentence.render()) + "</li>";
        m_html += "</ul>\n";
    }

    void writeRow(const TableRow& row, bool isLine, bool isOn)
    {
        const Entrant& entrant = m_season.entrant(row.entrant);
        const Person* coach = m_season.person(entrant.coach);
        const bool hasWhy = row.headline.has_value() && isOn;
        const bool hasGone = hasLeft(m_season, row.entrant);
        m_html += hasGone ? "<tr class=\"left\">" : isLine && !hasWhy ? "<tr class=\"line\">" : "<tr>";
        cell(std::to_string(row.rank));
        cell(escaped(entrant.name) + (coach ? " <small>" + escaped(coach->name) + "</small>" : "") +
                 (hasGone ? " <span class=\"mark\">" + said(words::droppedOut) + "</span>" : ""),
             "name");
        cell(std::to_string(row.played));
        cell(std::to_string(row.won));
        if (m_rules.hasDraws)
            cell(std::to_string(row.drawn));
        cell(std::to_string(row.lost));
        cell(number(row.scoreFor) + ":" + number(row.scoreAgainst));
        cell((row.difference() > 0 ? "+" : "") + number(row.difference()));
        for (std::size_t stat = 0; stat < row.stats.size(); ++stat) {
            const std::optional<int> known = row.stat(stat);
            cell(known ? std::to_string(*known) : "–");
        }
        cell(number(row.points), "points");
        m_html += "</tr>\n";
        if (!hasWhy)
            return;
        const std::size_t columns = (m_rules.hasDraws ? 9 : 8) + row.stats.size();
        m_html += std::string(isLine ? "<tr class=\"line\">" : "<tr>") + "<td></td><td class=\"why\" colspan=\"" +
                  std::to_string(columns - 1) + "\">" + escaped(row.headline->render()) + "</td></tr>\n";
    }

    const Season& m_season;
    const LeagueRules& m_rules;
    std::string m_html;
};

} // namespace

std::string standingsHtml(const Season& season, const LeagueRules& rules)
{
    return Telling(season, rules).write();
}

} // namespace whistle::league

// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/html.h"
#include "league/model/texts.h"
#include "league/outlook/outlook.h"
#include "league/standings/standings.h"
#include "league/telling/paper_parts.h"

#include <algorithm>
#include <cstdlib>

namespace whistle::league {

using html::escaped;
using html::headed;
using html::in;
using html::said;

namespace {

constexpr auto ruleChange = Saying::tr("Points or tiebreakers were changed after the start: %1");
constexpr auto markParagraph = R"(p class="mark")";

class Telling {
public:
    Telling(const Season& season, const LeagueRules& rules, TieValues values)
        : m_season(season)
        , m_rules(rules)
        , m_values(values)
    {
    }

    std::string write()
    {
        if (m_season.champion >= 0)
            m_html += paper::championLine(m_season);
        for (const std::string& reason : m_season.changedRules)
            m_html += in(markParagraph, said(ruleChange, reason)) + "\n";
        for (const Sanction& each : m_season.sanctions)
            m_html += in(markParagraph, said(each.points < 0 ? texts::pointsOff : texts::pointsGiven,
                                             m_season.nameOf(each.entrant), std::abs(each.points), each.reason)) +
                      "\n";
        for (std::size_t group = 0; group < m_season.groups.size() && m_season.format.league; ++group)
            writeTable(static_cast<int>(group));
        return std::move(m_html);
    }

private:
    void cell(const std::string& text, std::string_view tag = "td") { m_html += in(tag, text); }

    void writeTable(int group)
    {
        m_html += in("h2", m_season.groups.size() > 1 ? said(words::group, group + 1) : said(words::table)) + "\n";
        m_html += R"(<table width="100%" cellspacing="0" cellpadding="4"><tr><th></th>)";
        cell(said(words::team), R"(th class="name")");
        std::vector<Sentence> heads{Saying::tr("Played"), Saying::tr("Won"), Saying::tr("Lost"), words::score,
                                    Saying::tr("Difference")};
        if (m_rules.hasDraws)
            heads.insert(heads.begin() + 2, Saying::tr("Drawn"));
        for (const Sentence& head : heads)
            cell(said(head), "th");
        for (const StatKind& stat : m_rules.stats)
            cell(headed(stat.name), "th");
        const TableInquiry inquiry = groupInquiry(m_season, m_rules, group);
        const std::vector<TableRow> rows = standings(inquiry);
        m_ties = m_values == TieValues::With ? tieColumns(inquiry, rows) : std::vector<TieColumn>();
        for (const TieColumn& column : m_ties)
            cell(said(column.title), "th");
        cell(said(Saying::tr("Points")), "th");
        m_html += "</tr>\n";
        const Outlook found = outlook(m_season, m_rules, group);
        const bool isOn = hasBegun(rows);
        const std::size_t line = rowsUntil(m_season, rows, found.places);
        for (std::size_t i = 0; i < rows.size(); ++i)
            writeRow(rows[i], i, m_season.format.playoffs && i + 1 == line, whyOf(rows[i], inquiry, isOn));
        m_html += "</table>\n";
        for (const Text& dash : dashWords(rows, m_ties))
            m_html += in(markParagraph, escaped(dash.render())) + "\n";
        if (found.sentences.empty() || m_season.champion >= 0 || !isOn)
            return;
        m_html += in("h3", said(Saying::tr("Still open"))) + "<ul>";
        for (const Text& sentence : found.sentences)
            m_html += in("li", escaped(sentence.render()));
        m_html += "</ul>\n";
    }

    /// Below the row: the rounds that it had no match in, and what separates it from those level with it.
    [[nodiscard]] std::string whyOf(const TableRow& row, const TableInquiry& inquiry, bool isOn) const
    {
        std::string why;
        const auto add = [&](const Text& sentence) { why += (why.empty() ? "" : " ") + escaped(sentence.render()); };
        for (const UnpairedRound& round : inquiry.unpaired) {
            if (round.entrant == row.entrant && (round.points > 0 || !hasLeft(m_season, row.entrant)))
                add(sayUnpaired(round));
        }
        if (row.headline && isOn)
            add(*row.headline);
        return why;
    }

    void writeRow(const TableRow& row, std::size_t index, bool isLine, const std::string& why)
    {
        const Entrant& entrant = m_season.entrant(row.entrant);
        const Person* coach = m_season.coachOf(row.entrant);
        const bool hasGone = hasLeft(m_season, row.entrant);
        m_html += hasGone ? R"(<tr class="left">)" : isLine && why.empty() ? R"(<tr class="line">)" : "<tr>";
        cell(std::to_string(row.rank));
        cell(escaped(entrant.name) + (coach ? " " + in("small", escaped(coach->name)) : "") +
                 (hasGone ? paper::marked(said(words::droppedOut)) : ""),
             R"(td class="name")");
        cell(std::to_string(row.played));
        cell(std::to_string(row.won));
        if (m_rules.hasDraws)
            cell(std::to_string(row.drawn));
        cell(std::to_string(row.lost));
        cell(html::number(row.scoreFor) + ":" + html::number(row.scoreAgainst));
        cell((row.difference() > 0 ? "+" : "") + html::number(row.difference()));
        for (std::size_t stat = 0; stat < row.stats.size(); ++stat) {
            const std::optional<int> known = row.stat(stat);
            cell(known ? std::to_string(*known) : "–");
        }
        for (const TieColumn& column : m_ties)
            cell(column.values[index] ? html::number(*column.values[index]) : "–");
        cell(html::number(row.points), R"(td class="points")");
        m_html += "</tr>\n";
        if (why.empty())
            return;
        m_html += isLine ? R"(<tr class="line"><td></td>)" : "<tr><td></td>";
        const std::size_t columns = (m_rules.hasDraws ? 8 : 7) + row.stats.size() + m_ties.size();
        cell(why, R"(td class="why" colspan=")" + std::to_string(columns) + '"');
        m_html += "</tr>\n";
    }

    const Season& m_season;
    const LeagueRules& m_rules;
    TieValues m_values;
    std::vector<TieColumn> m_ties; ///< of the table that is written
    std::string m_html;
};

} // namespace

std::string standingsHtml(const Season& season, const LeagueRules& rules, TieValues values)
{
    return Telling(season, rules, values).write();
}

} // namespace whistle::league

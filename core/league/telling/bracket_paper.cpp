// SPDX-License-Identifier: GPL-3.0-or-later
#include "league/model/texts.h"
#include "league/telling/fixture_names.h"
#include "league/telling/html.h"
#include "league/telling/paper_parts.h"
#include "league/telling/words.h"

#include <algorithm>

namespace whistle::league::paper {

using html::escaped;
using html::said;

namespace {

constexpr auto box = R"(class="grid" cellspacing="0" cellpadding="5")";
constexpr int linesOfBox = 4; ///< rows of the drawing that a pairing of the largest round has

/// The knockout as one table: the largest round has a cell for each line of its boxes, so that the lines between the
/// rounds meet the middle of the boxes; those of the other rounds stand in the middle of what leads to them.
class Drawing {
public:
    Drawing(const Season& season, const std::string& language) : m_season(season), m_language(language)
    {
        for (const Series& series : season.series) {
            if (series.pairing < 0) {
                m_third = &series;
                continue;
            }
            m_rounds.resize(std::max(m_rounds.size(), static_cast<std::size_t>(series.round)));
            m_rounds[static_cast<std::size_t>(series.round) - 1].push_back(&series);
        }
    }

    std::string write() const
    {
        std::string html;
        const std::size_t lines = linesOfBox * m_rounds.front().size();
        html += "<table cellspacing=\"0\" cellpadding=\"0\"><tr>";
        for (std::size_t round = 0; round < m_rounds.size(); ++round)
            html += std::string(round == 0 ? "<th colspan=\"3\">" : "<th></th><th>") +
                    escaped(playoffRoundName(static_cast<int>(round) + 1, static_cast<int>(m_rounds.size()))) + "</th>";
        html += "<th></th><th>" + said(words::champion) + "</th></tr>\n";
        for (std::size_t line = 0; line < lines; ++line) {
            html += "<tr>" + lineOfFirst(line);
            for (std::size_t round = 1; round < m_rounds.size(); ++round)
                html += cellsOf(round, line, lines);
            html += champion(line, lines) + "</tr>\n";
        }
        html += "</table>\n";
        if (m_third)
            html += "<h3>" + said(words::thirdPlace) + "</h3>\n" + boxOf(*m_third);
        return html;
    }

private:
    static std::string td(const std::string& text, const char* kind = "", const std::string& more = {})
    {
        return "<td class=\"" + std::string(kind) + "\"" + more + ">" + (text.empty() ? "&nbsp;" : text) + "</td>";
    }
    static std::string spanning(std::size_t rows) { return " rowspan=\"" + std::to_string(rows) + "\""; }

    /// Seed, name and number of a side: three cells.
    [[nodiscard]] std::string sideCells(const Series& series, std::size_t side, const std::string& style) const
    {
        const int entrant = series.sides[side];
        const bool hasWon = entrant >= 0 && series.winner == entrant;
        // Who comes from an earlier round is what the lines say; it can be written in.
        const bool isFree = entrant < 0 && (series.isFree[side] || (series.isBye && side == 1));
        const bool isOpen = entrant < 0 && series.round > 1;
        std::string name = isFree   ? "<span class=\"mark\">" + said(words::noOpponent) + "</span>"
                           : isOpen ? std::string()
                                    : escaped(sideName(m_season, series, side));
        if (name.empty()) {
            for (int i = 0; i < 24; ++i)
                name += "&nbsp;";
        } else if (hasWon) {
            name = "<b>" + name + "</b>";
        }
        const std::string seed = entrant >= 0 && series.seeds[side] > 0 ? std::to_string(series.seeds[side]) : "";
        return td(seed, "small right", style) + td("<nobr>" + name + "</nobr>", "side", style) +
               td(escaped(numberOf(series, side)), "middle", style);
    }
    /// Its wins; of a single match its score.
    [[nodiscard]] QString numberOf(const Series& series, std::size_t side) const
    {
        if (series.isBye || series.games.empty() || series.sides[side] < 0)
            return {};
        if (series.bestOf > 1)
            return QString::number(series.wins[side]);
        const Fixture& fixture = m_season.fixtures[series.games.front()];
        const SeatedFixture seated{1, &fixture, countedResult(m_season, fixture)};
        if (!seated.result)
            return {};
        return scoreOf(seated, seated.result->entrants[0] == series.sides[side] ? 0 : 1);
    }
    /// When it is played and how many games it has; empty when it is decided.
    [[nodiscard]] std::string captionOf(const Series& series) const
    {
        QStringList told;
        if (series.bestOf > 1)
            told << Text{words::bestOf, series.bestOf}.render();
        if (!series.isDecided() && !series.games.empty())
            told << whenOf(m_season.fixtures[series.games.front()], m_language);
        told.removeAll(QString());
        return told.isEmpty() ? "&nbsp;" : escaped(told.join(QStringLiteral(", ")));
    }
    [[nodiscard]] std::string boxOf(const Series& series) const
    {
        return "<table " + std::string(box) + "><tr><td class=\"plain small\" colspan=\"3\"><nobr>" +
               captionOf(series) + "</nobr></td></tr><tr>" + sideCells(series, 0, {}) + "</tr><tr>" +
               sideCells(series, 1, {}) + "</tr></table>";
    }

    [[nodiscard]] std::string lineOfFirst(std::size_t line) const
    {
        const Series& series = *m_rounds.front()[line / linesOfBox];
        const std::string edge = " style=\"border:1px solid #777;padding:5px\"";
        switch (line % linesOfBox) {
        case 0:
            return td("<nobr>" + captionOf(series) + "</nobr>", "small", " colspan=\"3\"");
        case 1:
            return sideCells(series, 0, edge);
        case 2:
            return sideCells(series, 1, edge);
        default:
            return td({}, "small", " colspan=\"3\"");
        }
    }

    /// The lines that lead to a round, and its boxes, as far as they begin in this row.
    [[nodiscard]] std::string cellsOf(std::size_t round, std::size_t line, std::size_t lines) const
    {
        const std::size_t span = lines / m_rounds[round].size();
        const std::size_t at = line % span;
        std::string html;
        if (m_rounds[round - 1].size() == 2 * m_rounds[round].size()) {
            // From the middle of one box to the middle of the other.
            if (at == 0 || at == span - span / 4)
                html += td({}, "small", " width=\"24\"" + spanning(span / 4));
            else if (at == span / 4)
                html += td({}, "small",
                           spanning(span / 2) + " style=\"border-top:1px solid #777;border-right:1px solid #777;"
                                                "border-bottom:1px solid #777\"");
        } else if (at == 0) {
            html += straight(span);
        } else if (at == span / 2) {
            html += td({}, "small", spanning(span - span / 2));
        }
        if (at == 0)
            html += td(boxOf(*m_rounds[round][line / span]), "", spanning(span) + " valign=\"middle\"");
        return html;
    }
    static std::string straight(std::size_t span)
    {
        return td({}, "small", " width=\"24\"" + spanning(span / 2) + " style=\"border-bottom:1px solid #777\"");
    }

    [[nodiscard]] std::string champion(std::size_t line, std::size_t lines) const
    {
        if (line == lines / 2)
            return td({}, "small", spanning(lines - lines / 2));
        if (line != 0)
            return {};
        std::string name = m_season.champion >= 0 ? escaped(m_season.nameOf(m_season.champion)) : "";
        for (int i = 0; i < 24 && m_season.champion < 0; ++i)
            name += "&nbsp;";
        return straight(lines) + td("<table " + std::string(box) + "><tr><td class=\"champion\"><nobr>" + name +
                                        "</nobr></td></tr></table>",
                                    "", spanning(lines) + " valign=\"middle\"");
    }

    const Season& m_season;
    const std::string& m_language;
    std::vector<std::vector<const Series*>> m_rounds;
    const Series* m_third = nullptr;
};

/// The last match of several.
std::string finalTable(const Season& season, const std::string& language)
{
    std::string html;
    for (const SeatedFixture& seated : seatedIn(season, {true, 1})) {
        html += "<h3>" + said(words::finalTable) + "</h3>\n<p>" + escaped(whenOf(*seated.fixture, language)) +
                "</p>\n<table " + box + ">";
        for (std::size_t side = 0; side < seated.fixture->sides.size(); ++side) {
            const std::string place = seated.result ? std::to_string(seated.result->places[side]) + "." : "&nbsp;";
            const bool hasScores = seated.result && seated.result->hasScores;
            html += "<tr><td class=\"small right\">" + std::to_string(side + 1) + "</td><td class=\"name\"><nobr>" +
                    escaped(sideName(season, *seated.fixture, side)) +
                    "</nobr></td><td class=\"number\" width=\"60\">" + place +
                    "</td><td class=\"number\" width=\"60\">" +
                    (hasScores ? escaped(scoreOf(seated, side)) : "&nbsp;") + "</td></tr>";
        }
        html += "</table>\n";
    }
    return html;
}

} // namespace

std::string bracket(const Season& season, const std::string& language)
{
    const std::string champion =
        season.champion < 0
            ? std::string()
            : "<p class=\"champion\">" + said(texts::champion, season.nameOf(season.champion)) + "</p>\n";
    return champion + (season.series.empty() ? finalTable(season, language) : Drawing(season, language).write());
}

} // namespace whistle::league::paper

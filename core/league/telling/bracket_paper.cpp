// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/html.h"
#include "league/model/texts.h"
#include "league/schedule/bracket_plan.h"
#include "league/telling/fixture_names.h"
#include "league/telling/paper_parts.h"

#include <algorithm>

namespace whistle::league::paper {

using html::escaped;
using html::in;
using html::said;

namespace {

constexpr auto noOpponent = Saying::tr("no opponent");
constexpr auto bestOfMany = Saying::tr("best of %1");
constexpr auto placesTitle = Saying::tr("Final places");
constexpr auto ifNeeded = Saying::tr("only if needed");
constexpr auto box = R"(table class="grid" cellspacing="0" cellpadding="5")"; ///< of a table that is no drawing
constexpr auto looseTable = R"(table class="loose" cellspacing="0" cellpadding="0")";
constexpr auto edgeLine = "1px solid #555";
constexpr std::size_t rowsOfBox = 4;
constexpr int seedWidth = 22;
constexpr int nameWidth = 150; ///< at the least
constexpr int widthOfTwoLetters = 15;
constexpr int numberWidth = 34;
constexpr int wayWidth = 24; ///< between two rounds

/// The knockout as one table: the largest round has a cell for each line of its boxes, so that the lines between the
/// rounds meet the middle of the boxes; those of the other rounds stand in the middle of what leads to them.
class Drawing {
public:
    Drawing(const Season& season, const std::string& language) : m_season(season), m_language(language) {}
    /// As the next one of its round, or of the first one of a round behind the others.
    void add(const Series& series)
    {
        if (m_rounds.empty() || m_rounds.back().front()->branch != series.branch ||
            m_rounds.back().front()->round != series.round)
            m_rounds.emplace_back();
        m_rounds.back().push_back(&series);
    }
    [[nodiscard]] bool isAlone() const { return m_rounds.size() == 1 && m_rounds.front().size() == 1; }
    [[nodiscard]] bool isEmpty() const { return m_rounds.empty(); }
    /// Whether there is no room for another one on its page.
    [[nodiscard]] bool fillsPage() const { return m_rounds.front().size() > 2; }

    enum class End : std::uint8_t { Champion, Nothing };
    /// `more`: for the tag of its table.
    [[nodiscard]] std::string write(End end, const std::string& more = {}) const
    {
        const std::size_t rows = rowsOfBox * m_rounds.front().size();
        std::string heads;
        for (std::size_t round = 0; round < m_rounds.size(); ++round)
            heads += (round == 0 ? "" : "<th></th>") +
                     in(round == 0 ? R"(th colspan="3")" : "th", titleOf(*m_rounds[round].front()));
        if (end == End::Champion)
            heads += "<th></th>" + in("th", said(Saying::tr("Champion")));
        std::string html = in("tr", heads) + "\n";
        for (std::size_t row = 0; row < rows; ++row) {
            std::string cells = rowOf(*m_rounds.front()[row / rowsOfBox], row % rowsOfBox);
            for (std::size_t round = 1; round < m_rounds.size(); ++round)
                cells += cellsOf(round, row, rows);
            html += in("tr", cells + (end == End::Champion ? champion(row, rows) : "")) + "\n";
        }
        return in(looseTable + more, html) + "\n";
    }
    /// A match beside the drawing, with its title.
    [[nodiscard]] std::string aside(const Series& series) const
    {
        return in("h3", titleOf(series)) + "\n" + boxOf(series);
    }

private:
    [[nodiscard]] std::string titleOf(const Series& series) const
    {
        return escaped(playoffRoundName(m_season, series.branch, series.round, series.pairing));
    }
    static std::string td(const std::string& text, const char* kind = "", const std::string& more = {})
    {
        return in("td class=\"" + std::string(kind) + "\"" + more,
                  text.empty() ? R"(<span class="small">&nbsp;</span>)" : text);
    }
    static std::string spanning(std::size_t rows) { return " rowspan=\"" + std::to_string(rows) + "\""; }

    static std::string lined(int padding, int width, const std::vector<const char*>& edges)
    {
        std::string style = "padding:" + std::to_string(padding) + "px";
        for (const char* edge : edges)
            style += std::string(";border-") + edge + ":" + edgeLine;
        return " width=\"" + std::to_string(width) + "\" style=\"" + style + "\"";
    }
    /// A cell with lines on these edges; of two that touch one has it.
    static std::string edged(const std::string& text, const char* kind, int width,
                             const std::vector<const char*>& edges)
    {
        return td(text.empty() ? "&nbsp;" : text, kind, lined(5, width, edges));
    }
    /// Of the names of a round: all its boxes are as wide as the one with the longest.
    [[nodiscard]] int widthOf(const Series& of) const
    {
        qsizetype letters = 0;
        for (const Series& series : m_season.series) {
            for (const int entrant : series.sides) {
                if (series.branch == of.branch && series.round == of.round && entrant >= 0)
                    letters = std::max(letters, QString::fromStdString(m_season.nameOf(entrant)).size());
            }
        }
        return std::max(nameWidth, static_cast<int>(letters) * widthOfTwoLetters / 2);
    }
    /// Seed, name and number of a side: three cells.
    [[nodiscard]] std::string sideCells(const Series& series, std::size_t side) const
    {
        const int entrant = series.sides[side];
        // Who comes from an earlier round is what the lines say; it can be written in.
        const bool isFree = entrant < 0 && (series.isFree[side] || (series.isBye && side == 1));
        const bool isOpen = entrant < 0 && series.from[side].kind != Origin::Kind::Seed;
        std::string name = isFree   ? in(R"(span class="mark")", said(noOpponent))
                           : isOpen ? std::string()
                                    : escaped(sideName(m_season, series, side));
        if (entrant >= 0 && series.winner == entrant)
            name = in("b", name);
        const std::string seed = entrant >= 0 && series.seeds[side] > 0 ? std::to_string(series.seeds[side]) : "";
        std::vector<const char*> edges{"left", "bottom"};
        if (side == 0)
            edges.push_back("top");
        std::string cells = edged(seed, "small right", seedWidth, edges) + edged(name, "", widthOf(series), edges);
        edges.push_back("right");
        return cells + edged(escaped(numberOf(series, side)), "middle", numberWidth, edges);
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
        return seated.result ? seated.gotOf(seated.result->entrants[0] == series.sides[side] ? 0 : 1) : QString();
    }
    /// The final of a double elimination, once more.
    static bool isOnlyIfNeeded(const Series& series)
    {
        return series.branch == Branch::Final && series.from[1].kind == Origin::Kind::Loser && series.sides[0] < 0;
    }
    /// When it is played and how many games it has; empty when it is decided.
    [[nodiscard]] std::string captionOf(const Series& series) const
    {
        QStringList told;
        if (series.bestOf > 1)
            told << Text{bestOfMany, series.bestOf}.render();
        if (isOnlyIfNeeded(series))
            told << Text{ifNeeded}.render();
        else if (!series.isDecided() && !series.games.empty())
            told << dayOf(m_season.fixtures[series.games.front()].date, m_language);
        return escaped(inOneLine(told, ", "));
    }
    /// A row of a box: when it is played, its sides, and as much room below.
    [[nodiscard]] std::string rowOf(const Series& series, std::size_t row) const
    {
        if (row == 1 || row == 2)
            return sideCells(series, row - 1);
        // In the column of the names: what spans several widens them all.
        const std::string beside = td({}, "small");
        return beside + td(row == 0 ? captionOf(series) : std::string(), "small", " style=\"padding:2px\"") + beside;
    }
    [[nodiscard]] std::string boxOf(const Series& series) const
    {
        std::string rows;
        for (std::size_t row = 0; row < rowsOfBox; ++row)
            rows += in("tr", rowOf(series, row));
        return in(looseTable, rows);
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
                html += way(span / 4, {});
            else if (at == span / 4)
                html += way(span / 2, {"top", "right", "bottom"});
        } else if (at == 0) {
            html += way(span / 2, {"bottom"});
        } else if (at == span / 2) {
            html += way(span - span / 2, {});
        }
        if (at == 0)
            html += td(boxOf(*m_rounds[round][line / span]), "", spanning(span) + " valign=\"middle\"");
        return html;
    }
    static std::string way(std::size_t rows, const std::vector<const char*>& edges)
    {
        return td({}, "small", lined(0, wayWidth, edges) + spanning(rows));
    }

    [[nodiscard]] std::string champion(std::size_t row, std::size_t rows) const
    {
        if (row == rows / 2)
            return way(rows - rows / 2, {});
        if (row != 0)
            return {};
        const std::string name = m_season.champion >= 0 ? escaped(m_season.nameOf(m_season.champion)) : "";
        const std::string cell = R"(td class="champion" width=")" + std::to_string(nameWidth) + '"';
        return way(rows / 2, {"bottom"}) + td(in(box, in("tr", in(cell, name.empty() ? "&nbsp;" : name))), "",
                                              spanning(rows) + " valign=\"middle\"");
    }

    const Season& m_season;
    const std::string& m_language;
    std::vector<std::vector<const Series*>> m_rounds;
};

/// The last match of several.
std::string finalTable(const Season& season, const std::string& language)
{
    std::string html;
    for (const SeatedFixture& seated : seatedIn(season, {true, 1})) {
        std::string rows = in("tr", in("th", "") + in("th", said(words::team)) + in("th", said(words::place)) +
                                        in("th", said(words::score)));
        for (std::size_t side = 0; side < seated.fixture->sides.size(); ++side)
            rows += in("tr", in(R"(td class="small right")", std::to_string(side + 1)) +
                                 in(R"(td class="name")", escaped(sideName(season, *seated.fixture, side))) +
                                 numberCell(seated.placeOf(side), R"( width="60")") +
                                 numberCell(seated.scoreOf(side), R"( width="60")"));
        html += in("h3", escaped(roundName(season, *seated.fixture))) + "\n" +
                in("p", escaped(whenOf(*seated.fixture, language))) + "\n" + in(box, rows) + "\n";
    }
    return html;
}

} // namespace

std::string bracket(const Season& season, const std::string& language)
{
    std::string html;
    if (season.champion >= 0)
        html += championLine(season);
    if (season.series.empty())
        return html + finalTable(season, language);
    Drawing main(season, language);
    Drawing losers(season, language);
    std::string beside;
    bool hasFinal = false;
    for (const Series& series : season.series) {
        const bool isFinal = series.branch == Branch::Final;
        if (series.branch == Branch::Main || (isFinal && !hasFinal))
            main.add(series);
        else if (series.branch == Branch::Lower || series.branch == Branch::Consolation)
            losers.add(series);
        else if (series.branch == Branch::ThirdPlace || (isFinal && !series.isBye))
            beside += main.aside(series);
        hasFinal = hasFinal || isFinal;
    }
    html += main.write(Drawing::End::Champion) + beside;
    const std::string onNextPage = main.fillsPage() ? " style=\"page-break-before:always\"" : "";
    if (!losers.isEmpty())
        html += losers.write(Drawing::End::Nothing, onNextPage);
    bool isFirst = true;
    for (const std::vector<const Series*>& knockout : placeKnockouts(season)) {
        Drawing drawing(season, language);
        for (const Series* series : knockout)
            drawing.add(*series);
        html += drawing.isAlone() ? drawing.aside(*knockout.front())
                                  : drawing.write(Drawing::End::Nothing, isFirst ? onNextPage : std::string());
        isFirst = false;
    }
    std::string places;
    for (const FinalPlace& each : finalPlaces(season))
        places += in("tr", in(R"(td class="small right")", std::to_string(each.place)) +
                               in(R"(td class="name")", escaped(season.nameOf(each.entrant))));
    if (!places.empty())
        html += in("h3", said(placesTitle)) + "\n" + in(box, places) + "\n";
    return html;
}

} // namespace whistle::league::paper

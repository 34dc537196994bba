// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/contains.h"
#include "base/html.h"
#include "league/model/texts.h"
#include "league/telling/fixture_names.h"
#include "league/telling/paper_parts.h"

#include <algorithm>

namespace whistle::league::paper {

using html::escaped;
using html::headed;
using html::in;
using html::said;

namespace {

constexpr auto tableNumber = Saying::tr("Table no. %1");
constexpr auto scanIt = Saying::tr("Scan the code to report the result by phone.");
constexpr auto signature = Saying::tr("Signature");
constexpr auto ending = Saying::tr("How it ended:");
constexpr int lettersOfSide = 26;
constexpr int waysInLine = 3;
constexpr int nameShare = 37; ///< of the width, in percent
constexpr int leastSign = 18;
constexpr int mostNumber = 10;

class Slips {
public:
    Slips(const Season& season, const LeagueRules& rules, const std::string& language, const SlipCode& code)
        : m_season(season)
        , m_rules(rules)
        , m_language(language)
        , m_code(code)
    {
        const std::vector<std::string> keys =
            rules.carriedKeys ? rules.carriedKeys(season.settings) : std::vector<std::string>();
        for (const ShapeKey& key : rules.details.parts().keys) {
            const std::vector<std::string> stats = rules.statIds();
            const bool isStat = contains(stats, key.name);
            if (!isStat && contains(keys, key.name))
                m_kept.push_back(&key);
        }
    }

    std::string write(const std::vector<SeatedFixture>& seated) const
    {
        std::vector<Piece> pieces;
        for (const SeatedFixture& each : seated) {
            if (!each.result || each.result->how == HowEnded::Played)
                pieces.push_back(slip(each));
        }
        if (pieces.empty())
            return in("p", said(words::nothing)) + "\n";
        return tables(pieces, R"(class="whole" width="100%" cellspacing="0" cellpadding="8")", {}, pageHeight);
    }

private:
    /// Its lower edge is where the scissors go.
    [[nodiscard]] Piece slip(const SeatedFixture& seated) const
    {
        Piece piece;
        piece.height = 2 * rowPadding;
        const std::string top = head(seated, piece.height);
        const std::string middle = numbers(seated, piece.height);
        piece.rows =
            in("tr", in(R"(td style="border-bottom:1px dashed #000")", top + middle + ways(seated, piece.height)));
        return piece;
    }

    [[nodiscard]] std::string head(const SeatedFixture& seated, int& height) const
    {
        const Fixture& fixture = *seated.fixture;
        const QString below = inOneLine(
            {whenOf(fixture, m_language), delayOf(m_season, fixture, m_language), gameOf(m_season, fixture)}, "; ");
        const std::string code = m_code ? m_code(fixture) : std::string();
        height += code.empty() ? lineHeight + smallHeight : slipCodeSide + rowPadding;
        const std::string match = in("b", escaped(m_season.name) + ", " + escaped(roundName(m_season, fixture)));
        const bool hasCode = !code.empty();
        std::string cells =
            in(hasCode ? R"(td width="58%")" : R"(td width="75%")",
               match + "<br>" + in(R"(span class="small")", escaped(below)) + (hasCode ? "<br>" + said(scanIt) : "")) +
            in(R"(td width="25%" class="number right")", said(tableNumber, seated.table));
        if (hasCode)
            cells += in(R"(td width="17%" class="right")", code);
        return in(R"(table class="whole" width="100%" cellspacing="0" cellpadding="2")", in("tr", cells));
    }

    /// Whether the places are not told by the scores.
    [[nodiscard]] bool asksPlaces(const Fixture& fixture) const
    {
        return !m_rules.hasScores || fixture.sides.size() > 2 ||
               std::any_of(m_rules.ways.begin(), m_rules.ways.end(),
                           [](const WayToEnd& way) { return !way.scoreDecides; });
    }

    /// A line for each side, a column for each number.
    [[nodiscard]] std::string numbers(const SeatedFixture& seated, int& height) const
    {
        const Fixture& fixture = *seated.fixture;
        const bool hasPlaces = asksPlaces(fixture);
        const auto columns = static_cast<int>(m_rules.stats.size()) + (hasPlaces ? 1 : 0) + (m_rules.hasScores ? 1 : 0);
        const int share = std::min(mostNumber, (100 - nameShare - leastSign) / std::max(1, columns));
        const auto percent = [](int width) { return " width=\"" + std::to_string(width) + "%\""; };
        const std::string number = R"(th class="middle")" + percent(share);
        std::string html = in("th" + percent(nameShare), "");
        if (m_rules.hasScores)
            html += in(number, said(words::score));
        if (hasPlaces)
            html += in(number, said(words::place));
        for (const StatKind& stat : m_rules.stats)
            html += in(number, headed(stat.name));
        html += in("th" + percent(100 - nameShare - columns * share), said(signature));
        html = in("tr", html);
        height += smallHeight + rowPadding / 2;
        for (std::size_t side = 0; side < fixture.sides.size(); ++side) {
            const QString name = sideName(m_season, fixture, side);
            std::string row = nameCell(name, coachOf(m_season, fixture.sides[side]));
            if (m_rules.hasScores)
                row += numberCell(seated.scoreOf(side));
            if (hasPlaces)
                row += numberCell(seated.placeOf(side));
            for (std::size_t stat = 0; stat < m_rules.stats.size(); ++stat)
                row += numberCell(statOf(seated, stat, side));
            html += in("tr", row + in("td", "&nbsp;"));
            height += linesOf(name, lettersOfSide) * lineHeight + smallHeight + rowPadding;
        }
        return in(R"(table class="grid whole" width="100%" cellspacing="0" cellpadding="4")",
                  html + kept(fixture, columns, height));
    }
    static QString statOf(const SeatedFixture& seated, std::size_t stat, std::size_t side)
    {
        const bool isTold =
            seated.result && stat < seated.result->stats.size() && side < seated.result->stats[stat].size();
        return isTold ? QString::number(seated.result->stats[stat][side]) : QString();
    }

    /// What the sides take along to their next match.
    [[nodiscard]] std::string kept(const Fixture& fixture, int columns, int& height) const
    {
        std::string html;
        for (const ShapeKey* key : m_kept) {
            for (std::size_t side = 0; side < fixture.sides.size(); ++side) {
                html += in("tr", in(R"(td class="small")",
                                    headed(key->label) + ": " + escaped(sideName(m_season, fixture, side))) +
                                     in("td colspan=\"" + std::to_string(columns + 1) + '"', "&nbsp;"));
                height += lineHeight + rowPadding;
            }
        }
        return html;
    }

    [[nodiscard]] std::string ways(const SeatedFixture& seated, int& height) const
    {
        if (m_rules.ways.empty())
            return {};
        std::string html = "<table class=\"loose\" cellspacing=\"3\" cellpadding=\"1\">";
        for (std::size_t i = 0; i < m_rules.ways.size(); ++i) {
            const WayToEnd& way = m_rules.ways[i];
            const bool isTold = seated.result && seated.result->by == way.id;
            if (i % waysInLine == 0) {
                html += (i == 0 ? "<tr><td class=\"small\">" + said(ending) : "</tr><tr><td>") + "</td>";
                height += lineHeight + rowPadding / 2;
            }
            html +=
                in(R"(td class="middle" width="16" style="border:1px solid #000")", isTold ? "<b>X</b>" : "&nbsp;") +
                in(R"(td class="small")", said(way.name) + "&nbsp;&nbsp;&nbsp;");
        }
        return html + "</tr></table>";
    }

    const Season& m_season;
    const LeagueRules& m_rules;
    const std::string& m_language;
    const SlipCode& m_code;
    std::vector<const ShapeKey*> m_kept;
};

} // namespace

std::string resultSlips(const Season& season, const LeagueRules& rules, const PaperRound& round,
                        const std::string& language, const SlipCode& code)
{
    return Slips(season, rules, language, code).write(seatedIn(season, round));
}

} // namespace whistle::league::paper

// SPDX-License-Identifier: GPL-3.0-or-later
#include "league/telling/season_file.h"

#include "base/html.h"
#include "league/model/house_rules.h"
#include "league/model/texts.h"
#include "league/refereeing/referee.h"
#include "league/telling/fixture_names.h"
#include "league/telling/paper_parts.h"

namespace whistle::league {

using html::escaped;
using html::in;
using html::said;

namespace {

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

class Page {
public:
    Page(const Season& season, const LeagueRules& rules, const NameReader& names, const std::string& language)
        : m_season(season)
        , m_rules(rules)
        , m_names(names)
        , m_language(language)
    {
    }

    std::string write()
    {
        m_html = in("h1", escaped(m_season.name)) + "\n" + standingsHtml(m_season, m_rules);
        writeFixtures(true);
        writeFixtures(false);
        return html::document(m_season.name, m_language, style, m_html);
    }

private:
    void writeFixtures(bool playoffs)
    {
        int round = 0;
        std::string called;
        for (const Fixture& fixture : m_season.fixtures) {
            if (fixture.playoffs != playoffs || fixture.cancelled || isNeedless(m_season, fixture))
                continue;
            if (round == 0)
                m_html += in("h2", said(playoffs ? words::playoffs : Saying::tr("Fixtures"))) + "\n<ul>";
            if (const std::string now = escaped(roundName(m_season, fixture));
                now != called && (playoffs || !isLadder(m_season))) {
                writeBye(playoffs ? 0 : round);
                m_html += "</ul>" + in("h3", now) + "<ul>\n";
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
            m_html += in("li", said(words::bye, m_season.nameOf(who))) + "\n";
    }

    void writeFixture(const Fixture& fixture)
    {
        const std::optional<Result> result = countedResult(m_season, fixture);
        std::string names;
        for (std::size_t side = 0; side < fixture.sides.size(); ++side)
            names += (names.empty() ? "" : " – ") + escaped(sideName(m_season, fixture, side));
        std::string note = escaped(paper::whenOf(fixture, m_language));
        if (result && result->how == HowEnded::Forfeit)
            note += " " + said(words::forfeited);
        else if (result && result->how == HowEnded::Awarded)
            note += " " + said(words::awarded, result->awarded);
        else if (result && result->source == Source::Hand)
            note += " " + said(Saying::tr("by hand"));
        for (const std::string& deviation : result ? result->deviations : std::vector<std::string>())
            note += "; " + said(Saying::tr("not by league rules: %1"),
                                deviationWords(m_rules, deviation, m_names).toStdString());
        for (const Corrected& each : fixture.corrected)
            note += "; " + said(Saying::tr("corrected: %1"), each.reason);
        m_html += in("li", (result ? escaped(scoreLine(m_season, *result)) : names) + paper::marked(note)) + "\n";
    }

    const Season& m_season;
    const LeagueRules& m_rules;
    const NameReader& m_names;
    const std::string& m_language;
    std::string m_html;
};

} // namespace

std::string seasonHtml(const Season& season, const LeagueRules& rules, const std::string& language,
                       const NameReader& names)
{
    return Page(season, rules, names, language).write();
}

} // namespace whistle::league

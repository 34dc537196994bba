// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/html.h"
#include "base/text_list.h"
#include "league/model/texts.h"
#include "league/telling/fixture_names.h"
#include "league/telling/paper_parts.h"

#include <QStringList>
#include <algorithm>
#include <map>

namespace whistle::league::paper {

using html::escaped;
using html::in;
using html::said;

namespace {

constexpr auto tableColumn = Saying::tr("Table no.");
constexpr auto homeSide = Saying::tr("Home");
constexpr auto awaySide = Saying::tr("Away");
constexpr int lettersOfHalf = 26; ///< of a name that has a third of the width, in a line
constexpr int lettersOfWhole = 50;
constexpr int lettersOfNote = 100;

class Sheet {
public:
    Sheet(const Season& season, const LeagueRules& rules, const PaperRound& round, const std::string& language)
        : m_season(season)
        , m_rules(rules)
        , m_round(round)
        , m_language(language)
        , m_seated(seatedIn(season, round))
        , m_isOfTwo(std::all_of(m_seated.begin(), m_seated.end(),
                                [](const SeatedFixture& each) { return each.fixture->sides.size() == 2; }))
    {
    }

    std::string write()
    {
        findUsualTime();
        std::string html;
        if (!m_usual.isEmpty())
            html += in("p", escaped(m_usual)) + "\n";
        if (m_seated.empty())
            html += in("p", said(words::nothing)) + "\n";
        std::vector<Piece> pieces;
        int group = -1;
        for (const SeatedFixture& seated : m_seated) {
            Piece piece = m_isOfTwo ? ofTwo(seated) : ofSeveral(seated);
            if (m_season.groups.size() > 1 && !m_round.playoffs && seated.fixture->group != group) {
                group = seated.fixture->group;
                piece.rows.insert(0, in("tr", in(R"(td colspan="5")", in("b", said(words::group, group + 1)))));
                piece.height += lineHeight + rowPadding;
            }
            pieces.push_back(std::move(piece));
        }
        return html + tables(pieces, sheetTable, head(), pageHeight - headHeight - lineHeight) + rests();
    }

private:
    /// When most of the round is played: said once, above it.
    void findUsualTime()
    {
        std::map<QString, int> times;
        int most = 0;
        for (const SeatedFixture& seated : m_seated) {
            const QString when = whenOf(*seated.fixture, m_language);
            if (const int count = ++times[when]; count > most) {
                most = count;
                m_usual = when;
            }
        }
    }

    [[nodiscard]] std::string head() const
    {
        const auto column = [](Sentence title, const std::string& more) { return in("th width=" + more, said(title)); };
        const std::string first = column(tableColumn, R"("9%")");
        if (!m_isOfTwo)
            return in("tr", first + column(words::team, R"("61%")") + column(words::place, R"("15%")") +
                                column(words::score, R"("15%")"));
        return in("tr",
                  first + column(homeSide, R"("35%")") +
                      column(m_rules.hasScores ? words::score : words::place, R"("21%" colspan="2" class="middle")") +
                      column(awaySide, R"("35%")"));
    }

    [[nodiscard]] std::string sideCell(const Fixture& fixture, std::size_t side) const
    {
        const int entrant = fixture.sides[side];
        const QString gone = hasLeft(m_season, entrant) ? Text{words::droppedOut}.render() : QString();
        return nameCell(sideName(m_season, fixture, side), inOneLine({coachOf(m_season, entrant), gone}, ", "));
    }
    [[nodiscard]] int nameHeight(const Fixture& fixture, std::size_t side, int letters) const
    {
        return linesOf(sideName(m_season, fixture, side), letters) * lineHeight + smallHeight + rowPadding;
    }
    static std::string tableCell(const SeatedFixture& seated, std::size_t rows)
    {
        return numberCell(QString::number(seated.table), " rowspan=\"" + std::to_string(rows) + "\"");
    }

    /// What is to be said below a match.
    [[nodiscard]] QString noteOf(const SeatedFixture& seated) const
    {
        const Fixture& fixture = *seated.fixture;
        QStringList told;
        // A round of the playoffs may have matches of several branches.
        if (const QString name = roundName(m_season, fixture); fixture.playoffs && name != titleOf(m_season, m_round))
            told << name;
        told << gameOf(m_season, fixture);
        if (const QString when = whenOf(fixture, m_language); when != m_usual)
            told << when;
        if (!seated.result)
            told << delayOf(m_season, fixture, m_language);
        else if (seated.result->how == HowEnded::Forfeit)
            told << Text{words::forfeited}.render();
        else if (seated.result->how == HowEnded::Awarded)
            told << Text{words::awarded, seated.result->awarded}.render();
        else if (const WayToEnd* way = m_rules.way(seated.result->by))
            told << Text{way->name}.render();
        return inOneLine(told, "; ");
    }

    [[nodiscard]] Piece ofTwo(const SeatedFixture& seated) const
    {
        const Fixture& fixture = *seated.fixture;
        const QString note = noteOf(seated);
        Piece piece;
        piece.rows = in("tr", tableCell(seated, note.isEmpty() ? 1 : 2) + sideCell(fixture, 0) +
                                  numberCell(seated.gotOf(0)) + numberCell(seated.gotOf(1)) + sideCell(fixture, 1));
        piece.height = std::max(nameHeight(fixture, 0, lettersOfHalf), nameHeight(fixture, 1, lettersOfHalf));
        addNote(piece, note, 4);
        return piece;
    }

    [[nodiscard]] Piece ofSeveral(const SeatedFixture& seated) const
    {
        const Fixture& fixture = *seated.fixture;
        const QString note = noteOf(seated);
        Piece piece;
        for (std::size_t side = 0; side < fixture.sides.size(); ++side) {
            const bool isFirst = side == 0;
            const std::size_t rows = fixture.sides.size() + (note.isEmpty() ? 0 : 1);
            piece.rows += in("tr", (isFirst ? tableCell(seated, rows) : "") + sideCell(fixture, side) +
                                       numberCell(seated.placeOf(side)) + numberCell(seated.scoreOf(side)));
            piece.height += nameHeight(fixture, side, lettersOfWhole);
        }
        addNote(piece, note, 3);
        return piece;
    }
    static void addNote(Piece& piece, const QString& note, int columns)
    {
        if (note.isEmpty())
            return;
        piece.rows += in("tr", in(R"(td class="small" colspan=")" + std::to_string(columns) + '"', escaped(note)));
        piece.height += linesOf(note, lettersOfNote) * smallHeight + rowPadding;
    }

    /// Who has no match in this round.
    [[nodiscard]] std::string rests() const
    {
        const Resting resting = restingIn(m_season, m_round);
        std::string html;
        if (!resting.free.empty())
            html += in("p", said(words::bye, namesOf(resting.free))) + "\n";
        if (!resting.missing.empty())
            html += in("p", said(words::absent, namesOf(resting.missing))) + "\n";
        return html;
    }
    [[nodiscard]] TextPlace namesOf(const std::vector<int>& entrants) const
    {
        std::vector<std::string> names;
        for (const int entrant : entrants)
            names.push_back(m_season.nameOf(entrant));
        return several(names);
    }

    const Season& m_season;
    const LeagueRules& m_rules;
    const PaperRound& m_round;
    const std::string& m_language;
    std::vector<SeatedFixture> m_seated;
    bool m_isOfTwo;
    QString m_usual;
};

} // namespace

std::string roundSheet(const Season& season, const LeagueRules& rules, const PaperRound& round,
                       const std::string& language)
{
    return Sheet(season, rules, round, language).write();
}

} // namespace whistle::league::paper

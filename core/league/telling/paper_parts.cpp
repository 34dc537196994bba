// SPDX-License-Identifier: GPL-3.0-or-later
#include "league/telling/paper_parts.h"

#include "base/contains.h"
#include "base/html.h"
#include "league/model/texts.h"
#include "league/schedule/schedule.h"
#include "league/schedule/table_numbers.h"

#include <QDate>
#include <QLocale>
#include <algorithm>

namespace whistle::league::paper {

using html::escaped;
using html::in;

QString SeatedFixture::placeOf(std::size_t side) const
{
    return result ? QStringLiteral("%1.").arg(result->places[side]) : QString();
}

QString SeatedFixture::scoreOf(std::size_t side) const
{
    return result && result->hasScores ? QString::fromStdString(html::number(result->scores[side])) : QString();
}

QString SeatedFixture::gotOf(std::size_t side) const
{
    return result && result->hasScores ? scoreOf(side) : placeOf(side);
}

std::vector<SeatedFixture> seatedIn(const Season& season, const PaperRound& round)
{
    std::vector<const Fixture*> played;
    for (const Fixture& fixture : season.fixtures) {
        const bool isOpenOnly = round.number == 0;
        if (fixture.playoffs != round.playoffs || (!isOpenOnly && fixture.round != round.number) ||
            (isOpenOnly && isSettled(season, fixture)))
            continue;
        played.push_back(&fixture);
    }
    const std::vector<int> tables = tablesOf(season, played);
    std::vector<SeatedFixture> seated;
    for (std::size_t i = 0; i < played.size(); ++i) {
        if (!isNeedless(season, *played[i]))
            seated.push_back({tables[i], played[i], countedResult(season, *played[i])});
    }
    return seated;
}

Resting restingIn(const Season& season, const PaperRound& round)
{
    Resting resting;
    if (round.playoffs) {
        for (const Series& series : season.series) {
            if (series.round == round.number && series.isBye && series.sides[0] >= 0 && series.branch != Branch::Final)
                resting.free.push_back(series.sides[0]);
        }
    } else if (swissOf(season)) {
        const PairedRound& paired = season.paired[static_cast<std::size_t>(round.number) - 1];
        if (paired.bye >= 0)
            resting.free.push_back(paired.bye);
        resting.missing = paired.missing;
    } else if (round.number > 0) {
        const std::vector<SeatedFixture> seated = seatedIn(season, round);
        for (std::size_t i = 0; i < season.entrants.size(); ++i) {
            const auto entrant = static_cast<int>(i);
            const bool isSeated = std::any_of(seated.begin(), seated.end(), [&](const SeatedFixture& each) {
                return contains(each.fixture->sides, entrant);
            });
            if (!hasLeft(season, entrant) && !isSeated)
                resting.free.push_back(entrant);
        }
    }
    return resting;
}

QString dayOf(const std::string& date, const std::string& language)
{
    const QDate day = QDate::fromString(QString::fromStdString(date), Qt::ISODate);
    //: How a day is written: Sat 9 Jan 2027
    const Text written{Saying::tr("ddd d MMM yyyy")};
    return day.isValid() ? QLocale(QString::fromStdString(language)).toString(day, written.render()) : QString();
}

QString whenOf(const Fixture& fixture, const std::string& language)
{
    return inOneLine({dayOf(fixture.date, language), QString::fromStdString(fixture.time),
                      isolated(QString::fromStdString(fixture.venue))},
                     ", ");
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
    const Person* coach = season.coachOf(entrant);
    return coach ? isolated(QString::fromStdString(coach->name)) : QString();
}

QString inOneLine(QStringList parts, const char* between)
{
    parts.removeAll(QString());
    return parts.join(QLatin1String(between));
}

std::string nameCell(const QString& name, const QString& below)
{
    const std::string shown = in(R"(span class="name")", escaped(name));
    return below.isEmpty() ? in(R"(td class="alone")", shown)
                           : in("td", shown + "<br>" + in(R"(span class="small")", escaped(below)));
}

std::string numberCell(const QString& number, const std::string& more)
{
    return in(R"(td class="number")" + more, number.isEmpty() ? "&nbsp;" : escaped(number));
}

std::string marked(const std::string& told)
{
    return " " + in(R"(span class="mark")", told);
}

std::string championLine(const Season& season)
{
    return in(R"(p class="champion")", html::said(texts::champion, season.nameOf(season.champion))) + "\n";
}

int linesOf(const QString& words, int letters)
{
    int lines = 1;
    qsizetype used = 0;
    for (const QString& word : words.split(u' ', Qt::SkipEmptyParts)) {
        const bool fits = used == 0 || used + 1 + word.size() <= letters;
        lines += fits ? 0 : 1;
        used = fits && used > 0 ? used + 1 + word.size() : word.size();
    }
    return lines;
}

std::string tables(const std::vector<Piece>& pieces, const std::string& tag, const std::string& head, int firstHeight)
{
    std::string html;
    int left = firstHeight;
    for (const Piece& piece : pieces) {
        const bool isFirst = html.empty();
        if (isFirst || piece.height > left) {
            left = isFirst ? firstHeight : pageHeight;
            html += isFirst ? "" : "</table>\n";
            html.append("<table ").append(tag).append(isFirst ? ">" : " style=\"page-break-before:always\">");
            html.append(head).append("\n");
        }
        html += piece.rows + "\n";
        left -= piece.height;
    }
    return html.empty() ? html : html + "</table>\n";
}

} // namespace whistle::league::paper

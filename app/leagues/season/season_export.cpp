// SPDX-License-Identifier: GPL-3.0-or-later
#include "leagues/season/season_export.h"

#include "league/telling/calendar_file.h"
#include "league/telling/season_file.h"
#include "league/telling/trf_file.h"
#include "look/paper.h"

#include <QAbstractTextDocumentLayout>
#include <QLocale>
#include <QPdfWriter>
#include <QRegularExpression>
#include <QTextDocument>
#include <QTextOption>

namespace whistle {

namespace {

constexpr std::array<SeasonFileForm, 7> forms{{
    {"fileHtml",
     {"whistle::LeaguePage", QT_TRANSLATE_NOOP("whistle::LeaguePage", "Web page")},
     ".html",
     {"common", QT_TRANSLATE_NOOP("common", "HTML (*.html);;All files (*)")}},
    {"filePdf",
     {"common", QT_TRANSLATE_NOOP("common", "PDF")},
     ".pdf",
     {"common", QT_TRANSLATE_NOOP("common", "PDF (*.pdf);;All files (*)")}},
    {"fileTable",
     {"whistle::LeaguePage", QT_TRANSLATE_NOOP("whistle::LeaguePage", "Standings (CSV)")},
     "-table.csv",
     {"whistle::SeasonExport", QT_TRANSLATE_NOOP("whistle::SeasonExport", "CSV (*.csv);;All files (*)")}},
    {"fileFixtures",
     {"whistle::LeaguePage", QT_TRANSLATE_NOOP("whistle::LeaguePage", "Fixtures (CSV)")},
     "-fixtures.csv",
     {"whistle::SeasonExport", QT_TRANSLATE_NOOP("whistle::SeasonExport", "CSV (*.csv);;All files (*)")}},
    {"fileCalendar",
     {"whistle::LeaguePage", QT_TRANSLATE_NOOP("whistle::LeaguePage", "Calendar")},
     ".ics",
     {"whistle::SeasonExport", QT_TRANSLATE_NOOP("whistle::SeasonExport", "Calendars (*.ics);;All files (*)")}},
    {"fileReport",
     {"whistle::LeaguePage", QT_TRANSLATE_NOOP("whistle::LeaguePage", "Tournament report (TRF)")},
     ".trf",
     {"whistle::SeasonExport", QT_TRANSLATE_NOOP("whistle::SeasonExport", "TRF (*.trf);;All files (*)")}},
    {"fileSeason",
     {"whistle::LeaguePage", QT_TRANSLATE_NOOP("whistle::LeaguePage", "Season file")},
     ".json",
     {"league", QT_TRANSLATE_NOOP("league", "Seasons (*.json);;All files (*)")}},
}};

constexpr int mostLetters = 12; ///< size of the letters, as CSS has it
constexpr int leastLetters = 7;

std::string language()
{
    return QLocale().bcp47Name().toStdString();
}

std::string htmlOf(const LeagueSession& league, const std::optional<SeasonPaper>& paper)
{
    return paper
               ? paperOf(paper->paper, league.season(), paper->round, language(), paper->code, league::TieValues::With)
               : webPageOf(league.season(), language());
}

std::string contentOf(SeasonFile kind, const LeagueSession& league, const std::optional<SeasonPaper>& paper)
{
    switch (kind) {
    case SeasonFile::Html:
    case SeasonFile::Pdf:
        return htmlOf(league, paper);
    case SeasonFile::Table:
        return tableCsv(league.season(), league.rules(), sheetStyleOf(language()), league::TieValues::With);
    case SeasonFile::Fixtures:
        return fixturesCsv(league.season(), league.rules(), sheetStyleOf(language()));
    case SeasonFile::Calendar:
        return calendarFile(league.record(), Instant::now());
    case SeasonFile::Report: // may say that it cannot be written
        break;
    case SeasonFile::Season:
        return seasonFile(league.record().recordedLines(), league.season(), league.rules()).dump() + "\n";
    }
    return {};
}

/// The page for the web in the sizes of paper: a text document knows neither relative units nor widths of 100 % by
/// style.
QString pageOnPaper(QString html, int letters)
{
    html.replace(QStringLiteral("font:16px/1.5"), QStringLiteral("font:%1px").arg(letters));
    html.replace(QStringLiteral("max-width:60rem;margin:0 auto;padding:1rem"), QString());
    html.replace(QStringLiteral("padding:.35rem .6rem"), QStringLiteral("padding:2px 5px"));
    html.replace(QStringLiteral("margin:.2rem 0"), QStringLiteral("margin:1px 0"));
    return html;
}

/// A document with its letters smaller, and what is as wide as they are; `mostLetters`: as it is written.
QString inLetters(const QString& html, int letters)
{
    static const QRegularExpression size(QStringLiteral("(font-size:|width=\")(\\d+)(px|\")"));
    QString smaller;
    qsizetype done = 0;
    for (auto found = size.globalMatch(html); found.hasNext();) {
        const QRegularExpressionMatch match = found.next();
        smaller += html.mid(done, match.capturedStart() - done);
        smaller +=
            match.captured(1) + QString::number(match.captured(2).toInt() * letters / mostLetters) + match.captured(3);
        done = match.capturedEnd();
    }
    return smaller + html.mid(done);
}

/// The page as a text document understands it. Words stay whole, and the page is as wide as the paper: what is wider is
/// set in smaller letters.
void print(QPdfWriter& writer, const LeagueSession& league, const std::optional<SeasonPaper>& paper)
{
    QTextDocument document;
    paper::prepare(document, writer);
    QTextOption option = document.defaultTextOption();
    option.setWrapMode(QTextOption::WordWrap);
    document.setDefaultTextOption(option);
    document.documentLayout()->setPaintDevice(&writer);
    const QString html = QString::fromStdString(htmlOf(league, paper));
    for (int letters = mostLetters; letters >= leastLetters; --letters) {
        document.setHtml(paper ? inLetters(html, letters) : pageOnPaper(html, letters));
        document.setPageSize(QSizeF(writer.width(), writer.height()));
        if (document.size().width() <= writer.width() + 3)
            break;
    }
    document.print(&writer);
}

} // namespace

Problems writeSeason(SeasonFile kind, const LeagueSession& league, const QString& path,
                     const std::optional<SeasonPaper>& paper)
{
    if (kind == SeasonFile::Report) {
        const Checked<std::string> report = tournamentReport(league.season(), league.rules());
        return report ? paper::write(path, QByteArray::fromStdString(*report)) : report.problems();
    }
    if (kind != SeasonFile::Pdf)
        return paper::write(path, QByteArray::fromStdString(contentOf(kind, league, paper)));
    paper::Sheet sheet{QString::fromStdString(league.season().name)};
    if (paper && isWide(paper->paper))
        sheet.orientation = QPageLayout::Landscape;
    return paper::writePdf(path, sheet, [&](QPdfWriter& writer) { print(writer, league, paper); });
}

QString fileNameFor(SeasonFile kind, const LeagueSession& league, const std::optional<SeasonPaper>& paper)
{
    QString id = QString::fromStdString(league.season().id);
    if (paper && (kind == SeasonFile::Html || kind == SeasonFile::Pdf)) {
        id += u'-' + QString::fromStdString(std::string(toWord(paper->paper)));
        if (isOfRound(paper->paper))
            id += u'-' + QString::fromStdString(wordOf(paper->round));
    }
    return id + QString::fromLatin1(formOf(kind).ending);
}

const SeasonFileForm& formOf(SeasonFile kind)
{
    return forms[static_cast<std::size_t>(kind)];
}

} // namespace whistle

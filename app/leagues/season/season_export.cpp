// SPDX-License-Identifier: GPL-3.0-or-later
#include "leagues/season/season_export.h"

#include "league/telling/season_file.h"
#include "look/paper.h"

#include <QAbstractTextDocumentLayout>
#include <QCoreApplication>
#include <QLocale>
#include <QPdfWriter>
#include <QTextDocument>
#include <QTextOption>

namespace whistle {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(whistle::SeasonExport)
};

constexpr int mostLetters = 12; ///< size of the letters, as CSS has it
constexpr int leastLetters = 7;

std::string htmlOf(const LeagueDesk& league)
{
    return seasonHtml(league.season(), league.rules(), QLocale().bcp47Name().toStdString());
}

std::string contentOf(SeasonFile kind, const LeagueDesk& league)
{
    switch (kind) {
    case SeasonFile::Html:
    case SeasonFile::Pdf:
        return htmlOf(league);
    case SeasonFile::Table:
        return tableCsv(league.season(), league.rules());
    case SeasonFile::Fixtures:
        return fixturesCsv(league.season(), league.rules());
    case SeasonFile::Season:
        return seasonFile(league.record().recordedLines(), league.season(), league.rules()).dump() + "\n";
    }
    return {};
}

/// The page in the sizes of paper: a text document knows neither relative units nor widths of 100 % by style.
QString onPaper(QString html, int letters)
{
    html.replace(QStringLiteral("font:16px/1.5"), QStringLiteral("font:%1px").arg(letters));
    html.replace(QStringLiteral("max-width:60rem;margin:0 auto;padding:1rem"), QString());
    html.replace(QStringLiteral("padding:.35rem .6rem"), QStringLiteral("padding:2px 5px"));
    html.replace(QStringLiteral("margin:.2rem 0"), QStringLiteral("margin:1px 0"));
    html.replace(QStringLiteral("<table>"),
                 QStringLiteral("<table width=\"100%\" cellspacing=\"0\" cellpadding=\"4\">"));
    return html;
}

/// The page as a text document understands it: rules under rows as borders of a table, in print sizes.
void print(QPdfWriter& writer, const LeagueDesk& league)
{
    QTextDocument document;
    paper::prepare(document, writer);
    // Words stay whole, and the page is as wide as the paper: a table that is wider is set in smaller letters.
    QTextOption option = document.defaultTextOption();
    option.setWrapMode(QTextOption::WordWrap);
    document.setDefaultTextOption(option);
    document.documentLayout()->setPaintDevice(&writer);
    const QString html = QString::fromStdString(htmlOf(league));
    for (int letters = mostLetters; letters >= leastLetters; --letters) {
        document.setHtml(onPaper(html, letters));
        document.setPageSize(QSizeF(writer.width(), writer.height()));
        if (document.size().width() <= writer.width() + 3)
            break;
    }
    document.print(&writer);
}

} // namespace

Problems writeSeason(SeasonFile kind, const LeagueDesk& league, const QString& path)
{
    if (kind != SeasonFile::Pdf)
        return paper::write(path, QByteArray::fromStdString(contentOf(kind, league)));
    return paper::writePdf(path, {QString::fromStdString(league.season().name)},
                           [&league](QPdfWriter& writer) { print(writer, league); });
}

QString fileNameFor(SeasonFile kind, const LeagueDesk& league)
{
    const QString id = QString::fromStdString(league.season().id);
    switch (kind) {
    case SeasonFile::Html:
        return id + QStringLiteral(".html");
    case SeasonFile::Pdf:
        return id + QStringLiteral(".pdf");
    case SeasonFile::Table:
        return id + QStringLiteral("-table.csv");
    case SeasonFile::Fixtures:
        return id + QStringLiteral("-fixtures.csv");
    case SeasonFile::Season:
        return id + QStringLiteral(".json");
    }
    return {};
}

QString filterFor(SeasonFile kind)
{
    switch (kind) {
    case SeasonFile::Html:
        return Words::tr("HTML (*.html);;All files (*)");
    case SeasonFile::Pdf:
        return Words::tr("PDF (*.pdf);;All files (*)");
    case SeasonFile::Table:
    case SeasonFile::Fixtures:
        return Words::tr("CSV (*.csv);;All files (*)");
    case SeasonFile::Season:
        return Words::tr("Seasons (*.json);;All files (*)");
    }
    return {};
}

} // namespace whistle

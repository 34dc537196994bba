// SPDX-License-Identifier: GPL-3.0-or-later
#include "reports/report_html.h"

#include "base/common_words.h"
#include "base/html.h"
#include "look/emblem.h"
#include "look/paper.h"
#include "reports/report_words.h"
#include "reports/score_chart.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QLocale>
#include <QPainter>
#include <QPdfWriter>
#include <QTextDocument>

namespace whistle {

using html::escaped;
using html::in;
using std::string;

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(whistle::Report)
};

/// The chart on paper, in points at 96 a inch; it fills the width of an A4 page between its margins.
constexpr QSize chartSize{672, 288};
constexpr int nameEmblemSide = 14;
/// Of pictures, beside a screen.
constexpr int pictureDensity = 2;

QByteArray pngOf(const QImage& image)
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    image.save(&buffer, "PNG");
    return bytes;
}

QString dataUrl(const QImage& image)
{
    return QStringLiteral("data:image/png;base64,") + QString::fromLatin1(pngOf(image).toBase64());
}

std::string pictureTag(const QImage& image, const QSize& size, const QString& words)
{
    return QStringLiteral("<img src=\"%1\" width=\"%2\" height=\"%3\" alt=\"%4\">")
        .arg(dataUrl(image))
        .arg(size.width())
        .arg(size.height())
        .arg(words.toHtmlEscaped())
        .toStdString();
}

/// Paper in the colours that the players of the report wear.
Theme paperOf(const MatchReport& report)
{
    return paper::theme().wearing(report_words::coloursOf(report));
}

std::string emblemTag(int seat, const Theme& theme)
{
    QImage image(QSize(nameEmblemSide, nameEmblemSide) * pictureDensity, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    paintEmblem(painter, QRectF(QPointF(), QSizeF(image.size())), seat, theme.seat(seat));
    painter.end();
    return pictureTag(image, {nameEmblemSide, nameEmblemSide}, emblemName(seat));
}

constexpr auto leftCell = R"(td align="left")";
constexpr auto rightCell = R"(td align="right")";

class Page {
public:
    explicit Page(const MatchReport& report) : m_report(report), m_paper(paperOf(report)) {}

    string write()
    {
        m_html += in("h1", escaped(report_words::result(m_report)));
        paragraph(report_words::details(m_report));
        writePlayers();
        heading(report_words::chartTitle(m_report));
        m_html += in("p", pictureTag(ScoreChart::picture(m_report, m_paper, chartSize), chartSize,
                                     report_words::result(m_report)));
        writeNumbers(report_words::sumsTitle(m_report), report_words::sumsOf(m_report));
        writeCounts();
        for (const ReportTable& table : m_report.tables) {
            writeNumbers(m_report.words(table.title), report_words::numbersOf(m_report, table));
            for (const Text& remark : table.remarks)
                paragraph(m_report.words(remark));
        }
        writeMoments();
        writeMarks();
        return end();
    }

private:
    string end()
    {
        paragraph(Words::tr("Refereed by Whistle."));
        const QString style =
            QStringLiteral("body { font-family: sans-serif; color: %1; max-width: 46em; margin: 1em auto; }"
                           "table { border-collapse: collapse; width: 100%; } th, td { padding: 4px 8px; }"
                           "table { font-size: small; } th { color: %2; } tr { border-bottom: 1px solid %3; } h2 { "
                           "margin-top: 1.5em; }")
                .arg(m_paper.colour(Colour::Text).name(), m_paper.colour(Colour::TextMuted).name(),
                     m_paper.colour(Colour::Line).name());
        return html::document(report_words::result(m_report).toStdString(), QLocale().bcp47Name().toStdString(),
                              style.toStdString(), m_html);
    }
    void heading(const QString& words) { m_html += in("h2", escaped(words)); }
    void paragraph(const QString& words)
    {
        if (!words.isEmpty())
            m_html += in("p", escaped(words));
    }
    void list(const QStringList& items)
    {
        std::string all;
        for (const QString& item : items)
            all += in("li", escaped(item));
        m_html += in("ul", all);
    }
    void table(const std::string& rows, const char* padding)
    {
        m_html += in(R"(table width="100%" cellspacing="0" cellpadding=")" + std::string(padding) + '"', rows);
    }
    [[nodiscard]] string seatCell(std::size_t seat) const
    {
        const ReportSeat& one = m_report.seats[seat];
        return in(R"(td align="left" style="white-space: nowrap")",
                  emblemTag(one.seat, m_paper) + "&nbsp;" + in("b", escaped(m_report.nameOf(one))));
    }

    void writePlayers()
    {
        QStringList players;
        for (const ReportSeat& seat : m_report.seats) {
            if (!seat.player.empty())
                players << labelled(m_report.nameOf(seat), QString::fromStdString(seat.player));
        }
        paragraph(players.join(QStringLiteral(", ")));
    }

    void writeNumbers(const QString& title, const report_words::Numbers& numbers)
    {
        heading(title);
        std::string heads = in(R"(th align="left")", {});
        for (const QString& head : numbers.heads)
            heads += in(R"(th align="right")", escaped(head));
        std::string rows = in("tr", heads);
        for (std::size_t seat = 0; seat < numbers.rows.size(); ++seat) {
            std::string cells = seatCell(seat);
            for (const QString& number : numbers.rows[seat])
                cells += in(rightCell, escaped(number));
            rows += in("tr", cells);
        }
        table(rows, "4");
    }

    void writeCounts()
    {
        if (m_report.counts.empty())
            return;
        report_words::Numbers numbers{{}, std::vector<QStringList>(m_report.seats.size())};
        for (const ReportCount& count : m_report.counts) {
            numbers.heads << m_report.words(count.name);
            for (std::size_t seat = 0; seat < numbers.rows.size(); ++seat)
                numbers.rows[seat] << QString::number(count.values[seat]);
        }
        writeNumbers(m_report.words(m_report.countsTitle), numbers);
    }

    void writeMoments()
    {
        if (m_report.moments.empty())
            return;
        heading(CommonWords::tr("Moments"));
        std::string rows;
        for (const ReportMoment& moment : m_report.moments)
            rows += in("tr", in(rightCell, std::to_string(moment.position)) +
                                 in(leftCell, escaped(report_words::sentenceOf(m_report, moment))) +
                                 in(rightCell, escaped(report_words::pointsOf(m_report, moment))));
        table(rows, "2");
    }

    void writeMarks()
    {
        if (!m_report.overrides.empty()) {
            heading(CommonWords::tr("Recorded against the rules"));
            QStringList items;
            for (const ReportOverride& override : m_report.overrides)
                items << report_words::overrideOf(m_report, override);
            list(items);
        }
        if (!m_report.houseRules.empty()) {
            heading(CommonWords::tr("House rules"));
            QStringList items;
            for (const ReportHouseRule& rule : m_report.houseRules)
                items << report_words::houseRuleOf(m_report, rule);
            list(items);
        }
        paragraph(report_words::mended(m_report));
    }

    const MatchReport& m_report;
    Theme m_paper;
    std::string m_html;
};

} // namespace

QString reportHtml(const MatchReport& report)
{
    return QString::fromStdString(Page(report).write());
}

QString onPaper(QString html)
{
    // A document rounds each column up: what is wide as the paper would be cut at its edge.
    return html.replace(QStringLiteral("max-width: 46em; margin: 1em auto;"), QStringLiteral("margin: 0;"))
        .replace(QStringLiteral("table width=\"100%\""), QStringLiteral("table width=\"99%\""));
}

Problems writeReportHtml(const MatchReport& report, const QString& path)
{
    return paper::write(path, reportHtml(report).toUtf8());
}

Problems writeReportPdf(const MatchReport& report, const QString& path)
{
    return paper::writePdf(path, {report_words::result(report)}, [&report](QPdfWriter& writer) {
        QTextDocument document;
        paper::prepare(document, writer);
        document.setHtml(onPaper(reportHtml(report)));
        paper::keepTogether(document);
        document.print(&writer);
    });
}

} // namespace whistle

// SPDX-License-Identifier: GPL-3.0-or-later
#include "reports/share_picture.h"

#include "controls/words/counter_label.h"
#include "look/emblem.h"
#include "look/icons.h"
#include "look/painting.h"
#include "look/paper.h"
#include "reports/lead_strip.h"
#include "reports/report_words.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QDateTime>
#include <QLinearGradient>
#include <QLocale>
#include <QPainter>
#include <QTextLayout>
#include <algorithm>

namespace whistle {

namespace {

struct ShareWords {
    Q_DECLARE_TR_FUNCTIONS(whistle::SharePicture)
};

/// In pixels: upright, as phones show it. Everything in it is drawn at fixed sizes; it follows no text size.
constexpr QSize pictureSize{1080, 1350};
constexpr double headBottom = 372;
constexpr double boardBottom = 985;
constexpr double shareEdge = 48;
constexpr double leadTop = 1200;
constexpr double leadBottom = 1266;
constexpr double footTop = 1276;
constexpr double footBottom = 1330;
constexpr double winnerShare = 0.56; ///< of the head, where two have played
constexpr int titlePixels = 30;
constexpr int mostPixels = 56;
constexpr int leastPixels = 34;
constexpr int footPixels = 27;
constexpr float shapeAlpha = 0.14F;

class SharePainter {
public:
    SharePainter(QPainter& painter, const MatchReport& report, const MomentPainter& board, const Theme& theme)
        : m_painter(painter)
        , m_report(report)
        , m_board(board)
        , m_theme(theme)
        , m_story(storyOf(report))
        , m_told(loudestOf(m_story))
    {
    }

    void paint()
    {
        m_painter.fillRect(QRectF(QPointF(), pictureSize), m_theme.colour(Colour::Sunken));
        paintBoard();
        paintSeats();
        paintWords();
        paintLead();
        paintFoot();
    }

private:
    [[nodiscard]] QFont font(double pixels, QFont::Weight weight = QFont::Bold) const
    {
        QFont font = m_theme.font(TypeStep::Projector);
        font.setPixelSize(std::max(1, qRound(pixels)));
        font.setWeight(weight);
        return font;
    }

    void paintSeats()
    {
        const std::size_t count = m_report.seats.size();
        const bool isTwo = count == 2;
        double left = 0;
        for (std::size_t i = 0; i < count; ++i) {
            const ReportSeat& seat = m_report.seats[i];
            double share = 1.0 / static_cast<double>(count);
            if (isTwo && m_report.seats.front().hasWon != m_report.seats.back().hasWon)
                share = seat.hasWon ? winnerShare : 1 - winnerShare;
            const QRectF box(left, 0, pictureSize.width() * share, headBottom);
            left = box.right();
            paintSeat(box, seat, isTwo);
        }
    }

    void paintSeat(const QRectF& box, const ReportSeat& seat, bool isTwo)
    {
        const QColor own = m_theme.seat(seat.seat);
        const QColor ink = seat.hasWon ? m_theme.seatInk(seat.seat) : m_theme.colour(Colour::Text);
        m_painter.fillRect(box, seat.hasWon ? own : m_theme.seatGround(seat.seat));
        if (!seat.hasWon)
            m_painter.fillRect(QRectF(box.left(), box.bottom() - 8, box.width(), 8), own);
        m_painter.save();
        m_painter.setClipRect(box);
        QColor shade = seat.hasWon ? ink : own;
        shade.setAlphaF(shapeAlpha);
        const double large = box.height() * 0.86;
        paintEmblem(m_painter, {box.right() - large * 0.62, box.bottom() - large * 0.92, large, large}, seat.seat,
                    shade);
        m_painter.restore();
        const double pad = isTwo ? shareEdge : shareEdge / 2;
        const double name = isTwo ? 60 : 40;
        const double emblem = name * 0.78;
        const QRectF line(box.left() + pad, shareEdge * 0.6, box.width() - 2 * pad, name * 1.5);
        paintEmblem(m_painter, {line.left(), line.center().y() - emblem / 2, emblem, emblem}, seat.seat,
                    seat.hasWon ? ink : own);
        const QRectF words = line.adjusted(emblem + pad / 2, 0, 0, 0);
        const QString said = m_report.nameOf(seat);
        QFont nameFont = font(name);
        if (const double wide = textWidth(said, nameFont); wide > words.width())
            nameFont = font(std::max(24.0, name * words.width() / wide - 1));
        paintText(m_painter, words, said, nameFont, ink);
        const QRectF number(box.left() + pad, line.bottom(), box.width() - 2 * pad, box.bottom() - line.bottom() - 16);
        const QString score = CounterLabel::words(seat.score);
        QFont scoreFont = font(isTwo ? 240 : 150);
        if (const double wide = CounterLabel::widthOf(score, scoreFont); wide > number.width())
            scoreFont = font(scoreFont.pixelSize() * number.width() / wide);
        CounterLabel::paint(m_painter, number, score, scoreFont, ink, Qt::AlignLeft | Qt::AlignVCenter);
    }

    void paintBoard()
    {
        const QRectF room(0, headBottom, pictureSize.width(), boardBottom - headBottom);
        m_painter.fillRect(room, m_theme.colour(Colour::Window));
        const QImage board = m_board && m_told != nullptr ? m_board(m_told->moment.entry, room.size(), 1) : QImage();
        if (board.isNull())
            paintAccount(m_painter, room.adjusted(shareEdge, shareEdge, -shareEdge, -shareEdge), m_report,
                         m_story.empty() ? StoryMoment{} : m_story.back(), m_theme);
        else
            m_painter.drawImage(room, board);
        QLinearGradient into(0, boardBottom - 60, 0, boardBottom);
        QColor ground = m_theme.colour(Colour::Sunken);
        into.setColorAt(1, ground);
        ground.setAlpha(0);
        into.setColorAt(0, ground);
        m_painter.fillRect(QRectF(0, boardBottom - 60, pictureSize.width(), 61), into);
    }

    void paintWords()
    {
        const double wide = pictureSize.width() - 2 * shareEdge;
        const QString title = m_told == nullptr ? m_report.words(m_report.title) : m_report.words(m_told->title);
        paintText(m_painter, {shareEdge, boardBottom + 4, wide, titlePixels * 1.4}, title,
                  font(titlePixels, QFont::DemiBold), m_theme.colour(Colour::TextMuted));
        const QRectF room(shareEdge, boardBottom + 50, wide, leadTop - boardBottom - 70);
        const QString said =
            m_told == nullptr ? report_words::details(m_report) : report_words::lineOf(m_report, *m_told);
        QFont large = font(mostPixels);
        const auto highOf = [&] {
            return QFontMetricsF(large).boundingRect(QRectF(0, 0, wide, 10000), Qt::TextWordWrap, said).height();
        };
        while (large.pixelSize() > leastPixels && highOf() > room.height())
            large.setPixelSize(large.pixelSize() - 2);
        m_painter.setFont(large);
        m_painter.setPen(m_theme.colour(Colour::Text));
        m_painter.save();
        m_painter.setClipRect(room);
        m_painter.drawText(room, Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap, said);
        m_painter.restore();
    }

    void paintLead()
    {
        constexpr double disc = 32;
        const int marked = m_told == nullptr ? -1 : static_cast<int>(m_told - m_story.data());
        LeadStrip::paint(m_painter, {shareEdge, leadTop, pictureSize.width() - 2 * shareEdge, leadBottom - leadTop},
                         m_report, m_story, m_theme, disc, std::max(0, marked));
    }

    void paintFoot()
    {
        const double high = footBottom - footTop;
        const QString name = QStringLiteral("Whistle");
        const QFont bold = font(footPixels);
        const double wide = textWidth(name, bold);
        const double right = pictureSize.width() - shareEdge;
        paintText(m_painter, {right - wide, footTop, wide + 2, high}, name, bold, m_theme.colour(Colour::Text));
        paintIcon(m_painter, {right - wide - 46, footTop + (high - 34) / 2, 34, 34}, Icon::Whistle,
                  m_theme.colour(Colour::Text));
        QStringList players;
        for (const ReportSeat& seat : m_report.seats) {
            if (!seat.player.empty())
                players << QString::fromStdString(seat.player);
        }
        const QDateTime at = QDateTime::fromString(QString::fromStdString(m_report.until.toIso()), Qt::ISODate);
        QStringList parts;
        if (!players.isEmpty())
            parts << (players.size() == 2 ? ShareWords::tr("%1 against %2").arg(players.front(), players.back())
                                          : players.join(QStringLiteral(", ")));
        parts << QLocale().toString(at.toLocalTime().date(), QLocale::LongFormat);
        paintText(m_painter, {shareEdge, footTop, right - wide - 60 - shareEdge, high},
                  parts.join(QStringLiteral(", ")), font(footPixels, QFont::Normal), m_theme.colour(Colour::TextMuted));
    }

    QPainter& m_painter;
    const MatchReport& m_report;
    const MomentPainter& m_board;
    const Theme& m_theme;
    std::vector<StoryMoment> m_story;
    const StoryMoment* m_told;
};

} // namespace

QImage sharePicture(const MatchReport& report, const MomentPainter& painter)
{
    const Theme theme = Theme::current().wearing(report_words::coloursOf(report));
    QImage image(pictureSize, QImage::Format_RGB32);
    QPainter onImage(&image);
    onImage.setRenderHint(QPainter::Antialiasing);
    onImage.setRenderHint(QPainter::SmoothPixmapTransform);
    SharePainter(onImage, report, painter, theme).paint();
    return image;
}

Problems writeSharePicture(const MatchReport& report, const MomentPainter& painter, const QString& path)
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    sharePicture(report, painter).save(&buffer, "PNG");
    return paper::write(path, bytes);
}

} // namespace whistle

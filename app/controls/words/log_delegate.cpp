// SPDX-License-Identifier: GPL-3.0-or-later
#include "controls/words/log_delegate.h"

#include "look/emblem.h"
#include "look/focus_guide.h"
#include "look/icons.h"
#include "look/painting.h"

#include <QPainter>
#include <QTextLayout>
#include <cmath>

namespace whistle {

namespace {

QFont sentenceFont(bool bold)
{
    QFont font = fontOf(TypeStep::Body);
    font.setPixelSize(qRound(scaled(15)));
    if (bold)
        font.setWeight(QFont::Bold);
    return font;
}

double lineStep()
{
    return scaled(21);
}

double shareEmblem()
{
    return scaled(12);
}

/// A row is tapped, so it is no lower than what a finger needs.
double rowHeight(int lines)
{
    return std::max(lines * lineStep() + 2 * scaled(7), scaled(44));
}

/// Points with the sign of their seat before them.
double shareWidth(const QString& points)
{
    return shareEmblem() + pxF(Length::SpaceHair) + textWidth(points, sentenceFont(true));
}

/// Where the columns of a line lie, from the left edge of the row.
struct Columns {
    double number = 0;
    double numberWide = 0;
    double emblem = 0;
    double text = 0;
    double textWide = 0;
    double pointsWide = 0;
};

Columns columnsOf(double width, const LogLine& line)
{
    const double s = pxF(Length::SpaceS);
    Columns columns;
    columns.number = line.overridden ? scaled(18) : s;
    columns.numberWide = scaled(32);
    columns.emblem = columns.number + columns.numberWide + s;
    columns.text = columns.emblem + scaled(20) + s;
    columns.pointsWide = line.points.isEmpty() ? 0 : textWidth(line.points, sentenceFont(true)) + s;
    for (const auto& share : line.shares)
        columns.pointsWide += shareWidth(share.second) + s;
    if (line.corrected)
        columns.pointsWide += scaled(18) + s;
    columns.textWide = std::max(em() * 4, width - columns.text - columns.pointsWide - s);
    return columns;
}

QString wordsOf(const LogLine& line)
{
    QString words = line.sentence;
    if (line.refused)
        words = LogList::tr("no longer counts: %1").arg(line.sentence);
    else if (line.withdrawn)
        words = LogList::tr("withdrawn: %1").arg(line.sentence);
    if (!line.remark.isEmpty())
        words += QLatin1Char(' ') + line.remark;
    return words;
}

/// The sentence with its muted remark, broken into lines as it is painted; says how many they are.
int breakLines(QTextLayout& layout, const LogLine& line, double width)
{
    const QString words = wordsOf(line);
    layout.setText(words);
    layout.setFont(sentenceFont(false));
    if (!line.remark.isEmpty()) {
        QTextLayout::FormatRange muted;
        muted.start = static_cast<int>(words.size() - line.remark.size());
        muted.length = static_cast<int>(line.remark.size());
        muted.format.setForeground(colourOf(Colour::TextMuted));
        muted.format.setFont(fontOf(TypeStep::Caption));
        layout.setFormats({muted});
    }
    layout.beginLayout();
    int count = 0;
    for (QTextLine made = layout.createLine(); made.isValid(); made = layout.createLine()) {
        made.setLineWidth(width);
        made.setPosition(QPointF(0, count * lineStep()));
        ++count;
    }
    layout.endLayout();
    return std::max(1, count);
}

/// The number of the entry; of a turn whether it is folded.
void paintNumber(QPainter& painter, const QRectF& box, const LogLine& line)
{
    if (line.fold != LogLine::Fold::None) {
        const double size = scaled(18);
        paintIcon(painter, QRectF(box.right() - size, box.center().y() - size / 2, size, size),
                  line.fold == LogLine::Fold::Open ? Icon::Down : Icon::Right, colourOf(Colour::TextMuted));
        return;
    }
    const int number = line.place > 0 ? line.place : line.withdrawn ? 0 : line.number;
    if (number > 0)
        paintText(painter, box, QString::number(number), TypeStep::Caption, colourOf(Colour::TextDisabled),
                  Qt::AlignRight | Qt::AlignVCenter);
}

} // namespace

LogDelegate::LogDelegate(LogList& list) : QStyledItemDelegate(&list), m_list(list) {}

QSize LogDelegate::sizeHint(const QStyleOptionViewItem& /*option*/, const QModelIndex& index) const
{
    const int width = m_list.viewport()->width();
    return {width, heightOf(m_list.lines()->line(index.row()), width)};
}

int LogDelegate::heightOf(const LogLine& line, int width) const
{
    constexpr qsizetype most = 20'000; // a window that is dragged larger has many widths
    if (m_heights.size() > most)
        m_heights.clear();
    const QString words = wordsOf(line);
    const std::pair key(width, words +
                                   QChar(line.overridden  ? u'!'
                                         : line.corrected ? u'~'
                                                          : u' ') +
                                   line.points + QString::number(line.shares.size()));
    if (const auto known = m_heights.constFind(key); known != m_heights.constEnd())
        return *known;
    const Columns columns = columnsOf(width, line);
    int lines = 1;
    if (textWidth(words, sentenceFont(false)) > columns.textWide) {
        QTextLayout layout;
        lines = breakLines(layout, line, columns.textWide);
    }
    const int height = qRound(rowHeight(lines));
    m_heights.insert(key, height);
    return height;
}

void LogDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const LogLine& line = m_list.lines()->line(index.row());
    const QRectF row = option.rect;
    const bool now = line.fold == LogLine::Fold::None && line.number == m_list.currentNumber();
    const bool hovered = (option.state & QStyle::State_MouseOver) != 0;
    const bool focused = (option.state & QStyle::State_HasFocus) != 0 && FocusGuide::isKeyboardInUse();
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    const double radius = pxF(Length::RadiusControl) - pxF(Length::SpaceHair);
    const bool framed = focused || (now && m_list.isCurrentFramed());
    if (now || line.overridden || hovered || focused)
        paintBox(*painter, row,
                 {colourOf(hovered ? Colour::RaisedHover : Colour::Raised),
                  framed ? colourOf(focused ? Colour::FocusOuter : Colour::Chalk) : QColor(), radius,
                  pxF(focused ? Length::LineFocus : Length::LineStrong), Qt::SolidLine});
    if (line.overridden)
        paintStripes(*painter, QRectF(row.left() + 2, row.top() + 2, scaled(8), row.height() - 4), 3);
    if (line.withdrawn || line.refused)
        painter->setOpacity(0.5);
    const Columns columns = columnsOf(row.width(), line);
    QTextLayout layout;
    const int lines = breakLines(layout, line, columns.textWide);
    const double first = lineStep();
    const double top = row.top() + std::max(scaled(7), (row.height() - lines * first) / 2);
    paintNumber(*painter, QRectF(row.left() + columns.number, top, columns.numberWide, first), line);
    if (line.isInTurn)
        painter->fillRect(QRectF(row.left(), row.top(), pxF(Length::LineStrong), row.height()), colourOf(Colour::Line));
    const double emblem = scaled(16);
    if (line.seat > 0)
        paintEmblem(*painter, QRectF(row.left() + columns.emblem, top + (first - emblem) / 2, emblem, emblem),
                    line.seat);

    painter->setPen(colourOf(Colour::Text));
    layout.draw(painter, QPointF(row.left() + columns.text, top));

    double right = row.right() - pxF(Length::SpaceS);
    if (line.corrected) {
        const double pen = scaled(18);
        paintIcon(*painter, QRectF(right - pen, top + (first - pen) / 2, pen, pen), Icon::Pen, colourOf(Colour::Text));
        right -= pen + pxF(Length::SpaceS);
    }
    if (!line.points.isEmpty())
        paintText(*painter, QRectF(right - columns.pointsWide, top, columns.pointsWide, first), line.points,
                  sentenceFont(true), colourOf(Colour::Text), Qt::AlignRight | Qt::AlignVCenter);
    for (auto share = line.shares.rbegin(); share != line.shares.rend(); ++share) {
        const double wide = shareWidth(share->second);
        paintEmblem(*painter, QRectF(right - wide, top + (first - shareEmblem()) / 2, shareEmblem(), shareEmblem()),
                    share->first);
        paintText(*painter, QRectF(right - wide, top, wide, first), share->second, sentenceFont(true),
                  colourOf(Colour::Text), Qt::AlignRight | Qt::AlignVCenter);
        right -= wide + pxF(Length::SpaceS);
    }
    painter->restore();
}

} // namespace whistle

#include "moc_log_delegate.cpp"

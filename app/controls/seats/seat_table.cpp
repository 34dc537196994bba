// SPDX-License-Identifier: GPL-3.0-or-later
#include "controls/seats/seat_table.h"

#include "base/common_words.h"
#include "look/emblem.h"
#include "look/painting.h"
#include "look/theme.h"

#include <QPainter>
#include <QtMath>
#include <algorithm>
#include <numeric>

namespace whistle {

namespace {

double columnGap()
{
    return px(Length::SpaceM);
}

double scoreEmblemSide()
{
    return scaled(16);
}

double iconSide()
{
    return scaled(18);
}

double nameWidth(const SeatRow& row)
{
    return scoreEmblemSide() + px(Length::SpaceS) + textWidth(row.name, TypeStep::Label);
}

} // namespace

SeatTable::SeatTable(QWidget* parent) : Painted(parent)
{
    setObjectName(QStringLiteral("account"));
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Minimum);
}

SeatTable::SeatTable(Rows rows, QWidget* parent) : SeatTable(parent)
{
    m_height = rows;
}

// The words of a column that has become a row may need two lines.
int SeatTable::rowHeight(Turned turned) const
{
    return m_height == Rows::Dense && turned == Turned::No ? lineHeight(TypeStep::Label) + px(Length::SpaceS)
                                                           : px(Length::ListRow);
}

int SeatTable::headHeight() const
{
    const bool isEmpty = m_title.isEmpty() && m_heads.join(QString()).isEmpty();
    return isEmpty ? 0 : lineHeight(TypeStep::Label) + px(Length::SpaceS);
}

void SeatTable::setRows(const QString& title, const QStringList& heads, std::vector<SeatRow> rows, Last last)
{
    m_title = title;
    m_heads = heads;
    m_rows = std::move(rows);
    m_last = last;
    QStringList words;
    for (const SeatRow& row : m_rows) {
        QStringList numbers;
        for (qsizetype i = 0; i < row.numbers.size(); ++i)
            numbers << spaced(m_heads.value(i), row.numbers[i]);
        words << labelled(row.name, numbers.join(QStringLiteral(", ")));
    }
    setAccessibleName(title);
    setAccessibleDescription(words.join(QStringLiteral("; ")));
    updateGeometry();
    update();
}

bool SeatTable::hasIcon(const SeatRow& row, qsizetype head) const
{
    return row.icon && head + 1 == m_heads.size();
}

SeatTable::Columns SeatTable::columns() const
{
    Columns needed;
    needed.names = textWidth(m_title, TypeStep::Caption);
    for (const SeatRow& row : m_rows)
        needed.names = std::max(needed.names, nameWidth(row));
    for (qsizetype i = 0; i < m_heads.size(); ++i) {
        double wide = textWidth(m_heads[i], TypeStep::Caption);
        for (const SeatRow& row : m_rows)
            wide = std::max(wide, textWidth(row.numbers.value(i), isSum(i) ? TypeStep::Number : TypeStep::Body) +
                                      (hasIcon(row, i) ? iconSide() + px(Length::SpaceS) : 0));
        needed.wide.push_back(wide + columnGap());
    }
    return needed;
}

bool SeatTable::isTurned(int width) const
{
    const Columns needed = columns();
    return needed.names + std::accumulate(needed.wide.begin(), needed.wide.end(), 0.0) > width;
}

QSize SeatTable::minimumSizeHint() const
{
    double wide = 0;
    for (const QString& head : m_heads)
        wide = std::max(wide, textWidth(head, TypeStep::Caption));
    for (const SeatRow& row : m_rows)
        wide += std::max(scoreEmblemSide(), textWidth(row.numbers.value(m_heads.size() - 1), TypeStep::Number)) +
                columnGap();
    return {qRound(wide), rowHeight() * 2};
}

QSize SeatTable::sizeHint() const
{
    const Columns needed = columns();
    const int wide = qCeil(needed.names + std::accumulate(needed.wide.begin(), needed.wide.end(), 0.0));
    return {wide, heightForWidth(wide)};
}

int SeatTable::heightForWidth(int width) const
{
    if (isTurned(width))
        return rowHeight(Turned::Yes) * (static_cast<int>(m_heads.size()) + 1);
    return headHeight() + rowHeight() * static_cast<int>(m_rows.size());
}

void SeatTable::paintName(QPainter& painter, const QRectF& room, const SeatRow& row) const
{
    const double side = scoreEmblemSide();
    paintEmblem(painter, QRectF(room.left(), room.center().y() - side / 2, side, side), row.seat);
    const double x = room.left() + side + px(Length::SpaceS);
    paintText(painter, QRectF(x, room.top(), room.right() - x, room.height()), row.name, TypeStep::Label,
              colourOf(Colour::Text));
}

void SeatTable::paintAcross(QPainter& painter) const
{
    const Columns needed = columns();
    const double all = needed.names + std::accumulate(needed.wide.begin(), needed.wide.end(), 0.0);
    const double spare = (width() - all) / static_cast<double>(m_heads.size() + 1);
    std::vector<double> right; // edge of each column of numbers
    double x = needed.names + spare;
    for (const double wide : needed.wide)
        right.push_back(x += wide + spare);
    const auto cell = [&](qsizetype index, double top, double height) {
        const auto i = static_cast<std::size_t>(index);
        return QRectF(right[i] - needed.wide[i], top, needed.wide[i], height);
    };
    const double head = lineHeight(TypeStep::Label);
    paintText(painter, QRectF(0, 0, needed.names + spare, head), m_title, TypeStep::Caption,
              colourOf(Colour::TextMuted));
    for (qsizetype i = 0; i < m_heads.size(); ++i)
        paintText(painter, cell(i, 0, head), m_heads[i], TypeStep::Caption, colourOf(Colour::TextMuted),
                  Qt::AlignRight | Qt::AlignVCenter);
    double top = headHeight();
    for (const SeatRow& row : m_rows) {
        painter.fillRect(QRectF(0, top, width(), px(Length::LineHair)), colourOf(Colour::Line));
        paintName(painter, QRectF(0, top, needed.names + spare, rowHeight()), row);
        for (qsizetype i = 0; i < m_heads.size(); ++i)
            paintText(painter, cell(i, top, rowHeight()), row.numbers.value(i),
                      isSum(i) ? TypeStep::Number : TypeStep::Body, colourOf(Colour::Text),
                      Qt::AlignRight | Qt::AlignVCenter);
        if (row.icon) {
            const double side = iconSide();
            const double end = cell(m_heads.size() - 1, top, rowHeight()).right() -
                               textWidth(row.numbers.value(m_heads.size() - 1), TypeStep::Body) - px(Length::SpaceS);
            paintIcon(painter, QRectF(end - side, top + (rowHeight() - side) / 2, side, side), *row.icon,
                      colourOf(Colour::TextMuted));
        }
        top += rowHeight();
    }
}

void SeatTable::paintTurned(QPainter& painter) const
{
    const int high = rowHeight(Turned::Yes);
    double names = textWidth(m_title, TypeStep::Caption);
    double longestWord = 0;
    for (const QString& head : m_heads) {
        names = std::max(names, textWidth(head, TypeStep::Caption));
        for (const QString& word : head.split(u' '))
            longestWord = std::max(longestWord, textWidth(word, TypeStep::Caption));
    }
    // The words in front give way to the names of the columns, as long as each of them has room in two lines.
    double forNames = 0;
    for (const SeatRow& row : m_rows)
        forNames += nameWidth(row) + columnGap();
    const bool fits = width() - forNames >= std::max(longestWord, names / 2) + columnGap();
    names = fits ? std::min(names + columnGap(), width() - forNames) : std::min(names, width() / 2.0) + columnGap();
    const auto count = static_cast<double>(std::max<std::size_t>(1, m_rows.size()));
    double x = names;
    paintText(painter, QRectF(0, 0, names, high), m_title, TypeStep::Caption, colourOf(Colour::TextMuted));
    for (const SeatRow& row : m_rows) {
        const double named = nameWidth(row);
        const double wide =
            fits ? named + columnGap() + (width() - names - forNames) / count : (width() - names) / count;
        // Where not even the name fits, its shape says whose column it is.
        const QRectF room(x + wide - (fits ? named : scoreEmblemSide()), 0, fits ? named : scoreEmblemSide(), high);
        if (fits)
            paintName(painter, room, row);
        else
            paintEmblem(
                painter,
                QRectF(room.left(), room.center().y() - scoreEmblemSide() / 2, scoreEmblemSide(), scoreEmblemSide()),
                row.seat);
        double top = high;
        for (qsizetype i = 0; i < m_heads.size(); ++i, top += high)
            paintText(painter, QRectF(x, top, wide, high), row.numbers.value(i),
                      isSum(i) ? TypeStep::Number : TypeStep::Body, colourOf(Colour::Text),
                      Qt::AlignRight | Qt::AlignVCenter);
        x += wide;
    }
    double top = high;
    for (const QString& head : m_heads) {
        painter.fillRect(QRectF(0, top, width(), px(Length::LineHair)), colourOf(Colour::Line));
        paintWrapped(painter, QRectF(0, top, names - columnGap(), high), head, TypeStep::Caption,
                     colourOf(Colour::TextMuted));
        top += high;
    }
}

void SeatTable::paintEvent(QPaintEvent* /*event*/)
{
    QPainter painter(this);
    if (isTurned(width()))
        paintTurned(painter);
    else
        paintAcross(painter);
}

} // namespace whistle

#include "moc_seat_table.cpp"

// SPDX-License-Identifier: GPL-3.0-or-later
#include "controls/words/counter_label.h"

#include <QFontMetricsF>
#include <QHash>
#include <QPainter>
#include <cmath>

namespace whistle {

namespace {

double advanceOf(QChar sign, const QFont& font)
{
    static QHash<std::pair<QFont, QChar>, double> known; // a few fonts, a few signs, asked for over and over
    const std::pair<QFont, QChar> asked(font, sign);
    const auto found = known.constFind(asked);
    return found != known.constEnd() ? *found : *known.insert(asked, QFontMetricsF(font).horizontalAdvance(sign));
}

double digitCell(const QFont& font)
{
    double widest = 0;
    for (ushort digit = u'0'; digit <= u'9'; ++digit)
        widest = std::max(widest, advanceOf(QChar(digit), font));
    return widest;
}

double cellOf(QChar sign, const QFont& font, double digits)
{
    return sign.isDigit() ? digits : advanceOf(sign, font);
}

} // namespace

CounterLabel::CounterLabel(TypeStep step, QWidget* parent) : Painted(parent), m_step(step)
{
    setObjectName(QStringLiteral("counterLabel"));
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
}

void CounterLabel::setValue(int value, Sign sign)
{
    setText(words(value, sign));
}

void CounterLabel::setText(const QString& text)
{
    m_text = text;
    setAccessibleName(text);
    updateGeometry();
    update();
}

void CounterLabel::setColour(Colour colour)
{
    m_colour = colour;
    update();
}

QString CounterLabel::words(int value, Sign sign)
{
    if (value < 0)
        return QChar(0x2212) + QString::number(-value);
    return sign == Sign::Always && value > 0 ? QLatin1Char('+') + QString::number(value) : QString::number(value);
}

double CounterLabel::widthOf(const QString& text, const QFont& font)
{
    const double digits = digitCell(font);
    double width = 0;
    for (const QChar sign : text)
        width += cellOf(sign, font, digits);
    return std::ceil(width);
}

void CounterLabel::paint(QPainter& painter, const QRectF& rect, const QString& text, const QFont& font,
                         const QColor& colour, Qt::Alignment alignment)
{
    const QFontMetricsF metrics(font);
    const double digits = digitCell(font);
    const double width = widthOf(text, font);
    double x = rect.left();
    if ((alignment & Qt::AlignRight) != 0)
        x = rect.right() - width;
    else if ((alignment & Qt::AlignHCenter) != 0)
        x = rect.center().x() - width / 2;
    const double baseline = rect.center().y() + metrics.capHeight() / 2;
    painter.setFont(font);
    painter.setPen(colour);
    for (const QChar sign : text) {
        const double cell = cellOf(sign, font, digits);
        painter.drawText(QPointF(x + (cell - advanceOf(sign, font)) / 2, baseline), QString(sign));
        x += cell;
    }
}

QSize CounterLabel::sizeHint() const
{
    return {qRound(widthOf(m_text, fontOf(m_step))), lineHeight(m_step)};
}

void CounterLabel::paintEvent(QPaintEvent* /*event*/)
{
    QPainter painter(this);
    paint(painter, rect(), m_text, fontOf(m_step), colourOf(m_colour));
}

} // namespace whistle

#include "moc_counter_label.cpp"

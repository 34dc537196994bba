// SPDX-License-Identifier: GPL-3.0-or-later
#include "controls/words/counter_label.h"

#include <QFontMetricsF>
#include <QPainter>
#include <cmath>

namespace whistle {

namespace {

double digitCell(const QFontMetricsF& metrics)
{
    double widest = 0;
    for (ushort digit = u'0'; digit <= u'9'; ++digit)
        widest = std::max(widest, metrics.horizontalAdvance(QChar(digit)));
    return widest;
}

double cellOf(QChar sign, const QFontMetricsF& metrics, double digits)
{
    return sign.isDigit() ? digits : metrics.horizontalAdvance(sign);
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
    const QFontMetricsF metrics(font);
    const double digits = digitCell(metrics);
    double width = 0;
    for (const QChar sign : text)
        width += cellOf(sign, metrics, digits);
    return std::ceil(width);
}

void CounterLabel::paint(QPainter& painter, const QRectF& rect, const QString& text, const QFont& font,
                         const QColor& colour, Qt::Alignment alignment)
{
    const QFontMetricsF metrics(font);
    const double digits = digitCell(metrics);
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
        const double cell = cellOf(sign, metrics, digits);
        painter.drawText(QPointF(x + (cell - metrics.horizontalAdvance(sign)) / 2, baseline), QString(sign));
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

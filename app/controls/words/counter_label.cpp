// SPDX-License-Identifier: GPL-3.0-or-later
#include "controls/words/counter_label.h"

#include <QFontMetricsF>
#include <QHash>
#include <QPainter>
#include <cmath>

namespace whistle {

namespace {

/// How wide the signs of a font are: a few of them, asked for over and over.
class Signs {
public:
    explicit Signs(const QFont& font) : m_metrics(font)
    {
        for (ushort digit = u'0'; digit <= u'9'; ++digit)
            m_digit = std::max(m_digit, advance(QChar(digit)));
    }
    double advance(QChar sign)
    {
        const auto found = m_known.constFind(sign);
        return found != m_known.constEnd() ? *found : *m_known.insert(sign, m_metrics.horizontalAdvance(sign));
    }
    /// Digits stand in cells of one width.
    double cell(QChar sign) { return sign.isDigit() ? m_digit : advance(sign); }

private:
    QFontMetricsF m_metrics;
    QHash<QChar, double> m_known;
    double m_digit = 0;
};

/// A font is dearer to look up than a sign.
Signs& signsOf(const QFont& font)
{
    static QHash<QFont, Signs> known;
    const auto found = known.find(font);
    return found != known.end() ? *found : *known.insert(font, Signs(font));
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
    Signs& signs = signsOf(font);
    double width = 0;
    for (const QChar sign : text)
        width += signs.cell(sign);
    return std::ceil(width);
}

void CounterLabel::paint(QPainter& painter, const QRectF& rect, const QString& text, const QFont& font,
                         const QColor& colour, Qt::Alignment alignment)
{
    const QFontMetricsF metrics(font);
    Signs& signs = signsOf(font);
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
        const double cell = signs.cell(sign);
        painter.drawText(QPointF(x + (cell - signs.advance(sign)) / 2, baseline), QString(sign));
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

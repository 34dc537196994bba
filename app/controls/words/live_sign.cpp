// SPDX-License-Identifier: GPL-3.0-or-later
#include "controls/words/live_sign.h"

#include "look/painting.h"

#include <QPainter>
#include <QtMath>
#include <algorithm>
#include <utility>

namespace whistle {

namespace {

constexpr double dotSide = 10; // pixels at 100 %
constexpr double ringWidth = 2;

QFont liveFont()
{
    QFont font = fontOf(TypeStep::Caption);
    font.setWeight(QFont::DemiBold);
    return font;
}

Colour inkOf(LiveState state)
{
    switch (state) {
    case LiveState::Refused:
        return Colour::Refuse;
    case LiveState::NotLive:
        return Colour::TextMuted;
    default:
        return Colour::Text;
    }
}

} // namespace

LiveSign::LiveSign(QWidget* parent) : Painted(parent)
{
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    hide(); // there are no words yet
}

void LiveSign::setWords(const LiveWords& words)
{
    if (m_words == words)
        return;
    m_words = words;
    setAccessibleName(words.more.isEmpty() ? words.words : words.more);
    setToolTip(words.more);
    setVisible(!words.words.isEmpty());
    updateGeometry();
    update();
}

void LiveSign::setCompact(bool compact)
{
    if (std::exchange(m_isCompact, compact) == compact)
        return;
    updateGeometry();
    update();
}

QSize LiveSign::sizeHint() const
{
    const double height = std::max(scaled(dotSide), QFontMetricsF(liveFont()).height());
    const double words = std::max(textWidth(m_words.words, liveFont()), textWidth(m_words.widest, liveFont()));
    return {qCeil(scaled(dotSide) + (m_isCompact ? 0 : px(Length::SpaceXs) + words)) + 1, qCeil(height)};
}

void LiveSign::paintEvent(QPaintEvent* /*event*/)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QColor ink = colourOf(inkOf(m_words.state));
    const double line = scaled(ringWidth);
    const double side = scaled(dotSide);
    const QRectF dot = QRectF(0, (height() - side) / 2, side, side).adjusted(line / 2, line / 2, -line / 2, -line / 2);
    painter.setPen(QPen(ink, line));
    painter.setBrush(m_words.state == LiveState::Live ? QBrush(ink) : QBrush(Qt::NoBrush));
    painter.drawEllipse(dot);
    if (m_words.state == LiveState::OnItsWay) {
        constexpr int sixteenth = 16;
        painter.setBrush(ink);
        painter.drawPie(dot, 90 * sixteenth, 180 * sixteenth);
    }
    if (m_isCompact)
        return;
    const double x = side + px(Length::SpaceXs);
    paintText(painter, QRectF(x, 0, width() - x, height()), m_words.words, liveFont(), ink);
}

} // namespace whistle

#include "moc_live_sign.cpp"

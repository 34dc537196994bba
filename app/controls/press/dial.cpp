// SPDX-License-Identifier: GPL-3.0-or-later
#include "controls/press/dial.h"

#include "base/common_words.h"
#include "controls/words/counter_label.h"
#include "look/painting.h"

#include <QPainter>
#include <algorithm>

namespace whistle {

namespace {

constexpr double arcSide = 44;

} // namespace

Dial::Dial(const DialState& state, QWidget* parent) : Painted(parent)
{
    setObjectName(QStringLiteral("dial"));
    setFocusPolicy(Qt::StrongFocus);
    setAttribute(Qt::WA_Hover);
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    setState(state);
}

void Dial::setState(const DialState& state)
{
    m_state = state;
    setAccessibleName(CommonWords::tr("%1: %2 of %3").arg(state.name).arg(state.value).arg(state.maximum));
    setAccessibleDescription(tr("Press to correct it."));
    setToolTip(accessibleName());
    updateGeometry();
    update();
}

QSize Dial::sizeHint() const
{
    const double width = std::max<double>(px(Length::DialSize), textWidth(m_state.name, TypeStep::Caption));
    return {qRound(width), qRound(scaled(arcSide)) + lineHeight(TypeStep::Caption)};
}

QSize Dial::minimumSizeHint() const
{
    return {px(Length::DialSize), sizeHint().height()};
}

void Dial::paint(QPainter& painter, const QRectF& box, int value, int maximum)
{
    const double side = std::min(box.width(), box.height());
    const double line = side * 5 / 56;
    QRectF arc(0, 0, side * 48 / 56, side * 48 / 56);
    arc.moveCenter(box.center());
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    const int start = 225 * 16;
    const int sweep = -270 * 16;
    painter.setPen(QPen(colourOf(Colour::RaisedPressed), line, Qt::SolidLine, Qt::RoundCap));
    painter.drawArc(arc, start, sweep);
    const double share = maximum > 0 ? std::clamp(double(value) / maximum, 0.0, 1.0) : 0;
    if (share > 0) {
        painter.setPen(QPen(colourOf(Colour::Text), line, Qt::SolidLine, Qt::RoundCap));
        painter.drawArc(arc, start, qRound(sweep * share));
    }
    painter.restore();
    QFont font = fontOf(TypeStep::Title);
    font.setWeight(QFont::Bold);
    CounterLabel::paint(painter, box, CounterLabel::words(value), font, colourOf(Colour::Text));
}

void Dial::paintEvent(QPaintEvent* /*event*/)
{
    const Theme& theme = Theme::current();
    QPainter painter(this);
    if (isDown() || underMouse())
        paintBox(
            painter, rect(),
            {theme.colour(isDown() ? Colour::RaisedPressed : Colour::RaisedHover), {}, pxF(Length::RadiusControl)});
    const double side = theme.scaled(arcSide);
    paint(painter, QRectF((width() - side) / 2, 0, side, side), m_state.value, m_state.maximum);
    QFont caption = theme.font(TypeStep::Caption);
    if (const double wide = textWidth(m_state.name, caption); wide > width()) // smaller, but never below its 100 %
        caption.setPixelSize(std::max(qRound(caption.pixelSize() / theme.textScale()),
                                      static_cast<int>(caption.pixelSize() * width() / wide)));
    paintText(painter, QRectF(0, side, width(), height() - side), m_state.name, caption,
              theme.colour(Colour::TextMuted), Qt::AlignCenter);
}

void Dial::sayNames()
{
    setState(DialState(m_state));
}

} // namespace whistle

#include "moc_dial.cpp"

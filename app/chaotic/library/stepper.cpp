// SPDX-License-Identifier: GPL-3.0-or-later
#include "chaotic/library/stepper.h"

#include "look/icons.h"
#include "look/painting.h"

#include <QLineEdit>
#include <QMouseEvent>
#include <QPainter>
#include <QWheelEvent>

namespace whistle::chaotic {

namespace {

/// Between minus and plus there is room for three digits.
constexpr double numberEms = 3.2;

} // namespace

Stepper::Stepper(QWidget* parent) : QSpinBox(parent)
{
    setButtonSymbols(QAbstractSpinBox::NoButtons);
    setFrame(false);
    setAlignment(Qt::AlignCenter);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setFont(Theme::current().font(TypeStep::Title));
}

void Stepper::setCaption(const QString& caption)
{
    m_caption = caption;
    setAccessibleName(caption);
    update();
}

QSize Stepper::sizeHint() const
{
    const Theme& theme = Theme::current();
    return {2 * theme.px(Length::Target) + qRound(theme.em() * numberEms),
            theme.lineHeight(TypeStep::Title) + theme.lineHeight(TypeStep::Caption) + theme.px(Length::SpaceM)};
}

QRect Stepper::minus() const
{
    return {0, 0, Theme::current().px(Length::Target), height()};
}

QRect Stepper::plus() const
{
    return minus().translated(width() - minus().width(), 0);
}

/// The number between the signs. A spin box puts it where its style has it whenever that changes.
void Stepper::placeNumber()
{
    const Theme& theme = Theme::current();
    lineEdit()->setTextMargins(0, 0, 0, 0);
    lineEdit()->setGeometry(minus().width(), theme.px(Length::SpaceXs), width() - 2 * minus().width(),
                            theme.lineHeight(TypeStep::Title) + theme.px(Length::SpaceXs));
}

void Stepper::resizeEvent(QResizeEvent* event)
{
    QSpinBox::resizeEvent(event);
    placeNumber();
}

void Stepper::paintEvent(QPaintEvent* /*event*/)
{
    const Theme& theme = Theme::current();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    paintBox(
        painter, rect(),
        {theme.colour(Colour::Sunken), {}, static_cast<double>(theme.px(Length::RadiusControl)), 0, Qt::SolidLine});
    const double side = theme.px(Length::Icon) * 0.8;
    const auto sign = [&](const QRectF& place, Icon drawing, bool isPossible) {
        paintIcon(painter, {place.center() - QPointF(side / 2, side / 2), QSizeF(side, side)}, drawing,
                  theme.colour(isPossible ? Colour::Text : Colour::TextDisabled));
    };
    sign(minus(), Icon::Minus, value() > minimum());
    sign(plus(), Icon::Plus, value() < maximum());
    const double line = theme.lineHeight(TypeStep::Caption);
    paintText(painter,
              QRectF(theme.px(Length::SpaceXs), height() - line - theme.px(Length::SpaceXs),
                     width() - 2 * theme.px(Length::SpaceXs), line),
              m_caption, TypeStep::Caption, theme.colour(Colour::TextMuted), Qt::AlignCenter);
}

void Stepper::mousePressEvent(QMouseEvent* event)
{
    if (event->button() != Qt::LeftButton)
        return;
    if (minus().contains(event->pos()))
        stepDown();
    else if (plus().contains(event->pos()))
        stepUp();
    else
        lineEdit()->setFocus(Qt::MouseFocusReason);
}

void Stepper::wheelEvent(QWheelEvent* event)
{
    event->ignore();
}

void Stepper::changeEvent(QEvent* event)
{
    QSpinBox::changeEvent(event);
    if (changesLooks(*event) && font() != Theme::current().font(TypeStep::Title)) {
        setFont(Theme::current().font(TypeStep::Title));
        updateGeometry();
    }
    placeNumber();
}

} // namespace whistle::chaotic

#include "moc_stepper.cpp"

// SPDX-License-Identifier: GPL-3.0-or-later
#include "kaosball/draft/lot_card.h"

#include "look/emblem.h"
#include "look/painting.h"
#include "look/theme.h"

#include <QMouseEvent>
#include <QPainter>
#include <QtMath>
#include <utility>

namespace whistle::kaosball {

namespace {

/// In em of the text.
constexpr double usualEms = 13;
constexpr double lotLeastEms = 9;
/// Of the buyer's emblem, in pixels at 100 %.
constexpr double buyerEmblemSide = 16;

} // namespace

LotCard::LotCard(QWidget* parent) : Painted(parent)
{
    QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    setFocusPolicy(Qt::StrongFocus);
    setAttribute(Qt::WA_Hover);
}

void LotCard::setState(const LotCardState& state)
{
    m_state = state;
    setAccessibleName(tr("%1, from %2, %3").arg(state.name).arg(state.minimum).arg(state.standing));
    setAccessibleDescription(state.effect);
    setToolTip(state.effect);
    updateGeometry();
    update();
}

void LotCard::mouseMoveEvent(QMouseEvent* event)
{
    QAbstractButton::mouseMoveEvent(event);
    if (m_isLifted || !event->buttons().testFlag(Qt::LeftButton) || rect().contains(event->position().toPoint()))
        return;
    m_isLifted = true;
    Q_EMIT lifted();
}

void LotCard::mouseReleaseEvent(QMouseEvent* event)
{
    QAbstractButton::mouseReleaseEvent(event);
    if (std::exchange(m_isLifted, false))
        Q_EMIT dropped(event->globalPosition().toPoint());
}

int LotCard::heightForWidth(int width) const
{
    const Theme& theme = Theme::current();
    const QFontMetrics metrics(theme.font(TypeStep::Caption));
    const QRect room(0, 0, width - 2 * px(Length::SpaceL), QWIDGETSIZE_MAX);
    const int effect = metrics.boundingRect(room, Qt::TextWordWrap, m_state.effect).height();
    const int lines = standsAlone(room.width()) ? 2 : 1;
    return wrappedHeight(m_state.name, TypeStep::Title, room.width()) + effect +
           lines * theme.lineHeight(TypeStep::Label) + 2 * px(Length::SpaceM) + 2 * px(Length::SpaceS);
}

TypeStep LotCard::standingStep() const
{
    return m_state.buyer > 0 || m_state.current ? TypeStep::Label : TypeStep::Caption;
}

double LotCard::roomOfMinimum() const
{
    if (m_state.buyer > 0) // once a lot is sold nobody asks for it
        return 0;
    return textWidth(QString::number(m_state.minimum), TypeStep::Number) + px(Length::SpaceXs) +
           textWidth(tr("from", "minimum bid: from 3"), TypeStep::Caption) + px(Length::SpaceS);
}

bool LotCard::standsAlone(int width) const
{
    const double emblem = m_state.buyer > 0 ? Theme::current().scaled(buyerEmblemSide) + px(Length::SpaceS) : 0;
    return roomOfMinimum() > 0 && emblem + textWidth(m_state.standing, standingStep()) + roomOfMinimum() > width;
}

QSize LotCard::sizeHint() const
{
    const int width = qRound(Theme::current().em() * usualEms);
    return {width, heightForWidth(width)};
}

QSize LotCard::minimumSizeHint() const
{
    const int width = qRound(Theme::current().em() * lotLeastEms);
    return {width, heightForWidth(std::max(width, this->width()))};
}

void LotCard::paintEvent(QPaintEvent* /*event*/)
{
    const Theme& theme = Theme::current();
    QPainter painter(this);
    const bool sold = m_state.buyer > 0;
    Box box{sold              ? theme.seatGround(m_state.buyer)
            : isDown()        ? theme.colour(Colour::RaisedPressed)
            : m_state.current ? theme.colour(Colour::Raised)
            : underMouse()    ? theme.colour(Colour::RaisedHover)
                              : theme.colour(Colour::Surface),
            {},
            static_cast<double>(px(Length::RadiusPanel)),
            static_cast<double>(px(Length::LineStrong)),
            Qt::SolidLine};
    if (m_state.current)
        box.edge = theme.colour(Colour::Chalk);
    paintBox(painter, rect(), box);
    const QRectF room =
        QRectF(rect()).adjusted(px(Length::SpaceL), px(Length::SpaceM), -px(Length::SpaceL), -px(Length::SpaceM));
    const double title = wrappedHeight(m_state.name, TypeStep::Title, qFloor(room.width()));
    paintWrapped(painter, QRectF(room.left(), room.top(), room.width(), title), m_state.name, TypeStep::Title,
                 theme.colour(Colour::Text));
    const double label = theme.lineHeight(TypeStep::Label);
    const bool alone = standsAlone(qFloor(room.width()));
    const QRectF effect(room.left(), room.top() + title + px(Length::SpaceXs), room.width(),
                        room.height() - title - label * (alone ? 2 : 1) - px(Length::SpaceS));
    painter.setFont(theme.font(TypeStep::Caption));
    painter.setPen(theme.colour(Colour::TextMuted));
    painter.drawText(effect, Qt::TextWordWrap | Qt::AlignLeft | Qt::AlignTop, m_state.effect);
    double x = room.left();
    double y = room.bottom() - label;
    if (!sold) {
        const QString minimum = QString::number(m_state.minimum);
        const double number = textWidth(minimum, TypeStep::Number) + px(Length::SpaceXs);
        paintText(painter, QRectF(room.left(), y, room.width(), label), minimum, TypeStep::Number,
                  theme.colour(Colour::Text), Qt::AlignRight | Qt::AlignVCenter);
        const QString from = tr("from", "minimum bid: from 3");
        paintText(painter, QRectF(room.left(), y, room.width() - number, label), from, TypeStep::Caption,
                  theme.colour(Colour::TextMuted), Qt::AlignRight | Qt::AlignVCenter);
    }
    if (sold) {
        const double side = theme.scaled(buyerEmblemSide);
        paintEmblem(painter, QRectF(x, y + (label - side) / 2, side, side), m_state.buyer);
        x += side + px(Length::SpaceS);
    }
    const TypeStep step = standingStep();
    const double right = alone ? room.right() : room.right() - roomOfMinimum();
    if (alone)
        y -= label;
    paintText(painter, QRectF(x, y, right - x, label), m_state.standing, step,
              theme.colour(step == TypeStep::Label ? Colour::Text : Colour::TextMuted));
}

} // namespace whistle::kaosball

#include "moc_lot_card.cpp"

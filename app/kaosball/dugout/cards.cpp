// SPDX-License-Identifier: GPL-3.0-or-later
#include "kaosball/dugout/cards.h"

#include "kaosball/telling/shown_table.h"
#include "look/icons.h"
#include "look/painting.h"

#include <QEvent>
#include <QHelpEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QToolTip>
#include <QWheelEvent>
#include <algorithm>

namespace whistle {

namespace {

double liveHeight()
{
    return Theme::current().scaled(28);
}

/// A card that lies face up: a number, or two letters of its name.
void paintMiniCard(QPainter& painter, const QRectF& rect, kaosball::Card card)
{
    const Theme& theme = Theme::current();
    const double radius = pxF(Length::RadiusSmall);
    paintBox(painter, rect, {theme.colour(Colour::Raised), {}, radius, 0, Qt::SolidLine});
    const double edge = theme.scaled(4);
    paintEdge(painter, rect, Qt::TopEdge, edge, radius, theme.colour(cardEdge(card.kind)));
    const QString face = kaosball::cardFace(card);
    QFont font = theme.font(TypeStep::Label);
    font.setWeight(QFont::Bold);
    font.setPixelSize(qRound(theme.scaled(face.size() > 1 ? 14 : 17)));
    const double wide = textWidth(face, font);
    if (wide > rect.width()) // a card may get narrow; what stands on it never elides
        font.setPixelSize(std::max(1, static_cast<int>(font.pixelSize() * rect.width() / wide)));
    paintText(painter, rect.adjusted(0, edge, 0, 0), face, font, theme.colour(Colour::Text), Qt::AlignCenter);
    if (card.star) {
        const double side = theme.scaled(11);
        painter.save();
        painter.setRenderHint(QPainter::Antialiasing);
        painter.translate(rect.right() - side - 1, rect.top() + edge);
        painter.scale(side / 24, side / 24);
        painter.fillPath(iconPath(Icon::Star), theme.colour(Colour::Text));
        painter.restore();
    }
}

} // namespace

Colour cardEdge(kaosball::CardKind kind)
{
    using kaosball::CardKind;
    return kind == CardKind::Tactic                                  ? Colour::CardTactic
           : kind == CardKind::Cheat || kind == CardKind::BoosterBru ? Colour::CardCheat
                                                                     : Colour::CardEnergy;
}

void paintLiveNumber(QPainter& painter, const QRectF& rect, const LiveNumber& number)
{
    const Theme& theme = Theme::current();
    const double radius = pxF(Length::RadiusSmall);
    QFont font = theme.font(TypeStep::Label);
    if (number.live) {
        paintBox(painter, rect, {theme.colour(Colour::Chalk), {}, radius, 0, Qt::SolidLine});
        font.setWeight(QFont::Bold);
        paintText(painter, rect, number.face, font, theme.colour(Colour::Window), Qt::AlignCenter);
        return;
    }
    paintBox(painter, rect, {{}, theme.colour(Colour::Line), radius, pxF(Length::LineHair), Qt::SolidLine});
    font.setWeight(QFont::Medium);
    paintText(painter, rect, number.face, font, theme.colour(Colour::DeadInk), Qt::AlignCenter);
    paintStrike(painter, rect.adjusted(3, 0, -3, 0), theme.colour(Colour::DeadInk));
}

const std::vector<kaosball::Card>& numberedCards()
{
    using kaosball::Card;
    static const std::vector<Card> cards{Card::energy(1), Card::energy(2),    Card::energy(3), Card::energy(4),
                                         Card::energy(5), Card::boosterBru(), Card::upset()};
    return cards;
}

BurnedRow::BurnedRow(QWidget* parent) : QWidget(parent)
{
    setObjectName(QStringLiteral("burnedRow"));
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
}

void BurnedRow::setCards(const std::vector<kaosball::Card>& cards, int bellAt)
{
    m_cards = cards;
    m_bellAt = bellAt;
    QStringList names;
    for (const kaosball::Card card : cards)
        names << kaosball::cardName(card);
    setAccessibleName(cards.empty() ? tr("No burned cards")
                                    : tr("Burned cards: %1").arg(names.join(QStringLiteral(", "))));
    scrollTo(places() * (cell() + pxF(Length::SpaceXs))); // the newest cards are the ones to see
    update();
}

int BurnedRow::places() const
{
    return std::max(m_bellAt, static_cast<int>(m_cards.size()));
}

double BurnedRow::cell() const
{
    // Nine places always fit: they get narrower before they scroll.
    const double wanted = pxF(Length::CardMiniWidth);
    const double fits = (width() - (m_bellAt - 1) * pxF(Length::SpaceXs)) / std::max(1, m_bellAt);
    return std::clamp(fits, wanted * 2 / 3, wanted);
}

QRectF BurnedRow::place(int index) const
{
    return {index * (cell() + pxF(Length::SpaceXs)) - m_offset, 0, cell(), pxF(Length::CardMiniHeight)};
}

void BurnedRow::scrollTo(double offset)
{
    const double whole = places() * (cell() + pxF(Length::SpaceXs)) - pxF(Length::SpaceXs);
    m_offset = std::clamp(offset, 0.0, std::max(0.0, whole - width()));
    if (places() == m_bellAt)
        m_offset = 0;
    update();
}

QSize BurnedRow::sizeHint() const
{
    return {qRound(m_bellAt * (pxF(Length::CardMiniWidth) + pxF(Length::SpaceXs)) - pxF(Length::SpaceXs)),
            qRound(pxF(Length::CardMiniHeight))};
}

QSize BurnedRow::minimumSizeHint() const
{
    return {sizeHint().width() / 2, sizeHint().height()};
}

void BurnedRow::paintEvent(QPaintEvent* /*event*/)
{
    const Theme& theme = Theme::current();
    QPainter painter(this);
    for (int i = 0; i < places(); ++i) {
        const QRectF box = place(i);
        if (i < static_cast<int>(m_cards.size())) {
            paintMiniCard(painter, box, m_cards[static_cast<std::size_t>(i)]);
        } else if (i == m_bellAt - 1) {
            paintBox(painter, box,
                     {{},
                      theme.colour(Colour::LineStrong),
                      pxF(Length::RadiusSmall),
                      pxF(Length::LineStrong),
                      Qt::SolidLine});
            const double side = theme.scaled(16);
            QRectF bell(0, 0, side, side);
            bell.moveCenter(box.center());
            paintIcon(painter, bell, Icon::Bell, theme.colour(Colour::TextMuted));
        } else {
            paintBox(painter, box,
                     {{}, theme.colour(Colour::Line), pxF(Length::RadiusSmall), pxF(Length::LineHair), Qt::DashLine});
        }
    }
}

bool BurnedRow::event(QEvent* event)
{
    if (event->type() == QEvent::ToolTip) {
        const auto* help = static_cast<QHelpEvent*>(event);
        for (int i = 0; i < static_cast<int>(m_cards.size()); ++i) {
            if (place(i).contains(help->pos()))
                QToolTip::showText(help->globalPos(), kaosball::cardName(m_cards[static_cast<std::size_t>(i)]), this);
        }
        return true;
    }
    return QWidget::event(event);
}

void BurnedRow::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    scrollTo(places() * (cell() + pxF(Length::SpaceXs)));
}

void BurnedRow::mousePressEvent(QMouseEvent* event)
{
    m_pressedAt = event->position().x() + m_offset;
    event->setAccepted(places() > m_bellAt);
}

void BurnedRow::mouseMoveEvent(QMouseEvent* event)
{
    scrollTo(m_pressedAt - event->position().x());
}

void BurnedRow::wheelEvent(QWheelEvent* event)
{
    const QPoint turned = event->angleDelta();
    scrollTo(m_offset - (turned.x() != 0 ? turned.x() : turned.y()) / 4.0);
    event->setAccepted(places() > m_bellAt);
}

LiveRow::LiveRow(QWidget* parent) : Painted(parent)
{
    setObjectName(QStringLiteral("liveRow"));
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
}

void LiveRow::setNumbers(const std::vector<LiveNumber>& numbers, const QString& caption)
{
    m_numbers = numbers;
    m_caption = caption;
    QStringList live;
    for (const LiveNumber& number : numbers) {
        if (number.live)
            live << number.face;
    }
    setAccessibleName(live.isEmpty() ? tr("No live number")
                                     : tr("Live numbers: %1").arg(live.join(QStringLiteral(", "))));
    updateGeometry();
    update();
}

QSize LiveRow::sizeHint() const
{
    const double caption = textWidth(m_caption, TypeStep::Caption) + pxF(Length::SpaceS);
    const auto count = static_cast<double>(m_numbers.size());
    return {qRound(caption + count * (pxF(Length::CardMiniWidth) + pxF(Length::SpaceXs))), qRound(liveHeight())};
}

QSize LiveRow::minimumSizeHint() const
{
    return {sizeHint().width() / 2, sizeHint().height()};
}

void LiveRow::paintEvent(QPaintEvent* /*event*/)
{
    QPainter painter(this);
    const Theme& theme = Theme::current();
    const double wide = std::max(textWidth(m_caption, TypeStep::Caption), theme.scaled(34));
    paintText(painter, QRectF(0, 0, wide, height()), m_caption, TypeStep::Caption, theme.colour(Colour::TextMuted));
    double x = wide + pxF(Length::SpaceS);
    const auto count = static_cast<double>(m_numbers.size());
    const double gap = pxF(Length::SpaceXs);
    const double cell = std::min(pxF(Length::CardMiniWidth), (width() - x - (count - 1) * gap) / std::max(1.0, count));
    for (const LiveNumber& number : m_numbers) {
        paintLiveNumber(painter, QRectF(x, 0, cell, liveHeight()), number);
        x += cell + gap;
    }
}

} // namespace whistle

#include "moc_cards.cpp"

// SPDX-License-Identifier: GPL-3.0-or-later
#include "battleline/cards/card_pad.h"

#include "battleline/cards/card_painter.h"
#include "battleline/line/line_view.h"
#include "battleline/telling/spoken_names.h"
#include "look/painting.h"

#include <QPainter>
#include <QtMath>
#include <algorithm>
#include <numeric>

namespace whistle::battleline {

namespace {

/// Of a target: the least height of a row that lies between others.
constexpr double leastShare = 0.9;

} // namespace

CardPad::CardPad(std::vector<Card> cards, int columns, QWidget* parent) : Board(parent), m_columns(columns)
{
    for (const Card card : cards)
        m_cards.push_back({card, {}, {}, false});
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    fitRows();
    connect(this, &Board::dropped, this, [this](int place, QPoint where) {
        if (at(place).seenAt.isEmpty())
            Q_EMIT cardDropped(at(place).card, where);
    });
}

void CardPad::showCards(const std::function<PadCard(Card)>& what)
{
    std::vector<PadCard> cards;
    for (const PadCard& before : m_cards)
        cards.push_back(what(before.card));
    if (cards == m_cards)
        return;
    m_cards = std::move(cards);
    tellChanged();
    update();
}

QRectF CardPad::placeRect(int place) const
{
    const double gap = pxF(Length::SpaceHair);
    // The cards come column after column: a colour is a column of the upright pad and a row of the wide one.
    const int column = m_wide ? place % lines() : place / lines();
    const auto row = m_rowHeights.begin() + rowOf(place);
    const double top = std::accumulate(m_rowHeights.begin(), row, 0.0) + gap * rowOf(place);
    return {column * (cardWidth() + gap), top, cardWidth(), *row};
}

double CardPad::cardWidth() const
{
    return (width() - pxF(Length::SpaceHair) * (columns() - 1)) / columns();
}

void CardPad::fitRows()
{
    const double room = height() - pxF(Length::SpaceHair) * (rows() - 1);
    std::vector<double> needed(static_cast<std::size_t>(rows()), 0.0);
    for (int place = 0; place < placeCount(); ++place) {
        double& row = needed[static_cast<std::size_t>(rowOf(place))];
        row = std::max(row, heightWithEffect(at(place).card, cardWidth()));
    }
    const double all = std::accumulate(needed.begin(), needed.end(), 0.0);
    const double share = (all <= room ? room - all : room) / rows();
    m_rowHeights.clear();
    for (const double row : needed)
        m_rowHeights.push_back(all <= room ? row + share : share);
}

QString CardPad::placeWords(int place) const
{
    const PadCard& card = at(place);
    QString words = displayName(card.card);
    if (!card.seenAt.isEmpty())
        words = tr("%1, lies at %2").arg(words, card.seenAt);
    else
        words = tr("%1, not seen yet").arg(words);
    if (!card.why.isEmpty() && card.seenAt.isEmpty())
        words = tr("%1. %2", "a card, and why it cannot be played").arg(words, card.why);
    const QString effect = effectOf(card.card);
    return effect.isEmpty() ? words : tr("%1. %2", "a card, and what it does").arg(words, effect);
}

void CardPad::pressPlace(int place)
{
    if (at(place).seenAt.isEmpty())
        Q_EMIT cardPressed(at(place).card);
}

int CardPad::placeOf(Card card) const
{
    for (int place = 0; place < placeCount(); ++place) {
        if (at(place).card == card)
            return place;
    }
    return -1;
}

void CardPad::setWide(bool wide)
{
    if (m_wide == wide)
        return;
    m_wide = wide;
    fitRows();
    updateGeometry();
    update();
}

QSize CardPad::sizeHint() const
{
    return sizeOfRows(1);
}

QSize CardPad::minimumSizeHint() const
{
    return sizeOfRows(m_wide ? 1 : leastShare);
}

QSize CardPad::sizeOfRows(double least) const
{
    const Theme& theme = Theme::current();
    const double target = pxF(Length::Target) / theme.textScale();
    const double wide = std::max(target, textWidth(QStringLiteral("10 W"), TypeStep::Label) + pxF(Length::SpaceM));
    const double high = std::max(least * target, theme.lineHeight(TypeStep::Label) + pxF(Length::SpaceXs));
    return {qCeil(columns() * (wide + pxF(Length::SpaceHair))), qCeil(rows() * (high + pxF(Length::SpaceHair)))};
}

void CardPad::resizeEvent(QResizeEvent* event)
{
    Board::resizeEvent(event);
    fitRows();
}

void CardPad::changeEvent(QEvent* event)
{
    Board::changeEvent(event);
    if (changesLooks(*event))
        fitRows();
}

void CardPad::paintEvent(QPaintEvent* /*event*/)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    for (int place = 0; place < placeCount(); ++place) {
        const PadCard& card = at(place);
        const CardLook look = card.chosen             ? CardLook::Chosen
                              : card.seenAt.isEmpty() ? CardLook::Unseen
                                                      : CardLook::Seen;
        painter.setOpacity(card.why.isEmpty() || !card.seenAt.isEmpty() ? 1.0 : 0.6);
        paintCard(painter, placeRect(place), card.card, look);
        painter.setOpacity(1.0);
    }
    paintCursor(painter, pxF(Length::RadiusSmall));
}

} // namespace whistle::battleline

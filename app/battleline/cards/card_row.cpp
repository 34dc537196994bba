// SPDX-License-Identifier: GPL-3.0-or-later
#include "battleline/cards/card_row.h"

#include "battleline/cards/card_painter.h"
#include "battleline/telling/spoken_names.h"
#include "look/painting.h"

#include <QPainter>

namespace whistle::battleline {

namespace {

/// A card is so wide and so high, in em of the text and lines of the number's type.
QSizeF cardSize()
{
    const Theme& theme = Theme::current();
    return {theme.em() * 5, theme.lineHeight(TypeStep::Number) * 1.6};
}

} // namespace

CardRow::CardRow(QWidget* parent) : Painted(parent)
{
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
}

void CardRow::setCards(std::vector<RowCard> cards)
{
    m_cards = std::move(cards);
    QStringList names;
    for (const RowCard& shown : m_cards) {
        const QString name = displayName(shown.card);
        names << (shown.meaning.isValid()
                      ? tr("%1 as %2", "a wildcard, and what it stands for").arg(name, displayName(shown.meaning))
                      : name);
    }
    setAccessibleName(names.join(QStringLiteral(", ")));
    setToolTip(accessibleName());
    setVisible(!m_cards.empty());
    updateGeometry();
    update();
}

QSize CardRow::sizeHint() const
{
    const auto count = static_cast<double>(m_cards.size());
    return {qRound(count * (cardSize().width() + pxF(Length::SpaceXs))), qRound(cardSize().height())};
}

void CardRow::paintEvent(QPaintEvent* /*event*/)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const auto count = static_cast<double>(m_cards.size());
    const double wide = std::min(cardSize().width(), (width() - pxF(Length::SpaceXs) * (count - 1)) / count);
    double left = 0;
    for (const RowCard& shown : m_cards) {
        paintCard(painter, {left, 0, wide, cardSize().height()}, shown.card,
                  shown.isMarked ? CardLook::Offered : CardLook::Lying, false, shown.meaning);
        left += wide + pxF(Length::SpaceXs);
    }
}

} // namespace whistle::battleline

#include "moc_card_row.cpp"

// SPDX-License-Identifier: GPL-3.0-or-later
#include "battleline/cards/card_pad.h"

#include "base/common_words.h"
#include "base/each.h"
#include "battleline/cards/card_painter.h"
#include "battleline/telling/spoken_names.h"
#include "look/painting.h"

#include <QPainter>
#include <QtMath>
#include <numeric>

namespace whistle::battleline {

CardPad::CardPad(const std::vector<Card>& cards, int columns, QWidget* parent)
    : BoardOf(parent, eachOf(cards,
                             [](Card card) {
                                 return PadCard{card, {}, {}};
                             }))
    , m_columns(columns)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    connect(this, &Board::dropped, this, [this](int place, QPoint where) {
        if (at(place).seenAt.isEmpty())
            Q_EMIT cardDropped(at(place).card, where);
    });
}

void CardPad::showCards(const std::function<PadCard(Card)>& what)
{
    setModel(eachOf(m_model, [&what](const PadCard& before) { return what(before.card); }));
}

std::vector<QRectF> CardPad::rects() const
{
    const double gap = pxF(Length::SpaceHair);
    const double wide = (width() - gap * (columns() - 1)) / columns();
    // The cards come column after column: a colour is a column of the upright pad and a row of the wide one.
    const auto rowOf = [this](int place) { return m_wide ? place / lines() : place % lines(); };
    const double room = height() - gap * (rows() - 1);
    std::vector<double> heights;
    double needed = 0;
    for (const EffectPlace effects : {EffectPlace::Below, EffectPlace::Behind}) {
        m_effects = effects;
        heights.assign(static_cast<std::size_t>(rows()), 0.0);
        for (int place = 0; place < placeCount(); ++place) {
            double& row = heights[static_cast<std::size_t>(rowOf(place))];
            row = std::max(row, heightWithEffect(at(place).card, wide, effects));
        }
        needed = std::accumulate(heights.begin(), heights.end(), 0.0);
        if (needed <= room)
            break;
    }
    std::vector<double> tops{0};
    for (double& row : heights) {
        row = needed <= room ? row + (room - needed) / rows() : room / rows();
        tops.push_back(tops.back() + row + gap);
    }
    std::vector<QRectF> rects;
    for (int place = 0; place < placeCount(); ++place) {
        const auto row = static_cast<std::size_t>(rowOf(place));
        const int column = m_wide ? place % lines() : place / lines();
        rects.emplace_back(column * (wide + gap), tops[row], wide, heights[row]);
    }
    return rects;
}

QString CardPad::placeWords(int place) const
{
    const PadCard& card = at(place);
    const QString name = displayName(card.card);
    const bool isSeen = !card.seenAt.isEmpty();
    QString words = isSeen ? tr("%1, at %2").arg(name, card.seenAt) : tr("%1, not yet seen").arg(name);
    if (!card.why.isEmpty() && !isSeen)
        words = CommonWords::tr("%1. %2").arg(words, card.why);
    const QString effect = effectOf(card.card);
    return effect.isEmpty() ? words : CommonWords::tr("%1. %2").arg(words, effect);
}

void CardPad::pressPlace(int place)
{
    if (at(place).seenAt.isEmpty())
        Q_EMIT cardPressed(at(place).card);
}

void CardPad::setWide(bool wide)
{
    if (m_wide == wide)
        return;
    m_wide = wide;
    updateGeometry();
    update();
}

QSize CardPad::sizeOfRows(double least) const
{
    const Theme& theme = Theme::current();
    const double target = pxF(Length::Target) / theme.textScale();
    const double wide = std::max(target, textWidth(QStringLiteral("10 W"), TypeStep::Label) + pxF(Length::SpaceM));
    const double high = std::max(least * target, theme.lineHeight(TypeStep::Label) + pxF(Length::SpaceXs));
    return {qCeil(columns() * (wide + pxF(Length::SpaceHair))), qCeil(rows() * (high + pxF(Length::SpaceHair)))};
}

void CardPad::paintEvent(QPaintEvent* /*event*/)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const std::vector<QRectF> places = rects();
    for (std::size_t place = 0; place < places.size(); ++place) {
        const PadCard& card = m_model[place];
        const bool isUnseen = card.seenAt.isEmpty();
        painter.setOpacity(card.why.isEmpty() || !isUnseen ? 1.0 : 0.6);
        paintCard(painter, places[place], card.card,
                  card.chosen ? CardLook::Chosen
                  : isUnseen  ? CardLook::Unseen
                              : CardLook::Seen,
                  false, {}, m_effects);
    }
    painter.setOpacity(1.0);
    paintCursor(painter, pxF(Length::RadiusSmall));
}

} // namespace whistle::battleline

#include "moc_card_pad.cpp"

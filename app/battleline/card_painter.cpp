// SPDX-License-Identifier: GPL-3.0-or-later
#include "battleline/card_painter.h"

#include "battleline/card_words.h"
#include "parts/painting.h"

#include <QFontMetricsF>
#include <QPainter>
#include <algorithm>

namespace whistle::battleline {

namespace {

constexpr double fadedBy = 0.5;

double px(Length name)
{
    return Theme::current().px(name);
}

/// The words in the largest of two type steps in which they fit.
QFont fitting(const QString& words, double width, TypeStep large, TypeStep small)
{
    const Theme& theme = Theme::current();
    const QFont font = theme.font(large);
    return QFontMetricsF(font).horizontalAdvance(words) <= width ? font : theme.font(small);
}

void paintTroop(QPainter& painter, const QRectF& room, Card card, const QColor& ink, const QColor& quiet)
{
    const QString letter = letterOf(card.color());
    const double letterWidth = textWidth(letter, TypeStep::Caption);
    const QRectF valueRoom = room.adjusted(0, 0, -letterWidth - px(Length::SpaceHair), 0);
    const QString value = QString::number(card.value());
    const bool isLow = room.height() < Theme::current().lineHeight(TypeStep::Number);
    QFont font = isLow ? Theme::current().font(TypeStep::Label)
                       : fitting(value, valueRoom.width(), TypeStep::Number, TypeStep::Label);
    paintText(painter, valueRoom, value, font, ink);
    paintText(painter, room, letter, TypeStep::Caption, quiet, Qt::AlignRight | Qt::AlignVCenter);
}

void paintTactics(QPainter& painter, const QRectF& room, Card card, const QColor& ink)
{
    const QString name = displayName(card);
    QFont font = fitting(name, room.width(), TypeStep::Label, TypeStep::Caption);
    painter.setFont(font);
    painter.setPen(ink);
    const QFontMetricsF metrics(font);
    const bool wraps =
        name.contains(u' ') && metrics.horizontalAdvance(name) > room.width() && room.height() >= 2 * metrics.height();
    if (!wraps) {
        paintText(painter, room, name, font, ink);
        return;
    }
    const QString first = name.section(u' ', 0, 0);
    const QString rest = name.section(u' ', 1);
    const QRectF upper(room.left(), room.center().y() - metrics.height(), room.width(), metrics.height());
    paintText(painter, upper, first, font, ink);
    paintText(painter, upper.translated(0, metrics.height()), rest, font, ink);
}

} // namespace

void paintCard(QPainter& painter, const QRectF& rect, Card card, CardLook look, bool faded)
{
    const Theme& theme = Theme::current();
    const double radius = px(Length::RadiusSmall);
    const bool isChosen = look == CardLook::Chosen;
    const bool isSeen = look == CardLook::Seen;
    QColor ink = theme.colour(isChosen ? Colour::TextOnLight : isSeen ? Colour::DeadInk : Colour::Text);
    QColor quiet = theme.colour(isChosen ? Colour::TextOnLight : isSeen ? Colour::DeadInk : Colour::TextMuted);
    Box box{theme.colour(isChosen ? Colour::Chalk : isSeen ? Colour::Sunken : Colour::Raised), {}, radius};
    if (look == CardLook::Offered) {
        box.edge = theme.colour(Colour::ReachLine);
        box.line = px(Length::LineStrong);
    }
    painter.save();
    if (faded)
        painter.setOpacity(painter.opacity() * fadedBy);
    paintBox(painter, rect, box);
    const double edge = px(Length::LineSeat) + px(Length::SpaceHair);
    if (isSeen)
        painter.setOpacity(painter.opacity() * fadedBy);
    paintEdge(painter, rect, Qt::LeftEdge, edge, radius, theme.colour(edgeOf(card)));
    const double gap = std::min(px(Length::SpaceS), rect.width() / 10);
    const QRectF room = rect.adjusted(edge + gap, 0, -gap, 0);
    if (card.isTroop())
        paintTroop(painter, room, card, ink, quiet);
    else
        paintTactics(painter, room, card, ink);
    if (isSeen)
        paintStrike(painter, room, ink);
    painter.restore();
}

void paintSlot(QPainter& painter, const QRectF& rect, bool offered)
{
    const Theme& theme = Theme::current();
    paintBox(painter, rect,
             {offered ? theme.colour(Colour::Reach) : QColor(),
              theme.colour(offered ? Colour::ReachLine : Colour::LineStrong), px(Length::RadiusSmall),
              px(Length::LineHair), offered ? Qt::SolidLine : Qt::DashLine});
}

} // namespace whistle::battleline

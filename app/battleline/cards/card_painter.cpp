// SPDX-License-Identifier: GPL-3.0-or-later
#include "battleline/cards/card_painter.h"

#include "battleline/telling/spoken_names.h"
#include "look/painting.h"

#include <QPainter>
#include <QTextLayout>
#include <QtMath>

namespace whistle::battleline {

namespace {

constexpr double fadedBy = 0.5;
/// No fewer letters of a word that is broken stand on a line.
constexpr qsizetype leastLetters = 3;
/// A narrower card has no room for what it does, in em of the text.
constexpr double effectEms = 8;

/// The widest letter that a colour has.
double letterWidth()
{
    double widest = 0;
    for (int color = 0; color < colorCount; ++color)
        widest = std::max(widest, textWidth(letterOf(color), TypeStep::Caption));
    return widest;
}

/// The font of values. It depends on the room alone, so that all cards of a row have numbers of one size.
QFont valueFont(const QRectF& room)
{
    const Theme& theme = Theme::current();
    QFont font = theme.font(TypeStep::Number);
    const double wide = textWidth(QStringLiteral("10"), font) + pxF(Length::SpaceHair) + letterWidth();
    const double part = std::min({1.0, room.width() / wide, room.height() / theme.lineHeight(TypeStep::Number)});
    font.setPixelSize(std::max(qFloor(font.pixelSize() * part), theme.font(TypeStep::Label).pixelSize()));
    return font;
}

void paintTroop(QPainter& painter, const QRectF& room, Card card, const QColor& ink, const QColor& quiet)
{
    paintText(painter, room, QString::number(card.value()), valueFont(room), ink);
    paintText(painter, room, letterOf(card.color()), TypeStep::Caption, quiet, Qt::AlignRight | Qt::AlignVCenter);
}

/// Two lines of which neither is wider than need be: at a space where there is one, else inside the word.
QStringList halves(const QString& name, const QFont& font, double width)
{
    if (name.contains(u' '))
        return {name.section(u' ', 0, 0), name.section(u' ', 1)};
    qsizetype first = name.size() - leastLetters;
    while (first > leastLetters && textWidth(name.left(first) + u'-', font) > width)
        --first;
    return {name.left(first) + u'-', name.mid(first)};
}

/// The name, and below it what the card does.
void paintEffect(QPainter& painter, const QRectF& room, Card card, const QColor& ink, const QColor& quiet)
{
    const double name = Theme::current().lineHeight(TypeStep::Label);
    const double words = wrappedHeight(effectOf(card), TypeStep::Caption, qFloor(room.width()));
    const double top = room.top() + std::max(0.0, (room.height() - name - words) / 2);
    paintText(painter, {room.left(), top, room.width(), name}, displayName(card), TypeStep::Label, ink);
    paintWrapped(painter, {room.left(), top + name, room.width(), words}, effectOf(card), TypeStep::Caption, quiet,
                 Qt::AlignLeft | Qt::AlignTop);
}

/// The edge of a card: its colour; Tactics cards have none of the six.
Colour edgeOf(Card card)
{
    static constexpr Indexed<Colour, colorCount> colours{{Colour::TroopRed, Colour::TroopOrange, Colour::TroopYellow,
                                                          Colour::TroopGreen, Colour::TroopBlue, Colour::TroopPurple}};
    return card.isTroop() ? colours[card.color()] : Colour::TextMuted;
}

/// The coloured edge at the left.
double edgeWidth()
{
    return pxF(Length::LineSeat) + pxF(Length::SpaceHair);
}

/// Words need the room more than the air beside them.
QRectF wordRoomIn(const QRectF& card)
{
    return card.adjusted(edgeWidth() + pxF(Length::SpaceXs), 0, -pxF(Length::SpaceHair), 0);
}

void paintTactics(QPainter& painter, const QRectF& room, Card card, const QColor& ink)
{
    const Theme& theme = Theme::current();
    const QString name = displayName(card);
    const double line = theme.lineHeight(TypeStep::Caption);
    const bool isShort = textWidth(name, TypeStep::Label) <= room.width();
    if (isShort || textWidth(name, TypeStep::Caption) <= room.width() || room.height() < 2 * line) {
        paintText(painter, room, name, isShort ? TypeStep::Label : TypeStep::Caption, ink);
        return;
    }
    const QStringList lines = halves(name, theme.font(TypeStep::Caption), room.width());
    const QRectF upper(room.left(), room.center().y() - line, room.width(), line);
    paintText(painter, upper, lines.front(), TypeStep::Caption, ink);
    paintText(painter, upper.translated(0, line), lines.back(), TypeStep::Caption, ink);
}

/// The name and behind it what the card does, in lines of this width; returns how high they are.
double layNamed(QTextLayout& layout, Card card, double width)
{
    const QString name = displayName(card);
    layout.setText(name + QStringLiteral(".  ") + effectOf(card));
    layout.setFont(fontOf(TypeStep::Caption));
    QTextLayout::FormatRange bold;
    bold.start = 0;
    bold.length = static_cast<int>(name.size()) + 1;
    bold.format.setFont(fontOf(TypeStep::Label));
    bold.format.setForeground(colourOf(Colour::Text));
    layout.setFormats({bold});
    const double step = Theme::current().lineHeight(TypeStep::Caption);
    double top = 0;
    layout.beginLayout();
    for (QTextLine line = layout.createLine(); line.isValid(); line = layout.createLine()) {
        line.setLineWidth(width);
        line.setPosition({0, top + (step - line.height()) / 2});
        top += step;
    }
    layout.endLayout();
    return top;
}

void paintNamed(QPainter& painter, const QRectF& room, Card card, const QColor& ink)
{
    QTextLayout layout;
    const double high = layNamed(layout, card, room.width());
    painter.setPen(ink);
    layout.draw(&painter, {room.left(), room.top() + std::max(0.0, (room.height() - high) / 2)});
}

/// Where a name stands in its room, as far as one line of it goes.
QRectF wordsIn(const QRectF& room, const QString& name)
{
    const double wide = std::min(room.width(), textWidth(name, TypeStep::Label));
    const double high = std::min(room.height(), static_cast<double>(Theme::current().lineHeight(TypeStep::Label)));
    return {room.left(), room.center().y() - high / 2, wide, high};
}

/// What a wildcard stands for, under its name.
void paintMeaning(QPainter& painter, const QRectF& room, Card wildcard, Card meaning, const QColor& ink,
                  const QColor& quiet)
{
    const double line = Theme::current().lineHeight(TypeStep::Caption);
    const QRectF upper(room.left(), room.top() + pxF(Length::SpaceHair), room.width(), line);
    paintText(painter, upper, displayName(wildcard), TypeStep::Caption, quiet);
    paintTroop(painter, {room.left(), upper.bottom(), room.width(), room.bottom() - upper.bottom()}, meaning, ink,
               quiet);
}

} // namespace

double heightWithEffect(Card card, double width, EffectPlace place)
{
    const double room = wordRoomIn({0, 0, width, 0}).width();
    if (card.isTroop() || room < effectEms * Theme::current().em())
        return 0;
    if (place == EffectPlace::Behind) {
        QTextLayout layout;
        return layNamed(layout, card, room);
    }
    return Theme::current().lineHeight(TypeStep::Label) +
           wrappedHeight(effectOf(card), TypeStep::Caption, qFloor(room));
}

void paintCard(QPainter& painter, const QRectF& rect, Card card, CardLook look, bool faded, Card meaning,
               EffectPlace effects)
{
    const Theme& theme = Theme::current();
    const double radius = pxF(Length::RadiusSmall);
    const bool isChosen = look == CardLook::Chosen;
    const bool isSeen = look == CardLook::Seen;
    QColor ink = theme.colour(isChosen ? Colour::SeatInk : isSeen ? Colour::DeadInk : Colour::Text);
    QColor quiet = theme.colour(isChosen ? Colour::SeatInk : isSeen ? Colour::DeadInk : Colour::TextMuted);
    Box box{theme.colour(isChosen ? Colour::Chalk : isSeen ? Colour::Sunken : Colour::Raised), {}, radius};
    if (look == CardLook::Offered) {
        box.edge = theme.colour(Colour::ReachLine);
        box.line = pxF(Length::LineStrong);
    }
    painter.save();
    if (faded)
        painter.setOpacity(painter.opacity() * fadedBy);
    paintBox(painter, rect, box);
    const double edge = edgeWidth();
    QColor side = theme.colour(edgeOf(card));
    if (isSeen)
        side.setAlphaF(static_cast<float>(fadedBy));
    paintEdge(painter, rect, Qt::LeftEdge, edge, radius, side);
    const double gap = std::min(pxF(Length::SpaceS), rect.width() / 10);
    const QRectF room = rect.adjusted(edge + gap, 0, -gap, 0);
    const QRectF wordRoom = wordRoomIn(rect);
    const double withEffect = isSeen ? 0 : heightWithEffect(card, rect.width(), effects);
    if (card.isTroop())
        paintTroop(painter, room, card, ink, quiet);
    else if (meaning.isValid())
        paintMeaning(painter, wordRoom, card, meaning, ink, quiet);
    else if (withEffect > 0 && withEffect <= rect.height() && effects == EffectPlace::Below)
        paintEffect(painter, wordRoom, card, ink, quiet);
    else if (withEffect > 0 && withEffect <= rect.height())
        paintNamed(painter, wordRoom, card, quiet);
    else
        paintTactics(painter, wordRoom, card, ink);
    if (isSeen)
        paintStrike(painter, card.isTroop() ? room : wordsIn(wordRoom, displayName(card)), ink);
    painter.restore();
}

void paintSlot(QPainter& painter, const QRectF& rect, bool offered)
{
    const Theme& theme = Theme::current();
    paintBox(painter, rect,
             {offered ? theme.colour(Colour::Reach) : QColor(),
              theme.colour(offered ? Colour::ReachLine : Colour::LineStrong), pxF(Length::RadiusSmall),
              pxF(Length::LineHair), offered ? Qt::SolidLine : Qt::DashLine});
}

} // namespace whistle::battleline

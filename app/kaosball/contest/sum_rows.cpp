// SPDX-License-Identifier: GPL-3.0-or-later
#include "kaosball/contest/sum_rows.h"

#include "base/common_words.h"
#include "look/emblem.h"
#include "look/icons.h"
#include "look/painting.h"

#include <QPainter>
#include <algorithm>

namespace whistle {

namespace {

double tileHeight()
{
    const Theme& theme = Theme::current();
    return theme.lineHeight(TypeStep::Term) + theme.lineHeight(TypeStep::Caption) + 2 * pxF(Length::SpaceS);
}

/// The place of "+" and "=".
double signWidth()
{
    return Theme::current().scaled(43);
}

double emblemWidth()
{
    return Theme::current().scaled(28) + pxF(Length::SpaceM);
}

void paintTile(QPainter& painter, const QRectF& box, const SumTile& tile)
{
    const Theme& theme = Theme::current();
    const double radius = theme.px(Length::RadiusControl) + pxF(Length::SpaceHair);
    if (tile.form == TileForm::Gap) {
        painter.fillRect(QRectF(box.left(), box.center().y() - 1, box.width(), pxF(Length::LineStrong)),
                         theme.colour(Colour::Line));
        return;
    }
    if (tile.form == TileForm::Die) {
        paintBox(painter, box, {{}, theme.colour(Colour::LineStrong), radius, pxF(Length::LineHair), Qt::DashLine});
        const double side = theme.scaled(28);
        const double line = theme.lineHeight(TypeStep::Caption);
        const double top = box.center().y() - (side + pxF(Length::SpaceS) + line) / 2;
        paintIcon(painter, QRectF(box.center().x() - side / 2, top, side, side), Icon::Die,
                  theme.colour(Colour::TextMuted));
        paintText(painter, QRectF(box.left(), top + side + pxF(Length::SpaceS), box.width(), line), tile.label,
                  TypeStep::Caption, theme.colour(Colour::TextMuted), Qt::AlignCenter);
        return;
    }
    const bool struck = tile.form == TileForm::Struck;
    paintBox(painter, box,
             {struck ? QColor() : theme.colour(Colour::Surface), struck ? theme.colour(Colour::Line) : QColor(), radius,
              pxF(Length::LineHair), Qt::SolidLine});
    const double term = theme.lineHeight(TypeStep::Term);
    const QRectF number(box.left(), box.top() + pxF(Length::SpaceS), box.width(), term);
    QFont font = theme.font(TypeStep::Term);
    if (struck)
        font.setWeight(QFont::Medium);
    if (textWidth(tile.number, font) > box.width() - pxF(Length::SpaceS)) // a name rather than a number
        font = theme.font(TypeStep::Title);
    paintText(painter, number, tile.number, font, theme.colour(struck ? Colour::DeadInk : Colour::Text),
              Qt::AlignCenter);
    if (struck)
        paintStrike(painter, number.adjusted(box.width() / 5, 0, -box.width() / 5, 0), theme.colour(Colour::DeadInk));
    paintText(painter, QRectF(box.left(), number.bottom(), box.width(), theme.lineHeight(TypeStep::Caption)),
              tile.label, TypeStep::Caption, theme.colour(struck ? Colour::DeadInk : Colour::TextMuted),
              Qt::AlignCenter);
}

void paintTotal(QPainter& painter, const QRectF& box, const SumSide& side)
{
    const Theme& theme = Theme::current();
    const double radius = theme.px(Length::RadiusControl) + pxF(Length::SpaceHair);
    if (side.wins)
        paintBox(painter, box, {theme.seat(side.seat), {}, radius, 0, Qt::SolidLine});
    else
        paintBox(painter, box, {{}, theme.seat(side.seat), radius, pxF(Length::LineStrong), Qt::SolidLine});
    const QColor ink = side.wins ? theme.seatInk(side.seat) : theme.colour(Colour::Text);
    const double term = theme.lineHeight(TypeStep::Term);
    const QRectF number(box.left(), box.top() + pxF(Length::SpaceS), box.width(), term);
    paintText(painter, number, side.total, TypeStep::Term, ink, Qt::AlignCenter);
    QFont name = theme.font(TypeStep::Caption);
    name.setWeight(side.wins ? QFont::Bold : QFont::Medium);
    paintText(painter, QRectF(box.left(), number.bottom(), box.width(), theme.lineHeight(TypeStep::Caption)), side.name,
              name, side.wins ? ink : theme.colour(Colour::TextMuted), Qt::AlignCenter);
}

void paintSign(QPainter& painter, const QRectF& box, QChar sign)
{
    const Theme& theme = Theme::current();
    QFont font = theme.font(TypeStep::Heading);
    font.setPixelSize(qRound(theme.scaled(32)));
    font.setWeight(QFont::DemiBold);
    paintText(painter, box, QString(sign), font, theme.colour(Colour::TextMuted), Qt::AlignCenter);
}

} // namespace

SumRows::SumRows(QWidget* parent) : Painted(parent)
{
    setObjectName(QStringLiteral("sumRows"));
}

void SumRows::setSums(const std::vector<SumSide>& sides, const QString& instead)
{
    m_sides = sides;
    m_instead = instead;
    QStringList sums;
    for (const SumSide& side : sides) {
        QStringList parts;
        for (const SumTile& tile : side.tiles) {
            if (tile.form == TileForm::Number || tile.form == TileForm::Struck)
                parts << spaced(tile.label, tile.number);
        }
        const QString words = parts.join(QStringLiteral(", "));
        sums << (side.total.isEmpty() ? tr("%1: %2.").arg(side.name, words)
                                      : tr("%1: %2; total %3.").arg(side.name, words, side.total));
    }
    setAccessibleName(sums.join(QLatin1Char(' ')));
    updateGeometry();
    update();
}

std::size_t SumRows::columns() const
{
    std::size_t most = 0;
    for (const SumSide& side : m_sides)
        most = std::max(most, side.tiles.size());
    return most;
}

double SumRows::tileWidth() const
{
    double wide = Theme::current().scaled(115);
    for (const SumSide& side : m_sides) {
        wide = std::max(wide, textWidth(side.name, TypeStep::Caption) + 2 * pxF(Length::SpaceM));
        for (const SumTile& tile : side.tiles)
            wide = std::max(wide, textWidth(tile.label, TypeStep::Caption) + 2 * pxF(Length::SpaceS));
    }
    return wide;
}

double SumRows::wholeWidth() const
{
    const auto count = static_cast<double>(columns() + 1);
    return emblemWidth() + count * tileWidth() + (count - 1) * signWidth();
}

QSize SumRows::sizeHint() const
{
    const auto sides = static_cast<double>(m_sides.size());
    double height = sides * tileHeight() + std::max(0.0, sides - 1) * (pxF(Length::SpaceS) + pxF(Length::SpaceHair));
    if (!m_instead.isEmpty())
        height += pxF(Length::SpaceM) + Theme::current().lineHeight(TypeStep::Title);
    return {qRound(wholeWidth()), qRound(height)};
}

QSize SumRows::minimumSizeHint() const
{
    return {sizeHint().width() / 2, sizeHint().height()};
}

void SumRows::paintEvent(QPaintEvent* /*event*/)
{
    const Theme& theme = Theme::current();
    QPainter painter(this);
    // Where the place is too narrow the tiles get narrower, never their numbers smaller than they are read.
    const auto count = static_cast<double>(columns() + 1);
    double tile = tileWidth();
    double sign = signWidth();
    if (wholeWidth() > width()) {
        sign = signWidth() / 2;
        tile = (width() - emblemWidth() - (count - 1) * sign) / count;
    }
    double y = 0; // whatever comes below it, the sum stays where it is
    for (const SumSide& side : m_sides) {
        const double emblem = theme.scaled(28);
        paintEmblem(painter, QRectF(0, y + (tileHeight() - emblem) / 2, emblem, emblem), side.seat);
        double x = emblemWidth();
        for (std::size_t i = 0; i < columns(); ++i) {
            const bool there = i < side.tiles.size();
            const SumTile shown = there ? side.tiles[i] : SumTile{{}, {}, TileForm::Gap};
            const bool adds = i > 0 && shown.form != TileForm::Gap && !side.total.isEmpty();
            if (i > 0) {
                if (adds)
                    paintSign(painter, QRectF(x, y, sign, tileHeight()), u'+');
                x += sign;
            }
            if (there || !side.total.isEmpty())
                paintTile(painter, QRectF(x, y, tile, tileHeight()), shown);
            x += tile;
        }
        if (!side.total.isEmpty()) {
            paintSign(painter, QRectF(x, y, sign, tileHeight()), u'=');
            paintTotal(painter, QRectF(x + sign, y, tile, tileHeight()), side);
        }
        y += tileHeight() + pxF(Length::SpaceS) + pxF(Length::SpaceHair);
    }
    if (!m_instead.isEmpty())
        paintText(painter, QRectF(emblemWidth(), y, width() - emblemWidth(), theme.lineHeight(TypeStep::Title)),
                  m_instead, TypeStep::Title, theme.colour(Colour::Text));
}

} // namespace whistle

#include "moc_sum_rows.cpp"

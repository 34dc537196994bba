// SPDX-License-Identifier: GPL-3.0-or-later
#include "heroes/board/site_signs.h"

#include "look/icons.h"
#include "look/theme.h"

#include <cmath>
#include <numbers>

namespace whistle::heroes {

namespace {

constexpr double middle = 12; ///< of a grid of 24 by 24, as the drawings of the program are

QPainterPath through(std::initializer_list<QPointF> points, bool isClosed = true)
{
    QPainterPath path(*points.begin());
    for (const QPointF& point : points)
        path.lineTo(point);
    if (isClosed)
        path.closeSubpath();
    return path;
}

/// A blade of so many teeth.
QPainterPath saw()
{
    constexpr int teeth = 10;
    QPainterPath path;
    for (int corner = 0; corner <= 2 * teeth; ++corner) {
        const double angle = corner * std::numbers::pi / teeth;
        const double reach = corner % 2 == 0 ? 9 : 6;
        const QPointF point(middle + reach * std::cos(angle), middle + reach * std::sin(angle));
        corner == 0 ? path.moveTo(point) : path.lineTo(point);
    }
    path.addEllipse(QPointF(middle, middle), 1.5, 1.5);
    return path;
}

QPainterPath dragonCircle()
{
    constexpr int stones = 8;
    QPainterPath path;
    for (int stone = 0; stone < stones; ++stone) {
        const double angle = 2 * stone * std::numbers::pi / stones;
        path.addEllipse(QPointF(middle + 8 * std::cos(angle), middle + 8 * std::sin(angle)), 1.5, 1.5);
    }
    return path;
}

QPainterPath shapeOf(SiteKind kind)
{
    QPainterPath path;
    switch (kind) {
    case SiteKind::Sawmill:
        return saw();
    case SiteKind::CrystalMine: // cut, with its facets
        path = through({{8, 4}, {16, 4}, {21, 10}, {12, 21}, {3, 10}});
        path.addPath(through({{3, 10}, {21, 10}}, false));
        path.addPath(through({{8, 4}, {12, 21}, {16, 4}}, false));
        return path;
    case SiteKind::OreMine: // a pickaxe
        path.moveTo(4, 10);
        path.cubicTo(8, 4, 16, 4, 20, 10);
        path.addPath(through({{12, 6}, {12, 21}}, false));
        return path;
    case SiteKind::GoldMine:
        return iconPath(Icon::Coin);
    case SiteKind::CrystalOrb:
        path.addEllipse(QPointF(middle, 10), 7, 7);
        path.addPath(through({{7, 21}, {9, 17}, {15, 17}, {17, 21}}));
        return path;
    case SiteKind::DragonCircle:
        return dragonCircle();
    case SiteKind::DragonLake: // a shore with a wave
        path.addEllipse(QPointF(middle, 13), 10, 7);
        path.moveTo(6, 13);
        path.cubicTo(9, 9, 10, 17, 12, 13);
        path.cubicTo(14, 9, 15, 17, 18, 13);
        return path;
    case SiteKind::MysticLibrary:
        return iconPath(Icon::Book);
    case SiteKind::Armourer:
        return iconPath(Icon::Shield);
    case SiteKind::StoneOfEnlightenment:
        return iconPath(Icon::Star);
    case SiteKind::Stables: // a horseshoe
        path.moveTo(7, 20);
        path.cubicTo(0, 1, 24, 1, 17, 20);
        path.addPath(through({{5, 20}, {9, 20}}, false));
        path.addPath(through({{15, 20}, {19, 20}}, false));
        return path;
    case SiteKind::Arena:
        return iconPath(Icon::Sword);
    case SiteKind::Blacksmith: // an anvil
        return through({{3, 7}, {20, 7}, {20, 10}, {15, 13}, {15, 16}, {18, 20}, {8, 20}, {11, 16}, {11, 13}});
    case SiteKind::DragonNest: // an egg in its straw
        path.moveTo(12, 3);
        path.cubicTo(19, 8, 18, 16, 12, 16);
        path.cubicTo(6, 16, 5, 8, 12, 3);
        path.addPath(through({{3, 15}, {7, 20}, {17, 20}, {21, 15}}, false));
        return path;
    }
    return path;
}

} // namespace

void paintSite(QPainter& painter, const QRectF& box, SiteKind kind, const QColor& colour)
{
    paintDrawing(painter, box, shapeOf(kind), colour);
}

PicturePainter sitePicture(SiteKind kind)
{
    return [kind](QPainter& painter, const QRectF& rect) {
        paintSite(painter, rect, kind, Theme::current().colour(Colour::Text));
    };
}

} // namespace whistle::heroes

// SPDX-License-Identifier: GPL-3.0-or-later
#include "heroes/board/terrain.h"

#include "heroes/board/site_signs.h"
#include "look/icons.h"
#include "look/painting.h"

#include <QCoreApplication>

namespace whistle::heroes {

namespace {

struct TerrainWords {
    Q_DECLARE_TR_FUNCTIONS(whistle::heroes::Terrain)
};

/// On a grid of 24 by 24.
QPainterPath shapeOf(Terrain terrain)
{
    QPainterPath path;
    const auto wave = [&path](double top) {
        path.moveTo(4, top);
        path.cubicTo(7, top - 4, 9, top - 4, 12, top);
        path.cubicTo(15, top + 4, 17, top + 4, 20, top);
    };
    switch (terrain) {
    case Terrain::Mountain:
        path.moveTo(3, 19);
        path.lineTo(10, 6);
        path.lineTo(14, 13);
        path.lineTo(16, 10);
        path.lineTo(21, 19);
        path.closeSubpath();
        break;
    case Terrain::Water:
        for (const double top : {7.0, 12.0, 17.0})
            wave(top);
        break;
    case Terrain::Harbour: // an anchor
        path.addEllipse(QPointF(12, 5.5), 2, 2);
        path.moveTo(12, 7.5);
        path.lineTo(12, 20);
        path.moveTo(8, 10.5);
        path.lineTo(16, 10.5);
        path.moveTo(5, 14);
        path.cubicTo(6, 18, 9, 20, 12, 20);
        path.cubicTo(15, 20, 18, 18, 19, 14);
        break;
    case Terrain::Portal:
        path.addEllipse(QPointF(12, 12), 8, 8);
        path.addEllipse(QPointF(12, 12), 4, 4);
        break;
    case Terrain::Open:
    case Terrain::None:
        break;
    }
    return path;
}

bool isClosed(Terrain terrain)
{
    return terrain == Terrain::Mountain || terrain == Terrain::Water;
}

Box groundOf(Terrain terrain)
{
    const Theme& theme = Theme::current();
    return {theme.colour(isClosed(terrain) ? Colour::Sunken : Colour::Surface), theme.colour(Colour::Line),
            pxF(Length::RadiusSmall), pxF(Length::LineHair)};
}

} // namespace

QString terrainWords(Terrain terrain)
{
    return terrain == Terrain::Mountain  ? TerrainWords::tr("mountain")
           : terrain == Terrain::Water   ? TerrainWords::tr("water")
           : terrain == Terrain::Harbour ? TerrainWords::tr("harbour")
           : terrain == Terrain::Portal  ? TerrainWords::tr("portal")
                                         : QString();
}

QString groundWords(Terrain terrain)
{
    return terrain == Terrain::Open ? TerrainWords::tr("open land") : terrainWords(terrain);
}

void paintTerrain(QPainter& painter, const QRectF& rect, Terrain terrain)
{
    paintDrawing(painter, rect, shapeOf(terrain),
                 Theme::current().colour(isClosed(terrain) ? Colour::LineStrong : Colour::TextMuted));
}

PicturePainter terrainPicture(Terrain terrain)
{
    return [terrain](QPainter& painter, const QRectF& rect) {
        paintBox(painter, rect, groundOf(terrain));
        paintTerrain(painter, rect, terrain);
    };
}

PicturePainter tilePicture(const TileFacts& tile, int turn)
{
    return [tile, turn](QPainter& painter, const QRectF& rect) {
        const double one = rect.width() / tileSide;
        const auto squareAt = [&](Space lying) {
            return QRectF(rect.left() + lying.column * one, rect.top() + lying.row * one, one, one);
        };
        for (int place = 0; place < tileSide * tileSide; ++place) {
            const Space lying{place / tileSide, place % tileSide};
            terrainPicture(tile.at(printedAt(lying, turn)))(painter, squareAt(lying));
        }
        for (const PrintedSite& site : tile.sites)
            paintSite(painter, squareAt(lyingAt({site.row, site.column}, turn)), site.kind,
                      Theme::current().colour(Colour::Text));
    };
}

} // namespace whistle::heroes

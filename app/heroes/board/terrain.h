// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "controls/press/buttons.h"
#include "heroes/pack/tile_facts.h"

namespace whistle::heroes {

/// "mountain"; nothing for open land.
[[nodiscard]] QString terrainWords(Terrain terrain);
/// The same, and "open land".
[[nodiscard]] QString groundWords(Terrain terrain);
/// What makes it: peaks, waves, a pier, a ring; told apart without any colour. The ground below it is painted already.
void paintTerrain(QPainter& painter, const QRectF& rect, Terrain terrain);
[[nodiscard]] PicturePainter terrainPicture(Terrain terrain);
/// A tile as it lies after so many quarter turns clockwise, a flag where a site is printed.
[[nodiscard]] PicturePainter tilePicture(const TileFacts& tile, int turn = 0);

} // namespace whistle::heroes

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "controls/press/buttons.h"
#include "heroes/table/types.h"

namespace whistle::heroes {

/// A drawing for each kind of site: a saw, a crystal, a horseshoe; in a square box, in one colour.
void paintSite(QPainter& painter, const QRectF& box, SiteKind kind, const QColor& colour);
[[nodiscard]] PicturePainter sitePicture(SiteKind kind);

} // namespace whistle::heroes

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPainterPath>
#include <QStringView>

namespace whistle {

/// Reads a drawing written in the path language of SVG: M L H V C A Z, absolute and relative, with the letter left out
/// where it repeats; arcs are of circles. Anything else is a mistake of ours and ends the path (asserted).
[[nodiscard]] QPainterPath pathFromText(QStringView text);

/// The same the other way, in absolute lines and curves.
[[nodiscard]] QString textOfPath(const QPainterPath& path);

} // namespace whistle

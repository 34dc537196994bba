// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <vector>

class QWidget;

namespace whistle {

/// A number and what it is.
struct FigureTile {
    const char* objectName = "";
    QString number;
    QString words;
};

/// Puts the tiles side by side into a widget with a FlowLayout, in the place of those before.
void setTiles(QWidget& row, const std::vector<FigureTile>& tiles);

} // namespace whistle

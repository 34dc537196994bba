// SPDX-License-Identifier: GPL-3.0-or-later
#include "leagues/panels/figure_tiles.h"

#include "controls/words/text_label.h"
#include "leagues/panels/layout.h"

namespace whistle {

using namespace league_layout;

void setTiles(QWidget& row, const std::vector<FigureTile>& tiles)
{
    clear(*row.layout());
    for (const FigureTile& tile : tiles) {
        auto* number = new TextLabel(tile.number, TypeStep::Number);
        auto* panel = new PanelBox(Colour::Raised);
        fillPanel(*panel, {number, new TextLabel(tile.words, TypeStep::Caption, Colour::TextMuted)})->setSpacing(0);
        panel->setObjectName(QStringLiteral("figure_%1").arg(QString::fromLatin1(tile.objectName)));
        number->setObjectName(panel->objectName() + QStringLiteral("_number"));
        number->setAccessibleName(QStringLiteral("%1 %2").arg(tile.words, tile.number));
        row.layout()->addWidget(panel);
    }
    row.updateGeometry();
}

} // namespace whistle

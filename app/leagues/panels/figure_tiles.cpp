// SPDX-License-Identifier: GPL-3.0-or-later
#include "leagues/panels/figure_tiles.h"

#include "controls/panel_box.h"
#include "controls/text_label.h"
#include "leagues/panels/layout.h"

#include <QBoxLayout>

namespace whistle {

void setTiles(QWidget& row, const std::vector<FigureTile>& tiles)
{
    league_layout::clear(*row.layout());
    for (const FigureTile& tile : tiles) {
        auto* panel = new PanelBox(Colour::Raised);
        panel->setObjectName(QStringLiteral("figure_%1").arg(QString::fromLatin1(tile.objectName)));
        auto* column = new QVBoxLayout(panel);
        league_layout::pad(*column);
        column->setSpacing(0);
        auto* number = new TextLabel(tile.number, TypeStep::Number);
        auto* words = new TextLabel(tile.words, TypeStep::Caption, Colour::TextMuted);
        number->setObjectName(panel->objectName() + QStringLiteral("_number"));
        number->setAccessibleName(QStringLiteral("%1 %2").arg(tile.words, tile.number));
        column->addWidget(number);
        column->addWidget(words);
        row.layout()->addWidget(panel);
    }
    row.updateGeometry();
}

} // namespace whistle

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "look/painted.h"

#include <QString>
#include <QWidget>
#include <vector>

namespace whistle {

/// A component as it lies on the table, and where on it something is printed.
struct ComponentDrawing {
    enum class Kind { Token, Card, Sheet, Die };
    /// `Somewhere`: on this side of it.
    enum class Place { TopLeft, Top, TopRight, Middle, BottomLeft, Bottom, BottomRight, Somewhere };
    struct Spot {
        Place place = Place::Somewhere;
        QString words; ///< "initiative"
    };
    struct Side {
        QString name; ///< "front"; empty: it has no other that matters
        std::vector<Spot> spots;
    };
    Kind kind = Kind::Token;
    std::vector<Side> sides; ///< none: there is nothing to draw
};

/// Draws it: each side as an outline with a number where something is printed, and the numbers with their words beside
/// it. The words say the place too, so that nobody needs the picture.
class ComponentView : public Painted<QWidget> {
    Q_OBJECT
public:
    ComponentView();
    void setDrawing(ComponentDrawing drawing);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;
    [[nodiscard]] int heightForWidth(int width) const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    void sayNames() override;

private:
    /// Lays it out, and paints it where there is a painter; gives the height that it takes.
    double lay(QPainter* painter, double width) const;

    ComponentDrawing m_drawing;
};

} // namespace whistle

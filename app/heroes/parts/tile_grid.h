// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "controls/boards/board.h"
#include "look/icons.h"

#include <vector>

namespace whistle::heroes {

/// A tile: a number, a thing with its name, a stack of units. A plain value.
struct Tile {
    enum class Look { Raised, Sunken, Dashed, Framed, Active, Lit };
    QString title;
    QString detail = {};
    QString number = {};          ///< large; what it is stands in the title
    std::vector<Icon> signs = {}; ///< drawn in place of a centred number
    QString aside = {};           ///< at the right end of the title's line
    Look look = Look::Raised;
    int seat = 0;          ///< its emblem stands before the title
    bool isTicked = false; ///< a tick does, where there is no emblem
    bool isFaded = false;
    int elites = 0; ///< unit tokens, elite sides first
    int bases = 0;
    bool isCentred = false;     ///< the number above the title
    int ring = 0;               ///< round a centred number: where it is full; 0: there is none
    bool isAsideNumber = false; ///< what stands aside is a number, and as large as one
    friend bool operator==(const Tile&, const Tile&) = default;
};

/// Drawings in a row in the middle, as large as they fit.
void paintSigns(QPainter& painter, const QRectF& place, const std::vector<Icon>& signs, const QColor& ink);

/// Tiles side by side in lines of equal columns; as many columns as the width has room for.
class TileGrid : public whistle::Board {
    Q_OBJECT
public:
    /// `most` columns, none narrower than `leastEms` where there can be fewer.
    TileGrid(int most, double leastEms);
    /// `name`: what they are, for screen readers.
    void setTiles(const QString& name, std::vector<Tile> tiles);
    void setMost(int most);
    /// Few tiles are no wider than many.
    void keepColumns() { m_keepsColumns = true; }
    /// Many tiles that should need little height.
    void makeTight() { m_isTight = true; }

    [[nodiscard]] int placeCount() const override { return mostTiles; }
    [[nodiscard]] QRectF placeRect(int place) const override;
    [[nodiscard]] QString placeWords(int place) const override;
    [[nodiscard]] bool isChosen(int place) const override;
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;
    [[nodiscard]] bool hasHeightForWidth() const override { return true; }
    [[nodiscard]] int heightForWidth(int width) const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    static constexpr int mostTiles = 24;
    [[nodiscard]] const Tile* tileAt(int place) const;
    /// No column is narrower: the longest word of a centred tile has its place.
    [[nodiscard]] double leastWidth() const;
    [[nodiscard]] double gap() const;
    [[nodiscard]] int columnsAt(int width) const;
    /// Of the columns, from the left.
    [[nodiscard]] std::vector<double> widthsAt(int width) const;
    [[nodiscard]] std::vector<QRectF> rectsAt(int width) const;

    int m_most;
    double m_leastEms;
    bool m_keepsColumns = false;
    bool m_isTight = false;
    std::vector<Tile> m_tiles;
};

} // namespace whistle::heroes

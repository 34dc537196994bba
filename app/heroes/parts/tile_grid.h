// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "controls/board.h"

#include <vector>

namespace whistle::heroes {

/// A tile: a number, a thing with its name, a stack of units. A plain value.
struct Tile {
    enum class Look { Plain, Raised, Sunken, Dashed, Framed, Active };
    QString title;
    QString detail = {};
    QString number = {}; ///< large; what it is stands in the title
    QString aside = {};  ///< at the right end of the title's line
    Look look = Look::Raised;
    int seat = 0; ///< its emblem stands before the title
    bool isTicked = false;
    bool isFaded = false;
    int elites = 0; ///< unit tokens, elite sides first
    int bases = 0;
    bool isCentred = false; ///< the number above the title
    friend bool operator==(const Tile&, const Tile&) = default;
};

/// Tiles side by side in lines of equal columns; as many columns as the width has room for.
class TileGrid : public whistle::Board {
    Q_OBJECT
public:
    /// `most` columns, none narrower than `leastEms` where there can be fewer.
    TileGrid(int most, double leastEms, QWidget* parent = nullptr);
    void setTiles(std::vector<Tile> tiles);
    [[nodiscard]] const std::vector<Tile>& tiles() const { return m_tiles; }
    void setMost(int most);
    /// Few tiles are no wider than many.
    void keepColumns();

    [[nodiscard]] int placeCount() const override { return mostTiles; }
    [[nodiscard]] QRectF placeRect(int place) const override;
    [[nodiscard]] QString placeWords(int place) const override;
    [[nodiscard]] bool isChosen(int place) const override;
    void pressPlace(int place) override;
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;
    [[nodiscard]] bool hasHeightForWidth() const override { return true; }
    [[nodiscard]] int heightForWidth(int width) const override;

Q_SIGNALS:
    void pressed(int tile);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    static constexpr int mostTiles = 24;
    /// No column is narrower: the longest word of a centred tile has its place.
    [[nodiscard]] double leastWidth() const;
    [[nodiscard]] int columnsAt(int width) const;
    [[nodiscard]] double heightOf(const Tile& tile, double width) const;
    [[nodiscard]] std::vector<QRectF> rectsAt(int width) const;
    void paintTile(QPainter& painter, const QRectF& rect, const Tile& tile) const;
    void paintTokens(QPainter& painter, QPointF from, double width, const Tile& tile) const;
    [[nodiscard]] double tokensHeight(const Tile& tile, double width) const;

    int m_most;
    double m_leastEms;
    bool m_keepsColumns = false;
    std::vector<Tile> m_tiles;
};

} // namespace whistle::heroes

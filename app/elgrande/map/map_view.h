// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "controls/boards/board.h"
#include "elgrande/map/map_layout.h"
#include "elgrande/table/state.h"

#include <optional>
#include <vector>

namespace whistle::elgrande {

/// An area as the map shows it.
struct MapArea {
    Scores values{};
    bool hasScoreboard = false;
    Counts caballeros{};
    Counts changes{};                ///< what the entry that is being made would add or take
    std::optional<Counts> pays = {}; ///< what it would score as it stands; none: that is not told
    bool shines = false;
    friend bool operator==(const MapArea&, const MapArea&) = default;
};

/// The map and what may be pressed on it now. A plain value, without anything secret.
struct MapModel {
    ByArea<MapArea> areas;
    std::vector<QString> players; ///< for screen readers; empty: the map alone
    ByPlayer<AreaSpot> homes;
    AreaSpot king;
    std::vector<Scores> beside; ///< scoreboards that lie beside the board
    AreaSpot chosen;
    bool isCastilloOpen = false;
    int inCastillo = 0; ///< all together; public, though nobody looks it up
    /// It says no more what the regions would score.
    void forgetPays()
    {
        for (const Area area : allAreas())
            areas[area].pays.reset();
    }
    friend bool operator==(const MapModel&, const MapModel&) = default;
};

/// The map of a state as everybody may see it.
[[nodiscard]] MapModel mapOf(const State& state, const Facts& facts);
/// The map without a match: names and values.
[[nodiscard]] MapModel plainMap();

/// Our own drawing of the nine regions and the tower, a place for each: shows a model and says which was pressed. It
/// knows no rule.
///
/// A region that one player alone leads wears his ground, and where there is room it has a row a player: whose, how
/// many, what they would score now.
class MapView : public BoardOf<MapModel> {
    Q_OBJECT
public:
    explicit MapView(QWidget* parent = nullptr);

    [[nodiscard]] int placeCount() const override { return static_cast<int>(areaCount); }
    [[nodiscard]] QRectF placeRect(int place) const override;
    [[nodiscard]] QString placeWords(int place) const override;
    [[nodiscard]] bool isChosen(int place) const override { return m_model.chosen == static_cast<Area>(place); }
    [[nodiscard]] int placeAt(QPointF point) const override;

    /// The regions stay where they are, whatever comes between map and bar meanwhile.
    void hold(bool held);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    /// How whose Caballeros stand in a region is told.
    enum class Look { Chips, Rows };
    /// So that the words are of one size in all regions.
    struct Wording {
        Look look;
        double grown;
    };
    [[nodiscard]] MapLayout layoutOfMap() const;
    void paintGround(QPainter& painter, const MapLayout& layout, Area area) const;
    void paintWords(QPainter& painter, const QRectF& room, Area area, const Wording& wording) const;
    [[nodiscard]] Wording wording(const MapLayout& layout) const;
    /// The player who alone has the most there; none: nobody.
    [[nodiscard]] int leaderIn(Area area) const;
    [[nodiscard]] bool isTitleInOneLine(Area area, const QRectF& room) const;
    /// Of the Grandes at home there and the King, as widths of a sign.
    [[nodiscard]] double signCount(Area area) const;
    void paintTower(QPainter& painter, const QRectF& room) const;

    std::optional<QSize> m_held; ///< the size that the regions keep
};

} // namespace whistle::elgrande

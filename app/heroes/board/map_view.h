// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "controls/boards/board.h"
#include "heroes/game.h"

#include <map>

namespace whistle::heroes {

/// What lies on a space and what pressing it would do.
struct MapSpace {
    Terrain terrain = Terrain::None;
    QString site;
    std::optional<SiteKind> siteKind;
    int siteSeat = 0; ///< who controls it
    bool isLooted = false;
    QString encounter;
    Group group = Group::Average; ///< of the encounter
    int capitalSeat = 0;
    std::vector<int> heroSeats;
    QStringList heroes;
    bool isMoving = false;   ///< the active hero stands there
    std::optional<int> left; ///< reachable now: movement points that would be left
    bool isFight = false;    ///< a battle begins there
    bool isOffered = false;  ///< a capital may go there
    friend bool operator==(const MapSpace&, const MapSpace&) = default;
};
/// The board as it lies. A plain value.
struct MapModel {
    QSize size{1, 1}; ///< columns and rows
    std::map<Space, MapSpace> spaces;
    std::vector<Space> free; ///< places in the grid of tiles where one may be laid
    friend bool operator==(const MapModel&, const MapModel&) = default;
};
/// `moves`: of the table, for what shines.
[[nodiscard]] MapModel mapOf(const State& state, const std::vector<MoveOf<Command>>& moves = {});

/// The map: shows a model and says which place was pressed. It knows no rule.
class MapView : public BoardOf<MapModel> {
    Q_OBJECT
public:
    explicit MapView(QWidget* parent = nullptr);

    [[nodiscard]] int placeCount() const override { return side * side + tileSide * tileSide; }
    [[nodiscard]] QRectF placeRect(int place) const override;
    [[nodiscard]] QString placeWords(int place) const override;
    [[nodiscard]] bool isChosen(int place) const override;
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;
    [[nodiscard]] static int placeOf(const Space& space) { return space.row * side + space.column; }
    [[nodiscard]] static Space spaceOf(int place) { return {place / side, place % side}; }
    /// Where a tile may be laid, in the grid of tiles; none: the place is a space.
    [[nodiscard]] static std::optional<Space> tilePlaceOf(int place);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    static constexpr int side = tileSide * tileSide; ///< four tiles of four spaces
    /// Beside the board, for the letters of columns and the numbers of rows; the side of a space; where the first is.
    [[nodiscard]] double labelRoom() const;
    [[nodiscard]] double cellSide() const;
    [[nodiscard]] QPointF origin() const;
    void paintLabels(QPainter& painter) const;
    /// Null: the board has no such space.
    [[nodiscard]] const MapSpace* spaceAt(int place) const;
};

} // namespace whistle::heroes

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "controls/boards/board.h"
#include "controls/layout/named.h"
#include "controls/press/choice_panel.h"
#include "heroes/pack/tile_facts.h"
#include "look/composed.h"

#include <map>
#include <variant>

class QBoxLayout;

namespace whistle::heroes {

/// A tile as it lies on the table; pressing a space says what is there.
struct TileOnDesk {
    TileFacts facts;
    int turn = 0; ///< quarter turns clockwise
    friend bool operator==(const TileOnDesk&, const TileOnDesk&) = default;
};
class TileView : public BoardOf<TileOnDesk> {
    Q_OBJECT
public:
    TileView();
    [[nodiscard]] int placeCount() const override { return tileSide * tileSide; }
    [[nodiscard]] QRectF placeRect(int place) const override;
    [[nodiscard]] QString placeWords(int place) const override;
    [[nodiscard]] bool isChosen(int /*place*/) const override { return false; }
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;
    /// Where on the printed tile a place of the view is.
    [[nodiscard]] Space printed(int place) const;

protected:
    void paintEvent(QPaintEvent* event) override;
};

/// Which tile lies there, how, and what is printed on it: chosen by its picture where somebody has painted it before,
/// else painted now, with its number upright, and turned until it lies as on the table.
///
/// objectNames: tileView; tile_1 and so on; ground_0 and so on, in the order of `terrainCodes`; site_<kind>.
class TileDesk : public Composed<QWidget> {
    Q_OBJECT
public:
    TileDesk();
    /// Begins anew: with so many tiles, those of them that lie on the table, and what is known of the others.
    void setTiles(int count, std::vector<int> laid, std::map<int, TileFacts> known);
    /// One of the box, whose number is known.
    void setTile(TileFacts tile);
    /// None: nobody has said which tile it is.
    [[nodiscard]] std::optional<int> tile() const { return m_tile; }
    [[nodiscard]] const TileOnDesk& shown() const { return m_view->model(); }
    void turn();

Q_SIGNALS:
    void changed();

protected:
    void retranslate() override { showChoices(); }
    void arrange() override;

private:
    void showChoices();
    void choose(int tile);
    void paint(int place);
    template <class What>
    [[nodiscard]] ButtonSpec brush(const QString& name, const QString& words, What what, PicturePainter picture);

    int m_count = 0;
    std::vector<int> m_laid;
    std::map<int, TileFacts> m_known;
    std::optional<int> m_tile;
    std::variant<Terrain, SiteKind> m_brush = Terrain::Mountain;
    QBoxLayout* m_row = nullptr;
    TileView* m_view = named("tileView", new TileView);
    ChoicePanel* m_choices = new ChoicePanel;
};

} // namespace whistle::heroes

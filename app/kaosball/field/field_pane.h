// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kaosball/field/board.h"
#include "kaosball/field/crossfield_view.h"

#include <array>

namespace whistle {
class ChoiceButton;
class CounterLabel;
class TextLabel;
} // namespace whistle

namespace whistle::kaosball {

/// The crossfield and what lies in its free corners: killzones on or off, the board turned, draw pile and discards.
class FieldPane : public QWidget {
    Q_OBJECT
public:
    explicit FieldPane(QWidget* parent = nullptr);
    /// Shows the model, turned and hatched as the switches say.
    void show(CrossfieldModel model, const ShownTable& table);
    [[nodiscard]] CrossfieldView* view() const { return m_view; }
    /// How the board is turned.
    [[nodiscard]] CrossfieldSide bottom() const { return m_bottom; }
    [[nodiscard]] QSize sizeHint() const override { return m_view->sizeHint(); }
    [[nodiscard]] QSize minimumSizeHint() const override { return m_view->minimumSizeHint(); }

protected:
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    struct Corner {
        QWidget* box;
        TextLabel* caption;
    };
    Corner makeCorner(QWidget* head);
    void placeCorners();
    void renew();
    void nameCorners();

    CrossfieldView* m_view;
    CrossfieldModel m_model;
    ShownTable m_table;
    bool m_hasKillzones = false;
    CrossfieldSide m_bottom = CrossfieldSide::South;
    ChoiceButton* m_killzones;
    ChoiceButton* m_turn;
    CounterLabel* m_drawPile;
    CounterLabel* m_discard;
    std::array<Corner, 4> m_corners;
};

} // namespace whistle::kaosball

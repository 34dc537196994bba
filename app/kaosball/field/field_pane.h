// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "controls/layout/named.h"
#include "controls/press/buttons.h"
#include "controls/words/counter_label.h"
#include "controls/words/text_label.h"
#include "kaosball/field/board.h"
#include "kaosball/field/crossfield_view.h"

#include <array>

namespace whistle {
class ButtonRow;
}

namespace whistle::kaosball {

/// The crossfield and what lies in its free corners: killzones on or off, the board turned, draw pile and discards.
class FieldPane : public QWidget {
    Q_OBJECT
public:
    explicit FieldPane(QWidget* parent = nullptr);
    /// Shows the model, turned and hatched as the switches say.
    void show(CrossfieldModel model, const ShownTable& table);
    [[nodiscard]] CrossfieldView* view() const { return m_view; }
    /// G: the next two keys are a space's name; false: it is another key.
    bool takeKey(const QKeyEvent& key);
    /// How the board is turned.
    [[nodiscard]] CrossfieldSide bottom() const { return m_bottom; }
    [[nodiscard]] QSize sizeHint() const override { return m_view->sizeHint(); }
    [[nodiscard]] QSize minimumSizeHint() const override { return m_view->minimumSizeHint(); }

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    struct Corner {
        QWidget* box;
        TextLabel* caption;
    };
    Corner makeCorner(QWidget* head);
    void placeCorners();
    void renew();

    CrossfieldView* m_view = named("crossfield", new CrossfieldView(this));
    CrossfieldModel m_model;
    ShownTable m_table;
    CrossfieldSide m_bottom = CrossfieldSide::South;
    ChoiceButton* m_killzones = named("killzones", new ChoiceButton);
    ChoiceButton* m_turn = named("turnBoard", new ChoiceButton);
    CounterLabel* m_drawPile = named("drawPile", new CounterLabel);
    CounterLabel* m_discard = named("discardPile", new CounterLabel);
    std::array<Corner, 4> m_corners{makeCorner(m_killzones), makeCorner(m_turn), makeCorner(m_drawPile),
                                    makeCorner(m_discard)};
};

/// Lays the field into the stage, and beside it a roster that scrolls.
void layBesideRoster(QWidget& stage, FieldPane& field, ButtonRow& roster);

} // namespace whistle::kaosball

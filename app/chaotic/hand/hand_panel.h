// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "controls/button_row.h"
#include "controls/panel_box.h"

#include <utility>
#include <vector>

namespace whistle {

class TextLabel;

namespace chaotic {

/// Cards of one kind that a player may choose from.
struct HandSection {
    QString caption;
    std::vector<ButtonSpec> cards;
    QString remark;
};
struct HandState {
    int seat = 0;
    QString title;
    QString note;
    std::vector<HandSection> sections;

    /// One that has something to show.
    void add(HandSection section)
    {
        if (!section.cards.empty() || !section.remark.isEmpty())
            sections.push_back(std::move(section));
    }
};

/// What one player alone looks at, behind the curtain: the deck that is chosen, creatures and Battlegear to place, the
/// cards in hand.
class HandPanel : public PanelBox {
    Q_OBJECT
public:
    explicit HandPanel(QWidget* parent = nullptr);
    void setState(HandState state);

private:
    struct Section {
        TextLabel* caption;
        ButtonRow* cards;
        TextLabel* remark;
    };
    TextLabel* m_title;
    TextLabel* m_note;
    std::vector<Section> m_sections;
};

} // namespace chaotic
} // namespace whistle

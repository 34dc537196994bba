// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "controls/panels/panel_box.h"
#include "controls/press/button_row.h"
#include "controls/words/text_label.h"

#include <utility>
#include <vector>

namespace whistle {

/// Things of one kind that may be chosen from.
struct ChoiceSection {
    QString caption;
    std::vector<ButtonSpec> choices;
    QString remark;
};
struct ChoicePanelState {
    int seat = 0;
    QString title;
    QString note;
    std::vector<ChoiceSection> sections;

    /// One that has something to show.
    void add(ChoiceSection section)
    {
        if (!section.choices.empty() || !section.remark.isEmpty())
            sections.push_back(std::move(section));
    }
};

/// A panel of things to choose from, by kinds: the cards of a hand, the acts of a turn. What is not said takes no room.
class ChoicePanel : public PanelBox {
    Q_OBJECT
public:
    explicit ChoicePanel(QWidget* parent = nullptr);
    void setState(ChoicePanelState state);

private:
    struct Section {
        TextLabel* caption;
        ButtonRow* choices;
        TextLabel* remark;
    };
    TextLabel* m_title = new Paragraph(TypeStep::Title);
    TextLabel* m_note = new Paragraph(TypeStep::Body, Colour::TextMuted);
    std::vector<Section> m_sections;
};

} // namespace whistle

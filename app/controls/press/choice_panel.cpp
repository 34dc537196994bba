// SPDX-License-Identifier: GPL-3.0-or-later
#include "controls/press/choice_panel.h"

#include "controls/layout/columns.h"

namespace whistle {

ChoicePanel::ChoicePanel(QWidget* parent) : PanelBox(Colour::Surface, parent)
{
    columnIn(*this, px(Length::SpaceM), px(Length::SpaceS), {m_title, m_note})->addStretch(1);
}

void ChoicePanel::setState(ChoicePanelState state)
{
    auto* column = static_cast<QVBoxLayout*>(layout());
    setSeat(state.seat, Qt::TopEdge);
    m_title->say(state.title);
    m_note->say(state.note);
    while (m_sections.size() < state.sections.size()) {
        const Section one{new Paragraph(TypeStep::Label), new ButtonRow,
                          new Paragraph(TypeStep::Caption, Colour::TextMuted)};
        for (QWidget* part : std::initializer_list<QWidget*>{one.caption, one.choices, one.remark})
            column->insertWidget(column->count() - 1, part);
        m_sections.push_back(one);
    }
    for (std::size_t i = 0; i < m_sections.size(); ++i) {
        const Section& one = m_sections[i];
        ChoiceSection shown = i < state.sections.size() ? std::move(state.sections[i]) : ChoiceSection{};
        one.caption->say(shown.caption);
        one.choices->setAccessibleName(shown.caption);
        one.choices->setVisible(!shown.choices.empty());
        one.choices->setButtons(std::move(shown.choices));
        one.remark->say(shown.remark);
    }
}

} // namespace whistle

#include "moc_choice_panel.cpp"

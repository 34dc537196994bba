// SPDX-License-Identifier: GPL-3.0-or-later
#include "controls/choice_panel.h"

#include "controls/text_label.h"

#include <QBoxLayout>

namespace whistle {

ChoicePanel::ChoicePanel(QWidget* parent)
    : PanelBox(Colour::Surface, parent)
    , m_title(new TextLabel({}, TypeStep::Title))
    , m_note(new TextLabel({}, TypeStep::Body, Colour::TextMuted))
{
    const Theme& theme = Theme::current();
    const int edge = theme.px(Length::SpaceM);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(edge, edge, edge, edge);
    column->setSpacing(theme.px(Length::SpaceS));
    column->addWidget(m_title);
    column->addWidget(m_note);
    column->addStretch(1);
    for (TextLabel* label : {m_title, m_note})
        label->setWordWrap(true);
}

void ChoicePanel::setState(ChoicePanelState state)
{
    auto* column = static_cast<QVBoxLayout*>(layout());
    setSeat(state.seat, Qt::TopEdge);
    m_title->setText(state.title);
    m_title->setVisible(!state.title.isEmpty());
    m_note->setText(state.note);
    m_note->setVisible(!state.note.isEmpty());
    while (m_sections.size() < state.sections.size()) {
        Section one{new TextLabel({}, TypeStep::Label), new ButtonRow,
                    new TextLabel({}, TypeStep::Caption, Colour::TextMuted)};
        for (TextLabel* label : {one.caption, one.remark})
            label->setWordWrap(true);
        for (QWidget* part : std::initializer_list<QWidget*>{one.caption, one.choices, one.remark})
            column->insertWidget(column->count() - 1, part);
        m_sections.push_back(one);
    }
    for (std::size_t i = 0; i < m_sections.size(); ++i) {
        const Section& one = m_sections[i];
        ChoiceSection shown = i < state.sections.size() ? std::move(state.sections[i]) : ChoiceSection{};
        one.caption->setText(shown.caption);
        one.caption->setVisible(!shown.caption.isEmpty());
        one.choices->setAccessibleName(shown.caption);
        one.choices->setVisible(!shown.choices.empty());
        one.choices->setButtons(std::move(shown.choices));
        one.remark->setText(shown.remark);
        one.remark->setVisible(!shown.remark.isEmpty());
    }
}

} // namespace whistle

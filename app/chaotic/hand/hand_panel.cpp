// SPDX-License-Identifier: GPL-3.0-or-later
#include "chaotic/hand/hand_panel.h"

#include "controls/text_label.h"

#include <QBoxLayout>

namespace whistle::chaotic {

HandPanel::HandPanel(QWidget* parent)
    : PanelBox(Colour::Surface, parent)
    , m_title(new TextLabel({}, TypeStep::Title))
    , m_note(new TextLabel({}, TypeStep::Body, Colour::TextMuted))
{
    setObjectName(QStringLiteral("handPanel"));
    const Theme& theme = Theme::current();
    const int edge = theme.px(Length::SpaceL);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(edge, edge, edge, edge);
    column->setSpacing(theme.px(Length::SpaceS));
    column->addWidget(m_title);
    column->addWidget(m_note);
    column->addStretch(1);
    for (TextLabel* label : {m_title, m_note})
        label->setWordWrap(true);
}

void HandPanel::setState(HandState state)
{
    auto* column = static_cast<QVBoxLayout*>(layout());
    setSeat(state.seat, Qt::TopEdge);
    m_title->setText(state.title);
    m_note->setText(state.note);
    m_note->setVisible(!state.note.isEmpty());
    while (m_sections.size() < state.sections.size()) {
        Section one{new TextLabel({}, TypeStep::Label), new ButtonRow,
                    new TextLabel({}, TypeStep::Caption, Colour::TextMuted)};
        for (TextLabel* label : {one.caption, one.remark})
            label->setWordWrap(true);
        for (QWidget* part : std::initializer_list<QWidget*>{one.caption, one.cards, one.remark})
            column->insertWidget(column->count() - 1, part);
        m_sections.push_back(one);
    }
    for (std::size_t i = 0; i < m_sections.size(); ++i) {
        const Section& one = m_sections[i];
        HandSection shown = i < state.sections.size() ? std::move(state.sections[i]) : HandSection{};
        one.caption->setText(shown.caption);
        one.caption->setVisible(!shown.caption.isEmpty());
        one.cards->setAccessibleName(shown.caption);
        one.cards->setVisible(!shown.cards.empty());
        one.cards->setButtons(std::move(shown.cards));
        one.remark->setText(shown.remark);
        one.remark->setVisible(!shown.remark.isEmpty());
    }
}

} // namespace whistle::chaotic

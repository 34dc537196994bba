// SPDX-License-Identifier: GPL-3.0-or-later
#include "controls/press/button_row.h"

#include "controls/layout/columns.h"
#include "controls/layout/flow_layout.h"

#include <QMouseEvent>
#include <QPainter>

namespace whistle {

ButtonRow::ButtonRow(QWidget* parent) : QWidget(parent)
{
    new FlowLayout(this, px(Length::SpaceS));
    hide();
}

void ButtonRow::setButtons(std::vector<ButtonSpec> specs)
{
    m_specs = std::move(specs);
    while (m_buttons.size() > m_specs.size()) {
        m_buttons.back()->setShortcut({});
        letGo(m_buttons.back());
        m_buttons.pop_back();
    }
    while (m_buttons.size() < m_specs.size()) {
        const std::size_t index = m_buttons.size();
        auto* button = new ChoiceButton({}, ButtonLook::Raised, this);
        connect(button, &QAbstractButton::clicked, this, [this, index] {
            if (index >= m_specs.size())
                return;
            wear(*m_buttons[index], m_specs[index]); // a press alone changes nothing; the page says what is chosen
            if (const auto press = m_specs[index].press)
                press();
        });
        connect(button, &ChoiceButton::askedWhy, this, [this, index] {
            if (index >= m_specs.size())
                return;
            if (const auto asked = m_specs[index].asked)
                asked();
        });
        button->installEventFilter(this);
        m_buttons.push_back(button);
        layout()->addWidget(button);
    }
    for (std::size_t i = 0; i < m_specs.size(); ++i)
        wear(*m_buttons[i], m_specs[i]);
    setVisible(!m_specs.empty());
    updateGeometry();
}

void ButtonRow::setEven(bool even)
{
    static_cast<FlowLayout*>(layout())->setEven(even);
}

bool ButtonRow::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::MouseButtonRelease) {
        const auto* mouse = static_cast<QMouseEvent*>(event);
        const auto* button = static_cast<QWidget*>(watched);
        if (!button->rect().contains(mouse->position().toPoint()))
            Q_EMIT dropped(button->objectName(), mouse->globalPosition().toPoint());
    }
    return QWidget::eventFilter(watched, event);
}

void ButtonRow::setColumns(int most)
{
    static_cast<FlowLayout*>(layout())->setColumns(most);
}

QSize ButtonRow::sizeHint() const
{
    // A pixel in hand: in exactly its width a line would already be broken.
    return layout()->sizeHint() + QSize(px(Length::LineHair), 0);
}

void ButtonRow::wear(ChoiceButton& button, const ButtonSpec& spec)
{
    button.setObjectName(spec.name);
    button.setLook(spec.look);
    button.setTitle(spec.title);
    button.setDetail(spec.detail);
    button.setSeat(spec.seat);
    button.setDrawing(spec.drawing);
    button.setSize(spec.isLarge ? ButtonSize::Large : ButtonSize::Normal);
    if (spec.isNumber)
        button.setTitleStep(TypeStep::Number);
    else
        button.setTitleStep(spec.isLarge ? TypeStep::Title : TypeStep::Label);
    button.setTitleLines(spec.lines);
    button.setCheckable(spec.chosen.has_value());
    button.setChecked(spec.chosen.value_or(false));
    button.setUnavailable(spec.why);
    button.setKey(spec.key);
    if (!spec.isKeyShown)
        button.setKeyHint({});
    button.setPicture(spec.picture);
    if (!spec.spoken.isEmpty() || (spec.title.isEmpty() && spec.detail.isEmpty())) {
        button.setAccessibleName(spec.spoken);
        button.setToolTip(spec.why.isEmpty() ? spec.spoken : spec.why);
    }
    button.show();
}

} // namespace whistle

#include "moc_button_row.cpp"

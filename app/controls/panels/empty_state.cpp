// SPDX-License-Identifier: GPL-3.0-or-later
#include "controls/panels/empty_state.h"

#include "controls/layout/columns.h"
#include "controls/layout/flow_layout.h"

namespace whistle {

EmptyState::EmptyState(QWidget* parent) : QWidget(parent)
{
    setObjectName(QStringLiteral("emptyState"));
    QWidget* buttons = flowOf(px(Length::SpaceS), {m_button, m_other});
    columnIn(*this, 0, {m_title, m_text, buttons, spareRoom});
    connect(m_button, &QAbstractButton::clicked, this, &EmptyState::ended);
    connect(m_other, &QAbstractButton::clicked, this, &EmptyState::otherAsked);
}

void EmptyState::setWords(const QString& title, const QString& text, const QString& button, const QString& other)
{
    m_title->setText(title);
    m_text->setText(text);
    m_button->setTitle(button);
    m_button->setVisible(!button.isEmpty());
    m_other->setTitle(other);
    m_other->setVisible(!other.isEmpty());
    setAccessibleName(title);
}

} // namespace whistle

#include "moc_empty_state.cpp"

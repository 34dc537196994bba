// SPDX-License-Identifier: GPL-3.0-or-later
#include "controls/empty_state.h"

#include "controls/buttons.h"
#include "controls/flow_layout.h"
#include "controls/text_label.h"

#include <QBoxLayout>

namespace whistle {

EmptyState::EmptyState(QWidget* parent)
    : QWidget(parent)
    , m_title(new TextLabel({}, TypeStep::Title, Colour::Text, this))
    , m_text(new TextLabel({}, TypeStep::Body, Colour::TextMuted, this))
    , m_button(new ChoiceButton({}, ButtonLook::Main, this))
    , m_other(new ChoiceButton({}, ButtonLook::Outline, this))
{
    setObjectName(QStringLiteral("emptyState"));
    m_button->setObjectName(QStringLiteral("emptyStateButton"));
    m_other->setObjectName(QStringLiteral("emptyStateOther"));
    m_title->setWordWrap(true);
    m_text->setWordWrap(true);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_title);
    column->addWidget(m_text);
    auto* buttons = new QWidget(this);
    auto* flow = new FlowLayout(buttons, Theme::current().px(Length::SpaceS));
    flow->addWidget(m_button);
    flow->addWidget(m_other);
    column->addWidget(buttons);
    column->addStretch(1);
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

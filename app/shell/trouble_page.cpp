// SPDX-License-Identifier: GPL-3.0-or-later
#include "shell/trouble_page.h"

#include "parts/buttons.h"
#include "parts/flow_layout.h"
#include "parts/icon_label.h"
#include "parts/panel.h"
#include "parts/text_label.h"
#include "shell/match_library.h"

#include <QBoxLayout>
#include <QEvent>

namespace whistle {

TroublePage::TroublePage(QString folder, Problems problems, QWidget* parent)
    : QWidget(parent)
    , m_folder(std::move(folder))
    , m_problems(std::move(problems))
    , m_title(new TextLabel({}, TypeStep::Heading))
    , m_words(new TextLabel)
    , m_where(new TextLabel({}, TypeStep::Caption, Colour::TextMuted))
    , m_again(new ChoiceButton({}, ButtonLook::Main))
    , m_other(new ChoiceButton({}, ButtonLook::Outline))
{
    setObjectName(QStringLiteral("troublePage"));
    m_words->setObjectName(QStringLiteral("troubleWords"));
    m_again->setObjectName(QStringLiteral("tryAgainButton"));
    m_other->setObjectName(QStringLiteral("otherFolderButton"));
    for (TextLabel* label : {m_title, m_words, m_where})
        label->setWordWrap(true);
    auto* ways = new QWidget;
    auto* flow = new FlowLayout(ways);
    flow->addWidget(m_again);
    flow->addWidget(m_other);
    auto* panel = new PanelBox;
    auto* column = new QVBoxLayout(panel);
    column->addWidget(new IconLabel(Icon::Info, Colour::Text), 0, Qt::AlignLeft);
    for (QWidget* widget :
         {static_cast<QWidget*>(m_title), static_cast<QWidget*>(m_words), static_cast<QWidget*>(m_where), ways})
        column->addWidget(widget);
    auto* page = new QVBoxLayout(this);
    page->addWidget(panel);
    page->addStretch(1);
    connect(m_again, &QAbstractButton::clicked, this, &TroublePage::tryAgainAsked);
    connect(m_other, &QAbstractButton::clicked, this, &TroublePage::otherFolderAsked);
    retranslate();
}

void TroublePage::retranslate()
{
    m_title->setText(tr("The matches in the data folder cannot be opened."));
    m_words->setText(words(m_problems).join(u'\n'));
    m_where->setText(tr("Data folder: %1").arg(m_folder));
    m_again->setTitle(tr("Try again"));
    m_other->setTitle(tr("Another folder"));
    setAccessibleName(m_title->text());
    setAccessibleDescription(m_words->text());
}

void TroublePage::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

} // namespace whistle

// SPDX-License-Identifier: GPL-3.0-or-later
#include "shell/notice_bar.h"

#include "parts/buttons.h"
#include "parts/icon_label.h"
#include "parts/text_label.h"

#include <QAccessible>
#include <QBoxLayout>
#include <QEvent>

namespace whistle {

NoticeBar::NoticeBar(QWidget* parent)
    : PanelBox(Colour::Raised, parent)
    , m_title(new TextLabel({}, TypeStep::Label, Colour::Text, this))
    , m_details(new TextLabel({}, TypeStep::Body, Colour::TextMuted, this))
    , m_close(new ChoiceButton(tr("Close"), ButtonLook::Outline, this))
{
    setObjectName(QStringLiteral("noticeBar"));
    m_close->setObjectName(QStringLiteral("closeNoticeButton"));
    setFrame(Colour::LineStrong);
    m_title->setWordWrap(true);
    m_details->setWordWrap(true);
    auto* words = new QVBoxLayout;
    words->setSpacing(Theme::current().px(Length::SpaceHair));
    words->addWidget(m_title);
    words->addWidget(m_details);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(Theme::current().px(Length::SpaceL), Theme::current().px(Length::SpaceS),
                            Theme::current().px(Length::SpaceL), Theme::current().px(Length::SpaceS));
    row->addWidget(new IconLabel(Icon::Info, Colour::Text));
    row->addLayout(words, 1);
    row->addWidget(m_close);
    connect(m_close, &QAbstractButton::clicked, this, &NoticeBar::dismiss);
    hide();
}

void NoticeBar::tell(const QString& title, const QStringList& details)
{
    m_title->setText(title);
    m_details->setText(details.join(u'\n'));
    m_details->setVisible(!details.isEmpty());
    setAccessibleName(words());
    show();
    QAccessibleEvent alert(this, QAccessible::Alert);
    QAccessible::updateAccessibility(&alert);
}

QString NoticeBar::words() const
{
    return QStringLiteral("%1 %2").arg(m_title->text(), m_details->text()).trimmed();
}

void NoticeBar::dismiss()
{
    hide();
}

void NoticeBar::changeEvent(QEvent* event)
{
    PanelBox::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        m_close->setTitle(tr("Close"));
}

} // namespace whistle

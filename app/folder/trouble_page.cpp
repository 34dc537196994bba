// SPDX-License-Identifier: GPL-3.0-or-later
#include "folder/trouble_page.h"

#include "base/common_words.h"
#include "controls/layout/columns.h"
#include "controls/layout/flow_layout.h"
#include "controls/layout/scroller.h"
#include "controls/panels/panel_box.h"
#include "controls/words/icon_label.h"
#include "folder/backup_list.h"
#include "match/match_library.h"

namespace whistle {

TroublePage::TroublePage(QString folder, Problems problems, Mend mend, QWidget* parent)
    : Composed(parent)
    , m_folder(std::move(folder))
    , m_problems(std::move(problems))
    , m_mend(mend)
    , m_again(new ChoiceButton({}, mend == Mend::No ? ButtonLook::Main : ButtonLook::Outline))
{
    setObjectName(QStringLiteral("troublePage"));
    m_again->setObjectName(QStringLiteral("tryAgainButton"));
    QWidget* ways = flowOf(px(Length::SpaceS), {m_again, m_other});
    auto* panel = new PanelBox;
    auto* column = columnIn(*panel, px(Length::SpaceL), {{new IconLabel(Icon::Info, Colour::Text), 0, Qt::AlignLeft}});
    for (QWidget* widget :
         {static_cast<QWidget*>(m_title), static_cast<QWidget*>(m_words), static_cast<QWidget*>(m_where), ways})
        column->addWidget(widget);
    auto* content = new QWidget;
    columnIn(*content, px(Length::SpaceL), {panel, mendPanel(), spareRoom});
    columnIn(*this, 0, {scrolling(content)});
    connect(m_again, &QAbstractButton::clicked, this, &TroublePage::tryAgainAsked);
    connect(m_other, &QAbstractButton::clicked, this, &TroublePage::otherFolderAsked);
    connect(m_otherBackup, &QAbstractButton::clicked, this, &TroublePage::otherBackupAsked);
    connect(m_empty, &QAbstractButton::clicked, this, &TroublePage::emptyStartAsked);
    retranslate();
}

QWidget* TroublePage::mendPanel()
{
    auto* panel = new PanelBox;
    auto* column = columnIn(*panel, px(Length::SpaceL), {m_backupsTitle, m_backupsWords});
    if (m_mend == Mend::Restore) {
        m_backups = new BackupList(m_folder);
        connect(m_backups, &BackupList::restoreAsked, this, &TroublePage::restoreAsked);
        column->addWidget(m_backups);
    }
    column->addWidget(m_otherBackup, 0, Qt::AlignLeft);
    column->addSpacing(px(Length::SpaceL));
    column->addWidget(m_emptyWords);
    column->addWidget(m_empty, 0, Qt::AlignLeft);
    panel->setVisible(m_mend == Mend::Restore);
    return panel;
}

void TroublePage::retranslate()
{
    m_title->setText(tr("The matches in the data folder could not be opened."));
    m_words->setText(words(m_problems).join(u'\n'));
    m_where->setText(tr("Data folder: %1").arg(m_folder));
    m_again->setTitle(CommonWords::tr("Try again"));
    m_other->setTitle(tr("Another folder"));
    const bool hasBackups = m_backups && !m_backups->isEmpty();
    m_backupsTitle->setText(CommonWords::tr("Backups"));
    m_backupsWords->setText(
        hasBackups ? tr("Whistle made these automatically. What is in the folder now is kept next to what is restored.")
                   : tr("Whistle has no backup of this folder."));
    m_otherBackup->setTitle(tr("Another backup…"));
    if (m_mend == Mend::Restore)
        m_emptyWords->setText(
            tr("Or continue without the old matches: the damaged database is moved aside and stays in the folder."));
    m_empty->setTitle(tr("Start empty"));
    setAccessibleName(m_title->text());
    setAccessibleDescription(m_words->text());
}

} // namespace whistle

#include "moc_trouble_page.cpp"

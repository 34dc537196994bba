// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/problem.h"
#include "controls/layout/named.h"
#include "controls/press/buttons.h"
#include "controls/words/text_label.h"
#include "look/composed.h"

#include <QWidget>

namespace whistle {

class BackupList;

/// Stands instead of everything where the data folder cannot be used: what is wrong, and the ways on. Where the
/// database is damaged, these are its backups, or an empty start with the damaged file kept.
class TroublePage : public Composed<QWidget> {
    Q_OBJECT
public:
    /// Whether something can be put in the place of the database.
    enum class Mend { No, Restore };
    TroublePage(QString folder, Problems problems, Mend mend, QWidget* parent = nullptr);

Q_SIGNALS:
    void tryAgainAsked();
    void otherFolderAsked();
    void restoreAsked(const QString& file);
    /// A backup that lies somewhere else.
    void otherBackupAsked();
    void emptyStartAsked();

private:
    [[nodiscard]] QWidget* mendPanel();
    void retranslate() override;

    QString m_folder;
    Problems m_problems;
    Mend m_mend;
    TextLabel* m_title = new Paragraph(TypeStep::Heading);
    TextLabel* m_words = named("troubleWords", new Paragraph);
    TextLabel* m_where = new Paragraph(TypeStep::Caption, Colour::TextMuted);
    ChoiceButton* m_again;
    ChoiceButton* m_other = named("otherFolderButton", new ChoiceButton({}, ButtonLook::Outline));
    TextLabel* m_backupsTitle = new Paragraph(TypeStep::Title);
    TextLabel* m_backupsWords = named("backupsWords", new Paragraph(TypeStep::Body, Colour::TextMuted));
    BackupList* m_backups = nullptr;
    ChoiceButton* m_otherBackup = named("otherBackupButton", new ChoiceButton({}, ButtonLook::Outline));
    ChoiceButton* m_empty = named("emptyStartButton", new ChoiceButton({}, ButtonLook::Outline));
    TextLabel* m_emptyWords = new Paragraph(TypeStep::Body, Colour::TextMuted);
};

} // namespace whistle

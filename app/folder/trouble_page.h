// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/problem.h"

#include <QWidget>

namespace whistle {

class BackupList;
class ChoiceButton;
class TextLabel;

/// Stands instead of everything where the data folder cannot be used: what is wrong, and the ways on. Where the
/// database is damaged, these are its backups, or an empty start with the damaged file kept.
class TroublePage : public QWidget {
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

protected:
    void changeEvent(QEvent* event) override;

private:
    [[nodiscard]] QWidget* mendPanel();
    void retranslate();

    QString m_folder;
    Problems m_problems;
    Mend m_mend;
    TextLabel* m_title;
    TextLabel* m_words;
    TextLabel* m_where;
    ChoiceButton* m_again;
    ChoiceButton* m_other;
    TextLabel* m_backupsTitle;
    TextLabel* m_backupsWords;
    BackupList* m_backups = nullptr;
    ChoiceButton* m_otherBackup;
    ChoiceButton* m_empty;
    TextLabel* m_emptyWords;
};

} // namespace whistle

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "look/composed.h"
#include "store/backup.h"

#include <QFutureWatcher>
#include <QWidget>
#include <optional>
#include <vector>

class QVBoxLayout;

namespace whistle {

class ChoiceButton;
class PanelBox;
class TextLabel;

/// The backups that Whistle has made of a data folder by itself, the latest first: when, how large, what is in it. Each
/// is looked through beside the page; one that is not sound cannot be restored and says why.
///
/// objectNames: backup0 ..., backupDetail0 ..., restoreButton0 ...
class BackupList : public Composed<QWidget> {
    Q_OBJECT
public:
    explicit BackupList(const QString& folder, QWidget* parent = nullptr);
    ~BackupList() override;

    [[nodiscard]] bool isEmpty() const { return m_rows.empty(); }
    /// Whether all of them have been looked through.
    [[nodiscard]] bool isDone() const { return m_looking.isFinished(); }

Q_SIGNALS:
    /// Put this backup in the place of what the folder holds.
    void restoreAsked(const QString& file);
    /// All of them have been looked through.
    void done();

private:
    /// What was found in a backup.
    struct Sight {
        std::optional<BackupContent> content;
        Problems problems;
    };
    struct Row {
        AutomaticBackup backup;
        std::optional<Sight> sight; ///< none: it has not been looked through yet
        PanelBox* panel = nullptr;
        TextLabel* title = nullptr;
        TextLabel* detail = nullptr;
        ChoiceButton* restore = nullptr;
    };
    void addRow(const AutomaticBackup& backup, QVBoxLayout& column);
    void take(int index);
    void retranslate() override;

    std::vector<Row> m_rows;
    QFutureWatcher<Sight> m_looking;
};

/// "21 November 2026 17:45" in the reader's language and time.
[[nodiscard]] QString momentOf(Instant instant);
/// "12 matches, 2 seasons"
[[nodiscard]] QString wordsFor(const BackupContent& content);

} // namespace whistle

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "match/match_library.h"
#include "match/settings.h"
#include "store/store.h"

#include <QFutureWatcher>
#include <QTimer>
#include <functional>
#include <memory>

namespace whistle {

/// The data folder: its store, settings and matches, and its backups: by themselves (at the start, every hour, at the
/// end), by hand, and back again. It says what is to be shown; the window shows it.
class OpenFolder : public QObject {
    Q_OBJECT
public:
    /// `path`: empty: the folder of this user. Dialogs open over `window`. The games outlive the folder.
    OpenFolder(QString path, const GameEntries& games, QWidget& window);
    ~OpenFolder() override;

    [[nodiscard]] const QString& path() const { return m_path; }
    /// Null while the folder cannot be used.
    [[nodiscard]] Store* store() const { return m_store.get(); }
    [[nodiscard]] MatchLibrary* matches() const { return m_library.get(); }
    /// What has been chosen in them stays until the program ends, also while the folder cannot be used.
    [[nodiscard]] Settings& settings() const { return *m_settings; }

    void open();
    /// Asks for another folder, and opens that.
    void chooseAnother();
    void chooseBackup();
    void chooseRestore();
    /// Writes a backup of everything; a file that is there is replaced.
    void backUpTo(const QString& path);
    /// Puts a backup in the place of what the folder holds; that is kept beside it.
    void restore(const QString& file);
    /// Moves a damaged database aside and goes on without the old matches.
    void startEmpty();

Q_SIGNALS:
    /// These are other settings than before.
    void settingsReplaced();
    void opened();
    /// Whatever holds on to store or library has to let go now.
    void closing();
    /// Whatever is only in memory yet has to be written now.
    void backingUp();
    /// It cannot be used; `isDamaged`: backups may help.
    void troubled(const whistle::Problems& problems, bool isDamaged);
    /// Something that takes a while has begun or ended; meanwhile the window takes no input.
    void busy(bool on);
    void told(const QString& title, const QStringList& details);

private:
    void close();
    void removeDeleted();
    void checkForDamage();
    void waitForBackups();
    void backUpAtTheEnd();
    /// Somebody should know that nothing is kept any more.
    void tellNoBackup(const Problems& problems);
    /// What went wrong with it the last time.
    void tellFailedBackup();
    void tellUnusedPacks(const UnusedPacks& unused);
    /// Does `job` beside the window, and then `then`.
    void work(const QString& meanwhile, std::function<Problems()> job, std::function<void(const Problems&)> then);

    QString m_path;
    const GameEntries& m_games;
    QWidget& m_window;
    std::unique_ptr<Store> m_store;
    std::unique_ptr<Settings> m_settings;
    std::unique_ptr<MatchLibrary> m_library;
    QFutureWatcher<Problems> m_damageCheck;  ///< of the folder that is open
    std::shared_ptr<Problems> m_firstBackup; ///< why it was not made, when the check has ended
    QFutureWatcher<Problems> m_backup;       ///< an automatic one while the program runs
    QTimer m_backupTimer;
};

} // namespace whistle

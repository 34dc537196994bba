// SPDX-License-Identifier: GPL-3.0-or-later
// Backups of the data folder: by themselves, by hand, and back again.
#include "base/text_list.h"
#include "folder/backup_list.h"
#include "match/notice_bar.h"
#include "store/backup.h"
#include "window/main_window.h"

#include <QDir>
#include <QFileDialog>
#include <QStackedWidget>
#include <QtConcurrentRun>

namespace whistle {

namespace {

/// How often a program that stays open looks whether a backup is due, in milliseconds.
constexpr int backupInterval = 60 * 60 * 1000;

/// Of data packs; whoever has more of them has the file open.
constexpr int mostProblemsTold = 5;
constexpr Sentence ownPacksUnused{
    "whistle::MainWindow",
    QT_TRANSLATE_NOOP("whistle::MainWindow", "Your own data packs have a problem. Played without them: %1.")};

/// A setting: why no backup could be made when the program ended, and nobody was there to be told.
const QString failedAtTheEnd = QStringLiteral("backup/failed");

QString backupFilter()
{
    return MainWindow::tr("Backups (*.backup);;All files (*)");
}

} // namespace

void MainWindow::keepBackups()
{
    connect(&m_backup, &QFutureWatcher<Problems>::finished, this, [this] { tellNoBackup(m_backup.result()); });
    connect(&m_backupTimer, &QTimer::timeout, this, [this] {
        if (m_store && m_damageCheck.isFinished())
            m_backup.setFuture(
                QtConcurrent::run([folder = m_folder] { return backUpAutomatically(folder, Instant::now()); }));
    });
    m_backupTimer.start(backupInterval);
}

void MainWindow::tellNoBackup(const Problems& problems)
{
    if (!problems.empty() && m_store)
        m_notice->tell(tr("No automatic backup could be made."), words(problems));
}

void MainWindow::waitForBackups()
{
    m_damageCheck.waitForFinished();
    m_backup.waitForFinished();
}

void MainWindow::backUpAtTheEnd()
{
    // Only of what was sound when it was opened; whoever has had time to play has been looked at since.
    const bool isSound = m_store != nullptr && m_damageCheck.isFinished() && m_damageCheck.future().resultCount() > 0 &&
                         m_damageCheck.result().empty();
    m_store.reset();
    const Problems problems = isSound ? backUpAutomatically(m_folder, Instant::now()) : Problems{};
    if (problems.empty())
        return;
    if (const Checked<std::unique_ptr<Store>> store = Store::open(m_folder, Store::DamageCheck::Beside))
        (void)(*store)->setSetting(failedAtTheEnd, words(problems).join(u'\n'));
}

void MainWindow::tellFailedBackup()
{
    const QString problems = m_settings->value(failedAtTheEnd).value_or(QString());
    if (problems.isEmpty())
        return;
    m_notice->tell(tr("When Whistle was closed, no automatic backup could be made."), problems.split(u'\n'));
    m_settings->setValue(failedAtTheEnd, {});
}

void MainWindow::tellUnusedPacks(const UnusedPacks& unused)
{
    if (unused.games.empty())
        return;
    QStringList details = words(unused.problems);
    if (const auto more = static_cast<int>(details.size()) - mostProblemsTold; more > 0) {
        details = details.mid(0, mostProblemsTold);
        details << tr("And %n more; fixing the first ones may fix them too.", nullptr, more);
    }
    m_notice->tell(Text{ownPacksUnused, several(unused.games)}.render(), details);
}

void MainWindow::work(const QString& meanwhile, std::function<Problems()> job,
                      std::function<void(const Problems&)> then)
{
    m_notice->tell(meanwhile, {});
    centralWidget()->setEnabled(false);
    auto* watcher = new QFutureWatcher<Problems>(this);
    connect(watcher, &QFutureWatcher<Problems>::finished, this, [this, watcher, then = std::move(then)] {
        centralWidget()->setEnabled(true);
        then(watcher->result());
        watcher->deleteLater();
    });
    watcher->setFuture(QtConcurrent::run(std::move(job)));
}

void MainWindow::backUpTo(const QString& path)
{
    if (desk())
        desk()->keepSummary();
    work(
        tr("The backup is being written."),
        // The user has agreed to replace a file that is there.
        [folder = m_folder, path] {
            return backUp(folder, path, Instant::now(), files::Existing::IsReplaced).problems();
        },
        [this, path](const Problems& problems) {
            if (!problems.empty()) {
                m_notice->tell(tr("There is no backup in %1.").arg(path), words(problems));
                return;
            }
            const Checked<BackupContent> content = inspectBackup(path);
            m_notice->tell(tr("The backup is in the file %1.").arg(path),
                           content ? QStringList{wordsFor(*content)} : words(content.problems()));
        });
}

void MainWindow::restore(const QString& file)
{
    // What is wrong with the file is told before anything is closed.
    const Checked<BackupContent> content = inspectBackup(file);
    if (!content) {
        m_notice->tell(tr("The backup is not restored."), words(content.problems()));
        return;
    }
    waitForBackups();
    closeSheet();
    if (m_store)
        closeFolder();
    const Instant now = Instant::now();
    work(
        tr("The backup is being put in place."),
        [file, folder = m_folder, now] { return restoreBackup(file, folder, now).problems(); },
        [this, content = *content, now](const Problems& problems) {
            openFolder();
            if (!problems.empty()) {
                m_notice->tell(tr("The backup is not restored."), words(problems));
                return;
            }
            QStringList details{wordsFor(content)};
            if (const QString aside = asideFolder(m_folder, now); QDir(aside).exists())
                details << tr("What was there before is kept in %1.").arg(aside);
            m_notice->tell(tr("The backup of %1 is restored.").arg(momentOf(content.madeAt)), details);
        });
}

void MainWindow::startEmpty()
{
    waitForBackups();
    if (m_store)
        closeFolder();
    const Instant now = Instant::now();
    const Problems problems = putDatabaseAside(m_folder, now);
    openFolder();
    if (problems.empty())
        m_notice->tell(tr("The folder starts empty."),
                       {tr("The damaged database is kept in %1.").arg(asideFolder(m_folder, now))});
    else
        m_notice->tell(tr("The database is not moved aside."), words(problems));
}

void MainWindow::chooseBackup()
{
    const QString name = QStringLiteral("whistle-%1.backup").arg(QDate::currentDate().toString(Qt::ISODate));
    const QString path = QFileDialog::getSaveFileName(this, tr("Save a backup of everything"),
                                                      QDir::home().filePath(name), backupFilter());
    if (!path.isEmpty())
        backUpTo(path);
}

void MainWindow::chooseRestore()
{
    const QString path =
        QFileDialog::getOpenFileName(this, tr("Which backup is to be restored?"),
                                     QDir(m_folder).filePath(QStringLiteral("backups")), backupFilter());
    if (!path.isEmpty())
        restore(path);
}

} // namespace whistle

// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/open_folder.h"

#include "base/common_words.h"
#include "base/text_list.h"
#include "folder/backup_list.h"
#include "store/backup.h"

#include <QDir>
#include <QFileDialog>
#include <QtConcurrentRun>
#include <limits>
#include <utility>

namespace whistle {

namespace {

/// How often a program that stays open looks whether a backup is due, in milliseconds.
constexpr int backupInterval = 60 * 60 * 1000;

/// Of data packs; whoever has more of them has the file open.
constexpr int mostProblemsTold = 5;
constexpr Sentence ownPacksUnused{
    "whistle::OpenFolder",
    QT_TRANSLATE_NOOP("whistle::OpenFolder", "Your own data packs have a problem. Playing without them: %1.")};

/// A setting: why no backup could be made when the program ended, and nobody was there to be told.
const QString failedAtTheEnd = QStringLiteral("backup/failed");

QString backupFilter()
{
    return OpenFolder::tr("Backups (*.backup);;All files (*)");
}

} // namespace

OpenFolder::OpenFolder(QString path, const GameEntries& games, QWidget& window)
    : m_path(path.isEmpty() ? Store::standardFolder() : std::move(path))
    , m_games(games)
    , m_window(window)
    , m_settings(std::make_unique<Settings>())
{
    connect(&m_damageCheck, &QFutureWatcher<Problems>::finished, this, [this] {
        const Problems damage = m_damageCheck.result();
        if (damage.empty())
            tellNoBackup(*m_firstBackup);
        if (damage.empty() || !m_store)
            return;
        close();
        Q_EMIT troubled(damage, true);
    });
    connect(&m_backup, &QFutureWatcher<Problems>::finished, this, [this] { tellNoBackup(m_backup.result()); });
    connect(&m_backupTimer, &QTimer::timeout, this, [this] {
        if (m_store && m_damageCheck.isFinished())
            m_backup.setFuture(
                QtConcurrent::run([folder = m_path] { return backUpAutomatically(folder, Instant::now()); }));
    });
    m_backupTimer.start(backupInterval);
}

OpenFolder::~OpenFolder()
{
    waitForBackups();
    backUpAtTheEnd();
}

void OpenFolder::open()
{
    Checked<std::unique_ptr<Store>> opening = Store::open(m_path, Store::DamageCheck::Beside);
    m_library.reset();
    m_store = opening ? std::move(*opening) : nullptr;
    // The ones before go when whoever shows them has let go.
    const auto before = std::exchange(m_settings, std::make_unique<Settings>(m_store.get()));
    connect(m_settings.get(), &Settings::notSaved, this, [this](const Problems& problems) {
        Q_EMIT told(tr("This choice applies until the program ends."), words(problems));
    });
    Q_EMIT settingsReplaced();
    if (!m_store) {
        Q_EMIT troubled(opening.problems(), isDatabaseDamaged(m_path));
        return;
    }
    checkForDamage();
    m_library = std::make_unique<MatchLibrary>(*m_store, m_games);
    removeDeleted();
    const UnusedPacks unused = usePacks(m_path);
    Q_EMIT opened();
    tellFailedBackup();
    tellUnusedPacks(unused);
}

/// Nothing more is written into it.
void OpenFolder::close()
{
    Q_EMIT closing();
    m_library.reset();
    m_settings->forgetStore();
    m_store.reset();
}

void OpenFolder::checkForDamage()
{
    m_firstBackup = std::make_shared<Problems>();
    m_damageCheck.setFuture(QtConcurrent::run([folder = m_path, backup = m_firstBackup] {
        Problems damage = Store::damageIn(folder);
        if (damage.empty())
            *backup = backUpAutomatically(folder, Instant::now());
        return damage;
    }));
}

/// Matches that nobody has brought back.
void OpenFolder::removeDeleted()
{
    const Checked<std::vector<MatchSummary>> deleted =
        m_store->recentMatches(std::numeric_limits<int>::max(), Shelf::Bin);
    if (!deleted)
        return;
    for (const MatchSummary& match : *deleted)
        (void)m_store->removeMatch(match.id); // or with the next start
}

void OpenFolder::tellNoBackup(const Problems& problems)
{
    if (!problems.empty() && m_store)
        Q_EMIT told(tr("No automatic backup could be made."), words(problems));
}

void OpenFolder::waitForBackups()
{
    m_damageCheck.waitForFinished();
    m_backup.waitForFinished();
}

void OpenFolder::backUpAtTheEnd()
{
    // Only of what was sound when it was opened; whoever has had time to play has been looked at since.
    const bool isSound = m_store != nullptr && m_damageCheck.isFinished() && m_damageCheck.future().resultCount() > 0 &&
                         m_damageCheck.result().empty();
    m_store.reset();
    const Problems problems = isSound ? backUpAutomatically(m_path, Instant::now()) : Problems{};
    if (problems.empty())
        return;
    if (const Checked<std::unique_ptr<Store>> store = Store::open(m_path, Store::DamageCheck::Beside))
        (void)(*store)->setSetting(failedAtTheEnd, words(problems).join(u'\n'));
}

void OpenFolder::tellFailedBackup()
{
    const QString problems = m_settings->value(failedAtTheEnd).value_or(QString());
    if (problems.isEmpty())
        return;
    Q_EMIT told(tr("When Whistle was closed, no automatic backup could be made."), problems.split(u'\n'));
    m_settings->setValue(failedAtTheEnd, {});
}

void OpenFolder::tellUnusedPacks(const UnusedPacks& unused)
{
    if (unused.games.empty())
        return;
    QStringList details = words(unused.problems);
    if (const auto more = static_cast<int>(details.size()) - mostProblemsTold; more > 0) {
        details = details.mid(0, mostProblemsTold);
        details << CommonWords::tr("And %n more; correcting the first ones may fix them too.", nullptr, more);
    }
    Q_EMIT told(Text{ownPacksUnused, several(unused.games)}.render(), details);
}

void OpenFolder::work(const QString& meanwhile, std::function<Problems()> job,
                      std::function<void(const Problems&)> then)
{
    Q_EMIT told(meanwhile, {});
    Q_EMIT busy(true);
    auto* watcher = new QFutureWatcher<Problems>(this);
    connect(watcher, &QFutureWatcher<Problems>::finished, this, [this, watcher, then = std::move(then)] {
        Q_EMIT busy(false);
        then(watcher->result());
        watcher->deleteLater();
    });
    watcher->setFuture(QtConcurrent::run(std::move(job)));
}

void OpenFolder::backUpTo(const QString& path)
{
    Q_EMIT backingUp();
    work(
        tr("Saving the backup."),
        // The user has agreed to replace a file that is there.
        [folder = m_path, path] {
            return backUp(folder, path, Instant::now(), files::Existing::IsReplaced).problems();
        },
        [this, path](const Problems& problems) {
            if (!problems.empty()) {
                Q_EMIT told(tr("There is no backup in %1.").arg(path), words(problems));
                return;
            }
            const Checked<BackupContent> content = inspectBackup(path);
            Q_EMIT told(CommonWords::tr("Saved to the file %1.").arg(path),
                        content ? QStringList{wordsFor(*content)} : words(content.problems()));
        });
}

void OpenFolder::restore(const QString& file)
{
    // What is wrong with the file is told before anything is closed.
    const Checked<BackupContent> content = inspectBackup(file);
    if (!content) {
        Q_EMIT told(tr("Could not restore the backup."), words(content.problems()));
        return;
    }
    waitForBackups();
    close();
    const Instant now = Instant::now();
    work(
        tr("Restoring the backup."),
        [file, folder = m_path, now] { return restoreBackup(file, folder, now).problems(); },
        [this, content = *content, now](const Problems& problems) {
            open();
            if (!problems.empty()) {
                Q_EMIT told(tr("Could not restore the backup."), words(problems));
                return;
            }
            QStringList details{wordsFor(content)};
            if (const QString aside = asideFolder(m_path, now); QDir(aside).exists())
                details << tr("What was there before is kept in %1.").arg(aside);
            Q_EMIT told(tr("The backup of %1 has been restored.").arg(momentOf(content.madeAt)), details);
        });
}

void OpenFolder::startEmpty()
{
    waitForBackups();
    close();
    const Instant now = Instant::now();
    const Problems problems = putDatabaseAside(m_path, now);
    open();
    if (problems.empty())
        Q_EMIT told(tr("The folder starts empty."),
                    {tr("The damaged database is kept in %1.").arg(asideFolder(m_path, now))});
    else
        Q_EMIT told(tr("Could not move the database aside."), words(problems));
}

void OpenFolder::chooseAnother()
{
    const QString folder =
        QFileDialog::getExistingDirectory(&m_window, CommonWords::tr("Where matches are kept"), m_path);
    if (folder.isEmpty())
        return;
    m_path = folder;
    open();
}

void OpenFolder::chooseBackup()
{
    const QString name = QStringLiteral("whistle-%1.backup").arg(QDate::currentDate().toString(Qt::ISODate));
    const QString path = QFileDialog::getSaveFileName(&m_window, tr("Save a backup of everything"),
                                                      QDir::home().filePath(name), backupFilter());
    if (!path.isEmpty())
        backUpTo(path);
}

void OpenFolder::chooseRestore()
{
    const QString path = QFileDialog::getOpenFileName(&m_window, tr("Which backup should be restored?"),
                                                      QDir(m_path).filePath(QStringLiteral("backups")), backupFilter());
    if (!path.isEmpty())
        restore(path);
}

} // namespace whistle

#include "moc_open_folder.cpp"

// SPDX-License-Identifier: GPL-3.0-or-later
// A restore is prepared in a folder of its own and becomes one to be done by one rename; from there on it is completed,
// here or, if the power goes, at the next start. Before that rename nothing that is there is touched.
//
//   restoring-<any>.part   being prepared; whoever finds one that nobody holds removes it
//   restoring-<time>       to be done: `old-goes` (a mark: the database goes to replaced-<time>), `whistle.sqlite`,
//                          `files/...`; each step is a rename and is done if what it renames is no longer there
#include "store/restore.h"

#include "store/backup.h"
#include "store/connection.h"
#include "store/dialect.h"
#include "store/folder.h"
#include "store/texts.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QSqlQuery>
#include <QUuid>
#include <algorithm>
#include <fcntl.h>
#include <filesystem>
#include <memory>
#include <sys/file.h>
#include <unistd.h>

namespace whistle {

namespace texts = store_texts;
namespace fs = std::filesystem;

namespace {

constexpr const char* goesMark = "old-goes";

fs::path pathOf(const QString& path)
{
    return path.toStdString();
}

Problem problemAt(const QString& path, Sentence sentence, std::error_code error)
{
    return {path.toStdString(), Text{sentence, path.toStdString(), files::reasonOf(error)}};
}

/// Nobody else works in the folder while it is held.
class FolderLock {
public:
    enum class Wait { Yes, No };
    FolderLock(const fs::path& folder, Wait wait)
        : m_folder(::open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC))
        , m_isHeld(m_folder && ::flock(*m_folder, LOCK_EX | (wait == Wait::No ? LOCK_NB : 0)) == 0)
    {
    }
    [[nodiscard]] bool isHeld() const { return m_isHeld; }

private:
    files::Descriptor m_folder;
    bool m_isHeld;
};

std::error_code makeFolders(const fs::path& folder)
{
    std::error_code error;
    fs::create_directories(folder, error);
    return error;
}

/// All that is in the folder, and the folder, is on disk.
std::error_code syncAll(const fs::path& folder)
{
    std::error_code error;
    for (fs::recursive_directory_iterator each(folder, error); !error && each != fs::recursive_directory_iterator();
         each.increment(error)) {
        if (const std::error_code failed = files::sync(each->path().string()))
            return failed;
    }
    return error ? error : files::sync(folder.string());
}

std::error_code copyFile(const fs::path& from, const fs::path& to)
{
    const files::Descriptor source(::open(from.c_str(), O_RDONLY | O_CLOEXEC));
    if (!source)
        return files::lastError();
    const files::Descriptor target(::open(to.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0644));
    if (!target)
        return files::lastError();
    constexpr std::size_t piece = std::size_t{1} << 20;
    std::int64_t done = 0;
    for (std::string bytes;; bytes.clear()) {
        const std::int64_t got = files::readSome(*source, bytes, piece);
        if (got < 0)
            return files::lastError();
        if (got == 0)
            return {};
        if (const std::error_code error = files::writeAll(*target, bytes, done))
            return error;
        done += got;
    }
}

/// Renames, with the folders that the new name needs.
class Moves {
public:
    std::error_code move(const fs::path& from, const fs::path& to)
    {
        if (const std::error_code error = makeFolders(to.parent_path()))
            return error;
        if (const std::error_code error = files::moveToNew(from.string(), to.string()))
            return error;
        m_done.emplace_back(from, to);
        return {};
    }
    /// Everything goes back to where it was. Whether it did; else it stands as after some of the steps, and they can be
    /// done again.
    [[nodiscard]] bool undo()
    {
        return std::all_of(m_done.rbegin(), m_done.rend(), [](const auto& each) {
            return !files::moveToNew(each.second.string(), each.first.string());
        });
    }
    /// The folders that names have changed in are on disk.
    [[nodiscard]] std::error_code sync() const
    {
        for (const auto& [from, to] : m_done) {
            for (const fs::path& folder : {from.parent_path(), to.parent_path()}) {
                if (const std::error_code error = files::sync(folder.string()))
                    return error;
            }
        }
        return {};
    }

private:
    std::vector<std::pair<fs::path, fs::path>> m_done;
};

struct Step {
    fs::path at;
    std::error_code error;
};

/// Does what the folder `ready` says, as far as it is not done yet.
Step doAll(const fs::path& place, const fs::path& ready, const fs::path& aside, Moves& moves)
{
    std::error_code unknown;
    if (fs::exists(ready / goesMark, unknown)) {
        for (const char* suffix : databaseSuffixes) {
            const std::string name = std::string("whistle.sqlite") + suffix;
            if (!fs::exists(place / name, unknown))
                continue;
            if (const std::error_code error = moves.move(place / name, aside / name))
                return {place / name, error};
        }
        // From here on what is called whistle.sqlite is the new one.
        if (const std::error_code error = moves.move(ready / goesMark, ready / "gone"))
            return {ready / goesMark, error};
    }
    if (fs::exists(ready / "whistle.sqlite", unknown)) {
        if (const std::error_code error = moves.move(ready / "whistle.sqlite", place / "whistle.sqlite"))
            return {place / "whistle.sqlite", error};
    }
    std::error_code error;
    std::vector<fs::path> coming;
    if (fs::exists(ready / "files", unknown)) {
        for (fs::recursive_directory_iterator each(ready / "files", error);
             !error && each != fs::recursive_directory_iterator(); each.increment(error)) {
            if (each->is_regular_file(unknown))
                coming.push_back(fs::relative(each->path(), ready / "files", unknown));
        }
    }
    if (error)
        return {ready / "files", error};
    for (const fs::path& path : coming) {
        if (fs::symlink_status(place / path, unknown).type() != fs::file_type::not_found) {
            if (error = moves.move(place / path, aside / path); error)
                return {place / path, error};
        }
        if (error = moves.move(ready / "files" / path, place / path); error)
            return {place / path, error};
    }
    return {place, moves.sync()};
}

/// First out of the way, so that what is half removed is never taken for something to be done. Whether it is: else it
/// will be done.
bool discard(const fs::path& folder)
{
    fs::path gone = folder;
    if (folder.extension() != ".part") {
        gone += ".part";
        if (files::moveToNew(folder.string(), gone.string()))
            return false;
    }
    std::error_code unknown;
    fs::remove_all(gone, unknown);
    return true;
}

/// A folder that has nothing in it but folders goes.
void removeIfEmpty(const fs::path& folder)
{
    std::error_code unknown;
    for (fs::directory_iterator each(folder, unknown); !unknown && each != fs::directory_iterator();
         each.increment(unknown)) {
        if (each->is_directory(unknown) && !each->is_symlink(unknown))
            removeIfEmpty(each->path());
    }
    fs::remove(folder, unknown);
}

fs::path asideOf(const fs::path& ready)
{
    const std::string stamp = ready.filename().string().substr(std::string_view("restoring-").size());
    return ready.parent_path() / ("replaced-" + stamp);
}

/// It stopped, and will be completed at the next start.
Problem goesOn(const QString& at, std::error_code error, const fs::path& ready)
{
    return {at.toStdString(), Text{texts::halfRestored, at.toStdString(), files::reasonOf(error), ready.string(),
                                   asideOf(ready).string()}};
}

enum class Undo { Yes, No };

/// Completes it, or puts everything back.
Problems finish(const QString& place, const fs::path& ready, Undo undo, Sentence failure)
{
    const fs::path aside = asideOf(ready);
    Moves moves;
    const Step step = doAll(pathOf(place), ready, aside, moves);
    if (!step.error) {
        discard(ready);
        removeIfEmpty(aside);
        return {};
    }
    const QString at = QString::fromStdString(FileName(step.at.string()).told());
    if (undo == Undo::Yes && moves.undo() && discard(ready)) {
        removeIfEmpty(aside);
        return {problemAt(at, failure, step.error)};
    }
    return {goesOn(at, step.error, ready)};
}

/// The database that is there, held so that nobody else can open it; or why it cannot be replaced.
class Held {
public:
    Held(const QString& place, Sentence failure) : m_path(databaseIn(place))
    {
        if (!QFile::exists(m_path))
            return;
        m_connection = std::make_unique<Connection>(m_path);
        dialect::Finding found;
        if (!(*m_connection)->open())
            found = {dialect::natureOf((*m_connection)->lastError()), dialect::reasonOf((*m_connection)->lastError())};
        else
            found = dialect::lookThrough(**m_connection);
        if (found.isSound()) {
            if (const QSqlError error = dialect::holdAlone(**m_connection); error.isValid())
                found = {dialect::natureOf(error), dialect::reasonOf(error)};
        }
        if (found.isSound())
            return;
        m_connection.reset(); // with its files it goes as it is
        const bool isUsed =
            found.nature == dialect::Nature::Busy || (found.nature == dialect::Nature::Damaged && isLockedByOthers());
        if (isUsed)
            m_problems = {problemAt(place, texts::inUse, found.reason)};
        else if (found.nature == dialect::Nature::Other)
            m_problems = {problemAt(place, failure, found.reason)};
    }
    [[nodiscard]] const Problems& problems() const { return m_problems; }

private:
    /// A damaged database cannot be asked; those who have it open hold their bytes of it all the same.
    [[nodiscard]] bool isLockedByOthers() const
    {
        constexpr off_t firstSharedByte = 0x40000002;
        const files::Descriptor file(::open(QFile::encodeName(m_path).constData(), O_RDWR | O_CLOEXEC));
        struct flock lock {};
        lock.l_type = F_WRLCK;
        lock.l_whence = SEEK_SET;
        lock.l_start = firstSharedByte;
        lock.l_len = 510;
        return file && ::fcntl(*file, F_OFD_GETLK, &lock) == 0 && lock.l_type != F_UNLCK;
    }

    QString m_path;
    std::unique_ptr<Connection> m_connection;
    Problems m_problems;
};

/// Takes the other files out of a copy of the backup, which then is a database like any other.
Problems unpack(const fs::path& copy, const fs::path& folder, const QString& place)
{
    const auto failed = [&](const QSqlError& error) {
        return Problems{problemAt(place, texts::cannotRestore, dialect::reasonOf(error))};
    };
    Connection database(QString::fromStdString(copy.string()));
    if (!database->open())
        return failed(database->lastError());
    const bool isOlder =
        ask(*database, QStringLiteral("SELECT count(*) FROM sqlite_master WHERE name = 'backup_files'")).toInt() == 1;
    {
        QSqlQuery query(*database);
        query.setForwardOnly(true);
        if (!query.exec(isOlder
                            ? QStringLiteral("SELECT CAST(path AS BLOB), 0, content FROM backup_files ORDER BY path")
                            : QStringLiteral("SELECT path, piece, content FROM backup_pieces ORDER BY path, piece")))
            return failed(query.lastError());
        std::int64_t size = 0;
        while (query.next()) {
            const fs::path target = folder / query.value(0).toByteArray().toStdString();
            const bool isFirst = query.value(1).toInt() == 0;
            size = isFirst ? 0 : size;
            std::error_code error = makeFolders(target.parent_path());
            const files::Descriptor file(
                error ? -1 : ::open(target.c_str(), O_WRONLY | O_CLOEXEC | (isFirst ? O_CREAT | O_EXCL : 0), 0644));
            if (!error && !file)
                error = files::lastError();
            const std::string content = query.value(2).toByteArray().toStdString();
            if (!error)
                error = files::writeAll(*file, content, size);
            if (error)
                return {problemAt(place, texts::cannotRestore, error)};
            size += static_cast<std::int64_t>(content.size());
        }
        if (query.lastError().isValid())
            return failed(query.lastError());
    }
    for (const char* statement : {"DROP TABLE IF EXISTS backup_files", "DROP TABLE IF EXISTS backup_pieces",
                                  "DROP TABLE IF EXISTS backup_left_out", "DROP TABLE backup_info", "VACUUM"}) {
        if (const QSqlError error = execute(*database, QString::fromLatin1(statement)); error.isValid())
            return failed(error);
    }
    return {};
}

/// Prepares everything that a restore needs, and gives back what the backup holds.
Checked<BackupContent> prepare(const QString& file, const fs::path& part, const QString& place)
{
    if (const std::error_code error = copyFile(pathOf(file), part / "whistle.sqlite"))
        return problemAt(place, texts::cannotRestore, error);
    // What has been looked at is what comes: the copy, not the file that somebody may change meanwhile.
    Checked<BackupContent> content = inspectBackup(QString::fromStdString((part / "whistle.sqlite").string()), file);
    if (!content)
        return content;
    std::error_code error = makeFolders(part / "files");
    if (!error) {
        if (Problems problems = unpack(part / "whistle.sqlite", part / "files", place); !problems.empty())
            return problems;
        error = files::writeNew(FileName((part / goesMark).string()), "");
    }
    if (!error)
        error = syncAll(part);
    if (error)
        return problemAt(place, texts::cannotRestore, error);
    return content;
}

/// From now on it will be done.
Problems decide(const QString& place, const fs::path& part, const fs::path& ready, Sentence failure)
{
    std::error_code error = files::moveToNew(part.string(), ready.string());
    if (!error) {
        if (error = files::sync(place); !error)
            return {};
        // Not on disk: it may still be taken back.
        if (!discard(ready))
            return {goesOn(place, error, ready)};
    }
    return {problemAt(place, failure, error)};
}

fs::path partIn(const QString& place)
{
    return pathOf(place) / ("restoring-" + QUuid::createUuid().toString(QUuid::Id128).toStdString() + ".part");
}

fs::path readyIn(const QString& place, Instant at)
{
    return pathOf(place) / ("restoring-" + stampOf(at).toStdString());
}

} // namespace

Checked<BackupContent> restoreBackup(const QString& file, const QString& folder, Instant at)
{
    const QString place = placeOf(folder);
    const QString source = QFileInfo(file).absoluteFilePath();
    if (!QFileInfo(source).isFile())
        return inspectBackup(source);
    if (const std::error_code error = makeFolders(pathOf(place)))
        return problemAt(place, texts::noFolder, error);
    if (Problems problems = finishRestore(place); !problems.empty())
        return problems;
    const fs::path part = partIn(place);
    if (const std::error_code error = makeFolders(part))
        return problemAt(place, texts::cannotRestore, error);
    const FolderLock lock(part, FolderLock::Wait::Yes);
    const Checked<BackupContent> content = prepare(source, part, place);
    if (!content) {
        discard(part);
        return content;
    }
    const Held held(place, texts::cannotRestore);
    if (!held.problems().empty()) {
        discard(part);
        return held.problems();
    }
    const fs::path ready = readyIn(place, at);
    Problems problems = decide(place, part, ready, texts::cannotRestore);
    if (!problems.empty())
        discard(part);
    else
        problems = finish(place, ready, Undo::Yes, texts::cannotRestore);
    if (!problems.empty())
        return problems;
    return content;
}

Problems putDatabaseAside(const QString& folder, Instant at)
{
    const QString place = placeOf(folder);
    if (Problems problems = finishRestore(place); !problems.empty())
        return problems;
    const fs::path part = partIn(place);
    std::error_code error = makeFolders(part);
    const FolderLock lock(part, FolderLock::Wait::Yes);
    if (!error)
        error = files::writeNew(FileName((part / goesMark).string()), "");
    if (error) {
        discard(part);
        return {problemAt(databaseIn(place), texts::cannotPutAside, error)};
    }
    const Held held(place, texts::cannotPutAside);
    Problems problems = held.problems();
    if (problems.empty())
        problems = decide(place, part, readyIn(place, at), texts::cannotPutAside);
    if (!problems.empty()) {
        discard(part);
        return problems;
    }
    return finish(place, readyIn(place, at), Undo::Yes, texts::cannotPutAside);
}

QString asideFolder(const QString& folder, Instant at)
{
    return QDir(placeOf(folder)).filePath(QStringLiteral("replaced-") + stampOf(at));
}

Problems finishRestore(const QString& place)
{
    std::error_code error;
    std::vector<fs::path> found;
    for (fs::directory_iterator each(pathOf(place), error); !error && each != fs::directory_iterator();
         each.increment(error)) {
        if (each->path().filename().string().starts_with("restoring-"))
            found.push_back(each->path());
    }
    std::sort(found.begin(), found.end());
    for (const fs::path& each : found) {
        const std::string stamp = each.filename().string().substr(std::string_view("restoring-").size());
        if (each.extension() == ".part") {
            const FolderLock lock(each, FolderLock::Wait::No);
            if (lock.isHeld())
                discard(each);
        } else if (fromStamp(QString::fromStdString(stamp))) {
            const FolderLock lock(each, FolderLock::Wait::Yes);
            std::error_code unknown;
            // Whoever was waited for has done it.
            if (!fs::exists(each, unknown))
                continue;
            if (Problems problems = finish(place, each, Undo::No, texts::cannotRestore); !problems.empty())
                return problems;
        }
    }
    return {};
}

} // namespace whistle

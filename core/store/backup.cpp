// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/backup.h"

#include "store/dialect.h"
#include "store/migrations.h"
#include "store/store.h"
#include "store/texts.h"

#include <QDateTime>
#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QFileInfo>
#include <QSaveFile>
#include <QSqlDatabase>
#include <QSqlError>
#include <QSqlQuery>
#include <QUuid>
#include <QVariant>
#include <algorithm>
#include <fcntl.h>
#include <set>
#include <unistd.h>

namespace whistle {

namespace texts = store_texts;

namespace {

constexpr auto databaseName = "whistle.sqlite";
constexpr std::int64_t hour = 3600;
constexpr std::int64_t day = 24 * hour;

QString placeOf(const QString& folder)
{
    return folder.isEmpty() ? Store::standardFolder() : folder;
}

QString databaseIn(const QString& folder)
{
    return QDir(folder).filePath(QString::fromLatin1(databaseName));
}

QString backupFolder(const QString& folder)
{
    return QDir(folder).filePath(QStringLiteral("backups"));
}

Problem problem(const QString& path, Sentence sentence, const QString& reason)
{
    return {path.toStdString(), Text{sentence, path.toStdString(), reason.toStdString()}};
}

/// A connection of its own, gone with it.
class Connection {
public:
    explicit Connection(const QString& file) : m_name(QUuid::createUuid().toString(QUuid::WithoutBraces))
    {
        m_database = QSqlDatabase::addDatabase(dialect::driver(), m_name);
        m_database.setDatabaseName(file);
    }
    ~Connection()
    {
        m_database.close();
        m_database = QSqlDatabase();
        QSqlDatabase::removeDatabase(m_name);
    }
    Connection(const Connection&) = delete;
    Connection& operator=(const Connection&) = delete;

    QSqlDatabase& operator*() { return m_database; }
    QSqlDatabase* operator->() { return &m_database; }
    [[nodiscard]] QString error() const { return m_database.lastError().databaseText(); }

private:
    QString m_name;
    QSqlDatabase m_database;
};

bool execute(QSqlDatabase& database, const QString& statement, const QVariantList& values = {})
{
    QSqlQuery query(database);
    if (!query.prepare(statement))
        return false;
    for (const QVariant& value : values)
        query.addBindValue(value);
    return query.exec();
}

QVariant ask(QSqlDatabase& database, const QString& statement)
{
    QSqlQuery query(database);
    return query.exec(statement) && query.next() ? query.value(0) : QVariant();
}

/// What has been written is on disk, and so is its name.
void flushToDisk(const QString& path)
{
    for (const QString& each : {path, QFileInfo(path).absolutePath()}) {
        const int opened = ::open(QFile::encodeName(each).constData(), O_RDONLY);
        if (opened >= 0) {
            ::fsync(opened);
            ::close(opened);
        }
    }
}

/// Files of the folder beside the database, the backups and what a restore has put aside; from the folder.
QStringList otherFiles(const QString& folder)
{
    QStringList paths;
    const QDir root(folder);
    for (QDirIterator files(folder, QDir::Files | QDir::NoSymLinks, QDirIterator::Subdirectories); files.hasNext();) {
        const QString path = root.relativeFilePath(files.next());
        const bool isOurs = path.startsWith(QString::fromLatin1(databaseName)) ||
                            path.startsWith(QStringLiteral("backups/")) || path.startsWith(QStringLiteral("replaced-"));
        if (!isOurs)
            paths << path;
    }
    paths.sort();
    return paths;
}

/// Adds the other files and the time to the copy of the database.
bool addFiles(QSqlDatabase& copy, const QString& folder, Instant at)
{
    bool done =
        execute(copy, QStringLiteral("CREATE TABLE backup_info (made_at TEXT NOT NULL)")) &&
        execute(copy, QStringLiteral("INSERT INTO backup_info VALUES (?)"), {QString::fromStdString(at.toIso())}) &&
        execute(copy, QStringLiteral("CREATE TABLE backup_files (path TEXT PRIMARY KEY, content BLOB NOT NULL)"));
    for (const QString& path : otherFiles(folder)) {
        QFile file(QDir(folder).filePath(path));
        done = done && file.open(QIODevice::ReadOnly) &&
               execute(copy, QStringLiteral("INSERT INTO backup_files VALUES (?, ?)"), {path, file.readAll()});
    }
    return done;
}

Problems writeBackup(const QString& folder, const QString& part, Instant at)
{
    {
        Connection source(databaseIn(folder));
        if (!source->open())
            return {problem(databaseIn(folder), texts::cannotOpen, source.error())};
        if (const QString damage = dialect::damage(*source); !damage.isEmpty())
            return {problem(databaseIn(folder), texts::damaged, damage)};
        if (!dialect::isOurs(*source))
            return {{databaseIn(folder).toStdString(), Text{texts::notOurs, databaseIn(folder).toStdString()}}};
        if (!dialect::copyInto(*source, part))
            return {problem(part, texts::backupFailed, source.error())};
    }
    Connection copy(part);
    if (!copy->open() || !addFiles(*copy, folder, at))
        return {problem(part, texts::backupFailed, copy.error())};
    return {};
}

/// Takes the other files out of a copy of the backup, which then is a database like any other.
Problems unpack(const QString& copy, const QString& folder)
{
    Connection database(copy);
    if (!database->open())
        return {problem(copy, texts::cannotRestore, database.error())};
    QSqlQuery query(*database);
    if (!query.exec(QStringLiteral("SELECT path, content FROM backup_files")))
        return {problem(copy, texts::cannotRestore, query.lastError().databaseText())};
    while (query.next()) {
        const QString path = QDir::cleanPath(query.value(0).toString());
        // A path that leads out of the folder was not written by us.
        if (path.startsWith(QStringLiteral("..")) || QDir::isAbsolutePath(path))
            return {problem(path, texts::notABackup, Text{texts::notSound}.render())};
        const QString target = QDir(folder).filePath(path);
        QSaveFile file(target);
        const QByteArray content = query.value(1).toByteArray();
        if (!QDir().mkpath(QFileInfo(target).absolutePath()) || !file.open(QIODevice::WriteOnly) ||
            file.write(content) != content.size() || !file.commit())
            return {problem(target, texts::cannotRestore, file.errorString())};
    }
    query.finish();
    if (!execute(*database, QStringLiteral("DROP TABLE backup_files")) ||
        !execute(*database, QStringLiteral("DROP TABLE backup_info")))
        return {problem(copy, texts::cannotRestore, database.error())};
    return {};
}

/// Nobody else may have the database open; a damaged one is not asked.
bool isInUse(const QString& folder)
{
    if (!QFile::exists(databaseIn(folder)))
        return false;
    Connection database(databaseIn(folder));
    if (!database->open() || !dialect::damage(*database).isEmpty() || !dialect::isOurs(*database))
        return false;
    return !dialect::isAlone(*database);
}

QString stamp(Instant at)
{
    return QDateTime::fromSecsSinceEpoch(at.secondsSinceEpoch, Qt::UTC).toString(QStringLiteral("yyyyMMdd-HHmmss"));
}

/// Moves the database and what SQLite keeps beside it out of the way.
bool putAside(const QString& folder, const QString& aside)
{
    bool done = QDir().mkpath(aside);
    for (const char* suffix : {"", "-wal", "-shm"}) {
        const QString name = QString::fromLatin1(databaseName) + QString::fromLatin1(suffix);
        if (QFile::exists(QDir(folder).filePath(name)))
            done = done && QFile::rename(QDir(folder).filePath(name), QDir(aside).filePath(name));
    }
    return done;
}

} // namespace

Problems backUp(const QString& folder, const QString& file, Instant at)
{
    const QString place = placeOf(folder);
    if (QFile::exists(file))
        return {{file.toStdString(), Text{texts::backupExists, file.toStdString()}}};
    if (!QFile::exists(databaseIn(place)))
        return {{place.toStdString(), Text{texts::nothingToBackUp, place.toStdString()}}};
    const QString part = file + QStringLiteral(".part");
    QFile::remove(part);
    Problems problems = writeBackup(place, part, at);
    if (problems.empty())
        problems = inspectBackup(part).problems();
    if (problems.empty()) {
        flushToDisk(part);
        if (!QFile::rename(part, file))
            problems = {{file.toStdString(), Text{texts::backupExists, file.toStdString()}}};
        else
            flushToDisk(file);
    }
    if (!problems.empty())
        QFile::remove(part);
    return problems;
}

Checked<BackupContent> inspectBackup(const QString& file)
{
    const auto none = [&](const QString& reason) { return problem(file, texts::notABackup, reason); };
    if (!QFileInfo(file).isFile())
        return none(Text{texts::notSound}.render());
    Connection database(file);
    database->setConnectOptions(QStringLiteral("QSQLITE_OPEN_READONLY"));
    if (!database->open())
        return none(database.error());
    if (!dialect::isOurs(*database))
        return none(Text{texts::notSound}.render());
    if (const QString damage = dialect::damage(*database); !damage.isEmpty())
        return none(damage);
    const int version = dialect::schemaVersion(*database);
    const int known = static_cast<int>(migrations().size());
    if (version > known)
        return Problem{file.toStdString(), Text{texts::tooNew, file.toStdString(), version, known}};
    const auto madeAt =
        Instant::fromIso(ask(*database, QStringLiteral("SELECT made_at FROM backup_info")).toString().toStdString());
    if (!madeAt)
        return none(Text{texts::notSound}.render());
    const auto count = [&](const char* statement) { return ask(*database, QString::fromLatin1(statement)).toInt(); };
    const int records = count("SELECT count(*) FROM matches");
    const int seasons = version < 3 ? 0 : count("SELECT count(*) FROM matches WHERE kind = 'season'");
    return BackupContent{*madeAt, records - seasons, seasons, count("SELECT count(*) FROM backup_files")};
}

Problems restoreBackup(const QString& file, const QString& folder, Instant at)
{
    const QString place = placeOf(folder);
    if (Problems problems = inspectBackup(file).problems(); !problems.empty())
        return problems;
    if (!QDir().mkpath(place))
        return {{place.toStdString(), Text{texts::noFolder, place.toStdString()}}};
    if (isInUse(place))
        return {{place.toStdString(), Text{texts::inUse, place.toStdString()}}};
    // Nothing that is there is touched before all of the backup is on this disk.
    const QString coming = databaseIn(place) + QStringLiteral(".restoring");
    const QString comingFiles = QDir(place).filePath(QStringLiteral("replaced-restoring"));
    QFile::remove(coming);
    QDir(comingFiles).removeRecursively();
    if (!QFile::copy(file, coming))
        return {problem(place, texts::cannotRestore, file)};
    QFile::setPermissions(coming, QFile::permissions(coming) | QFileDevice::WriteOwner);
    if (Problems problems = unpack(coming, comingFiles); !problems.empty()) {
        QFile::remove(coming);
        QDir(comingFiles).removeRecursively();
        return problems;
    }
    flushToDisk(coming);
    const QString aside = asideFolder(place, at);
    if (!putAside(place, aside) || !QFile::rename(coming, databaseIn(place)))
        return {problem(place, texts::cannotRestore, aside)};
    for (QDirIterator files(comingFiles, QDir::Files, QDirIterator::Subdirectories); files.hasNext();) {
        const QString from = files.next();
        const QString path = QDir(comingFiles).relativeFilePath(from);
        const QString target = QDir(place).filePath(path);
        if (QFile::exists(target)) {
            QDir().mkpath(QFileInfo(QDir(aside).filePath(path)).absolutePath());
            QFile::rename(target, QDir(aside).filePath(path));
        }
        QDir().mkpath(QFileInfo(target).absolutePath());
        if (!QFile::rename(from, target))
            return {problem(target, texts::cannotRestore, path)};
    }
    QDir(comingFiles).removeRecursively();
    QDir().rmdir(aside); // only if there was nothing to put into it
    flushToDisk(databaseIn(place));
    return {};
}

bool isDatabaseDamaged(const QString& folder)
{
    const QString place = placeOf(folder);
    return QFile::exists(databaseIn(place)) && !Store::damageIn(place).empty();
}

Problems putDatabaseAside(const QString& folder, Instant at)
{
    const QString place = placeOf(folder);
    if (isInUse(place))
        return {{place.toStdString(), Text{texts::inUse, place.toStdString()}}};
    const QString aside = asideFolder(place, at);
    if (!putAside(place, aside))
        return {problem(databaseIn(place), texts::cannotPutAside, aside)};
    return {};
}

QString asideFolder(const QString& folder, Instant at)
{
    return QDir(placeOf(folder)).filePath(QStringLiteral("replaced-") + stamp(at));
}

std::vector<AutomaticBackup> automaticBackups(const QString& folder)
{
    std::vector<AutomaticBackup> found;
    const QDir backups(backupFolder(placeOf(folder)));
    for (const QFileInfo& file : backups.entryInfoList({QStringLiteral("whistle-*.backup")}, QDir::Files)) {
        const QString name = file.completeBaseName().section(u'-', 1);
        QDateTime at = QDateTime::fromString(name, QStringLiteral("yyyyMMdd-HHmmss"));
        at.setTimeSpec(Qt::UTC);
        if (at.isValid())
            found.push_back({file.absoluteFilePath(), Instant{at.toSecsSinceEpoch()}, file.size()});
    }
    std::sort(found.begin(), found.end(),
              [](const AutomaticBackup& a, const AutomaticBackup& b) { return a.madeAt > b.madeAt; });
    return found;
}

Problems backUpAutomatically(const QString& folder, Instant now)
{
    const QString place = placeOf(folder);
    const std::vector<AutomaticBackup> made = automaticBackups(place);
    if (!QFile::exists(databaseIn(place)))
        return {};
    const QDateTime last = made.empty() ? QDateTime() : QFileInfo(made.front().file).lastModified();
    const auto isNewer = [&](const QString& path) {
        const QFileInfo file(path);
        return file.exists() && file.lastModified() >= last;
    };
    const bool isDue =
        made.empty() || (now.secondsSinceEpoch - made.front().madeAt.secondsSinceEpoch >= hour &&
                         (isNewer(databaseIn(place)) || isNewer(databaseIn(place) + QStringLiteral("-wal"))));
    if (!isDue)
        return {};
    if (!QDir().mkpath(backupFolder(place)))
        return {{place.toStdString(), Text{texts::noFolder, backupFolder(place).toStdString()}}};
    const QString file = QDir(backupFolder(place)).filePath(QStringLiteral("whistle-%1.backup").arg(stamp(now)));
    if (Problems problems = backUp(place, file, now); !problems.empty())
        return problems;
    std::vector<Instant> times;
    for (const AutomaticBackup& each : automaticBackups(place))
        times.push_back(each.madeAt);
    const std::vector<Instant> gone = superfluous(times, now);
    for (const AutomaticBackup& each : automaticBackups(place)) {
        if (std::find(gone.begin(), gone.end(), each.madeAt) != gone.end())
            QFile::remove(each.file);
    }
    return {};
}

std::vector<Instant> superfluous(std::vector<Instant> made, Instant now)
{
    std::sort(made.rbegin(), made.rend());
    std::vector<Instant> gone;
    std::set<std::pair<int, std::int64_t>> kept; // what kind of span, and which
    for (const Instant each : made) {
        const std::int64_t age = now.secondsSinceEpoch - each.secondsSinceEpoch;
        const QDate date = QDateTime::fromSecsSinceEpoch(each.secondsSinceEpoch, Qt::UTC).date();
        std::pair<int, std::int64_t> span{0, each.secondsSinceEpoch};
        if (age > 365 * day)
            span = {4, date.year() * 12 + date.month()};
        else if (age > 30 * day)
            span = {3, date.toJulianDay() / 7};
        else if (age > day)
            span = {2, date.toJulianDay()};
        else if (age > hour)
            span = {1, each.secondsSinceEpoch / hour};
        if (!kept.insert(span).second && each != made.front())
            gone.push_back(each);
    }
    return gone;
}

} // namespace whistle

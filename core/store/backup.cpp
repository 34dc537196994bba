// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/backup.h"

#include "base/contains.h"
#include "store/connection.h"
#include "store/dialect.h"
#include "store/folder.h"
#include "store/migrations.h"
#include "store/proof.h"
#include "store/store.h"
#include "store/texts.h"

#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QSqlQuery>
#include <algorithm>
#include <fcntl.h>
#include <filesystem>
#include <set>

namespace whistle {

namespace texts = store_texts;

namespace {

constexpr std::int64_t hour = 3600;
constexpr std::int64_t day = 24 * hour;

QString backupFolder(const QString& folder)
{
    return QDir(folder).filePath(QStringLiteral("backups"));
}

Problem problem(const QString& path, Sentence sentence, const QString& reason)
{
    return {path.toStdString(), Text{sentence, path.toStdString(), reason.toStdString()}};
}

Problem problem(const QString& path, Sentence sentence, std::error_code error)
{
    return problem(path, sentence, QString::fromStdString(files::reasonOf(error)));
}

Problem problem(const QString& path, Sentence sentence, const QSqlError& error)
{
    return problem(path, sentence, dialect::reasonOf(error));
}

QByteArray bytesOf(const std::string& text)
{
    // Never a null array, which would be a NULL in the database: a file may be empty.
    return QByteArray(text.data(), static_cast<qsizetype>(text.size()));
}

/// Adds a file in pieces, so that neither memory nor the size of a value is a limit.
Problems addFile(QSqlDatabase& copy, const QString& folder, const std::string& path)
{
    const std::string whole = folder.toStdString() + '/' + path;
    const auto failed = [&](std::error_code error) {
        return Problems{problem(QString::fromStdString(FileName(whole).told()), texts::fileNotCarried, error)};
    };
    const files::Descriptor file(::open(whole.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK));
    if (!file)
        return failed(files::lastError());
    constexpr std::size_t most = std::size_t{8} << 20;
    std::string piece;
    for (int number = 0;; ++number) {
        piece.clear();
        while (piece.size() < most) {
            const std::int64_t got = files::readSome(*file, piece, most - piece.size());
            if (got < 0)
                return failed(files::lastError());
            if (got == 0)
                break;
        }
        if (piece.empty() && number > 0)
            return {};
        const QSqlError error = execute(copy, QStringLiteral("INSERT INTO backup_pieces VALUES (?, ?, ?)"),
                                        {bytesOf(path), number, bytesOf(piece)});
        if (error.isValid())
            return {problem(QString::fromStdString(FileName(whole).told()), texts::fileNotCarried, error)};
        if (piece.size() < most)
            return {};
    }
}

/// Adds the other files and the time to the copy of the database.
Problems addFiles(QSqlDatabase& copy, const QString& file, const QString& folder, Instant at)
{
    const FolderContent content = contentOf(folder);
    if (content.error)
        return {
            problem(QString::fromStdString(FileName(content.errorAt).told()), texts::fileNotCarried, content.error)};
    QSqlError error = execute(copy, QStringLiteral("BEGIN"));
    for (const QString& table : backupTables())
        error = error.isValid() ? error : execute(copy, table);
    for (const std::string& path : content.leftOut)
        error = error.isValid()
                    ? error
                    : execute(copy, QStringLiteral("INSERT INTO backup_left_out VALUES (?)"), {bytesOf(path)});
    for (const std::string& path : content.files) {
        if (error.isValid())
            break;
        if (Problems problems = addFile(copy, folder, path); !problems.empty())
            return problems;
    }
    if (!error.isValid()) {
        const QString madeAt = QString::fromStdString(at.toIso());
        error = execute(copy, QStringLiteral("INSERT INTO backup_info VALUES (?, ?)"),
                        {madeAt, backupDigest(copy, madeAt)});
    }
    if (!error.isValid())
        error = execute(copy, QStringLiteral("COMMIT"));
    return error.isValid() ? Problems{problem(file, texts::backupFailed, error)} : Problems{};
}

/// `part`: the empty file to be filled; `file`: what it will be called.
Problems writeBackup(const QString& folder, const QString& part, const QString& file, Instant at)
{
    const QString database = databaseIn(folder);
    {
        Connection source(database);
        if (!source->open())
            return {problem(database, texts::cannotOpen, source->lastError())};
        const dialect::Finding found = dialect::confirmed(dialect::lookThrough(*source), database);
        if (found.nature == dialect::Nature::Damaged)
            return {problem(database, texts::damaged, found.reason)};
        if (!found.isSound())
            return {problem(file, texts::backupFailed, found.reason)};
        QSqlError error;
        const bool isOurs = dialect::isOurs(*source, &error);
        if (error.isValid())
            return {problem(file, texts::backupFailed, error)};
        if (!isOurs)
            return {{database.toStdString(), Text{texts::notOurs, database.toStdString()}}};
        if (error = dialect::copyInto(*source, part); error.isValid())
            return {problem(file, texts::backupFailed, error)};
    }
    Connection copy(part);
    if (!copy->open())
        return {problem(file, texts::backupFailed, copy->lastError())};
    return addFiles(*copy, file, folder, at);
}

/// What is wrong with the files that a backup carries; empty: nothing.
QString filesFault(QSqlDatabase& database, bool isOlder, int& count)
{
    QSqlQuery query(database);
    query.setForwardOnly(true);
    if (!query.exec(isOlder ? QStringLiteral("SELECT CAST(path AS BLOB), 0 FROM backup_files ORDER BY path")
                            : QStringLiteral("SELECT path, piece FROM backup_pieces ORDER BY path, piece")))
        return dialect::reasonOf(query.lastError());
    QByteArray last;
    int piece = 0;
    for (count = 0; query.next();) {
        const QByteArray path = query.value(0).toByteArray();
        const bool isNext = count > 0 && path == last;
        piece = isNext ? piece + 1 : 0;
        count += isNext ? 0 : 1;
        last = path;
        // Nothing that leads out of the folder, and nothing that Whistle takes for its own there, was written by us.
        if (query.value(1).toInt() != piece || !staysInside(path.toStdString()) || isNotCarried(path.toStdString()))
            return Text{texts::otherFiles}.render();
    }
    return query.lastError().isValid() ? dialect::reasonOf(query.lastError()) : QString();
}

Checked<BackupContent> inspect(Connection& database, const QString& file)
{
    const auto none = [&](const QString& reason) { return problem(file, texts::notABackup, reason); };
    if (!database->open())
        return none(dialect::reasonOf(database->lastError()));
    QSqlError error = dialect::prepareForReading(*database);
    const int version = error.isValid() ? 0 : ask(*database, QStringLiteral("PRAGMA user_version"), &error).toInt();
    if (error.isValid())
        return none(dialect::reasonOf(error));
    if (!dialect::isOurs(*database))
        return none(Text{texts::notSound}.render());
    const int known = static_cast<int>(migrations().size());
    if (version > known)
        return Problem{file.toStdString(), Text{texts::tooNew, file.toStdString(), version, known}};
    if (version < 1)
        return none(Text{texts::otherTables}.render());
    // What it is made of comes first: a view or a trigger of somebody else is never looked into.
    QString fault = schemaFault(*database, version);
    if (!fault.isEmpty())
        return none(fault);
    if (const dialect::Finding found = dialect::lookThrough(*database); !found.isSound())
        return none(found.reason);
    if (error = recordFault(*database, version, fault); error.isValid())
        fault = dialect::reasonOf(error);
    if (!fault.isEmpty())
        return none(fault);
    const auto count = [&](const char* statement) { return ask(*database, QString::fromLatin1(statement)).toInt(); };
    const QString made = ask(*database, QStringLiteral("SELECT made_at FROM backup_info")).toString();
    const auto madeAt = Instant::fromIso(made.toStdString());
    if (!madeAt || count("SELECT count(*) FROM backup_info") != 1)
        return none(Text{texts::notSound}.render());
    const bool isOlder = count("SELECT count(*) FROM sqlite_master WHERE name = 'backup_files'") == 1;
    // Packs and settings have no chain of their own.
    const QString digest =
        isOlder ? QString() : ask(*database, QStringLiteral("SELECT digest FROM backup_info")).toString();
    if (!isOlder && digest != backupDigest(*database, made) && digest != contentDigest(*database))
        return none(Text{texts::otherContent}.render());
    BackupContent content;
    content.madeAt = *madeAt;
    if (fault = filesFault(*database, isOlder, content.files); !fault.isEmpty())
        return none(fault);
    content.seasons = version < 3 ? 0 : count("SELECT count(*) FROM matches WHERE kind = 'season'");
    content.matches = count("SELECT count(*) FROM matches") - content.seasons;
    if (QSqlQuery query(*database); !isOlder && query.exec(QStringLiteral("SELECT path FROM backup_left_out"))) {
        while (query.next())
            content.leftOut.push_back(FileName(query.value(0).toByteArray().toStdString()).told());
    }
    return content;
}

} // namespace

Checked<BackupContent> backUp(const QString& folder, const QString& name, Instant at, files::Existing existing)
{
    const QString place = placeOf(folder);
    const QString file = QFileInfo(name).absoluteFilePath();
    const std::optional<files::Mark> there = files::markOf(file);
    const std::optional<files::Mark> source = files::markOf(databaseIn(place));
    if (there && (existing == files::Existing::Stays || (source && there->isSameFile(*source))))
        return Problem{file.toStdString(), Text{texts::backupExists, file.toStdString()}};
    if (!QFile::exists(databaseIn(place)))
        return Problem{place.toStdString(), Text{texts::nothingToBackUp, place.toStdString()}};
    FileName part(std::string{});
    if (const std::error_code error = files::reservePart(file, part))
        return problem(file, texts::backupFailed, error);
    const QString partName = QString::fromStdString(part.bytes());
    Problems problems = writeBackup(place, partName, file, at);
    Checked<BackupContent> content =
        problems.empty() ? inspectBackup(partName, file) : Checked<BackupContent>(problems);
    if (content) {
        const std::error_code error = files::putInPlace(part, file, existing);
        if (error == std::errc::file_exists)
            content = Problem{file.toStdString(), Text{texts::backupExists, file.toStdString()}};
        else if (error)
            content = problem(file, texts::backupFailed, error);
    }
    for (const char* suffix : databaseSuffixes)
        QFile::remove(partName + QString::fromLatin1(suffix));
    return content;
}

Checked<BackupContent> inspectBackup(const QString& file, const QString& calledAs)
{
    const QString told = calledAs.isEmpty() ? file : calledAs;
    const std::optional<files::Mark> mark = files::markOf(file);
    if (!mark)
        return problem(told, texts::notABackup, files::lastError());
    if (!mark->isRegular)
        return problem(told, texts::notABackup, Text{texts::notSound}.render());
    Connection database(QFileInfo(file).absoluteFilePath(), QStringLiteral("QSQLITE_OPEN_READONLY"));
    return inspect(database, told);
}

bool isDatabaseDamaged(const QString& folder)
{
    const QString place = placeOf(folder);
    return QFile::exists(databaseIn(place)) && !Store::damageIn(place).empty();
}

namespace {

/// What backups have left that were cut off; one that is being written just now is younger than a day.
void removeUnfinished(const QString& backups, Instant now)
{
    for (const QFileInfo& file :
         QDir(backups).entryInfoList({QStringLiteral(".whistle-*.part*")}, QDir::Files | QDir::Hidden)) {
        if (now.secondsSinceEpoch - file.lastModified().toSecsSinceEpoch() > day)
            QFile::remove(file.absoluteFilePath());
    }
}

} // namespace

std::vector<AutomaticBackup> automaticBackups(const QString& folder)
{
    std::vector<AutomaticBackup> found;
    const QDir backups(backupFolder(placeOf(folder)));
    for (const QFileInfo& file : backups.entryInfoList({QStringLiteral("whistle-*.backup")}, QDir::Files)) {
        if (const std::optional<Instant> at = fromStamp(file.completeBaseName().section(u'-', 1)))
            found.push_back({file.absoluteFilePath(), *at, file.size()});
    }
    std::sort(found.begin(), found.end(),
              [](const AutomaticBackup& a, const AutomaticBackup& b) { return a.madeAt > b.madeAt; });
    return found;
}

Problems backUpAutomatically(const QString& folder, Instant now)
{
    const QString place = placeOf(folder);
    if (!QFile::exists(databaseIn(place)))
        return {};
    // One that is dated in the future was made while the clock was wrong, and holds nobody up until then.
    const std::vector<AutomaticBackup> made = automaticBackups(place);
    const auto latest =
        std::find_if(made.begin(), made.end(), [&](const AutomaticBackup& each) { return each.madeAt <= now; });
    const QDateTime last = latest == made.end() ? QDateTime() : QFileInfo(latest->file).lastModified();
    const auto isNewer = [&](const QString& path) {
        const QFileInfo file(path);
        return file.exists() && (file.lastModified() >= last || last.toSecsSinceEpoch() > now.secondsSinceEpoch + day);
    };
    const bool isDue =
        latest == made.end() || (now.secondsSinceEpoch - latest->madeAt.secondsSinceEpoch >= hour &&
                                 (isNewer(databaseIn(place)) || isNewer(databaseIn(place) + QStringLiteral("-wal"))));
    if (!isDue)
        return {};
    std::error_code error;
    if (std::filesystem::create_directories(backupFolder(place).toStdString(), error); error)
        return {problem(backupFolder(place), texts::noFolder, error)};
    removeUnfinished(backupFolder(place), now);
    const QString file = QDir(backupFolder(place)).filePath(QStringLiteral("whistle-%1.backup").arg(stampOf(now)));
    if (const Checked<BackupContent> content = backUp(place, file, now); !content)
        return content.problems();
    std::vector<Instant> times;
    for (const AutomaticBackup& each : automaticBackups(place))
        times.push_back(each.madeAt);
    const std::vector<Instant> gone = superfluous(times, now);
    for (const AutomaticBackup& each : automaticBackups(place)) {
        if (contains(gone, each.madeAt))
            QFile::remove(each.file);
    }
    return {};
}

std::vector<Instant> superfluous(std::vector<Instant> made, Instant now)
{
    std::sort(made.rbegin(), made.rend());
    const auto secondsBetween = [](Instant a, Instant b) { return b.secondsSinceEpoch - a.secondsSinceEpoch; };
    const auto first = std::find_if(made.begin(), made.end(), [&](Instant each) { return each <= now; });
    const auto jump = std::adjacent_find(
        first, made.end(), [&](Instant later, Instant earlier) { return secondsBetween(earlier, later) > 90 * day; });
    if (jump != made.end() && secondsBetween(*jump, *first) < 30 * day)
        made.erase(jump + 1, made.end());
    std::vector<Instant> gone;
    std::set<std::pair<int, std::int64_t>> kept; // what kind of span, and which
    for (const Instant each : made) {
        const std::int64_t age = secondsBetween(each, now);
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

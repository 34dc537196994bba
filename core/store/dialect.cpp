// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/dialect.h"

#include "base/files.h"
#include "store/connection.h"

#include <QRegularExpression>
#include <QSqlQuery>
#include <QVariant>
#include <fcntl.h>

namespace whistle::dialect {

namespace {

constexpr int applicationId = 0x57485354; // "WHST"

// SQLite's result codes; the lowest byte says what it is, the rest where.
constexpr int busy = 5;
constexpr int locked = 6;
constexpr int corrupt = 11;
constexpr int protocol = 15;
constexpr int notADatabase = 26;

Nature natureOfCode(int code)
{
    switch (code & 0xff) {
    case busy:
    case locked:
    case protocol:
        return Nature::Busy;
    case corrupt:
    case notADatabase:
        return Nature::Damaged;
    default:
        return Nature::Other;
    }
}

/// The check tells in its own words of a page that it could not read.
Nature natureOfWords(const QString& words)
{
    static const QRegularExpression coded(QStringLiteral("error code[ =]+(\\d+)"));
    const QRegularExpressionMatch match = coded.match(words);
    return match.hasMatch() ? natureOfCode(match.captured(1).toInt()) : Nature::Damaged;
}

Finding unreadable(std::error_code error)
{
    return {Nature::Other, QString::fromStdString(files::reasonOf(error))};
}

/// Whether the disk gives every byte of the file; one that is not there has none.
std::error_code readThrough(const QString& file)
{
    // Never closed: the locks that SQLite holds on the file for this process would go with it.
    const int opened = ::open(file.toStdString().c_str(), O_RDONLY | O_CLOEXEC);
    if (opened < 0)
        return errno == ENOENT ? std::error_code() : files::lastError();
    constexpr std::size_t piece = std::size_t{1} << 20;
    std::string bytes;
    std::int64_t got = 1;
    for (; got > 0; bytes.clear())
        got = files::readSome(opened, bytes, piece);
    return got < 0 ? files::lastError() : std::error_code();
}

QSqlError executeAll(QSqlDatabase& database, std::initializer_list<const char*> statements)
{
    for (const char* statement : statements) {
        if (const QSqlError error = execute(database, QString::fromLatin1(statement)); error.isValid())
            return error;
    }
    return {};
}

} // namespace

Nature natureOf(const QSqlError& error)
{
    return error.isValid() ? natureOfCode(error.nativeErrorCode().toInt()) : Nature::None;
}

QString reasonOf(const QSqlError& error)
{
    for (const QString& words : {error.databaseText(), error.driverText(), error.nativeErrorCode()}) {
        if (!words.trimmed().isEmpty())
            return words.trimmed();
    }
    return QStringLiteral("SQLite");
}

Finding findingOf(const QSqlError& error)
{
    return {natureOf(error), error.isValid() ? reasonOf(error) : QString()};
}

QString driver()
{
    return QStringLiteral("QSQLITE");
}

QSqlError prepare(QSqlDatabase& database)
{
    if (const QSqlError error = execute(database, QStringLiteral("PRAGMA busy_timeout = 5000")); error.isValid())
        return error;
    QSqlError error;
    const QString mode = ask(database, QStringLiteral("PRAGMA journal_mode = WAL"), &error).toString();
    if (error.isValid())
        return error;
    if (mode != QStringLiteral("wal"))
        return QSqlError(QString(), QStringLiteral("journal_mode = %1").arg(mode), QSqlError::ConnectionError);
    return executeAll(database,
                      {"PRAGMA synchronous = FULL", "PRAGMA foreign_keys = ON", "PRAGMA trusted_schema = OFF"});
}

QSqlError prepareForReading(QSqlDatabase& database)
{
    return executeAll(database,
                      {"PRAGMA trusted_schema = OFF", "PRAGMA cell_size_check = ON", "PRAGMA query_only = ON"});
}

Finding lookThrough(QSqlDatabase& database)
{
    QSqlQuery query(database);
    query.setForwardOnly(true);
    if (!query.exec(QStringLiteral("PRAGMA integrity_check(1)")) || !query.next())
        return findingOf(query.lastError().isValid() ? query.lastError() : database.lastError());
    const QString verdict = query.value(0).toString();
    if (verdict != QStringLiteral("ok"))
        return {natureOfWords(verdict), verdict};
    query.finish();
    if (!query.exec(QStringLiteral("PRAGMA foreign_key_check")))
        return findingOf(query.lastError());
    if (query.next())
        return {Nature::Damaged, QStringLiteral("foreign_key_check: %1").arg(query.value(0).toString())};
    return {};
}

Finding confirmed(const Finding& found, const QString& file)
{
    if (found.nature != Nature::Damaged)
        return found;
    for (const QString& part : {file, file + QStringLiteral("-wal")}) {
        if (const std::error_code error = readThrough(part))
            return unreadable(error);
    }
    Connection again(file);
    const Finding second = again->open() ? lookThrough(*again) : findingOf(again->lastError());
    return second.isSound() ? unreadable(std::make_error_code(std::errc::io_error)) : second;
}

bool isOurs(QSqlDatabase& database, QSqlError* error)
{
    const QVariant id = ask(database, QStringLiteral("PRAGMA application_id"), error);
    if (!id.isValid())
        return false;
    if (id.toInt() == applicationId)
        return true;
    const QVariant tables = ask(database, QStringLiteral("SELECT count(*) FROM sqlite_master"), error);
    return id.toInt() == 0 && tables.isValid() && tables.toInt() == 0;
}

int schemaVersion(QSqlDatabase& database)
{
    const QVariant version = ask(database, QStringLiteral("PRAGMA user_version"));
    return version.isValid() ? version.toInt() : -1;
}

QSqlError setSchemaVersion(QSqlDatabase& database, int version)
{
    if (const QSqlError error = execute(database, QStringLiteral("PRAGMA user_version = %1").arg(version));
        error.isValid())
        return error;
    return execute(database, QStringLiteral("PRAGMA application_id = %1").arg(applicationId));
}

QStringList schema(QSqlDatabase& database)
{
    QStringList all;
    QSqlQuery query(database);
    if (!query.exec(QStringLiteral("SELECT type, name, tbl_name, sql FROM sqlite_master ORDER BY type, name")))
        return {QStringLiteral("?")};
    while (query.next()) {
        QStringList one;
        for (int column = 0; column < 4; ++column)
            one << query.value(column).toString().simplified();
        all << one.join(u'|');
    }
    return all;
}

QSqlError copyInto(QSqlDatabase& database, const QString& file)
{
    return execute(database, QStringLiteral("VACUUM INTO ?"), {file});
}

QSqlError holdAlone(QSqlDatabase& database)
{
    QSqlError error;
    const QString mode = ask(database, QStringLiteral("PRAGMA journal_mode = DELETE"), &error).toString();
    if (error.isValid())
        return error;
    if (mode != QStringLiteral("delete"))
        return QSqlError(QString(), QStringLiteral("database is locked"), QSqlError::ConnectionError,
                         QString::number(busy));
    return execute(database, QStringLiteral("BEGIN EXCLUSIVE"));
}

QSqlError beginWriting(QSqlDatabase& database)
{
    return execute(database, QStringLiteral("BEGIN IMMEDIATE"));
}

} // namespace whistle::dialect

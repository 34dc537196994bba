// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/dialect.h"

#include <QSqlError>
#include <QSqlQuery>
#include <QStringList>
#include <QVariant>

namespace whistle::dialect {

namespace {

constexpr int applicationId = 0x57485354; // "WHST"

bool execute(QSqlDatabase& database, const QString& statement)
{
    QSqlQuery query(database);
    return query.exec(statement);
}

QVariant ask(QSqlDatabase& database, const QString& statement)
{
    QSqlQuery query(database);
    return query.exec(statement) && query.next() ? query.value(0) : QVariant();
}

} // namespace

QString driver()
{
    return QStringLiteral("QSQLITE");
}

bool prepare(QSqlDatabase& database)
{
    return execute(database, QStringLiteral("PRAGMA busy_timeout = 5000")) &&
           ask(database, QStringLiteral("PRAGMA journal_mode = WAL")).toString() == QStringLiteral("wal") &&
           execute(database, QStringLiteral("PRAGMA synchronous = FULL")) &&
           execute(database, QStringLiteral("PRAGMA foreign_keys = ON"));
}

QString damage(QSqlDatabase& database)
{
    QSqlQuery query(database);
    if (!query.exec(QStringLiteral("PRAGMA quick_check(1)")) || !query.next())
        return query.lastError().databaseText();
    const QString verdict = query.value(0).toString();
    return verdict == QStringLiteral("ok") ? QString() : verdict;
}

bool isOurs(QSqlDatabase& database)
{
    const QVariant id = ask(database, QStringLiteral("PRAGMA application_id"));
    if (!id.isValid())
        return false;
    if (id.toInt() == applicationId)
        return true;
    const QVariant tables = ask(database, QStringLiteral("SELECT count(*) FROM sqlite_master"));
    return id.toInt() == 0 && tables.isValid() && tables.toInt() == 0;
}

int schemaVersion(QSqlDatabase& database)
{
    const QVariant version = ask(database, QStringLiteral("PRAGMA user_version"));
    return version.isValid() ? version.toInt() : -1;
}

bool setSchemaVersion(QSqlDatabase& database, int version)
{
    return execute(database, QStringLiteral("PRAGMA user_version = %1").arg(version)) &&
           execute(database, QStringLiteral("PRAGMA application_id = %1").arg(applicationId));
}

bool copyInto(QSqlDatabase& database, const QString& file)
{
    QSqlQuery query(database);
    query.prepare(QStringLiteral("VACUUM INTO ?"));
    query.addBindValue(file);
    return query.exec();
}

bool isAlone(QSqlDatabase& database)
{
    return ask(database, QStringLiteral("PRAGMA journal_mode = DELETE")).toString() == QStringLiteral("delete");
}

bool beginWriting(QSqlDatabase& database)
{
    return execute(database, QStringLiteral("BEGIN IMMEDIATE"));
}

} // namespace whistle::dialect

// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/connection.h"

#include "store/dialect.h"

#include <QUuid>

namespace whistle {

Connection::Connection(const QString& file, const QString& options)
    : m_name(QUuid::createUuid().toString(QUuid::WithoutBraces))
    , m_database(QSqlDatabase::addDatabase(dialect::driver(), m_name))
{
    m_database.setDatabaseName(file);
    m_database.setConnectOptions(options);
}

Connection::~Connection()
{
    m_database.close();
    m_database = QSqlDatabase();
    QSqlDatabase::removeDatabase(m_name);
}

QSqlQuery run(const QSqlDatabase& database, const QString& statement, const QVariantList& values)
{
    QSqlQuery query(database);
    query.setForwardOnly(true);
    if (query.prepare(statement)) {
        for (const QVariant& value : values)
            query.addBindValue(value);
        query.exec();
    }
    return query;
}

QSqlError execute(const QSqlDatabase& database, const QString& statement, const QVariantList& values)
{
    return run(database, statement, values).lastError();
}

QVariant ask(QSqlDatabase& database, const QString& statement, QSqlError* error)
{
    QSqlQuery query(database);
    const bool found = query.exec(statement) && query.next();
    if (error)
        *error = query.lastError();
    return found ? query.value(0) : QVariant();
}

} // namespace whistle

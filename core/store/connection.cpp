// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/connection.h"

#include "store/dialect.h"

#include <QSqlQuery>
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

QSqlError execute(QSqlDatabase& database, const QString& statement, const QVariantList& values)
{
    QSqlQuery query(database);
    if (!query.prepare(statement))
        return query.lastError();
    for (const QVariant& value : values)
        query.addBindValue(value);
    return query.exec() ? QSqlError() : query.lastError();
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

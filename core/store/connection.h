// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSqlDatabase>
#include <QSqlError>
#include <QSqlQuery>
#include <QString>
#include <QVariant>

namespace whistle {

/// A connection to a database, gone with it.
class Connection {
public:
    explicit Connection(const QString& file, const QString& options = {});
    ~Connection();
    Connection(const Connection&) = delete;
    Connection& operator=(const Connection&) = delete;

    QSqlDatabase& operator*() { return m_database; }
    QSqlDatabase* operator->() { return &m_database; }

private:
    QString m_name;
    QSqlDatabase m_database;
};

/// A statement that has been run, to be read forward; not active: its error says why it could not be.
[[nodiscard]] QSqlQuery run(const QSqlDatabase& database, const QString& statement, const QVariantList& values = {});
/// Runs one statement. An error that is not valid: done.
[[nodiscard]] QSqlError execute(const QSqlDatabase& database, const QString& statement,
                                const QVariantList& values = {});
/// The first value of the first row; not valid: there is none, or an error.
[[nodiscard]] QVariant ask(QSqlDatabase& database, const QString& statement, QSqlError* error = nullptr);

} // namespace whistle

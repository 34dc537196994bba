// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSqlDatabase>
#include <QSqlQuery>
#include <QString>
#include <QVariant>

namespace whistle {

/// Somebody else's statement in the database of a data folder, with values for its question marks. False: it could not
/// be done.
[[nodiscard]] inline bool meddled(const QString& folder, const QString& statement, const QVariantList& values = {})
{
    const QString name = QStringLiteral("meddler");
    bool done = false;
    {
        QSqlDatabase database = QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), name);
        database.setDatabaseName(folder + QStringLiteral("/whistle.sqlite"));
        if (database.open()) {
            QSqlQuery query(database);
            done = query.prepare(statement);
            for (const QVariant& value : values)
                query.addBindValue(value);
            done = done && query.exec();
        }
        database.close();
    }
    QSqlDatabase::removeDatabase(name);
    return done;
}

} // namespace whistle

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSqlDatabase>
#include <QSqlQuery>
#include <QString>

namespace whistle {

/// Somebody else's statement in the database of a data folder. False: it could not be done.
[[nodiscard]] inline bool meddled(const QString& folder, const QString& statement)
{
    const QString name = QStringLiteral("meddler");
    bool done = false;
    {
        QSqlDatabase database = QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), name);
        database.setDatabaseName(folder + QStringLiteral("/whistle.sqlite"));
        done = database.open() && QSqlQuery(database).exec(statement);
        database.close();
    }
    QSqlDatabase::removeDatabase(name);
    return done;
}

} // namespace whistle

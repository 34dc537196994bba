// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/problem.h"

#include <QSqlDatabase>
#include <QString>

/// The few statements that every database words differently. The rest of the store's SQL is common to SQLite and
/// PostgreSQL.
namespace whistle::dialect {

/// The Qt driver.
[[nodiscard]] QString driver();
/// Says how a connection must behave: every commit on disk before it returns, several programs at once.
[[nodiscard]] bool prepare(QSqlDatabase& database);
/// What the database itself has to say about its soundness; empty: it is sound.
[[nodiscard]] QString damage(QSqlDatabase& database);

/// Whether the file was made by Whistle (or is new and empty).
[[nodiscard]] bool isOurs(QSqlDatabase& database);
/// The number of the last migration that was done; 0: none. Below 0: it cannot be told.
[[nodiscard]] int schemaVersion(QSqlDatabase& database);
[[nodiscard]] bool setSchemaVersion(QSqlDatabase& database, int version);
/// Writes a consistent copy of the open database to a new file, also while others write to it.
[[nodiscard]] bool copyInto(QSqlDatabase& database, const QString& file);
/// Whether nobody else has the database open; afterwards it is one file, with nothing beside it.
[[nodiscard]] bool isAlone(QSqlDatabase& database);
/// Begins a transaction that nobody else can write into.
[[nodiscard]] bool beginWriting(QSqlDatabase& database);

} // namespace whistle::dialect

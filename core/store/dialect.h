// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/problem.h"

#include <QSqlDatabase>
#include <QSqlError>
#include <QString>
#include <QStringList>

/// The few statements that every database words differently, and what its errors mean. The rest of the store's SQL is
/// common to SQLite and PostgreSQL.
namespace whistle::dialect {

/// What an error is about: only damage is a reason to replace a database.
enum class Nature {
    None,
    Busy,    ///< another program holds it
    Damaged, ///< the file does not read as a database
    Other    ///< no room, no permission, a disk that cannot be read: the file may well be sound
};
[[nodiscard]] Nature natureOf(const QSqlError& error);
/// The reason that the database gives; never empty.
[[nodiscard]] QString reasonOf(const QSqlError& error);

/// What looking through a database has found.
struct Finding {
    Nature nature = Nature::None;
    QString reason;
    [[nodiscard]] bool isSound() const { return nature == Nature::None; }
};

[[nodiscard]] Finding findingOf(const QSqlError& error);

/// The Qt driver.
[[nodiscard]] QString driver();
/// Says how a connection must behave: every commit on disk before it returns, several programs at once.
[[nodiscard]] QSqlError prepare(QSqlDatabase& database);
/// Says that a file of somebody else is only read, and nothing in it is run.
[[nodiscard]] QSqlError prepareForReading(QSqlDatabase& database);
/// Looks through the whole database: every page, every row, every index against its table.
[[nodiscard]] Finding lookThrough(QSqlDatabase& database);
/// SQLite calls damaged also what the disk did not give. Damage that was found in this file is looked for again: it is
/// damage only if every byte can be read and it is found a second time.
[[nodiscard]] Finding confirmed(const Finding& found, const QString& file);

/// Whether the file was made by Whistle (or is new and empty).
[[nodiscard]] bool isOurs(QSqlDatabase& database, QSqlError* error = nullptr);
/// The number of the last migration that was done; 0: none. Below 0: it cannot be told.
[[nodiscard]] int schemaVersion(QSqlDatabase& database);
[[nodiscard]] QSqlError setSchemaVersion(QSqlDatabase& database, int version);
/// What the tables, indexes and whatever else there is were made with, in order.
[[nodiscard]] QStringList schema(QSqlDatabase& database);
/// Writes a consistent copy of the open database to a new or empty file, also while others write to it.
[[nodiscard]] QSqlError copyInto(QSqlDatabase& database, const QString& file);
/// Whether nobody else has the database open; afterwards it is one file, with nothing beside it, and nobody else can
/// open it until this connection closes.
[[nodiscard]] QSqlError holdAlone(QSqlDatabase& database);
/// Begins a transaction that nobody else can write into.
[[nodiscard]] QSqlError beginWriting(QSqlDatabase& database);

} // namespace whistle::dialect

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSqlDatabase>
#include <QSqlError>
#include <QString>
#include <QStringList>

/// What a database of somebody else must show before it is taken for one of Whistle. Nothing in it is run.
namespace whistle {

/// Whether tables and indexes are those that migrations up to `version` make, and those of a backup beside them: no
/// table fewer, no trigger and no view more. Empty: they are.
[[nodiscard]] QString schemaFault(QSqlDatabase& backup, int version);

/// Whether every record's chain holds from its first line to the last that was recorded. `fault` empty, and no error:
/// they all do.
[[nodiscard]] QSqlError recordFault(QSqlDatabase& database, int version, QString& fault);

/// The migration since which rows that no chain proves have a seal: SHA-256 over what stands in them (where a match
/// comes from and lies, kept rulings and things, fixtures, settings).
inline constexpr int sealedSince = 8;
/// Whether every such row is as it was written and has its seal. As `recordFault`.
[[nodiscard]] QSqlError sealFault(QSqlDatabase& database, int version, QString& fault);
/// Seals a row that has been written in the same transaction. `key`: what stands in its first column.
[[nodiscard]] QSqlError sealRow(QSqlDatabase& database, const QString& table, const QString& key);
/// Seals all that have no seal.
[[nodiscard]] QSqlError sealRows(QSqlDatabase& database);

/// SHA-256 over everything that the tables hold, but `backup_info`, which carries it.
[[nodiscard]] QString contentDigest(QSqlDatabase& database);
/// The same and when the backup was made: what `backup_info` carries, unless it is a backup from before (only the
/// content's).
[[nodiscard]] QString backupDigest(QSqlDatabase& database, const QString& madeAt);

/// SHA-256 over what the list shows of a match without opening it.
[[nodiscard]] QString summarySeal(const QString& title, const QString& summary, bool finished);
/// The migration since which only a match of which the list shows nothing yet has no such seal.
inline constexpr int summariesSealedSince = 9;
/// Seals what the list shows of matches from before.
[[nodiscard]] QSqlError sealSummaries(QSqlDatabase& database);

/// The tables of a backup beside those of the database, as statements; what `schemaFault` compares with.
[[nodiscard]] const QStringList& backupTables();

} // namespace whistle

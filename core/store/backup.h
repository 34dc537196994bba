// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/files.h"
#include "base/instant.h"
#include "base/problem.h"

#include <QString>
#include <cstdint>
#include <vector>

/// The whole data folder in one file, and back. A backup is itself a sound database of Whistle that also carries the
/// other files of the folder (data packs). It can be made while matches are being played.
namespace whistle {

struct BackupContent {
    Instant madeAt;
    int matches = 0;
    int seasons = 0;
    int files = 0; ///< beside the database
    /// What lies in the folder and no backup holds: links to nothing or to folders, pipes, empty folders.
    std::vector<std::string> leftOut;
};

/// Writes a backup of the folder (empty: the standard one). An existing file that stays is a problem. Without problems
/// the file is on disk and has been read back; else there is none, or the old one.
[[nodiscard]] Checked<BackupContent> backUp(const QString& folder, const QString& file, Instant at,
                                            files::Existing existing = files::Existing::Stays);

/// What a backup holds, after looking through all of it: every page, the tables, the chain of every record. A problem
/// if it is none, is damaged or of a newer Whistle. `calledAs`: what messages call it, if not by its name.
[[nodiscard]] Checked<BackupContent> inspectBackup(const QString& file, const QString& calledAs = {});

/// Puts a backup in the place of what the folder holds. What was there is kept beside it, in `replaced-<time>`. All of
/// it happens or nothing: a problem leaves everything as it was, and if the power goes, the next start completes what
/// had been decided. No store may be open on the folder meanwhile.
[[nodiscard]] Checked<BackupContent> restoreBackup(const QString& file, const QString& folder, Instant at);

/// There is a database, and it cannot be read as one. One that is only locked, or on a full disk, is not damaged.
[[nodiscard]] bool isDatabaseDamaged(const QString& folder);

/// Moves a database that cannot be used out of the way, so that an empty one can be made in its place. No store may be
/// open on the folder meanwhile.
[[nodiscard]] Problems putDatabaseAside(const QString& folder, Instant at);

/// Where `restoreBackup` and `putDatabaseAside` keep what was there before.
[[nodiscard]] QString asideFolder(const QString& folder, Instant at);

/// A backup that was made by itself, in the folder `backups` of the data folder.
struct AutomaticBackup {
    QString file;
    Instant madeAt;
    std::int64_t bytes = 0;
};
/// The latest first. To be offered where the database is damaged: the first that `inspectBackup` finds sound.
[[nodiscard]] std::vector<AutomaticBackup> automaticBackups(const QString& folder);

/// Makes a backup if the last one is older than an hour and something has changed since, and removes those that are no
/// longer needed (`superfluous`). One from the future (the clock was wrong) is not the last one. Damage in the database
/// is a problem, and no backup is made of it or removed.
[[nodiscard]] Problems backUpAutomatically(const QString& folder, Instant now);

/// Of backups made at these times those that may go: kept are all of the last hour, then the last of each hour for a
/// day, of each day for a month, of each week for a year, of each month for ever; the last of all in any case. After
/// three months without any the clock may be wrong: until it has gone on for a month, all before them are kept.
[[nodiscard]] std::vector<Instant> superfluous(std::vector<Instant> made, Instant now);

} // namespace whistle

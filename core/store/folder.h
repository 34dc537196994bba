// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/files.h"
#include "base/instant.h"

#include <QString>
#include <optional>
#include <string>
#include <vector>

/// What lies in the data folder, and which of it is whose.
namespace whistle {

/// `$XDG_DATA_HOME/whistle`; a variable that is no absolute path is ignored, as its specification says.
[[nodiscard]] QString standardDataFolder();
/// The data folder that is meant, whichever folder the program is in later; empty: the standard one.
[[nodiscard]] QString placeOf(const QString& folder);
/// `whistle.sqlite` in the folder.
[[nodiscard]] QString databaseIn(const QString& folder);
/// What SQLite keeps beside a database: the ends of the names.
inline constexpr const char* databaseSuffixes[] = {"", "-wal", "-shm", "-journal"};

/// "20260131-190411", as names of files have it.
[[nodiscard]] QString stampOf(Instant at);
[[nodiscard]] std::optional<Instant> fromStamp(const QString& stamp);

/// Whether a file, named from the data folder, is one that a backup does not carry: the database (it is what the backup
/// is), automatic backups, what a restore has put aside or has not finished, and files that are only half written.
[[nodiscard]] bool isNotCarried(const std::string& path);
/// Whether a path stays in the folder that it is named from.
[[nodiscard]] bool staysInside(const std::string& path);

/// The other files of the folder, named from it, in order; without the locks of programs that run.
struct FolderContent {
    std::vector<std::string> files;   ///< bytes, not always UTF-8
    std::vector<std::string> leftOut; ///< neither file nor folder, a link to nothing or to a folder, an empty folder
    std::error_code error;            ///< a folder could not be read
    std::string errorAt;
};
[[nodiscard]] FolderContent contentOf(const QString& folder);

} // namespace whistle

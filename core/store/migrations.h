// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSqlDatabase>
#include <QSqlError>
#include <QStringList>
#include <vector>

namespace whistle {

/// The statements of each migration; the first brings an empty database to version 1. A released migration is never
/// changed; a new one is added at the end.
[[nodiscard]] const std::vector<QStringList>& migrations();

/// Brings the database up to date, each migration in a transaction of its own. An error that is not valid: done.
[[nodiscard]] QSqlError migrate(QSqlDatabase& database);

} // namespace whistle

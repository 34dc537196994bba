// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/problem.h"

#include <QString>

namespace whistle {

/// Completes what `restoreBackup` or `putDatabaseAside` had begun in this folder and could not finish (the power went),
/// and removes what they had only prepared. Nothing to do is no problem.
[[nodiscard]] Problems finishRestore(const QString& place);

} // namespace whistle

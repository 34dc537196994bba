// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/json.h"

#include <QString>
#include <nlohmann/json.hpp>
#include <vector>

namespace whistle {

/// One step of a playthrough: a command that must be accepted, one that must be refused without changing anything, or
/// what must be true of the table.
struct PlaythroughStep {
    enum class Kind { Command, Illegal, Expect };
    Kind kind = Kind::Command;
    Json content;
    int note = 0; ///< number of the entry of the playthrough's story that it belongs to
};

/// tests/playthroughs/<game>/<name>.jsonl
[[nodiscard]] std::vector<PlaythroughStep> readPlaythrough(const QString& game, const QString& name);

/// Where `table` differs from what is expected of it, as a readable line; empty: it fits. Objects are compared by the
/// keys that `expected` names, also those in a list that is as long as expected.
[[nodiscard]] QString differenceFrom(const Json& expected, const Json& table, const QString& at = {});

} // namespace whistle

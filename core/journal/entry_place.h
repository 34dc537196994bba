// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

namespace whistle {

struct LogEntry;

/// How players count entry `number` of a match: its place among those that stand, from 1. The numbers of lines are for
/// files; they go on over what was withdrawn. A withdrawn entry has the place that it would have; an unknown one its
/// number. `entries`: Match::entries.
[[nodiscard]] int placeOf(const std::vector<LogEntry>& entries, int number);

} // namespace whistle

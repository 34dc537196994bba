// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kaosball/entries/commands.h"

namespace whistle::kaosball {

/// Commands are sent by signals, whose arguments Qt compares where they can be compared. Commands are not.
bool operator==(const AnyCommand& one, const AnyCommand& other) = delete;
bool operator<(const AnyCommand& one, const AnyCommand& other) = delete;

} // namespace whistle::kaosball

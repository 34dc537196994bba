// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/json.h"
#include "base/shape.h"

#include <nlohmann/json.hpp>

namespace whistle::league {

/// What an organiser does, as JSON that has passed `actShape`: `{"command": "record", "fixture": "3-1", ...}`. An act
/// is kept as it was written; the referee (referee.h) reads it where the season gives its names a meaning.
struct Act {
    Json json;
    friend bool operator==(const Act&, const Act&) = default;
};

/// All acts, by their key `command` (docs/leagues.md).
[[nodiscard]] const Shape& actShape();

} // namespace whistle::league

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/json.h"

#include <nlohmann/json.hpp>

namespace whistle {

/// Whether a value is what a JSON Schema says, as far as Shape::schema writes one: what other programs would do with
/// it.
[[nodiscard]] bool fits(const Json& value, const Json& schema);

} // namespace whistle

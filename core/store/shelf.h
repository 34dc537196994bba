// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/words.h"

#include <array>
#include <cstdint>
#include <string_view>

namespace whistle {

/// Where a stored match or season lies: among those that are shown, with the old ones, or in the bin, from which it can
/// be taken back.
enum class Shelf : std::uint8_t { Open, Archive, Bin };

} // namespace whistle

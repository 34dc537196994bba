// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <functional>
#include <vector>

namespace whistle::league {

/// Everybody of an even number with somebody, so that the pairs together weigh most (Edmonds' algorithm with blossoms,
/// O(n^3)). `weight` says what a pair weighs, above 0; it is asked once for each. Whose mate each one is; the same for
/// the same weights on every machine.
[[nodiscard]] std::vector<int> heaviestPairs(int count, const std::function<std::int64_t(int, int)>& weight);

} // namespace whistle::league

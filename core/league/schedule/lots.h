// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

namespace whistle::league {

/// SplitMix64: the same numbers from the same seed on every machine, so that a draw can be repeated by anybody.
class Chance {
public:
    explicit Chance(std::uint64_t seed) : m_state(seed) {}
    /// From a published seed, any words: FNV-1a over its UTF-8 bytes.
    explicit Chance(std::string_view seed);

    [[nodiscard]] std::uint64_t next();
    /// 0 to `below` - 1, each equally likely; `below` above 0.
    [[nodiscard]] int below(int below);
    /// 0 up to, not including, 1.
    [[nodiscard]] double share();

private:
    std::uint64_t m_state;
};

/// 0 to `count` - 1 in the order in which the lots come out of the hat (Fisher-Yates from the end).
[[nodiscard]] std::vector<int> drawLots(int count, std::string_view seed);
/// The same for those of them who were there at the start; each who came later draws a place among the lots that are
/// drawn already, and the others keep their order (LG-4.4).
[[nodiscard]] std::vector<int> drawLots(int atStart, int count, std::string_view seed);

} // namespace whistle::league

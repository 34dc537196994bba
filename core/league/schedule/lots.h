// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string_view>
#include <utility>
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
    /// One of the things; there must be one.
    template <class Things>
    [[nodiscard]] auto& oneOf(Things& things)
    {
        return things[static_cast<std::size_t>(below(static_cast<int>(things.size())))];
    }
    /// Fisher-Yates from the end.
    template <class Iterator>
    void shuffle(Iterator first, Iterator last)
    {
        for (auto left = last - first; left > 1; --left)
            std::swap(first[left - 1], first[below(static_cast<int>(left))]);
    }

private:
    std::uint64_t m_state;
};

/// 0 to `count` - 1 in the order in which the lots come out of the hat
[[nodiscard]] std::vector<int> drawLots(int count, std::string_view seed);
/// The same for those of them who were there at the start; each who came later draws a place among the lots that are
/// drawn already, and the others keep their order (LG-4.4).
[[nodiscard]] std::vector<int> drawLots(int atStart, int count, std::string_view seed);

} // namespace whistle::league

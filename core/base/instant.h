// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace whistle {

/// A moment in UTC, to the second.
struct Instant {
    std::int64_t secondsSinceEpoch = 0;

    [[nodiscard]] static Instant now();
    /// Reads "2026-01-31T19:04:11Z"; nothing else.
    [[nodiscard]] static std::optional<Instant> fromIso(std::string_view text);
    [[nodiscard]] std::string toIso() const;

    friend auto operator<=>(Instant, Instant) = default;
};

} // namespace whistle

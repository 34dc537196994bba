// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/few.h"
#include "elgrande/table/types.h"

namespace whistle::elgrande {

/// Players who share a place.
struct StandingRow {
    int place = 1;
    PlayerList players;
    int score = 0;
    friend bool operator==(const StandingRow&, const StandingRow&) = default;
};

enum class DecidedBy : std::uint8_t { CaballerosOnBoard, CaballerosInCourt, UnusedPowerCards, Score, Shared };

struct Standing {
    Few<StandingRow, mostPlayers> rows; ///< best first
    bool isFinal = false;
    std::optional<DecidedBy> winDecidedBy; ///< none: not final
    friend bool operator==(const Standing&, const Standing&) = default;

    [[nodiscard]] PlayerList winners() const { return isFinal ? rows[0].players : PlayerList{}; }
};

} // namespace whistle::elgrande

template <>
struct whistle::WordsOf<whistle::elgrande::DecidedBy> {
    static constexpr std::array<std::string_view, 5> words{"caballeros_on_board", "caballeros_in_court",
                                                           "unused_power_cards", "score", "shared"};
};

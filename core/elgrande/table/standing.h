// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/record.h"
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

/// A standing with the players' names, as question and table write it.
struct WrittenRow {
    int place = 1;
    std::vector<std::string> players;
    int score = 0;
};
struct WrittenStanding {
    std::vector<WrittenRow> standing;
    std::vector<std::string> winners;
    std::optional<DecidedBy> winDecidedBy;
};
[[nodiscard]] WrittenStanding written(const Standing& standing, const PlayerNames& names);

/// The names of some players, in their order.
[[nodiscard]] std::vector<std::string> namesOf(const PlayerList& players, const PlayerNames& names);
/// The name of a player; none: nobody.
[[nodiscard]] std::optional<std::string> nameOrNone(int player, const PlayerNames& names);

} // namespace whistle::elgrande

extern template const whistle::Record& whistle::recordOf<whistle::elgrande::WrittenRow>();
extern template const whistle::Record& whistle::recordOf<whistle::elgrande::WrittenStanding>();

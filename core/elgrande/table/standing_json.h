// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/record.h"
#include "elgrande/table/standing.h"

namespace whistle::elgrande {

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

namespace whistle {

template <>
const Record& recordOf<elgrande::WrittenRow>();
template <>
const Record& recordOf<elgrande::WrittenStanding>();

} // namespace whistle

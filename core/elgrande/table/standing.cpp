// SPDX-License-Identifier: GPL-3.0-or-later
#include "elgrande/table/standing.h"

#include "elgrande/table/codecs.h"

namespace whistle::elgrande {

std::vector<std::string> namesOf(const PlayerList& players, const PlayerNames& names)
{
    std::vector<std::string> all;
    for (const int player : players)
        all.push_back(names[player]);
    return all;
}

std::optional<std::string> nameOrNone(int player, const PlayerNames& names)
{
    return player == noPlayer ? std::nullopt : std::optional(names[player]);
}

WrittenStanding written(const Standing& standing, const PlayerNames& names)
{
    WrittenStanding all;
    for (const StandingRow& row : standing.rows)
        all.standing.push_back({row.place, namesOf(row.players, names), row.score});
    all.winners = namesOf(standing.winners(), names);
    all.winDecidedBy = standing.winDecidedBy;
    return all;
}

} // namespace whistle::elgrande

namespace whistle {

using elgrande::WrittenRow;
using elgrande::WrittenStanding;

template <>
constexpr std::array recordKeys<WrittenRow>{
    key<&WrittenRow::place, codecs::Number<1, elgrande::mostPlayers>>("place"),
    key<&WrittenRow::players>("players"),
    key<&WrittenRow::score, elgrande::codes::Points>("score"),
};
template const Record& recordOf<WrittenRow>();
template <>
constexpr std::array recordKeys<WrittenStanding>{
    key<&WrittenStanding::standing>("standing", "best first"),
    key<&WrittenStanding::winners>("winners"),
    key<&WrittenStanding::winDecidedBy, codecs::OrNull<codecs::WordOf<elgrande::DecidedBy>>>("win_decided_by"),
};
template const Record& recordOf<WrittenStanding>();

} // namespace whistle

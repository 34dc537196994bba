// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/digest.h"

#include <nlohmann/json.hpp>
#include <utility>

namespace whistle {

MatchDesk::Digest digestOf(const std::vector<DigestSeat>& seats, bool finished, Json standing)
{
    MatchDesk::Digest digest;
    digest.finished = finished;
    Json written = Json::array();
    for (const DigestSeat& seat : seats) {
        written.push_back({{"seat", seat.seat}, {"name", seat.name}, {"score", seat.score}});
        if (seat.player)
            written.back()["player"] = *seat.player;
        digest.title += (digest.title.empty() ? "" : ", ") + seat.name + " " + std::to_string(seat.score);
    }
    digest.summary = {{"seats", std::move(written)}};
    digest.summary.update(standing);
    return digest;
}

} // namespace whistle

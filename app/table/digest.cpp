// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/digest.h"

#include <nlohmann/json.hpp>
#include <utility>

namespace whistle {

MatchSession::Digest digestOf(const std::vector<DigestSeat>& seats, bool finished, Json standing,
                              const Progress& progress)
{
    MatchSession::Digest digest;
    digest.finished = finished;
    Json written = Json::array();
    Json winners = Json::array();
    bool isDecided = false;
    for (const DigestSeat& seat : seats) {
        written.push_back({{"seat", seat.seat}, {"name", seat.name}, {"score", seat.score}});
        if (seat.player)
            written.back()["player"] = *seat.player;
        if (!seat.colour.empty())
            written.back()["colour"] = seat.colour;
        isDecided = isDecided || seat.hasWon;
        if (seat.hasWon.value_or(false))
            winners.push_back(seat.name);
        digest.title += (digest.title.empty() ? "" : ", ") + seat.name + " " + std::to_string(seat.score);
    }
    digest.summary = {{"seats", std::move(written)}};
    if (isDecided)
        digest.summary["winners"] = std::move(winners);
    digest.summary.update(standing);
    if (!progress.owners.empty())
        digest.summary["progress"] = {{"owners", progress.owners}};
    else if (progress.pips > 0)
        digest.summary["progress"] = {{"pip", progress.pip}, {"pips", progress.pips}};
    return digest;
}

std::optional<QStringList> winnersIn(const Json& summary, const NameReader& names)
{
    const auto kept = summary.find("winners");
    if (kept == summary.end() || !kept->is_array())
        return {};
    QStringList winners;
    for (const Json& winner : *kept) {
        if (winner.is_string())
            winners << isolated(names ? names(winner.get<std::string>())
                                      : QString::fromStdString(winner.get<std::string>()));
    }
    return winners;
}

} // namespace whistle

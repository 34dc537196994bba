// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "controls/seats/progress_strip.h"
#include "match/match_session.h"

#include <optional>
#include <string>
#include <vector>

namespace whistle {

/// A seat of a match as the home page shows it; names are put in for the id when it is shown.
struct DigestSeat {
    int seat = 0;
    std::string name;
    int score = 0;
    std::optional<std::string> player = {}; ///< who plays, where `name` is a team; may be empty
    std::optional<bool> hasWon = {};        ///< of a match that is over
    std::string colour = {};                ///< of the box ("red"); empty: the seat's own
};

/// What the home page shows of a match: the seats, how far it is, and what `GameEntry::standing` puts into words.
[[nodiscard]] MatchSession::Digest digestOf(const std::vector<DigestSeat>& seats, bool finished, Json standing,
                                            const Progress& progress = {});
/// Who has won, as such a summary keeps it; none: it does not say. Without a reader they are called as it has them.
[[nodiscard]] std::optional<QStringList> winnersIn(const Json& summary, const NameReader& names);

} // namespace whistle

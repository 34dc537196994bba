// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/record.h"
#include "league/model/league_rules.h"

#include <string>
#include <vector>

/// How a league match of Kaosball begins (KB-34, KB-35.8 to KB-35.13).
namespace whistle::kaosball::season {

/// A sentence about Kaosball's leagues, by its English words.
struct Saying : Sentence {
    WHISTLE_SAYINGS(catalog)
};

enum class UpgradeOwnership { DraftEachMatch, KeepAllSeason };

/// What the organiser of a season settles.
struct Settings {
    bool oneCoachPerTeamName = true;
    int cashPerMatch = 10;
    int cashCarriedOver = 0; ///< unspent cash that is kept, at most
    int startingActiveUpgradePoints = 3;
    int activeUpgradePointsEveryMatches = 2; ///< after so many matches a team gets one more
    int activeUpgradePointsMaximum = 6;
    UpgradeOwnership upgradeOwnership = UpgradeOwnership::DraftEachMatch;
    bool permanentDeaths = false;
    bool foulsCarriedOver = false;
};

/// The `new_match` of two teams with what they bring along, the first one in the south. Both need a team of the game,
/// and not the same.
[[nodiscard]] Checked<league::MatchToPlay> matchOf(const Json& settings, std::vector<league::SideToPlay> sides,
                                                   bool playoffs);

/// What a team has by now that is not as at the start of a season.
[[nodiscard]] std::vector<league::SettledField> bringsAlong(const league::SideToPlay& side);

/// Where the `new_match` of a match has other numbers than `terms`.
[[nodiscard]] std::vector<std::string> strayedFrom(const Json& newMatch, const Json& terms);

/// One of these in words; none: it is no such sentence.
[[nodiscard]] std::optional<Text> deviationInWords(const std::string& deviation);

} // namespace whistle::kaosball::season

namespace whistle {
extern template const Record& recordOf<kaosball::season::Settings>();
} // namespace whistle

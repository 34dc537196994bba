// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/words.h"
#include "kaosball/pack/facts.h"
#include "rulebook/ruling.h"

#include <array>
#include <cstdint>
#include <string>
#include <vector>

namespace whistle::kaosball {

/// How a league match ended (KB-35.14).
enum class LeagueResult : std::uint8_t { Points, Overtime, Blowout, Elimination, Forfeit, AllLost };
/// KB-35.5, in the default order.
enum class TieBreaker : std::uint8_t { HeadToHead, VictoryPointDifference, VictoryPointsFor, Kills, FewestFouls };

struct LeagueMatch {
    std::array<std::string, 2> teams; ///< two different ones
    LeagueResult by = LeagueResult::Points;
    std::array<int, 2> scores{}; ///< do not count for a forfeit
    std::string winner;          ///< one of the two; empty only if all lost
    std::array<int, 2> kills{};
    std::array<int, 2> fouls{};
};

struct LeagueSettings {
    int winPoints = 3;
    int lossPoints = 0;
    int doubleLossPoints = 0;
    int forfeitScore = 20; ///< KB-35.7
    std::vector<TieBreaker> tieBreakers{TieBreaker::HeadToHead, TieBreaker::VictoryPointDifference,
                                        TieBreaker::VictoryPointsFor, TieBreaker::Kills, TieBreaker::FewestFouls};
};

struct StandingsInquiry {
    std::vector<std::string> teams; ///< 4 to 8
    std::vector<LeagueMatch> matches;
    LeagueSettings settings;
};

struct StandingsRow {
    int rank = 0; ///< 1 + the number of teams ahead
    std::string team;
    int played = 0;
    int won = 0;
    int lost = 0;
    int leaguePoints = 0;
    int victoryPointsFor = 0;
    int victoryPointsAgainst = 0;
    int kills = 0;
    int fouls = 0;
    [[nodiscard]] int difference() const { return victoryPointsFor - victoryPointsAgainst; }
};

struct StandingsVerdict {
    std::vector<StandingsRow> table; ///< best first; teams that stay tied in the inquiry's order, with the same rank
    std::vector<std::vector<std::string>> ties; ///< the groups that stay tied, best first
};

/// KB-35.4 to KB-35.7.
[[nodiscard]] Ruling<StandingsVerdict> judgeStandings(const StandingsInquiry& inquiry);

} // namespace whistle::kaosball

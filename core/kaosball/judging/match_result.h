// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kaosball/judging/knockout.h"

#include <map>
#include <string>
#include <utility>
#include <vector>

namespace whistle::kaosball {

/// When the question is asked; the ends are after the bonus scoring.
enum class MatchStage : std::uint8_t { InPlay, EndOfPeriod4, EndOfOvertime };
enum class MatchOutcome : std::uint8_t { Won, Overtime, AllianceTiebreaker, AllLost, Continue };
enum class WonBy : std::uint8_t { Points, Overtime, LowerScores, TiebreakerDie, Blowout, Elimination, LastTeamInPlay };

struct ResultTeam {
    std::string team;
    int score = 0;
    TeamStatus status = TeamStatus::InPlay;
    std::string alliance; ///< mode alliance only: two alliances of two
};

/// One throw of the tiebreaker die for each alliance (KB-R39), by the alliance's name.
using AllianceRoll = std::map<std::string, int>;

struct MatchResultInquiry {
    Mode mode = Mode::Versus;
    MatchStage stage = MatchStage::InPlay; ///< an alliance match has no EndOfOvertime
    std::vector<ResultTeam> teams;
    std::vector<int> overtimeTeams; ///< EndOfOvertime only: who played it, by index
    std::vector<AllianceRoll> allianceRolls;
};

/// Teams that share a place, by index.
struct RankingPlace {
    int place = 1; ///< 1 + the number of teams ahead
    std::vector<int> teams;
    friend bool operator==(const RankingPlace&, const RankingPlace&) = default;
};

struct MatchResultVerdict {
    MatchOutcome outcome = MatchOutcome::Continue;
    std::vector<int> winners;
    std::optional<WonBy> by;
    std::vector<int> overtimeTeams;                          ///< who must play (on)
    std::vector<std::pair<std::string, int>> allianceScores; ///< the lower score of each; none outside mode alliance
    std::vector<RankingPlace> finalRanking;                  ///< of a match that is won; none in mode alliance
};

/// KB-21, KB-22, KB-23, KB-25.8, KB-R32, KB-R38, KB-R39: who has won, or what must follow.
[[nodiscard]] Ruling<MatchResultVerdict> judgeMatchResult(const MatchResultInquiry& inquiry);

} // namespace whistle::kaosball

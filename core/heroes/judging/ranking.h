// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "heroes/table/house_rules.h"
#include "heroes/table/rules.h"

namespace whistle::heroes {

struct RankedPlayer {
    std::string name;
    int powerPoints = 0;
    int gold = 0;
    int resources = 0;
};
struct RankingInquiry {
    std::vector<RankedPlayer> players;
    bool lastRoundOver = false;
    TreasuryTieBreak tieBreak = TreasuryTieBreak::Sum;
};

enum class EndedBy : std::uint8_t { Domination, TimeLimit };
enum class DecidedBy : std::uint8_t { Domination, PowerPoints, Treasury, Shared };
struct Rank {
    int rank = 1;
    std::vector<std::string> players;
};
struct RankingVerdict {
    bool gameOver = false;
    std::optional<EndedBy> endedBy;
    int goal = 12;
    std::vector<std::string> winners;
    std::optional<DecidedBy> decidedBy;
    std::vector<Rank> ranking;
};

/// MH-1: who wins, and why. At most one player has reached the goal.
[[nodiscard]] Ruling<RankingVerdict> judgeRanking(const RankingInquiry& inquiry, Listening listening = Listening::Yes);

} // namespace whistle::heroes

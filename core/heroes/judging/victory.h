// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "heroes/table/types.h"

/// MH-1: Power Points, and who wins with them.
namespace whistle::heroes {

struct State;

struct PowerInquiry {
    int playerCount = 2;
    SiteCounts sites;
    int artefacts = 0; ///< that the player's heroes wear
    bool templeOfAsha = false;
    int other = 0;
    std::optional<int> shown;
    bool tearScoresUnderTemple = true;
};
/// As a match stands.
[[nodiscard]] PowerInquiry powerInquiry(const State& state, int player);

enum class PowerSource : std::uint8_t {
    Sawmills,
    CrystalMines,
    OreMines,
    GoldMines,
    CrystalOrbs,
    DragonCircles,
    Artefacts,
    TempleOfAsha,
    TearOfAsha,
    Other
};
struct PowerLine {
    PowerSource source = PowerSource::Other;
    int powerPoints = 0;
};
struct PowerVerdict {
    int powerPoints = 0;
    std::vector<PowerLine> sources;
    std::optional<int> correction;
    int goal = 12;
    int missing = 0;
    bool domination = false;
};

/// MH-1.1, MH-1.5: a player's Power Points, counted anew.
[[nodiscard]] PowerVerdict judgePower(const PowerInquiry& inquiry, Reasons& reasons = Reasons::unheard());

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
/// As a match stands.
[[nodiscard]] RankingInquiry rankingInquiry(const State& state, bool lastRoundOver);

enum class EndedBy : std::uint8_t { Domination, TimeLimit };
enum class DecidedBy : std::uint8_t { Domination, PowerPoints, Treasury, Shared };
struct Rank {
    int rank = 1;
    std::vector<std::string> players;
    friend bool operator==(const Rank&, const Rank&) = default;
};
struct RankingVerdict {
    bool gameOver = false;
    std::optional<EndedBy> endedBy;
    int goal = 12;
    std::vector<std::string> winners;
    std::optional<DecidedBy> decidedBy;
    std::vector<Rank> ranking;
    friend bool operator==(const RankingVerdict&, const RankingVerdict&) = default;
};

/// MH-1: who wins, and why. At most one player has reached the goal.
[[nodiscard]] RankingVerdict judgeRanking(const RankingInquiry& inquiry, Reasons& reasons = Reasons::unheard());

} // namespace whistle::heroes

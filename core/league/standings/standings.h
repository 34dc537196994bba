// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/text.h"
#include "league/model/league_rules.h"
#include "league/model/points.h"
#include "league/model/season.h"
#include "rulebook/ruling.h"

#include <optional>
#include <string>
#include <vector>

namespace whistle::league {

/// A match as the table counts it.
struct CountedMatch {
    Sides entrants;
    PerSide<int> places;
    PerSide<int> scores; ///< all 0 where there are none
    PerSide<int> points; ///< by the points scheme
    std::vector<PerSide<int>> stats;
    int round = 0;
    PerSide<bool> forfeitedBy; ///< empty: it was played
};

/// A round of a Swiss league phase in which somebody had no match.
struct UnpairedRound {
    int entrant = 0;
    int round = 1;
    int points = 0;
    bool isBye = false;       ///< nobody was left to play; else it was missed
    bool isVoluntary = false; ///< missed, and not given as a win
};

/// How many rounds a Swiss has.
struct RoundsOfSwiss {
    int paired = 0; ///< so far
    int all = 0;
};

struct TableInquiry {
    std::vector<std::string> names; ///< of all entrants, by index
    std::vector<int> entrants;      ///< who is in this table
    std::vector<int> left;          ///< who of them has dropped out: behind all the others (LG-3.10)
    std::vector<int> keepPlace;     ///< who of them has dropped out and stays in its place (LG-3.15)
    std::vector<CountedMatch> matches;
    std::vector<UnpairedRound> unpaired;
    std::vector<Sanction> sanctions; ///< also of those who are not in this table
    std::vector<StatKind> stats;
    PointsScheme points;  ///< head-to-head of three and more: win, draw and loss against each other
    bool hasDraws = true; ///< of matches of two
    RankBy rankBy = RankBy::Points;
    std::vector<TieBreaker> tieBreakers;
    HeadToHeadOf headToHeadOf = HeadToHeadOf::StillLevel;
    std::optional<RoundsOfSwiss> byFide; ///< unplayed rounds count as FIDE has it (LG-4.9); none: as LG-4.6 says
    std::string seed;                    ///< for Criterion::Lots
    int enteredAtStart = 0;              ///< who drew the first lots
    std::vector<Decision> decisions;     ///< for those who are level in everything
};

struct TableRow {
    int rank = 0; ///< 1 + the number of entrants ahead; those who share it have the same
    int entrant = 0;
    int played = 0;
    int won = 0;
    int drawn = 0;
    int lost = 0;
    int points = 0;
    int scoreFor = 0;
    int scoreAgainst = 0;                ///< in a match of three and more: the best score of the others
    std::vector<int> stats;              ///< as far as they are known
    std::vector<int> unknown;            ///< by statistic: matches of which it is not known
    std::vector<int> places;             ///< [p]: how often it came p + 1st; matches of three and more only
    std::vector<UnpairedRound> unpaired; ///< that bring points
    std::vector<Sanction> sanctions;     ///< that are in its points
    bool sharesRank = false;
    /// Why it stands there: its record, then how it was separated from those level with it. Complete enough that both
    /// accept it.
    std::vector<Text> why;
    /// The shortest form, beside the row: what it stands behind, or before, those level with it; none: nobody was.
    std::optional<Text> headline;
    [[nodiscard]] int difference() const { return scoreFor - scoreAgainst; }
    /// None: it is not known of every match.
    [[nodiscard]] std::optional<int> stat(std::size_t which) const
    {
        return unknown[which] > 0 ? std::nullopt : std::optional(stats[which]);
    }
};

/// Best first; who stays level stands in the order of the inquiry. Pure; the order of the matches does not matter.
[[nodiscard]] std::vector<TableRow> standings(const TableInquiry& inquiry,
                                              Reasons::Listening listening = Reasons::Listening::Yes);

/// By entrant: what a tie-breaker of the inquiry compares; of a head-to-head only of those who are compared by it.
[[nodiscard]] std::vector<std::optional<int>> tieValues(const TableInquiry& inquiry, std::size_t tieBreaker);

/// What a round without a match has brought.
[[nodiscard]] Text sayUnpaired(const UnpairedRound& round);

/// The best score of the others in a match.
[[nodiscard]] int bestOther(const PerSide<int>& scores, std::size_t side);
/// Whether somebody of the table has played: before, that all are level is no news.
[[nodiscard]] bool hasBegun(const std::vector<TableRow>& table);

/// How many rows the first `places` of the table are with those among them who have left and keep a place (LG-3.15).
[[nodiscard]] std::size_t rowsUntil(const Season& season, const std::vector<TableRow>& table, int places);

/// The table of a group of the season's league phase (0 where there are none) as an inquiry.
[[nodiscard]] TableInquiry groupInquiry(const Season& season, const LeagueRules& rules, int group = 0);

/// What a match of these entrants counts for in the table.
[[nodiscard]] CountedMatch counted(const Result& result, const PointsScheme& points,
                                   const std::vector<std::string>& stats);

} // namespace whistle::league

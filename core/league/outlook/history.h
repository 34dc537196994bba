// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "league/model/league_rules.h"
#include "league/model/season.h"

#include <cstddef>
#include <map>
#include <optional>
#include <string>
#include <vector>

/// What a season remembers: pure functions of its results.
namespace whistle::league {

/// A counted result with its fixture, in the order in which they were played (date, then the order of the fixtures).
struct PlayedResult {
    std::size_t fixture = 0;
    Result result;
};
[[nodiscard]] std::vector<PlayedResult> playedResults(const Season& season);

/// What somebody has done, seen from one side.
struct Tally {
    int played = 0;
    int won = 0;
    int drawn = 0;
    int lost = 0;
    int forfeited = 0; ///< of those lost: did not come
    int scoreFor = 0;
    int scoreAgainst = 0; ///< in matches of three and more: the best score of the others
    int titles = 0;
    int finals = 0;
    std::vector<int> stats;   ///< as far as they are known
    std::vector<int> unknown; ///< by statistic: matches of which it is not known
    int longestWinning = 0;   ///< matches won one after the other
    int longestUnbeaten = 0;  ///< not lost
    int winning = 0;          ///< the streak now
    int unbeaten = 0;
    /// None: it is not known of every match.
    [[nodiscard]] std::optional<int> stat(std::size_t which) const
    {
        if (which >= stats.size())
            return 0;
        return unknown[which] > 0 ? std::nullopt : std::optional(stats[which]);
    }
};

/// Two entrants against each other; `first` is seen.
[[nodiscard]] Tally headToHead(const Season& season, const LeagueRules& rules, int first, int second);

/// One season or several of the same game, the oldest first: by id of the entrant.
[[nodiscard]] std::map<std::string, Tally> teamCareers(const std::vector<const Season*>& seasons,
                                                       const LeagueRules& rules);
/// By id of the person who coached at that time.
[[nodiscard]] std::map<std::string, Tally> coachCareers(const std::vector<const Season*>& seasons,
                                                        const LeagueRules& rules);

/// One best mark of the seasons: the first that reached it.
struct Record {
    std::string kind; ///< "biggest_win", "highest_score", "highest_match" (both scores), "most_kills" ...,
                      ///< "longest_winning", "longest_unbeaten"
    Sentence name;
    std::string stat; ///< of "most_...": its id
    int value = 0;
    std::string holder;  ///< name of the entrant
    std::string season;  ///< its name; empty for streaks over several
    std::string fixture; ///< id; empty for streaks
    std::string line;    ///< "Fangs 26, Ogres 18"
};
[[nodiscard]] std::vector<Record> records(const std::vector<const Season*>& seasons, const LeagueRules& rules);

} // namespace whistle::league

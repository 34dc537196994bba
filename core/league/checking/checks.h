// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/contains.h"
#include "base/json.h"
#include "base/problem.h"
#include "league/model/texts.h"

#include <map>
#include <nlohmann/json.hpp>
#include <string>
#include <utility>
#include <vector>

/// The parts of checkSeason; each looks at the exported season alone and adds what it finds.
namespace whistle::league {

/// What has the shape of a season may still not fit together: names of nobody, results without a side, pairings of a
/// round that is not there. The other checks work something out and take for granted that it does.
void checkFit(const Json& season, Problems& found);
/// Everybody meets everybody as often as the format says, nobody twice in a round, home and away in turn; the lots are
/// those of the published seed.
void checkSchedule(const Json& season, Problems& found);
/// The places of each result are possible, agree with its scores, and bring the points that it says.
void checkResults(const Json& season, Problems& found);
/// Each table, worked out a second time from the results.
void checkTables(const Json& season, Problems& found);
/// Table numbers, where somebody always plays at the same table.
void checkSeats(const Json& season, Problems& found);
/// Seeding, pairings, wins, who goes on, and the champion.
void checkPlayoffs(const Json& season, Problems& found);

/// The second working out: places by id, level ones with the same, from results of the league phase. `perMatch`: ranked
/// by points per match.
struct CheckedPlace {
    std::string entrant;
    int rank = 0;
};
[[nodiscard]] std::vector<CheckedPlace> workOutTable(const Json& season, const std::vector<std::string>& entrants,
                                                     bool perMatch);

/// A round of a Swiss in which somebody of the draw does not play: a bye, one that he had asked to miss, or one before
/// he came or after he went.
struct Idle {
    std::string id;
    std::size_t round = 1;
    long long points = 0;
    bool isBye = false;
    bool isGiven = false; ///< missed, as a win
};
/// A round in a sum of opponents' points: what the opponent, or who stands for one, has; what the round brought; and
/// whether it is cut before others.
struct Term {
    long long theirs = 0;
    long long won = 0;
    bool isCutFirst = false;
};
/// LG-4.9 worked out a second time, by id.
[[nodiscard]] std::map<std::string, std::vector<Term>> termsByFide(const Json& season, const std::vector<Idle>& idle);

/// The entrants in the order of their lots: the first `atStart` as the seed shuffles them (FNV-1a, SplitMix64,
/// Fisher-Yates), each of the others where a lot of its own puts it.
[[nodiscard]] std::vector<std::string> inOrderOfLots(std::vector<std::string> entrants, std::size_t atStart,
                                                     const std::string& seed);

/// Whether none of an entrant's league matches counts.
[[nodiscard]] bool isAnnulled(const Json& season, const std::string& id);

/// What the checks have in common: the season, and how they say what is wrong.
class Check {
public:
    Check(const Json& season, Problems& found)
        : m_season(season)
        , m_definition(season.at("definition"))
        , m_format(m_definition.at("format"))
        , m_found(found)
    {
    }

protected:
    /// `at`: below /season.
    template <class... Places>
    void report(const std::string& at, Saying sentence, Places&&... places)
    {
        m_found.push_back({"/season" + at, Text{sentence, std::forward<Places>(places)...}});
    }
    /// Of "league" or "playoffs": "round_robin", "bracket" ...; empty: there are none.
    [[nodiscard]] std::string kindOf(const char* part) const
    {
        return m_format.contains(part) ? m_format.at(part).at("kind").get<std::string>() : std::string();
    }

    const Json& m_season;
    const Json& m_definition;
    const Json& m_format;
    Problems& m_found;
};

} // namespace whistle::league

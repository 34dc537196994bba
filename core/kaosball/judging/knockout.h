// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/words.h"
#include "kaosball/entries/house_rules.h"
#include "kaosball/pack/facts.h"
#include "rulebook/ruling.h"

#include <algorithm>
#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace whistle::kaosball {

/// Whether a team still plays (KB-23).
enum class TeamStatus : std::uint8_t { InPlay, BlownOut, Eliminated };

/// A team's living figures, on the crossfield and in the dugout (KB-R35).
struct LivingFigures {
    int runners = 0;
    int bruisers = 0;
    int ringers = 0;
    int ringersAllowed = 1; ///< 1 + Enforcement of the loadout in force (KB-R74)
    /// With how many it can fill up: of the ringers only as many as it may field.
    [[nodiscard]] int usable() const { return runners + bruisers + std::min(ringers, ringersAllowed); }
};

struct KnockoutTeam {
    std::string team;
    int score = 0;
    TeamStatus status = TeamStatus::InPlay; ///< before; a team that is out stays out
    std::string alliance;                   ///< mode alliance only: two alliances of two
    std::optional<LivingFigures> figures;   ///< needed only while replenishing; without them the team is not eliminated
};

/// At least two teams in play; in mode alliance all four.
struct KnockoutInquiry {
    Mode mode = Mode::Versus;
    bool isReplenishing = false; ///< the teams must fill up their figures now (KB-19.11)
    std::vector<KnockoutTeam> teams;
};

enum class KnockoutStep : std::uint8_t { Blowout, Elimination };

struct KnockoutVerdict {
    std::vector<TeamStatus> statuses; ///< after, one a team
    std::vector<int> blownOut;        ///< teams that went out now, by index, in the inquiry's order
    std::vector<int> eliminated;
    std::vector<int> inPlay;
    bool isMatchOver = false;
    std::vector<int> winners;
    std::optional<KnockoutStep> by; ///< the step that ended the match; empty if it goes on or all lost
    bool allLost = false;           ///< KB-23.7
};

/// Those of so many teams, by index, of which it holds.
template <class Wanted>
[[nodiscard]] std::vector<int> teamsThat(int count, Wanted&& wanted)
{
    std::vector<int> teams;
    for (int i = 0; i < count; ++i) {
        if (wanted(i))
            teams.push_back(i);
    }
    return teams;
}
/// KB-25.8, KB-R4: of each alliance the lower score, in the order in which they are listed.
template <class Teams>
[[nodiscard]] std::vector<std::pair<std::string, int>> lowerScores(const Teams& teams)
{
    std::vector<std::pair<std::string, int>> scores;
    for (const auto& team : teams) {
        const auto found = std::find_if(scores.begin(), scores.end(),
                                        [&team](const auto& each) { return each.first == team.alliance; });
        if (found == scores.end())
            scores.emplace_back(team.alliance, team.score);
        else
            found->second = std::min(found->second, team.score);
    }
    return scores;
}

/// KB-23, KB-R3, KB-R4: blowouts until stable, then eliminations, then blowouts again; the step that ends the match is
/// the last.
[[nodiscard]] Ruling<KnockoutVerdict> judgeKnockout(const KnockoutInquiry& inquiry, const Facts& facts,
                                                    const HouseRules& houseRules);

} // namespace whistle::kaosball

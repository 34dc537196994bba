// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "league/model/league_rules.h"
#include "league/model/season.h"

#include <atomic>
#include <cstdint>
#include <vector>

namespace whistle::league {

struct SimulationSettings {
    int seasons = 10'000;
    std::uint64_t seed = 1;
    int threads = 2;
    /// Set from elsewhere to stop soon; what has been played till then is counted.
    const std::atomic<bool>* cancelled = nullptr;
    /// Counts the seasons played, for a progress bar.
    std::atomic<int>* progress = nullptr;
};

/// How often, of the simulated seasons.
struct Chances {
    int entrant = 0;
    std::vector<int> places; ///< [p]: came p + 1st in its table
    int playoffs = 0;
    int champion = 0;
};

struct Simulation {
    int seasons = 0;              ///< that were played to their end
    std::vector<Chances> chances; ///< by entrant
};

/// Plays what is left of the season many times. Who wins follows from the Elo ratings of the season so far (rating.h);
/// scores and statistics are those of matches already played, drawn at random. The same seed gives the same numbers,
/// whatever the number of threads. Ties that nothing separates are settled by the toss of a coin.
[[nodiscard]] Simulation simulate(const Season& season, const LeagueRules& rules,
                                  const SimulationSettings& settings = {});

} // namespace whistle::league

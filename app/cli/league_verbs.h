// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "verbs.h"

#include <cstdint>
#include <string>

/// `whistle-cli league ...`: what each word after it does. `league.cpp` reads the options.
namespace whistle::cli {

struct LeagueOptions {
    std::string season;
    std::string file = "-";
    std::string fixture;
    std::string entrant;
    std::string format = "json";
    std::string what = "table";
    std::string paper;
    std::string round;
    std::string out;
    std::string id;
    std::string name;
    std::string above; ///< divisions
    std::string below;
    int exchanged = 1;
    bool all = false;
    bool whatIf = false;
    bool noStart = false;
    bool batch = false;
    int seasons = 10'000;
    std::uint64_t seed = 1;
    int count = 1;
};

// Acts (league_acts.cpp)
int createSeason(const CommonOptions& common, const LeagueOptions& options);
int recordActs(const CommonOptions& common, const LeagueOptions& options);
int pairRound(const CommonOptions& common, const LeagueOptions& options);
int importMatch(const CommonOptions& common, const LeagueOptions& options);

// Answers (league_answers.cpp)
int listSeasons(const CommonOptions& common, const LeagueOptions& options);
int showSchedule(const CommonOptions& common, const LeagueOptions& options);
int showStandings(const CommonOptions& common, const LeagueOptions& options);
int explain(const CommonOptions& common, const LeagueOptions& options);
int simulateSeason(const CommonOptions& common, const LeagueOptions& options);
int showHistory(const CommonOptions& common, const LeagueOptions& options);
int showLog(const CommonOptions& common, const LeagueOptions& options);

// A season's life (league_life.cpp)
int copySeason(const CommonOptions& common, const LeagueOptions& options);
int archiveSeason(const CommonOptions& common, const LeagueOptions& options);
int deleteSeason(const CommonOptions& common, const LeagueOptions& options);
int takeBackSeason(const CommonOptions& common, const LeagueOptions& options);

// Files (league_files.cpp)
int exportSeason(const CommonOptions& common, const LeagueOptions& options);
int loadSeason(const CommonOptions& common, const LeagueOptions& options);
int checkFile(const LeagueOptions& options);
int makeRandom(const LeagueOptions& options);
int showSchemas();

} // namespace whistle::cli

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "league/standings/tie_values.h"
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
    std::string undo;    ///< acts of a table, "3-382"
    std::string columns; ///< of a table: what each says
    std::string id;
    std::string game;
    std::string name;
    std::string above; ///< divisions
    std::string below;
    int exchanged = 1;
    bool all = false;
    bool whatIf = false;
    bool noStart = false;
    bool batch = false;
    bool spreadsheet = false;
    bool values = false; ///< of tie-breakers
    int seasons = 10'000;
    std::uint64_t seed = 1;
    int count = 1;
};

class SeasonSession;

[[nodiscard]] inline league::TieValues valuesOf(const LeagueOptions& options)
{
    return options.values ? league::TieValues::With : league::TieValues::Without;
}

// Acts (league_acts.cpp)
int createSeason(const CommonOptions& common, const LeagueOptions& options);
int createFromTrf(const CommonOptions& common, const LeagueOptions& options);
int recordActs(SeasonSession& session, const CommonOptions& common, const LeagueOptions& options);
int pairRound(SeasonSession& session, const CommonOptions& common, const LeagueOptions& options);
int importMatch(SeasonSession& session, const CommonOptions& common, const LeagueOptions& options);
int takeTable(SeasonSession& session, const CommonOptions& common, const LeagueOptions& options);

// Answers (league_answers.cpp)
int listSeasons(const CommonOptions& common, const LeagueOptions& options);
int showSchedule(SeasonSession& session, const CommonOptions& common, const LeagueOptions& options);
int showStandings(SeasonSession& session, const CommonOptions& common, const LeagueOptions& options);
int explain(SeasonSession& session, const CommonOptions& common, const LeagueOptions& options);
int simulateSeason(SeasonSession& session, const CommonOptions& common, const LeagueOptions& options);
int showHistory(SeasonSession& session, const CommonOptions& common, const LeagueOptions& options);
int showLog(SeasonSession& session, const CommonOptions& common, const LeagueOptions& options);

// A season's life (league_life.cpp)
int copySeason(SeasonSession& session, const CommonOptions& common, const LeagueOptions& options);
int archiveSeason(SeasonSession& session, const CommonOptions& common, const LeagueOptions& options);
int deleteSeason(SeasonSession& session, const CommonOptions& common, const LeagueOptions& options);
int takeBackSeason(SeasonSession& session, const CommonOptions& common, const LeagueOptions& options);

// Files (league_files.cpp)
int exportSeason(SeasonSession& session, const CommonOptions& common, const LeagueOptions& options);
int mergeSeason(const CommonOptions& common, const LeagueOptions& options);
int loadSeason(const CommonOptions& common, const LeagueOptions& options);
int checkFile(const CommonOptions& common, const LeagueOptions& options);
int makeRandom(const CommonOptions& common, const LeagueOptions& options);
int showSchemas(const CommonOptions& common, const LeagueOptions& options);

} // namespace whistle::cli

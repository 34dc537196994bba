// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "league/telling/papers.h"
#include "leagues/season/league_session.h"

#include <optional>

namespace whistle {

/// The ways to take a season along.
enum class SeasonFile {
    Html,     ///< one page for the web, with everything in it
    Pdf,      ///< the same on paper
    Table,    ///< CSV
    Fixtures, ///< CSV
    Calendar, ///< iCalendar
    Report,   ///< TRF16, of a Swiss
    Season    ///< JSON that brings everything back
};

/// How the page offers one, and what its file is called.
struct SeasonFileForm {
    const char* button; ///< its objectName
    Sentence title;
    const char* ending; ///< of the name of the file
    Sentence filter;    ///< for a file dialog
};
[[nodiscard]] const SeasonFileForm& formOf(SeasonFile kind);

/// One document for the wall or the tables.
struct SeasonPaper {
    league::Paper paper = league::Paper::Table;
    league::PaperRound round{}; ///< where it is of one
    league::SlipCode code = {}; ///< that result slips carry
};

/// Writes it; an existing file is replaced. Empty: it is on disk. `paper`: of the page for the web and on paper only
/// this document.
[[nodiscard]] Problems writeSeason(SeasonFile kind, const LeagueSession& league, const QString& path,
                                   const std::optional<SeasonPaper>& paper = {});
/// "winter-2027.html", "winter-2027-round_sheet-3.pdf".
[[nodiscard]] QString fileNameFor(SeasonFile kind, const LeagueSession& league,
                                  const std::optional<SeasonPaper>& paper = {});

} // namespace whistle

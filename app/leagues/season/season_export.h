// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "leagues/season/league_desk.h"

namespace whistle {

/// The ways to take a season along.
enum class SeasonFile {
    Html,     ///< one page for the web, with everything in it
    Pdf,      ///< the same on paper
    Table,    ///< CSV
    Fixtures, ///< CSV
    Season    ///< JSON that brings everything back
};

/// Writes it; an existing file is replaced. Empty: it is on disk.
[[nodiscard]] Problems writeSeason(SeasonFile kind, const LeagueDesk& league, const QString& path);
/// "winter-2027.html".
[[nodiscard]] QString fileNameFor(SeasonFile kind, const LeagueDesk& league);
/// For a file dialog.
[[nodiscard]] QString filterFor(SeasonFile kind);

} // namespace whistle

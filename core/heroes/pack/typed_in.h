// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "heroes/entries/commands.h"
#include "journal/entry_list.h"

namespace whistle::heroes {

/// Encounters, as a sort of things that are typed in.
inline constexpr const char* encounterSort = "encounter";
/// Tiles of the board, by number.
inline constexpr const char* tileSort = "tile";
/// What is typed in of the capital, beside the ids of buildings: the price of this level, 2 to 4.
[[nodiscard]] std::string nameOfLevel(int level);

/// What the entries of a match that count have typed in because no pack and no facts knew it, by sort and name:
/// encounters with their values (`{"encounter": {"Wolves": {...}}}`), the kinds of sites (`{"site": {"Old mill":
/// {"kind": "sawmill"}}}`), tiles as they are printed, with the sites on them (`{"tile": {"5": {"rows": ["..P.", ...],
/// "sites": [{"row": 0, "column": 3, "kind": "sawmill"}]}}}`), and for each faction what its buildings and levels cost
/// (`{"haven": {"faction": {"resources": 4, "level": 1}, "level_2": 3}}`).
[[nodiscard]] Json typedIn(const std::vector<JournalEntry<Command>>& entries);

} // namespace whistle::heroes

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "league/outlook/history.h"
#include "league/standings/rating.h"
#include "leagues/season/league_session.h"
#include "leagues/standings/league_table.h"

/// What somebody has done, as columns and cells of a LeagueTable.
namespace whistle::tally_words {

[[nodiscard]] std::vector<LeagueColumn> columns(const league::LeagueRules& rules);
[[nodiscard]] QStringList cells(const league::LeagueRules& rules, const league::Tally& tally);
/// What a statistic is called at the beginning of a line: "Kills".
[[nodiscard]] QString nameOf(const league::StatKind& stat);
/// A statistic; an en dash where it is not known of every match.
[[nodiscard]] QString countWords(std::optional<int> count);
/// "Elo: everybody starts with 1500, a match moves a rating by 32 at most, 400 more means 10 to 1."
[[nodiscard]] QString ratingSystem();
/// "1532"
[[nodiscard]] QString ratingWords(double rating);

} // namespace whistle::tally_words

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "catalog/seasons.h"

namespace whistle {

/// A season file that holds: its record is one (openSeasonFile) without an act that is refused, the independent check
/// finds nothing, and what the file says of the season follows from the record. Its sentences are not looked at.
[[nodiscard]] Checked<std::unique_ptr<SeasonRecord>> provenSeason(const Json& file);

/// Whether what a season file says of its season is what its record brings about, sentences aside.
[[nodiscard]] bool followsFromRecord(const SeasonRecord& record, const Json& file);

/// The rows of a proven file's tables whose sentences are not those of its record, in the language in use. Only of a
/// season that was begun by the league rules of now.
[[nodiscard]] Problems wrongReasons(const SeasonRecord& record, const Json& file);

} // namespace whistle

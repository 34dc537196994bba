// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "store/store.h"

#include <map>
#include <string>
#include <vector>

namespace whistle {

/// A season goes on as the record that has come of two copies of it: with its lines behind those that are here, or,
/// where others came in between, as a new one with its matches and its phones, and the old one whole in the bin. Where
/// it is now. `here`: what was here when they were merged; if more has been entered since, nothing is kept and that is
/// a problem. `fixtures`: ids of those that are called otherwise in `merged`.
[[nodiscard]] Checked<MatchId> keepMerged(Store& store, const MatchId& season, const std::vector<RecordedLine>& here,
                                          const std::vector<RecordedLine>& merged,
                                          const std::map<std::string, std::string>& fixtures = {});

} // namespace whistle

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "store/store.h"

namespace whistle {

/// A season goes on as the record that has come of two copies of it: with its lines behind those that are here, or,
/// where others came in between, as a new one with its matches, and the old one whole in the bin. Where it is now.
/// `here`: what was here when they were merged; if more has been entered since, nothing is kept and that is a problem.
[[nodiscard]] Checked<MatchId> keepMerged(Store& store, const MatchId& season, const std::vector<RecordedLine>& here,
                                          const std::vector<RecordedLine>& merged);

} // namespace whistle

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "heroes/judging/recruit.h"
#include "heroes/table/state.h"

namespace whistle::heroes {

/// What the active player recruits with now, as `heroes/recruit` is asked.
[[nodiscard]] RecruitTable recruitTable(const State& state, Occasion occasion);
/// Puts what has become of it into the match; a hero that has arrived comes last in play.
void applyRecruiting(State& state, const RecruitTable& table);

} // namespace whistle::heroes

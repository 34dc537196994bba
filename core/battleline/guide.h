// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "battleline/state.h"
#include "rulebook/question_guide.h"

#include <optional>

namespace whistle::battleline {

/// Labels, beginnings and verdicts in words for the questions.
[[nodiscard]] QuestionGuide questionGuide();

/// The question as the table stands: all that lies face up. None: the table cannot say it.
[[nodiscard]] std::optional<Json> questionFrom(std::string_view question, const State& state);

} // namespace whistle::battleline

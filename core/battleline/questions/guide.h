// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "battleline/entries/commands.h"
#include "battleline/table/state.h"
#include "rulebook/question_guide.h"

#include <optional>

namespace whistle::battleline {

/// Labels, beginnings and verdicts in words for the questions.
[[nodiscard]] QuestionGuide questionGuide();

/// The question as the table stands: what everybody sees. None: the table cannot say it (no game yet, no complete set).
[[nodiscard]] std::optional<Json> questionFrom(std::string_view question, const State& state);
/// The question that the referee answered when it judged `command`; none where there is no question behind it.
[[nodiscard]] std::optional<AskedQuestion> questionBehind(const State& before, const Command& command,
                                                          const State& after);

} // namespace whistle::battleline

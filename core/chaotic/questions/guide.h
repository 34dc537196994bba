// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "chaotic/entries/commands.h"
#include "rulebook/question_guide.h"

#include <optional>

namespace whistle::chaotic {

/// Labels, beginnings and verdicts in words for the questions.
[[nodiscard]] QuestionGuide questionGuide();
/// Everything that a key or a word of a question is called.
[[nodiscard]] Labels questionLabels();

/// The question as the table stands: what everybody sees. None: the table cannot say it (no combat, a secret deck).
[[nodiscard]] std::optional<Json> questionFrom(std::string_view question, const State& state);
/// The question that the referee answered when it judged `command`; none where there is no question behind it, or where
/// it would open what is sealed.
[[nodiscard]] std::optional<AskedQuestion> questionBehind(const State& before, const Command& command,
                                                          const State& after);

} // namespace whistle::chaotic

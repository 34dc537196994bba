// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "elgrande/entries/commands.h"
#include "elgrande/pack/facts.h"
#include "elgrande/table/state.h"
#include "rulebook/question_guide.h"

#include <optional>

namespace whistle::elgrande {

/// Labels, beginnings and verdicts in words for the questions.
[[nodiscard]] QuestionGuide questionGuide();

/// The question as the table stands, from what everybody sees. None: the table cannot say it.
[[nodiscard]] std::optional<Json> questionFrom(std::string_view question, const State& state, const Facts& facts);
/// The question that the referee answered when it judged `command`; none where there is no question behind it, or it
/// would tell what is secret.
[[nodiscard]] std::optional<AskedQuestion> questionBehind(const State& before, const Command& command,
                                                          const State& after, const Facts& facts);

} // namespace whistle::elgrande

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kaosball/entries/commands.h"
#include "kaosball/pack/facts.h"
#include "kaosball/table/state.h"
#include "rulebook/question_guide.h"

#include <optional>
#include <vector>

namespace whistle::kaosball {

/// All questions of the digest's section 40, answered with these facts. The facts must outlive the questions.
[[nodiscard]] std::vector<whistle::Question> questions(const Facts& facts);
/// That of movement alone.
[[nodiscard]] whistle::Question movementQuestion(const Facts& facts);

/// Labels, beginnings and verdicts in words for the questions. The facts must outlive the guide.
[[nodiscard]] QuestionGuide questionGuide(const Facts& facts);

/// The question as the table stands: what everybody sees, without the cards that nobody has shown. None: the table
/// cannot say it (no teams yet, no places in scorekeeper depth).
[[nodiscard]] std::optional<Json> questionFrom(std::string_view question, const State& state);
/// The question that the referee answered when it judged `command`; none where there is no question behind it.
[[nodiscard]] std::optional<AskedQuestion> questionBehind(const State& before, const Command& command,
                                                          const State& after);

} // namespace whistle::kaosball

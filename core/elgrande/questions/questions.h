// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "elgrande/entries/commands.h"
#include "elgrande/pack/facts.h"
#include "elgrande/table/state.h"
#include "rulebook/guided_question.h"

#include <memory>

namespace whistle::elgrande {

class Game;

/// Every question about El Grande that can be asked without a match (digest, section Questions).
[[nodiscard]] std::vector<Question> questions(const std::shared_ptr<const Facts>& facts = factsInUse());
/// Labels, beginnings and verdicts in words for them.
[[nodiscard]] QuestionGuide questionGuide();
/// The question as the table stands, from what everybody sees. None: the table cannot say it.
[[nodiscard]] std::optional<Json> questionFrom(std::string_view question, const State& state);
/// The question that the referee asked a judge when it judged `command`; none where there is no question behind it.
[[nodiscard]] std::optional<AskedQuestion> questionBehind(const State& before, const Command& command,
                                                          const Game& game);
/// Of several areas that were scored together each has its own; empty: it was one question, or none.
[[nodiscard]] std::vector<AskedQuestion> questionsBehind(const State& before, const Command& command, const Game& game);

} // namespace whistle::elgrande

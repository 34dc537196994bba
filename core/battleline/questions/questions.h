// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "battleline/entries/commands.h"
#include "battleline/table/codecs.h"
#include "rulebook/guided_question.h"

namespace whistle::battleline {

class Game;

using BattleLineQuestion = GuidedQuestion<State>;

/// All questions of the digest's section 6.
[[nodiscard]] std::vector<Question> questions();
/// Labels, beginnings and verdicts in words for them.
[[nodiscard]] QuestionGuide questionGuide();
/// The question as the table stands: what everybody sees. None: the table cannot say it (no game yet, no complete set).
[[nodiscard]] std::optional<Json> questionFrom(std::string_view question, const State& state);
/// The first question that the referee put to a judge about `command`; none: it asked none.
[[nodiscard]] std::optional<AskedQuestion> questionBehind(const State& before, const Command& command,
                                                          const Game& game);

// One function a question; each file of a topic holds its own.
[[nodiscard]] BattleLineQuestion claimQuestion();
[[nodiscard]] BattleLineQuestion compareQuestion();
[[nodiscard]] BattleLineQuestion legalPlaysQuestion();
[[nodiscard]] BattleLineQuestion victoryQuestion();
[[nodiscard]] BattleLineQuestion seriesQuestion();

} // namespace whistle::battleline

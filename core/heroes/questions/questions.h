// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "heroes/entries/commands.h"
#include "heroes/table/state.h"
#include "rulebook/question_guide.h"
#include "rulebook/record_question.h"

#include <vector>

namespace whistle::heroes {

/// The thirteen questions of the digest's section 6.
[[nodiscard]] std::vector<Question> questions();
/// The first question that the referee put to a judge about `command`, if the dispute desk can ask it so; none: it
/// asked none, or with what the question does not know (wounds healed, a limit used).
[[nodiscard]] std::optional<AskedQuestion> questionBehind(const State& before, const Command& command,
                                                          const State& after);
/// Words for their keys (and those of entries and facts), and their verdicts in a sentence.
[[nodiscard]] QuestionGuide questionGuide();

// Each in a file of its name, or of its subject.
[[nodiscard]] Question initiativeOrderQuestion();
[[nodiscard]] Question attackRollQuestion();
[[nodiscard]] Question assignDamageQuestion();
[[nodiscard]] Question resurrectionQuestion();
[[nodiscard]] Question battleOddsQuestion();
[[nodiscard]] Question incomeQuestion();
[[nodiscard]] Question overwhelmQuestion();
[[nodiscard]] Question levelUpQuestion();
[[nodiscard]] Question recruitQuestion();
[[nodiscard]] Question movementQuestion();
[[nodiscard]] Question controlQuestion();
[[nodiscard]] Question powerPointsQuestion();
[[nodiscard]] Question finalRankingQuestion();

} // namespace whistle::heroes

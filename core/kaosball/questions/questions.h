// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kaosball/entries/commands.h"
#include "kaosball/pack/facts.h"
#include "kaosball/table/state.h"
#include "rulebook/guided_question.h"

#include <optional>
#include <vector>

namespace whistle::kaosball {

class Game;

/// All questions of the digest's section 40, answered with these facts, which must outlive them.
[[nodiscard]] std::vector<whistle::Question> questions(const Facts& facts = *factsInUse());
/// That of movement alone, with these facts, which must outlive it.
[[nodiscard]] GuidedQuestion<State> movementQuestion(const Facts& facts);

/// Labels, beginnings and verdicts in words for the questions.
[[nodiscard]] QuestionGuide questionGuide();

/// The contest that somebody has asked about, and what came of it; `input` has been ruled on.
[[nodiscard]] LastContest contestAsked(const Json& input, const Facts& facts = *factsInUse());

/// The question as the table stands: what everybody sees, without the cards that nobody has shown. None: the table
/// cannot say it (no teams yet, no places in scorekeeper depth).
[[nodiscard]] std::optional<Json> questionFrom(std::string_view question, const State& state);
/// The first question that the referee judged about `command`; none where it judged none, or one that the dispute desk
/// does not know (the rest of a movement).
[[nodiscard]] std::optional<AskedQuestion> questionBehind(const State& before, const Command& command,
                                                          const Game& game);

} // namespace whistle::kaosball

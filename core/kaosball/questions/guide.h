// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kaosball/entries/commands.h"
#include "kaosball/pack/facts.h"
#include "kaosball/table/state.h"
#include "rulebook/question_guide.h"

#include <optional>

namespace whistle::kaosball {

/// Labels, beginnings and verdicts in words for the questions. The facts must outlive the guide.
[[nodiscard]] QuestionGuide questionGuide(const Facts& facts);

/// Where a question begins without a match: the first teams whose numbers the packs know, nothing burned, no card said.
[[nodiscard]] Json blankQuestion(std::string_view question, const Facts& facts);
/// A question's input after a team was named at `at`: with the numbers that the packs print for that team.
[[nodiscard]] Json withPrintedTeam(Json input, const std::string& at, const Facts& facts);

/// The verdict in sentences, the most important one first.
[[nodiscard]] std::vector<Text> verdictWords(std::string_view question, const Json& input, const Json& verdict);

/// The question as the table stands: what everybody sees, without the cards that nobody has shown. None: the table
/// cannot say it (no teams yet, no places in scorekeeper depth).
[[nodiscard]] std::optional<Json> questionFrom(std::string_view question, const State& state);
/// The question that the referee answered when it judged `command`; none where there is no question behind it.
[[nodiscard]] std::optional<AskedQuestion> questionBehind(const State& before, const Command& command,
                                                          const State& after);

} // namespace whistle::kaosball

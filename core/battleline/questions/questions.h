// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "battleline/entries/commands.h"
#include "battleline/table/codecs.h"
#include "battleline/table/names.h"
#include "rulebook/question_guide.h"
#include "rulebook/record_question.h"

#include <functional>
#include <vector>

namespace whistle::battleline {

/// A question with what people need round it.
struct GuidedQuestion : Question {
    std::function<Json()> blank; ///< where it begins without a match
    /// The verdict in sentences, the most important one first.
    std::function<std::vector<Text>(const Json& input, const Json& verdict)> words;
    /// As the table stands: what everybody sees. None: the table cannot say it.
    std::function<std::optional<Json>(const State&)> now;
    /// As the referee answered it when it judged the command; none: it is not the question behind it.
    std::function<std::optional<Json>(const State& before, const Command&, const State& after)> behind;
    /// What of a table matters for the question; none: everything does.
    std::function<std::vector<Text>(const Json& input)> facts = {};
};

/// All questions of the digest's section 6.
[[nodiscard]] std::vector<Question> questions();
/// Labels, beginnings and verdicts in words for them.
[[nodiscard]] QuestionGuide questionGuide();
/// The question as the table stands: what everybody sees. None: the table cannot say it (no game yet, no complete set).
[[nodiscard]] std::optional<Json> questionFrom(std::string_view question, const State& state);
/// The question that the referee answered when it judged `command`; none where there is no question behind it.
[[nodiscard]] std::optional<AskedQuestion> questionBehind(const State& before, const Command& command,
                                                          const State& after);

// One function a question; each file of a topic holds its own.
[[nodiscard]] GuidedQuestion claimQuestion();
[[nodiscard]] GuidedQuestion compareQuestion();
[[nodiscard]] GuidedQuestion legalPlaysQuestion();
[[nodiscard]] GuidedQuestion victoryQuestion();
[[nodiscard]] GuidedQuestion seriesQuestion();

/// With functions of the question's own input and verdict.
template <class Input, class Verdict>
[[nodiscard]] GuidedQuestion guided(Question question, std::vector<Text> (*words)(const Input&, const Verdict&),
                                    std::optional<Input> (*now)(const State&),
                                    std::optional<Input> (*behind)(const State&, const Command&,
                                                                   const State&) = nullptr,
                                    std::vector<Text> (*facts)(const Input&) = nullptr)
{
    const auto written = [](const std::optional<Input>& input) {
        return input ? std::optional(writeRecord(*input)) : std::nullopt;
    };
    GuidedQuestion guided{std::move(question), [] { return writeRecord(Input{}); },
                          [words](const Json& input, const Json& verdict) {
                              return words(readRecord<Input>(input), readRecord<Verdict>(verdict));
                          },
                          [now, written](const State& state) { return written(now(state)); },
                          [behind, written](const State& before, const Command& command, const State& after) {
                              return behind ? written(behind(before, command, after)) : std::nullopt;
                          }};
    if (facts)
        guided.facts = [facts](const Json& input) { return facts(readRecord<Input>(input)); };
    return guided;
}

} // namespace whistle::battleline

extern template const whistle::Record& whistle::recordOf<whistle::battleline::ClaimCase>();

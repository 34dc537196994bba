// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rulebook/json_ruling.h"
#include "rulebook/labels.h"

#include <functional>
#include <vector>

namespace whistle {

/// A question with what is asked.
struct AskedQuestion {
    std::string question; ///< id within its game
    Json input;
};

/// What people need round a game's questions besides the questions themselves: words for their keys, somewhere to
/// begin, the verdict as a sentence. Everything may be left empty.
struct QuestionGuide {
    Labels labels; ///< also the questions' short titles, as keys in "question"
    /// Where a question begins without a match: complete but for what only the table can say.
    std::function<Json(std::string_view question)> blank;
    /// The reason that says the verdict, where no words are given for it: the first one, or the last.
    bool saysResultFirst = false;
    /// The verdict in words, the most important sentence first; empty: a reason says it.
    std::function<std::vector<Text>(std::string_view question, const Json& input, const Json& verdict)> inWords;
    /// The facts of a question in sentences, where they would be too many to be read key by key (a whole table); empty:
    /// they are not.
    std::function<std::vector<Text>(std::string_view question, const Json& input)> facts;
    /// The input after somebody changed what stands at `at`: with what follows from it by the packs (the numbers of a
    /// team). Empty: nothing follows.
    std::function<Json(std::string_view question, Json input, const std::string& at)> completed;
    /// Names that a thing of this sort ("team") is often given, best first.
    std::function<std::vector<std::string>(std::string_view sort)> usualNames;
    /// Keys whose change is the likeliest cause of a dispute, the likeliest first; tried first by whatIf.
    std::vector<std::string> disputed;
};

/// The input that a question begins with: the guide's blank, else what the shape itself says.
[[nodiscard]] Json blankInput(const Question& question, const QuestionGuide& guide);

/// The verdict of a ruling in sentences; never empty for a ruling with reasons.
[[nodiscard]] std::vector<Text> verdictInWords(const Question& question, const QuestionGuide& guide, const Json& input,
                                               const JsonRuling& ruling);

} // namespace whistle

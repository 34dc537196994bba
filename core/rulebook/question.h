// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/json.h"
#include "base/shape.h"
#include "rulebook/ruling.h"

#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace whistle {

/// A ruling whose verdict is already JSON, as the dispute desk and the command line pass it on.
struct JsonRuling;

/// One question that a game can answer without a match. `ask` gets what `input` has passed and may still find it
/// impossible (two figures with the ball); then it says where.
struct Question {
    std::string id;   ///< within its game: "contest"
    Sentence summary; ///< one line
    Shape input;
    Shape verdict;
    std::function<Checked<JsonRuling>(const Json&)> ask;
    std::optional<Shape> proof = {}; ///< of the ruling's proof, where there is one
};

/// Holds the input against the question's shape, then asks. Never throws, never guesses.
[[nodiscard]] Checked<JsonRuling> askQuestion(const Question& question, const Json& input);

} // namespace whistle

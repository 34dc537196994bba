// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/shape_walk.h"
#include "rulebook/question_guide.h"

#include <chrono>
#include <vector>

namespace whistle {

/// The one change that would turn a verdict, and what would be ruled then.
struct TurningChange {
    Change change;
    Json input; ///< after the change
    JsonRuling ruling;
};

/// Looks for changes of one field after which the first sentence of the verdict is another, one for each place.
/// Disputed keys come first, then the others in the order of the input. No more than `most`, and those found within
/// `limit`.
[[nodiscard]] std::vector<TurningChange> turningChanges(const Question& question, const QuestionGuide& guide,
                                                        const Json& input, const JsonRuling& ruling,
                                                        std::chrono::milliseconds limit, std::size_t most = 1);

} // namespace whistle

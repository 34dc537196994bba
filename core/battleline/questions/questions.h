// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rulebook/question.h"

#include <vector>

namespace whistle::battleline {

/// All questions of the digest's section 6.
[[nodiscard]] std::vector<Question> questions();

// One function a question; each file of a topic holds its own.
[[nodiscard]] Question claimQuestion();
[[nodiscard]] Question compareQuestion();
[[nodiscard]] Question legalPlaysQuestion();
[[nodiscard]] Question victoryQuestion();
[[nodiscard]] Question seriesQuestion();

} // namespace whistle::battleline

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rulebook/question_guide.h"

namespace whistle::heroes {

/// Words for the questions' keys, and their verdicts in a sentence.
[[nodiscard]] QuestionGuide questionGuide();
/// What keys and words of questions, entries and facts are called.
[[nodiscard]] Labels questionLabels();

} // namespace whistle::heroes

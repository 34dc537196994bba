// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rulebook/question_guide.h"

namespace whistle::heroes {

/// Words for the questions' keys, and their verdicts in a sentence.
[[nodiscard]] QuestionGuide questionGuide();
[[nodiscard]] Labels questionLabels();
/// Words for the entries of a match and their keys.
void addEntryLabels(Labels& labels);

} // namespace whistle::heroes

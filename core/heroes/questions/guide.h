// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rulebook/question_guide.h"

namespace whistle::heroes {

/// What the keys and words of the questions are called.
[[nodiscard]] QuestionGuide questionGuide();

} // namespace whistle::heroes

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/few.h"
#include "rulebook/ruling.h"

namespace whistle::heroes {

using Listening = Reasons::Listening;

/// A sentence of Heroes, by its English words.
struct Saying : Sentence {
    constexpr Saying(const char* words) : Sentence{"heroes", words} {}
};
/// A rule, and what it has against something.
struct RuleWords {
    RuleId rule;
    Saying words;
};

} // namespace whistle::heroes

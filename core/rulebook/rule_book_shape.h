// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/shape.h"

namespace whistle {

inline constexpr int ruleBookFormatVersion = 1;

/// What `book.json` looks like: everything about a rulebook that is the same in every language.
[[nodiscard]] Shape ruleBookShape();
/// What a file of words (`en.json`) looks like.
[[nodiscard]] Shape ruleWordsShape();

} // namespace whistle

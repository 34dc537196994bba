// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rulebook/rule_book.h"

namespace whistle {

/// The language that the reader has chosen for the program, as rulebooks name it.
[[nodiscard]] BookLanguage readersLanguage();

/// What the house rule's value means: "the contest's total", or the value itself where it is a number.
[[nodiscard]] QString valueMeaning(const Rule& rule, const std::string& value, BookLanguage language);
/// The house rule and its value: "What does Stim Pack! double? the contest's total".
[[nodiscard]] QString houseRuleReading(const Rule& rule, const std::string& value, BookLanguage language);

} // namespace whistle

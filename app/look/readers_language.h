// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rulebook/rule_book.h"

namespace whistle {

/// The language that the reader has chosen for the program, as rulebooks name it.
[[nodiscard]] BookLanguage readersLanguage();

} // namespace whistle

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/reader.h"
#include "rulebook/rule_book.h"

namespace whistle {

/// The language that the reader has chosen for the program, as rulebooks name it.
[[nodiscard]] inline BookLanguage readersLanguage()
{
    return bookLanguage(QString::fromStdString(readersLanguageCode())); // the window has set it
}

} // namespace whistle

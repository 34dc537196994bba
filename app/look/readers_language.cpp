// SPDX-License-Identifier: GPL-3.0-or-later
#include "look/readers_language.h"

#include "base/reader.h"

namespace whistle {

BookLanguage readersLanguage()
{
    return bookLanguage(QString::fromStdString(readersLanguageCode())); // the window has set it
}

} // namespace whistle

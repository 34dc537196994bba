// SPDX-License-Identifier: GPL-3.0-or-later
#include "look/readers_language.h"

#include <QLocale>

namespace whistle {

BookLanguage readersLanguage()
{
    return bookLanguage(QLocale().name().section(u'_', 0, 0)); // the window has set it
}

} // namespace whistle

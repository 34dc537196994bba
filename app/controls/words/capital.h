// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace whistle {

/// These words as a line begins with them.
inline QString capital(QString words)
{
    if (!words.isEmpty())
        words.front() = words.front().toUpper();
    return words;
}

} // namespace whistle

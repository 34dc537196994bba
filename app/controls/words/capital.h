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

/// These words as a sentence.
inline QString asSentence(const QString& words)
{
    return capital(words) + u'.';
}

/// A sentence as a line has it: without its full stop.
inline QString asLine(QString sentence)
{
    if (sentence.endsWith(u'.'))
        sentence.chop(1);
    return sentence;
}

} // namespace whistle

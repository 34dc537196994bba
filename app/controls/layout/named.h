// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace whistle {

/// The part, with the objectName by which tests and scripts find it.
template <class Part>
[[nodiscard]] Part* named(const char* objectName, Part* part)
{
    part->setObjectName(QString::fromLatin1(objectName));
    return part;
}

} // namespace whistle

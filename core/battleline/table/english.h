// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/text.h"

#include <QCoreApplication>

namespace whistle::battleline {

/// A sentence or word of this game, marked for translators: `english(QT_TRANSLATE_NOOP("battleline", "Fog lies
/// there."))`.
[[nodiscard]] constexpr Sentence english(const char* words)
{
    return {"battleline", words};
}

} // namespace whistle::battleline

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QImage>
#include <QString>

namespace whistle {

/// A code that phones read with their camera, black on white with its margin, at least so many pixels wide; a module
/// has whole pixels. Null: the text is too long for one, or this build makes none (hasPhones).
[[nodiscard]] QImage qrCode(const QString& text, int least);

} // namespace whistle

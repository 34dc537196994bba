// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/json.h"

#include <QByteArray>
#include <QStringList>
#include <string>

/// What the answers to devices are made of (docs/devices.md).
namespace whistle {

[[nodiscard]] std::string said(const QString& words);
[[nodiscard]] Json saidAll(const QStringList& words);
/// The answer `no`, for this reason.
[[nodiscard]] Json sorry(const QString& why);
/// On one line. Words that are no UTF-8 are shown as well as they can be; a frame never fails.
[[nodiscard]] QByteArray frameOf(const Json& json);

} // namespace whistle

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/problem.h"
#include "reports/story_card.h"

namespace whistle {

/// A match in one picture, for whoever was not there: the result, the moment that people speak of, who led when. Of the
/// size that phones show whole.
[[nodiscard]] QImage sharePicture(const MatchReport& report, const MomentPainter& painter);

/// Writes it as PNG; what is there is replaced only when the new file is whole.
[[nodiscard]] Problems writeSharePicture(const MatchReport& report, const MomentPainter& painter, const QString& path);

} // namespace whistle

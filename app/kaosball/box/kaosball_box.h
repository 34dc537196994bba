// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "box/box_contents.h"

namespace whistle::kaosball {

/// What is printed on Kaosball's dugouts, ringers, tiles and cards, and what the packs do not know of it. What players
/// type in becomes a pack of theirs in `dataFolder`.
[[nodiscard]] std::unique_ptr<BoxContents> boxContents(const QString& dataFolder);

} // namespace whistle::kaosball

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

class QWidget;

namespace whistle {

/// Everything in `top` that Tab stops at, as one reads: of each box its parts from above to below, side by side from
/// left to right (mirrored: from right to left), each part as a whole before the next. Whatever the order in which the
/// widgets came into being; hidden and disabled ones are left out.
[[nodiscard]] std::vector<QWidget*> readingOrder(QWidget& top);

/// Gives the focus to what follows the one that has it, round and round, and brings it into sight. False: nothing in
/// `top` takes it.
bool focusAsRead(QWidget& top, bool next);

} // namespace whistle

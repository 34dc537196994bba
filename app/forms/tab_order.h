// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QWidget;

namespace whistle {

/// Tab goes through what is in the widget as its layouts lie: for places whose parts come and go.
void orderTabs(QWidget& widget);

/// Measures everything in the widget anew: parts that were made while it was not yet shown are known by the size that
/// they had when they were empty.
void settleLayouts(QWidget& widget);

} // namespace whistle

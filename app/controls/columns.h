// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QBoxLayout>

namespace whistle {

/// A column in the widget, with the same margin on all its sides; -1: the usual room between its parts.
[[nodiscard]] inline QVBoxLayout* columnIn(QWidget& widget, int margin = 0, int spacing = -1)
{
    auto* column = new QVBoxLayout(&widget);
    column->setContentsMargins(margin, margin, margin, margin);
    column->setSpacing(spacing);
    return column;
}

} // namespace whistle

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QBoxLayout>
#include <initializer_list>

namespace whistle {

/// A column in the widget, with the same margin on all its sides; -1: the usual room between its parts.
inline QVBoxLayout* columnIn(QWidget& widget, int margin = 0, int spacing = -1,
                             std::initializer_list<QWidget*> parts = {})
{
    auto* column = new QVBoxLayout(&widget);
    column->setContentsMargins(margin, margin, margin, margin);
    column->setSpacing(spacing);
    for (QWidget* part : parts)
        column->addWidget(part);
    return column;
}

} // namespace whistle

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <initializer_list>

class QBoxLayout;
class QScrollArea;
class QWidget;

namespace whistle {

/// A column of widgets that scrolls up and down only.
[[nodiscard]] QScrollArea* scrollingColumn(std::initializer_list<QWidget*> widgets, const char* name, QWidget* parent);

/// Lays a form and its ruling side by side where `width` has room for both, else the ruling above the form. The layout
/// holds the form first and the ruling second.
void arrangeDesk(QBoxLayout& layout, QWidget& ruling, int width);

} // namespace whistle

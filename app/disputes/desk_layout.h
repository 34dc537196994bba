// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <initializer_list>

class QBoxLayout;
class QScrollArea;
class QWidget;

namespace whistle {

/// The column that a page lays its parts into; where even their least height has no room, the page scrolls.
[[nodiscard]] QBoxLayout* pageColumn(QWidget& page);
/// A column of widgets that scrolls up and down only.
[[nodiscard]] QScrollArea* scrollingColumn(std::initializer_list<QWidget*> widgets, const char* name, QWidget* parent);

/// Lays a form and its ruling side by side where `width` has room for both, else the ruling above the form. The layout
/// holds the form first and the ruling second.
void arrangeDesk(QBoxLayout& layout, QWidget& ruling, int width);

} // namespace whistle

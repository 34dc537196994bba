// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "controls/layout/columns.h"
#include "look/composed.h"

#include <QScrollArea>
#include <initializer_list>

namespace whistle {

/// Lays the parts of a page below each other; where even their least height has no room, the page scrolls.
void layPage(QWidget& page, int spacing, LaidParts parts);
/// A column of widgets that scrolls up and down only.
[[nodiscard]] QScrollArea* scrollingColumn(std::initializer_list<QWidget*> widgets, const char* name, QWidget* parent);

/// A form and its ruling, each of which scrolls by itself: side by side where both have room, else the ruling above
/// the form.
class FormAndRuling : public Composed<QWidget> {
public:
    using Composed::Composed;

protected:
    void lay(QWidget* form, std::initializer_list<QWidget*> ruling);
    /// Back to the form's beginning.
    void scrollUp();
    void arrange() override;

private:
    QBoxLayout* m_layout = nullptr; ///< until both are there
    QScrollArea* m_form = nullptr;
    QScrollArea* m_ruling = nullptr;
};

} // namespace whistle

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "controls/scroller.h"
#include "look/theme.h"

#include <QBoxLayout>
#include <QLineEdit>

/// What the league pages are put together with.
namespace whistle::league_layout {

/// Takes everything out of a layout.
void clear(QLayout& layout);

/// The margins of a panel's inside, and its spacing.
void pad(QBoxLayout& layout);

/// A line to type in, labelled above it; `objectName` also names the field, with "Field" behind it.
QLineEdit* addLine(QBoxLayout& column, const char* objectName, const QString& label, const QString& text = {});

/// The same for a day, with a calendar to choose it from.
QLineEdit* addDate(QBoxLayout& column, const char* objectName, const QString& label, const QString& text = {});

/// The reason that a line tells; as long as it is empty something stands for it, and `missingReason` asks for it: what
/// would follow can be shown before.
[[nodiscard]] std::string reasonIn(const QLineEdit& line);
[[nodiscard]] QString missingReason(const QLineEdit& line);

/// "spring-2027" for "Spring 2027", different from all of `taken`.
[[nodiscard]] std::string idFor(const QString& name, const std::vector<std::string>& taken);

} // namespace whistle::league_layout

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "controls/layout/scroller.h"
#include "controls/panels/panel_box.h"
#include "look/theme.h"
#include "rulebook/ruling.h"

#include <QBoxLayout>
#include <QLineEdit>
#include <QStackedWidget>
#include <initializer_list>

class QComboBox;

namespace whistle {
class FormField;
class IconButton;
} // namespace whistle

/// What the league pages are put together with.
namespace whistle::league_layout {

/// Pages of which one is seen; they give way to the window, never the other way round.
class PageStack : public QStackedWidget {
public:
    [[nodiscard]] QSize minimumSizeHint() const override { return {0, 0}; }
};

/// Gone at once for who looks; deleted when nothing in it runs any more.
void discard(QWidget& widget);
/// Takes everything out of a layout.
void clear(QLayout& layout);

/// The column of a panel's inside, with these parts.
QVBoxLayout* fillPanel(QWidget& panel, std::initializer_list<QWidget*> parts);
/// A panel with these parts below each other.
[[nodiscard]] PanelBox* panelOf(std::initializer_list<QWidget*> parts);
/// Side by side: the first one has all the room that the others leave.
[[nodiscard]] QWidget* rowOf(QWidget* first, std::initializer_list<QWidget*> others, Qt::Alignment alignment = {});
/// Side by side as long as there is room, in as many lines as they need.
[[nodiscard]] QWidget* flowOf(std::initializer_list<QWidget*> parts, Length spacing = Length::SpaceS);

/// Whether a page is so wide that two things stand side by side.
[[nodiscard]] bool isWide(const QWidget& page);

/// A control with its label above it.
FormField* addField(QLayout& column, QWidget* control, const QString& label);

/// A line to type in, labelled above it; `objectName` also names the field, with "Field" behind it.
QLineEdit* addLine(QBoxLayout& column, const char* objectName, const QString& label, const QString& text = {});

/// The same for a day, with a calendar to choose it from.
QLineEdit* addDate(QBoxLayout& column, const char* objectName, const QString& label, const QString& text = {});

/// Opens a calendar from which the day in the line is chosen.
[[nodiscard]] IconButton* calendarFor(QLineEdit* line);

/// The id that is chosen from a list; empty: none.
[[nodiscard]] std::string idIn(const QComboBox& box);
/// Fills a list anew with ids and what they are called; what was chosen stays so, else `usual` is, else the first one.
void refill(QComboBox& box, const std::vector<std::pair<std::string, QString>>& items, const std::string& usual = {});
/// What is typed, without spaces round it.
[[nodiscard]] std::string textIn(const QLineEdit& line);
/// The reason that a line tells; as long as it is empty something stands for it, and `missingReason` asks for it: what
/// would follow can be shown before.
[[nodiscard]] std::string reasonIn(const QLineEdit& line);
[[nodiscard]] QString missingReason(const QLineEdit& line);

/// What is against something, in the reader's language.
[[nodiscard]] QStringList reasonsOf(const std::vector<Objection>& objections);

} // namespace whistle::league_layout

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "controls/layout/named.h"
#include "controls/panels/panel_box.h"
#include "controls/press/choice_panel.h"
#include "look/composed.h"

#include <QLineEdit>

class QBoxLayout;

namespace whistle {

/// A number that is read off a component: a tap says it.
struct NumberRow {
    QString name; ///< of its buttons: "<name>_3"
    QString label;
    int least = 0;
    int most = 9; ///< what is beyond 9 is seen on demand
    std::optional<int> value = {};
    bool isChange = false; ///< by how much: with its sign, and never by nothing
};
/// Signs that are printed beside the numbers, or words of which one holds.
struct MarkRow {
    QString name; ///< of its buttons: "<name>_0"
    QString label;
    QStringList words;
    bool isOne = false; ///< exactly one of them
    std::vector<bool> chosen = {};

    [[nodiscard]] bool has(std::size_t mark) const { return mark < chosen.size() && chosen[mark]; }
    /// The one that holds; none: not said yet.
    [[nodiscard]] std::optional<std::size_t> one() const;
};
struct NumberSheetState {
    QString title;
    QString note;
    std::vector<ChoiceSection> known; ///< what may be taken as a whole instead
    std::vector<MarkRow> groups;      ///< before the numbers
    std::vector<NumberRow> rows;
    std::vector<MarkRow> marks;
    QString nameLabel;      ///< of a name that may be typed; empty: there is none
    QString named;          ///< it
    bool isNamed = false;   ///< a name is needed
    bool isPartial = false; ///< a single number is worth something

    /// All that is needed has been said.
    [[nodiscard]] bool isComplete() const;
    [[nodiscard]] int number(std::size_t row) const { return rows[row].value.value_or(0); }
};

/// Numbers as they are printed on a token, a card or a sheet, said by taps: a line of digits for each. The first line
/// that is still open takes the digits of the keyboard.
///
/// objectNames: those of the rows; <row>_more; sheetName.
class NumberSheet : public Composed<PanelBox> {
    Q_OBJECT
public:
    NumberSheet();
    void setState(NumberSheetState state);
    /// With what has been said so far.
    [[nodiscard]] const NumberSheetState& state() const { return m_state; }

Q_SIGNALS:
    void changed();

protected:
    void arrange() override;

private:
    struct Line {
        QWidget* box;
        QBoxLayout* row;
        TextLabel* label;
        ButtonRow* buttons;
    };
    Line addLine(const QString& label);
    void showLines();
    void showNumbers(std::size_t row);
    void say(std::size_t row, int number);
    void showMarks(const Line& line, MarkRow& marks);

    NumberSheetState m_state;
    std::vector<bool> m_isLong; ///< by row
    std::vector<Line> m_groups;
    std::vector<Line> m_rows;
    std::vector<Line> m_marks;
    TextLabel* m_title = named("sheetTitle", new Paragraph(TypeStep::Heading));
    TextLabel* m_note = new Paragraph(TypeStep::Body, Colour::TextMuted);
    ChoicePanel* m_known = new ChoicePanel;
    QWidget* m_lines = new QWidget;
    QBoxLayout* m_column = nullptr;
    Line m_nameLine{};
    QLineEdit* m_name = named("sheetName", new QLineEdit);
};

} // namespace whistle

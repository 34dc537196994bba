// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "controls/press/button_row.h"
#include "controls/press/buttons.h"
#include "forms/form_control.h"

#include <QLineEdit>

class QVBoxLayout;

namespace whistle {

/// A list: chips that are taken out by a press and a control to add one, where a line says an entry; else a row for
/// each entry. As many controls as entries where their number is fixed.
class ListControl : public FormControl {
    Q_OBJECT
public:
    ListControl(FormContext& context, const Shape& shape, const std::string& at);
    void display(const Json* value) override;
    void setName(const QString& name) override;
    void begin() override;
    [[nodiscard]] bool isWide() const override { return m_way != Way::Fixed; }

private:
    enum class Way { Chips, Rows, Fixed };
    struct Row {
        QWidget* box = nullptr;
        FormControl* control = nullptr;
    };
    void displayChips(const Json& list);
    void displayRows(const Json& list);
    void openAdder(bool isOpen);
    void addRow(std::size_t index);
    void dropRows(std::size_t from);
    [[nodiscard]] const Shape& item() const { return shape().parts().shapes.front(); }

    Way m_way;
    QWidget* m_chips = new QWidget(this);
    QVBoxLayout* m_column;
    ChoiceButton* m_add = new ChoiceButton({}, ButtonLook::Outline, this);
    QWidget* m_adder = new QWidget(this); ///< the control for the next entry
    FormControl* m_next = nullptr;
    bool m_adding = false;
    std::vector<Row> m_rows;
    std::size_t m_shown = 0;
};

/// An object with keys of the players' choice: a row for each, and a line for the next name.
class MapControl : public FormControl {
    Q_OBJECT
public:
    MapControl(FormContext& context, const Shape& shape, const std::string& at);
    void display(const Json* value) override;
    void setName(const QString& name) override;
    [[nodiscard]] bool isWide() const override { return true; }

private:
    void add(const std::string& name);
    /// The names that may well be next.
    void offer(const Json& map);

    QVBoxLayout* m_column;
    ButtonRow* m_offers = new ButtonRow(this);
    QLineEdit* m_line = new QLineEdit(this);
    ChoiceButton* m_add = new ChoiceButton({}, ButtonLook::Outline, this);
    std::map<std::string, std::pair<QWidget*, FormControl*>> m_rows;
};

} // namespace whistle

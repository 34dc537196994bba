// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "forms/form_control.h"

#include <QBoxLayout>
#include <QLineEdit>

class QComboBox;

namespace whistle {

/// A day that is typed or chosen from a calendar: kind "league/date".
class DateControl : public FormControl {
    Q_OBJECT
public:
    DateControl(FormContext& context, const Shape& shape, const std::string& at);
    void display(const Json* value) override;

private:
    QLineEdit* m_line = new QLineEdit(this);
};

/// Words in an order of the organiser's: each moves up, and is taken out and put in where the list may be of another
/// length. Kind "league/order".
class OrderControl : public FormControl {
    Q_OBJECT
public:
    OrderControl(FormContext& context, const Shape& shape, const std::string& at);
    void display(const Json* value) override;
    [[nodiscard]] bool isWide() const override { return true; }

private:
    void addRow(const Json& list, std::size_t index);
    void addMore(const Json& list);

    QVBoxLayout* m_column;
};

/// As many numbers as the list has, side by side: what each place brings. Kind "league/numbers".
class NumbersControl : public FormControl {
    Q_OBJECT
public:
    NumbersControl(FormContext& context, const Shape& shape, const std::string& at);
    void display(const Json* value) override;
    void setName(const QString& name) override;

private:
    std::vector<FormControl*> m_numbers;
};

/// These, for a form of a season.
[[nodiscard]] Pickers leaguePickers();

} // namespace whistle

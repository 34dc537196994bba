// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "forms/form_control.h"

#include <QBoxLayout>
#include <QLineEdit>

class QComboBox;

namespace whistle {

class TextLabel;

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

/// The pairings of a round: any two who play in it change places. Kind "league/pairings"; who has the bye stands beside
/// them, kind "league/bye".
class PairingsControl : public FormControl {
    Q_OBJECT
public:
    PairingsControl(FormContext& context, const Shape& shape, const std::string& at);
    void display(const Json* value) override;
    [[nodiscard]] bool isWide() const override { return true; }

private:
    void exchange();

    std::optional<Json> m_drawn; ///< as they were shown first
    QComboBox* m_first;
    QComboBox* m_second;
    TextLabel* m_changed;
};

/// Who has the bye; it is changed by the exchange of two players.
class ByeControl : public FormControl {
    Q_OBJECT
public:
    ByeControl(FormContext& context, const Shape& shape, const std::string& at);
    void display(const Json* value) override;

private:
    TextLabel* m_who;
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

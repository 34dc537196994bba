// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "controls/press/buttons.h"
#include "forms/form_control.h"

#include <QLineEdit>

namespace whistle {

/// One of many values: a button that says which, and below it, when it is pressed, a search line and what it finds.
/// A text may also be typed in that is none of the known names.
class PickerControl : public FormControl {
    Q_OBJECT
public:
    /// `names`: those that are offered; none: the ones that the form knows.
    PickerControl(FormContext& context, const Shape& shape, const std::string& at, std::vector<std::string> names = {});
    void display(const Json* value) override;
    void setName(const QString& name) override;

private:
    struct Offer {
        Json value;
        QString title;
    };
    void open(bool isOpen);
    void find(const QString& text);
    void choose(const Json& value);
    [[nodiscard]] std::vector<Offer> offers() const;
    /// Teams and what is theirs wear the emblem of their seat.
    [[nodiscard]] int seatOf(const Json& value) const;

    ChoiceButton* m_button = new ChoiceButton({}, ButtonLook::Raised, this);
    QWidget* m_list = new QWidget(this);
    QLineEdit* m_search = new QLineEdit(m_list);
    QWidget* m_found = new QWidget(m_list);
    bool m_takesText;
    std::vector<std::string> m_names;
};

} // namespace whistle

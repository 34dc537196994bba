// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "forms/form_control.h"

#include <QLineEdit>

class QSpinBox;

namespace whistle {

/// A number with - and +.
class NumberControl : public FormControl {
    Q_OBJECT
public:
    NumberControl(FormContext& context, const Shape& shape, const std::string& at);
    void display(const Json* value) override;

private:
    QSpinBox* m_box;
};

/// A line of text: the name of a figure, the players' word for a lot.
class LineControl : public FormControl {
    Q_OBJECT
public:
    LineControl(FormContext& context, const Shape& shape, const std::string& at);
    void display(const Json* value) override;
    void sayAtEnd() override { m_saysAtEnd = true; }

private:
    bool m_saysAtEnd = false;
    QLineEdit* m_line = new QLineEdit(this);
};

} // namespace whistle

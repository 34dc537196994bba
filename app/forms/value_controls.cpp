// SPDX-License-Identifier: GPL-3.0-or-later
#include "forms/value_controls.h"

#include "controls/layout/columns.h"
#include "controls/press/number_field.h"

#include <QSignalBlocker>
#include <nlohmann/json.hpp>

namespace whistle {

NumberControl::NumberControl(FormContext& context, const Shape& shape, const std::string& at)
    : FormControl(context, shape, at)
    , m_box(chooser(new NumberField(this), "number"))
{
    const ShapeParts& parts = shape.parts();
    m_box->setRange(parts.minimum - 1, parts.maximum); // one below: not said
    m_box->setSpecialValueText(QStringLiteral("?"));
    rowIn(*this, 0, {m_box, spareRoom});
    connect(m_box, &QSpinBox::valueChanged, this, [this](int number) {
        if (number < this->shape().parts().minimum)
            display(now()); // - goes no further
        else
            edit(Json(number));
    });
}

void NumberControl::display(const Json* value)
{
    const QSignalBlocker quiet(m_box);
    const ShapeParts& parts = shape().parts();
    const bool isSaid = value != nullptr && value->is_number_integer();
    m_box->setMinimum(isSaid ? parts.minimum : parts.minimum - 1);
    m_box->setSpecialValueText(isSaid ? QString() : QStringLiteral("?"));
    m_box->setValue(isSaid ? value->get<int>() : parts.minimum - 1);
}

LineControl::LineControl(FormContext& context, const Shape& shape, const std::string& at)
    : FormControl(context, shape, at)
{
    chooser(m_line, "line");
    rowIn(*this, 0, {m_line});
    connect(m_line, &QLineEdit::editingFinished, this, [this] {
        if (!m_saysAtEnd || m_line->text().trimmed().isEmpty())
            return;
        m_saysAtEnd = false; // it goes with the focus, which ends it once more
        edit(Json(m_line->text().trimmed().toStdString()));
    });
    connect(m_line, &QLineEdit::textEdited, this, [this](const QString& text) {
        if (m_saysAtEnd)
            return;
        if (text.isEmpty() && this->shape().parts().form == ShapeForm::Text)
            edit(Json(std::string()));
        else
            edit(Json(text.toStdString()));
    });
}

void LineControl::display(const Json* value)
{
    if (m_saysAtEnd && value == nullptr)
        return; // what is typed so far stays
    const bool isText = value != nullptr && value->is_string();
    const QString said = isText                                  ? QString::fromStdString(value->get<std::string>())
                         : value != nullptr && !value->is_null() ? QString::fromStdString(value->dump())
                                                                 : QString();
    // Names of the game are not shown as ids; what somebody types stays as it is typed.
    const bool isId = isText && !shape().parts().declares.empty();
    if (m_line->text() != said || !m_line->hasFocus())
        m_line->setText(isId ? words().name(said.toStdString()) : said);
}

} // namespace whistle

#include "moc_value_controls.cpp"

// SPDX-License-Identifier: GPL-3.0-or-later
#include "forms/value_controls.h"

#include "look/theme.h"

#include <QBoxLayout>
#include <QLineEdit>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QWheelEvent>
#include <nlohmann/json.hpp>

namespace whistle {

namespace {

/// With room for all its digits between - and +.
class RoomyBox : public QSpinBox {
public:
    using QSpinBox::QSpinBox;
    [[nodiscard]] QSize sizeHint() const override
    {
        return QSpinBox::sizeHint() + QSize(2 * Theme::current().px(Length::SpaceM), 0);
    }
    [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void wheelEvent(QWheelEvent* event) override { event->ignore(); } // the form scrolls
};

QBoxLayout* line(QWidget* parent)
{
    auto* row = new QHBoxLayout(parent);
    row->setContentsMargins(0, 0, 0, 0);
    return row;
}

} // namespace

NumberControl::NumberControl(FormContext& context, const Shape& shape, const std::string& at)
    : FormControl(context, shape, at)
    , m_box(new RoomyBox(this))
{
    m_box->setObjectName(nameOfPart("number"));
    const ShapeParts& parts = shape.parts();
    m_box->setRange(parts.minimum - 1, parts.maximum); // one below: not said
    m_box->setSpecialValueText(QStringLiteral("?"));
    auto* row = line(this);
    row->addWidget(m_box);
    row->addStretch(1);
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

void NumberControl::setName(const QString& name)
{
    FormControl::setName(name);
    m_box->setAccessibleName(name);
}

LineControl::LineControl(FormContext& context, const Shape& shape, const std::string& at)
    : FormControl(context, shape, at)
    , m_line(new QLineEdit(this))
{
    m_line->setObjectName(nameOfPart("line"));
    line(this)->addWidget(m_line);
    connect(m_line, &QLineEdit::textEdited, this, [this](const QString& text) {
        if (text.isEmpty() && this->shape().parts().form == ShapeForm::Text)
            edit(Json(std::string()));
        else
            edit(Json(text.toStdString()));
    });
}

void LineControl::display(const Json* value)
{
    const bool isText = value != nullptr && value->is_string();
    const QString said = isText                                  ? QString::fromStdString(value->get<std::string>())
                         : value != nullptr && !value->is_null() ? QString::fromStdString(value->dump())
                                                                 : QString();
    // Names of the game are not shown as ids; what somebody types stays as it is typed.
    const bool isId = isText && !shape().parts().declares.empty();
    if (m_line->text() != said || !m_line->hasFocus())
        m_line->setText(isId ? words().name(said.toStdString()) : said);
}

void LineControl::setName(const QString& name)
{
    FormControl::setName(name);
    m_line->setAccessibleName(name);
}

} // namespace whistle

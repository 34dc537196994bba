// SPDX-License-Identifier: GPL-3.0-or-later
#include "forms/form_control.h"

#include "base/contains.h"
#include "controls/layout/columns.h"
#include "forms/choice_controls.h"
#include "forms/list_control.h"
#include "forms/object_control.h"
#include "forms/picker_control.h"
#include "forms/value_controls.h"

#include <algorithm>
#include <nlohmann/json.hpp>

namespace whistle {

namespace {

/// More than that do not stand side by side.
constexpr std::size_t mostSegments = 6;

} // namespace

FormControl::FormControl(FormContext& context, Shape shape, std::string at, QWidget* parent)
    : QWidget(parent)
    , m_context(context)
    , m_shape(std::move(shape))
    , m_at(std::move(at))
{
    setObjectName(nameOfPart(""));
}

WideControl::WideControl(FormContext& context, const Shape& shape, const std::string& at, int spacing)
    : FormControl(context, shape, at)
    , m_column(columnIn(*this, 0, spacing))
{
}

const Json* valueAt(const Json& whole, const std::string& at)
{
    const Json::json_pointer pointer(at);
    return whole.contains(pointer) ? &whole.at(pointer) : nullptr;
}

const Json& listOf(const Json* value)
{
    static const Json none = Json::array();
    return value != nullptr && value->is_array() ? *value : none;
}

const Json* FormControl::now() const
{
    return valueAt(m_context.whole, m_at);
}

void FormControl::setName(const QString& name)
{
    setAccessibleName(name);
    for (QWidget* part : m_choosers)
        part->setAccessibleName(name);
}

QString FormControl::nameOfPart(const char* part) const
{
    QString name = QStringLiteral("form") + QString::fromStdString(m_at).replace(QLatin1Char('/'), QLatin1Char('.'));
    return *part == 0 ? name : name + QLatin1Char(':') + QString::fromLatin1(part);
}

Shape withoutNull(const Shape& shape)
{
    if (shape.parts().form != ShapeForm::Either)
        return shape;
    std::vector<Shape> others;
    for (const Shape& one : shape.parts().shapes) {
        if (one.parts().form != ShapeForm::Null)
            others.push_back(withoutNull(one));
    }
    return others.size() == 1 ? others.front() : others.empty() ? shape : Shape::either(std::move(others));
}

std::vector<Json> allValues(const FormContext& context, const Shape& shape)
{
    std::vector<Json> values;
    const ShapeParts& parts = shape.parts();
    switch (parts.form) {
    case ShapeForm::Boolean:
        return {true, false};
    case ShapeForm::Words:
        values.assign(parts.words.begin(), parts.words.end());
        break;
    case ShapeForm::Integers:
        values.assign(parts.values.begin(), parts.values.end());
        break;
    case ShapeForm::Text:
        if (!parts.names.empty()) {
            for (std::string& name : declaredIn(context.root, context.whole, parts.names))
                values.emplace_back(std::move(name));
        }
        break;
    case ShapeForm::Either:
        for (const Shape& one : parts.shapes) {
            const ShapeParts& each = one.parts();
            std::vector<Json> more = allValues(context, one);
            if (each.form == ShapeForm::Integer && each.maximum - each.minimum < static_cast<int>(mostSegments)) {
                for (int number = each.minimum; number <= each.maximum; ++number)
                    more.emplace_back(number);
            }
            if (more.empty())
                return {};
            values.insert(values.end(), more.begin(), more.end());
        }
        break;
    default:
        break;
    }
    return values;
}

std::vector<Json> fewValues(const FormContext& context, const Shape& shape)
{
    std::vector<Json> values = allValues(context, shape);
    return values.size() > mostSegments ? std::vector<Json>{} : values;
}

bool isSimple(const FormContext& context, const Shape& shape)
{
    if (context.pickers.count(shape.parts().kind) > 0)
        return true;
    switch (shape.parts().form) {
    case ShapeForm::Boolean:
    case ShapeForm::Integer:
    case ShapeForm::Integers:
    case ShapeForm::Text:
    case ShapeForm::AnyText:
    case ShapeForm::Words:
        return true;
    case ShapeForm::Either:
        return !fewValues(context, shape).empty();
    default:
        return false;
    }
}

std::vector<std::string> namesFor(const FormContext& context, const Shape& shape, const std::string& at)
{
    const std::string& sort = shape.parts().declares;
    std::vector<std::string> names = context.usualNames ? context.usualNames(sort) : std::vector<std::string>();
    if (!names.empty() || !sort.empty() || at.empty())
        return names;
    const Json* said = valueAt(context.whole, at);
    // The next entry of a list is such a thing as the first one is.
    const Json& list = listOf(valueAt(context.whole, Json::json_pointer(at).parent_pointer().to_string()));
    if (said == nullptr && !list.empty())
        said = &list.front();
    if (context.beside && said != nullptr && said->is_string()) {
        const std::string& word = said->get_ref<const std::string&>();
        names = context.beside(word);
        if (names.empty() && context.words.name(word) != QString::fromStdString(word))
            names.push_back(word); // it is gone from the table, and still has its name
    }
    return names.empty() && context.known ? context.known(at) : names;
}

std::vector<std::string> besideOnTable(const Json& table, const std::string& word)
{
    std::vector<std::string> row;
    if (table.is_object() && table.contains(word)) {
        for (const auto& [key, value] : table.items())
            row.push_back(key);
    } else if (table.is_array() && contains(table, Json(word))) {
        for (const Json& one : table) {
            if (one.is_string())
                row.push_back(one.get<std::string>());
        }
    }
    if (table.is_structured()) {
        for (const Json& inner : table) {
            std::vector<std::string> other = besideOnTable(inner, word);
            if (other.size() > row.size())
                row = std::move(other);
        }
    }
    return row;
}

namespace {

/// Of a word, and an object that has the same word among its keys, the word: it says all.
Shape shorter(const Shape& shape)
{
    const std::vector<Shape>& cases = shape.parts().shapes;
    if (shape.parts().form != ShapeForm::Either || cases.empty() || cases.front().parts().form != ShapeForm::Words)
        return shape;
    const std::vector<std::string>& words = cases.front().parts().words;
    const bool saysAll = std::all_of(cases.begin() + 1, cases.end(), [&](const Shape& other) {
        const std::vector<ShapeKey>& keys = other.parts().keys;
        return std::any_of(keys.begin(), keys.end(),
                           [&](const ShapeKey& key) { return key.shape.parts().words == words; });
    });
    return saysAll ? cases.front() : shape;
}

} // namespace

FormControl* makeControl(FormContext& context, const Shape& wanted, const std::string& at)
{
    const Shape shape = shorter(withoutNull(wanted));
    if (const auto picker = context.pickers.find(shape.parts().kind); picker != context.pickers.end())
        return picker->second(context, shape, at);
    const bool isName = shape.parts().form == ShapeForm::Text && !shape.parts().names.empty();
    if (isName)
        return new NameControl(context, shape, at);
    switch (shape.parts().form) {
    case ShapeForm::Integer:
        return new NumberControl(context, shape, at);
    case ShapeForm::Text:
        if (!namesFor(context, shape, at).empty())
            return new PickerControl(context, shape, at);
        return new LineControl(context, shape, at);
    case ShapeForm::AnyText:
    case ShapeForm::Anything:
        return new LineControl(context, shape, at);
    case ShapeForm::List:
        return new ListControl(context, shape, at);
    case ShapeForm::Map:
        return new MapControl(context, shape, at);
    case ShapeForm::Object:
    case ShapeForm::Choice:
        return new ObjectControl(context, shape, at);
    default:
        break;
    }
    if (!fewValues(context, shape).empty())
        return new SegmentsControl(context, shape, at);
    if (!allValues(context, shape).empty())
        return new PickerControl(context, shape, at);
    return new EitherControl(context, shape, at);
}

} // namespace whistle

#include "moc_form_control.cpp"

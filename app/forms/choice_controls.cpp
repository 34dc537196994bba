// SPDX-License-Identifier: GPL-3.0-or-later
#include "forms/choice_controls.h"

#include "base/common_words.h"
#include "controls/layout/columns.h"
#include "controls/press/buttons.h"
#include "forms/picker_control.h"
#include "forms/value_controls.h"

#include <QCoreApplication>
#include <algorithm>
#include <nlohmann/json.hpp>
#include <utility>

namespace whistle {

namespace {

SegmentedChoice* wrapping(SegmentedChoice* choice)
{
    choice->setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Preferred);
    return choice;
}

} // namespace

SegmentsControl::SegmentsControl(FormContext& context, const Shape& shape, const std::string& at)
    : FormControl(context, shape, at)
    , m_choice(chooser(wrapping(new SegmentedChoice({}, this)), "choice"))
{
    rowIn(*this, 0, {m_choice, spareRoom});
    connect(m_choice, &SegmentedChoice::chosen, this,
            [this](int index) { edit(m_values[static_cast<std::size_t>(index)]); });
}

void SegmentsControl::display(const Json* value)
{
    m_values = allValues(context(), shape());
    QStringList titles;
    for (const Json& one : m_values)
        titles << words().value(shape(), one, at());
    if (titles != m_titles) {
        m_titles = titles;
        m_choice->setTitles(titles);
        setName(name());
    }
    const auto found = value ? std::find(m_values.begin(), m_values.end(), *value) : m_values.end();
    m_choice->setCurrent(found == m_values.end() ? -1 : static_cast<int>(found - m_values.begin()));
}

void SegmentsControl::setName(const QString& name)
{
    FormControl::setName(name);
    for (auto* segment : m_choice->findChildren<ChoiceButton*>())
        segment->setAccessibleName(name.isEmpty() ? segment->title() : labelled(name, segment->title()));
}

NameControl::NameControl(FormContext& context, const Shape& shape, const std::string& at)
    : FormControl(context, shape, at)
{
    columnIn(*this, 0, px(Length::SpaceXs));
}

void NameControl::display(const Json* value)
{
    const std::size_t names = allValues(context(), shape()).size();
    const Way way = names == 0                                      ? Way::Line
                    : fewValues(context(), shape()).size() == names ? Way::Segments
                                                                    : Way::Picker;
    if (way != m_way) {
        letGo(m_control);
        m_way = way;
        m_control = way == Way::Segments ? static_cast<FormControl*>(new SegmentsControl(context(), shape(), at()))
                    : way == Way::Picker ? static_cast<FormControl*>(new PickerControl(context(), shape(), at()))
                                         : new LineControl(context(), shape(), at());
        layout()->addWidget(m_control);
        m_control->setName(name());
    }
    m_control->display(value);
}

void NameControl::setName(const QString& name)
{
    FormControl::setName(name);
    if (m_control)
        m_control->setName(name);
}

EitherControl::EitherControl(FormContext& context, const Shape& shape, const std::string& at)
    : FormControl(context, shape, at)
    , m_choice(chooser(wrapping(new SegmentedChoice({}, this)), "alternative"))
{
    columnIn(*this, 0, px(Length::SpaceXs), {m_choice});
    QStringList titles;
    for (const Shape& one : shape.parts().shapes) {
        const auto& keys = one.parts().keys;
        const std::string& meaning = one.parts().meaning;
        titles << (!meaning.empty() ? QCoreApplication::translate("shapes", meaning.c_str())
                   : keys.empty()   ? one.expected().source ? Text{one.expected()}.render() : QString()
                                    : words().label(pointerTo(at, keys.front().name)));
    }
    m_choice->setTitles(titles);
    connect(m_choice, &SegmentedChoice::chosen, this, &EitherControl::choose);
}

void EitherControl::choose(int index)
{
    const Shape& chosen = shape().parts().shapes[static_cast<std::size_t>(index)];
    if (index == m_shown)
        return;
    // An object with none of its keys fits every alternative that is one: its own first key tells it apart.
    Json blank = blankOf(chosen);
    if (blank.is_object() && blank.empty() && !chosen.parts().keys.empty())
        blank[chosen.parts().keys.front().name] = nullptr;
    edit(std::move(blank));
}

void EitherControl::display(const Json* value)
{
    const auto& shapes = shape().parts().shapes;
    const Shape* now = value ? caseOf(shape(), *value) : nullptr;
    if (value && value->is_object()) { // also while it is incomplete a key that only one has tells which it is
        const auto isMeant = [value](const Shape& one) {
            const auto& keys = one.parts().keys;
            return !keys.empty() && value->contains(keys.front().name);
        };
        if (std::count_if(shapes.begin(), shapes.end(), isMeant) == 1)
            now = &*std::find_if(shapes.begin(), shapes.end(), isMeant);
    }
    const int index = now ? static_cast<int>(now - shapes.data()) : -1;
    m_choice->setCurrent(index);
    if (index != m_shown) {
        m_shown = index;
        letGo(std::exchange(m_control, nullptr));
        if (now) {
            // Its only key needs no second label.
            const auto& keys = now->parts().keys;
            const bool hasOneKey = now->parts().form == ShapeForm::Object && keys.size() == 1;
            m_control = hasOneKey ? makeControl(context(), keys.front().shape, pointerTo(at(), keys.front().name))
                                  : makeControl(context(), *now, at());
            layout()->addWidget(m_control);
            m_control->setName(name());
            QWidget::setTabOrder(m_choice, m_control);
        }
    }
    if (m_control && value)
        m_control->display(m_control->at() == at() ? value
                           : value->is_object() && value->contains(now->parts().keys.front().name)
                               ? &value->at(now->parts().keys.front().name)
                               : nullptr);
}

void EitherControl::setName(const QString& name)
{
    FormControl::setName(name);
    if (m_control)
        m_control->setName(name);
}

} // namespace whistle

#include "moc_choice_controls.cpp"

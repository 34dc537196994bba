// SPDX-License-Identifier: GPL-3.0-or-later
#include "forms/list_control.h"

#include "base/common_words.h"
#include "controls/layout/columns.h"
#include "controls/layout/flow_layout.h"
#include "controls/words/text_label.h"
#include "forms/object_control.h"
#include "forms/sight.h"

#include <algorithm>
#include <nlohmann/json.hpp>

namespace whistle {

namespace {

/// With more entries than that a row is one line once it is complete.
constexpr std::size_t mostOpenRows = 2;
constexpr int mostFixed = 3;

} // namespace

ListControl::ListControl(FormContext& context, const Shape& shape, const std::string& at)
    : FormControl(context, shape, at)
    , m_column(columnIn(*this, 0, px(Length::SpaceS)))
{
    const ShapeParts& parts = shape.parts();
    const bool simple = isSimple(context, item());
    m_way = simple && parts.minimum == parts.maximum && parts.maximum <= mostFixed ? Way::Fixed
            : simple                                                               ? Way::Chips
                                                                                   : Way::Rows;
    m_add->setObjectName(nameOfPart("add"));
    m_add->setDrawing(Icon::Plus);
    m_chips->setLayout(new FlowLayout(nullptr, px(Length::SpaceXs)));
    columnIn(*m_adder, 0);
    m_adder->hide();
    m_column->addWidget(m_chips);
    if (m_way == Way::Chips) {
        m_add->setCheckable(true);
        m_chips->layout()->addWidget(m_add);
        m_column->addWidget(m_adder);
        connect(m_add, &QAbstractButton::clicked, this, [this](bool isOpen) {
            openAdder(isOpen);
            if (isOpen)
                bringIntoSight(*m_adder);
        });
    } else {
        m_column->addWidget(m_add, 0, Qt::AlignLeft);
        connect(m_add, &QAbstractButton::clicked, this, [this] {
            Json blank = blankOf(item());
            this->context().edit(pointerTo(this->at(), m_shown), blank.is_null() ? Json::object() : std::move(blank));
        });
    }
    m_add->setVisible(m_way != Way::Fixed);
    m_chips->setVisible(m_way == Way::Chips);
}

void ListControl::setName(const QString& name)
{
    FormControl::setName(name);
    m_add->setAccessibleName(labelled(CommonWords::tr("Add"), name));
    m_add->setToolTip(CommonWords::tr("Add"));
}

void ListControl::begin()
{
    if (m_way == Way::Chips && m_shown == 0)
        openAdder(true);
    else if (m_way == Way::Rows && m_shown == 0)
        m_add->click();
}

void ListControl::openAdder(bool isOpen)
{
    m_adding = isOpen;
    m_add->setChecked(isOpen);
    FormControl* old = m_next;
    const bool isOther = old && old->at() != pointerTo(at(), m_shown);
    if (isOther)
        m_next = nullptr;
    if (isOpen && !m_next) {
        m_next = makeControl(context(), item(), pointerTo(at(), m_shown));
        m_next->setName(labelled(CommonWords::tr("Add"), name()));
        m_next->sayAtEnd();
        m_adder->layout()->addWidget(m_next);
    }
    if (isOpen) // anew each time: what it offers may hang on the rest of the form
        m_next->display(nullptr);
    // The next entry is chosen where the last one was: what is hidden with the focus would send it, and the page with
    // it, to the next control of the form.
    if (isOther && isOpen) {
        m_next->show();
        handOverFocus(*old, *m_next);
    }
    const QWidget* focus = window()->focusWidget();
    if (!isOpen && focus && m_adder->isAncestorOf(focus)) {
        ChoiceButton* chip = m_add->isVisibleTo(this) ? m_add : m_chips->findChild<ChoiceButton*>();
        if (chip)
            chip->setFocus(Qt::OtherFocusReason);
    }
    if (isOther)
        letGo(old);
    m_adder->setVisible(isOpen);
}

void ListControl::displayChips(const Json& list)
{
    const auto old = m_chips->findChildren<ChoiceButton*>(Qt::FindDirectChildrenOnly);
    for (ChoiceButton* chip : old) {
        if (chip != m_add)
            letGo(chip);
    }
    m_chips->layout()->removeWidget(m_add);
    std::size_t index = 0;
    for (const Json& one : list) {
        const std::string place = pointerTo(at(), index);
        auto* chip = new ChoiceButton(words().summary(item(), one, place), ButtonLook::Raised, m_chips);
        chip->setObjectName(nameOfPart("entry_") + QString::number(index++));
        chip->setDrawing(Icon::Close);
        const bool isAlone = std::count(list.begin(), list.end(), one) == 1;
        chip->setAccessibleName(isAlone ? tr("%1: remove %2").arg(name(), chip->title())
                                        : tr("%1: remove %2, no. %3").arg(name(), chip->title()).arg(index));
        connect(chip, &QAbstractButton::clicked, this, [this, place] { context().edit(place, std::nullopt); });
        m_chips->layout()->addWidget(chip);
        chip->show();
    }
    m_chips->layout()->addWidget(m_add);
    const ShapeParts& parts = shape().parts();
    m_shown = list.size();
    const bool hasRoom = static_cast<int>(list.size()) < parts.maximum;
    const bool mustHaveMore = static_cast<int>(list.size()) < parts.minimum;
    m_add->setVisible(hasRoom && !mustHaveMore);
    openAdder(hasRoom && (mustHaveMore || m_adding));
    if (mustHaveMore)
        m_adding = false; // closed again once there are enough
    m_chips->setVisible(!list.empty() || m_add->isVisibleTo(m_chips));
    m_chips->updateGeometry();
}

void ListControl::addRow(std::size_t index)
{
    auto* box = new QWidget(this);
    auto* line = rowIn(*box, 0);
    const ShapeParts& parts = shape().parts();
    if (m_way == Way::Rows && parts.minimum == parts.maximum) // which of the nine it is
        line->addWidget(new TextLabel(QString::number(index + 1), TypeStep::Label, Colour::TextMuted, box), 0,
                        Qt::AlignTop);
    FormControl* control = makeControl(context(), item(), pointerTo(at(), index));
    control->setName(m_way == Way::Fixed ? tr("%1, no. %2").arg(name()).arg(index + 1) : name());
    line->addWidget(control, 1);
    if (m_way == Way::Rows) {
        auto* drop = new IconButton(Icon::Close, tr("Remove from %1: no. %2").arg(name()).arg(index + 1), box);
        drop->setObjectName(nameOfPart("remove_") + QString::number(index));
        drop->setVisible(static_cast<int>(index) >= shape().parts().minimum || shape().parts().minimum == 0);
        connect(drop, &QAbstractButton::clicked, this,
                [this, place = pointerTo(at(), index)] { context().edit(place, std::nullopt); });
        line->addWidget(drop, 0, Qt::AlignTop);
    }
    m_rows.push_back({box, control});
    m_column->insertWidget(static_cast<int>(m_rows.size()), box);
    box->show();
}

void ListControl::dropRows(std::size_t from)
{
    while (m_rows.size() > from) {
        letGo(m_rows.back().box);
        m_rows.pop_back();
    }
}

void ListControl::displayRows(const Json& list)
{
    const std::size_t count = m_way == Way::Fixed ? static_cast<std::size_t>(shape().parts().maximum) : list.size();
    if (list.size() < m_shown)
        dropRows(0); // what was taken out may have been any of them
    while (m_rows.size() < count) {
        addRow(m_rows.size());
        if (auto* object = qobject_cast<ObjectControl*>(m_rows.back().control)) {
            if (count > mostOpenRows || !keysOfPointer(at()).parent.empty())
                object->foldWhenComplete();
        }
    }
    for (std::size_t i = 0; i < count; ++i)
        m_rows[i].control->display(i < list.size() && !(list[i].is_null() && m_way == Way::Fixed) ? &list[i] : nullptr);
    m_shown = list.size();
    m_add->setVisible(m_way == Way::Rows && static_cast<int>(count) < shape().parts().maximum);
    m_add->setTitle(list.empty() ? QString() : CommonWords::tr("Another"));
}

void ListControl::display(const Json* value)
{
    const Json& list = listOf(value);
    if (m_way == Way::Chips)
        displayChips(list);
    else
        displayRows(list);
}

MapControl::MapControl(FormContext& context, const Shape& shape, const std::string& at)
    : FormControl(context, shape, at)
    , m_column(columnIn(*this, 0, px(Length::SpaceS)))
{
    m_line->setObjectName(nameOfPart("name"));
    m_add->setObjectName(nameOfPart("add"));
    m_add->setDrawing(Icon::Plus);
    m_column->addLayout(rowOf({{m_line, 1}, m_add}));
    connect(m_add, &QAbstractButton::clicked, this, &MapControl::add);
    connect(m_line, &QLineEdit::returnPressed, this, &MapControl::add);
}

void MapControl::add()
{
    const std::string name = m_line->text().trimmed().toStdString();
    if (name.empty())
        return;
    m_line->clear();
    Json blank = blankOf(shape().parts().shapes.front());
    context().edit(pointerTo(at(), name), std::move(blank));
}

void MapControl::setName(const QString& name)
{
    FormControl::setName(name);
    m_line->setAccessibleName(tr("%1: the next name").arg(name));
    m_line->setPlaceholderText(CommonWords::tr("Name"));
    m_add->setAccessibleName(labelled(CommonWords::tr("Add"), name));
}

void MapControl::display(const Json* value)
{
    static const Json nothing = Json::object();
    const Json& map = value != nullptr && value->is_object() ? *value : nothing;
    for (auto row = m_rows.begin(); row != m_rows.end();) {
        if (map.contains(row->first)) {
            ++row;
            continue;
        }
        letGo(row->second.first);
        row = m_rows.erase(row);
    }
    for (const auto& [name, item] : map.items()) {
        auto& [box, control] = m_rows[name];
        if (!box) {
            const std::string place = pointerTo(at(), name);
            const QString shown = words().name(name);
            box = new QWidget(this);
            control = makeControl(context(), shape().parts().shapes.front(), place);
            control->setName(shown);
            auto* drop = new IconButton(Icon::Close, tr("Remove %1").arg(shown), box);
            drop->setObjectName(nameOfPart("remove_") + QString::fromStdString(name));
            connect(drop, &QAbstractButton::clicked, this, [this, place] { context().edit(place, std::nullopt); });
            rowIn(*box, 0,
                  {new TextLabel(shown, TypeStep::Body, Colour::Text, box), {control, 1}, {drop, 0, Qt::AlignTop}});
            m_column->insertWidget(m_column->count() - 1, box);
            box->show();
        }
        control->display(item.is_null() ? nullptr : &item);
    }
}

} // namespace whistle

#include "moc_list_control.cpp"

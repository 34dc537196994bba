// SPDX-License-Identifier: GPL-3.0-or-later
#include "leagues/forms/form_controls.h"

#include "base/common_words.h"
#include "base/contains.h"
#include "controls/layout/columns.h"
#include "controls/layout/flow_layout.h"
#include "controls/layout/named.h"
#include "controls/press/buttons.h"
#include "controls/words/text_label.h"
#include "leagues/panels/layout.h"

#include <QComboBox>
#include <QSignalBlocker>
#include <nlohmann/json.hpp>

namespace whistle {

DateControl::DateControl(FormContext& context, const Shape& shape, const std::string& at)
    : FormControl(context, shape, at)
{
    chooser(m_line, "line");
    IconButton* calendar = league_layout::calendarFor(m_line);
    calendar->setObjectName(nameOfPart("calendar"));
    rowIn(*this, 0, {m_line, calendar});
    connect(m_line, &QLineEdit::textChanged, this,
            [this](const QString& text) { edit(Json(text.trimmed().toStdString())); });
}

void DateControl::display(const Json* value)
{
    const QSignalBlocker quiet(m_line);
    const QString said = value && value->is_string() ? QString::fromStdString(value->get<std::string>()) : QString();
    if (m_line->text().trimmed() != said)
        m_line->setText(said);
}

OrderControl::OrderControl(FormContext& context, const Shape& shape, const std::string& at)
    : FormControl(context, shape, at)
    , m_column(columnIn(*this, 0, px(Length::SpaceXs)))
{
}

void OrderControl::display(const Json* value)
{
    const QWidget* focus = focusWidget();
    const QString focused = focus ? focus->objectName() : QString();
    league_layout::clear(*m_column);
    const Json& list = listOf(value);
    for (std::size_t i = 0; i < list.size(); ++i)
        addRow(list, i);
    if (static_cast<int>(list.size()) < shape().parts().maximum)
        addMore(list);
    if (auto* again = focused.isEmpty() ? nullptr : findChild<QWidget*>(focused))
        again->setFocus(Qt::OtherFocusReason);
}

void OrderControl::addRow(const Json& list, std::size_t index)
{
    const ShapeParts& parts = shape().parts();
    const QString title = words().value(parts.shapes.front(), list[index], pointerTo(at(), index));
    const QString word = QString::fromStdString(list[index].get<std::string>());
    auto* label = new Paragraph;
    label->setText(CommonWords::tr("%1. %2").arg(index + 1).arg(title));
    auto* up = new ChoiceButton(tr("Up"), ButtonLook::Outline);
    up->setObjectName(QStringLiteral("up_%1").arg(word));
    up->setAccessibleName(tr("%1: up").arg(title));
    up->setUnavailable(index == 0 ? tr("Already first.") : QString());
    connect(up, &QAbstractButton::clicked, this, [this, list, index] {
        Json moved = list;
        if (index > 0) {
            std::swap(moved[index], moved[index - 1]);
            edit(std::move(moved));
        }
    });
    QWidget* line = league_layout::rowOf(label, {up});
    line->setObjectName(QStringLiteral("order_%1").arg(word));
    if (static_cast<int>(list.size()) > parts.minimum) {
        auto* remove = new IconButton(Icon::Close, tr("%1: remove").arg(title));
        remove->setObjectName(QStringLiteral("remove_%1").arg(word));
        line->layout()->addWidget(remove);
        connect(remove, &QAbstractButton::clicked, this,
                [this, index] { context().edit(pointerTo(at(), index), std::nullopt); });
    }
    m_column->addWidget(line);
}

void OrderControl::addMore(const Json& list)
{
    const Shape& item = shape().parts().shapes.front();
    auto* more = new QComboBox;
    more->setObjectName(QStringLiteral("more"));
    more->setAccessibleName(labelled(CommonWords::tr("Another"), name()));
    // Its longest entry is in the list that opens; closed, it must fit a narrow page in large text.
    more->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    more->setMinimumContentsLength(22);
    for (const std::string& word : item.parts().words) {
        if (std::find(list.begin(), list.end(), Json(word)) == list.end())
            more->addItem(words().value(item, word, at()), QString::fromStdString(word));
    }
    auto* add = new ChoiceButton(CommonWords::tr("Add"), ButtonLook::Outline);
    add->setObjectName(QStringLiteral("addMore"));
    add->setAccessibleName(labelled(CommonWords::tr("Add"), name()));
    add->setDrawing(Icon::Plus);
    QWidget* line = league_layout::flowOf({more, add});
    line->setVisible(more->count() > 0);
    m_column->addWidget(line);
    connect(add, &QAbstractButton::clicked, this, [this, list, more] {
        Json longer = list;
        longer.push_back(league_layout::idIn(*more));
        edit(std::move(longer));
    });
}

namespace {

/// The two in each other's places, in the pairings or with the bye.
void change(Json& pairings, Json& bye, const Json& one, const Json& other)
{
    const auto to = [&](const Json& who) { return who == one ? other : who == other ? one : who; };
    for (Json& pairing : pairings) {
        for (Json& side : pairing)
            side = to(side);
    }
    bye = to(bye);
}

} // namespace

PairingsControl::PairingsControl(FormContext& context, const Shape& shape, const std::string& at)
    : FormControl(context, shape, at)
    , m_first(chooser(new QComboBox, "first"))
    , m_second(chooser(new QComboBox, "second"))
    , m_changed(named("changedPairings", new Paragraph))
{
    const Shape& player = shape.parts().shapes.front().parts().shapes.front();
    for (QComboBox* box : {m_first, m_second}) {
        for (const std::string& word : player.parts().words)
            box->addItem(words().value(player, word, at), QString::fromStdString(word));
    }
    m_second->setCurrentIndex(std::min(1, m_second->count() - 1));
    auto* press = new ChoiceButton(tr("Exchange"), ButtonLook::Outline);
    press->setObjectName(QStringLiteral("exchange"));
    connect(press, &QAbstractButton::clicked, this, &PairingsControl::exchange);
    columnIn(*this, 0, px(Length::SpaceXs), {league_layout::flowOf({m_first, m_second, press}), m_changed});
}

void PairingsControl::exchange()
{
    const Json one = league_layout::idIn(*m_first);
    const Json other = league_layout::idIn(*m_second);
    const Json* value = now();
    if (!value || one == other)
        return;
    Json pairings = *value;
    Json bye = context().whole.value("bye", Json());
    change(pairings, bye, one, other);
    if (!bye.is_null())
        context().edit("/bye", bye);
    edit(std::move(pairings));
}

void PairingsControl::display(const Json* value)
{
    const Json& list = listOf(value);
    if (!m_drawn)
        m_drawn = list;
    const Shape& player = shape().parts().shapes.front().parts().shapes.front();
    QStringList lines;
    for (std::size_t i = 0; i < list.size(); ++i) {
        if (i < m_drawn->size() && list[i] == (*m_drawn)[i])
            continue;
        lines << tr("%1 – %2", "two who meet")
                     .arg(words().value(player, list[i][0], at()), words().value(player, list[i][1], at()));
    }
    m_changed->say(lines.join(u'\n'));
}

ByeControl::ByeControl(FormContext& context, const Shape& shape, const std::string& at)
    : FormControl(context, shape, at)
    , m_who(new Paragraph)
{
    columnIn(*this, 0, 0, {m_who});
}

void ByeControl::display(const Json* value)
{
    m_who->setText(value ? words().value(shape(), *value, at()) : QString());
}

NumbersControl::NumbersControl(FormContext& context, const Shape& shape, const std::string& at)
    : FormControl(context, shape, at)
{
    flowIn(*this, px(Length::SpaceM), {});
    const ShapeParts& parts = shape.parts();
    for (std::size_t i = 0; i < static_cast<std::size_t>(parts.minimum); ++i) {
        m_numbers.push_back(makeControl(context, parts.shapes.front(), pointerTo(at, i)));
        layout()->addWidget(m_numbers.back());
    }
}

void NumbersControl::display(const Json* value)
{
    const Json& list = listOf(value);
    for (std::size_t i = 0; i < m_numbers.size(); ++i)
        m_numbers[i]->display(i < list.size() ? &list[i] : nullptr);
}

void NumbersControl::setName(const QString& name)
{
    FormControl::setName(name);
    for (std::size_t i = 0; i < m_numbers.size(); ++i)
        m_numbers[i]->setName(tr("%1, place %2").arg(name).arg(i + 1));
}

Pickers leaguePickers()
{
    return {{"league/date", pickerOf<DateControl>()},
            {"league/order", pickerOf<OrderControl>()},
            {"league/pairings", pickerOf<PairingsControl>()},
            {"league/bye", pickerOf<ByeControl>()},
            {"league/numbers", pickerOf<NumbersControl>()}};
}

} // namespace whistle

#include "moc_form_controls.cpp"

// SPDX-License-Identifier: GPL-3.0-or-later
#include "forms/picker_control.h"

#include "base/common_words.h"
#include "controls/layout/columns.h"
#include "controls/layout/flow_layout.h"

#include <QKeyEvent>
#include <nlohmann/json.hpp>

namespace whistle {

namespace {

/// So many offers stand below the search line; who wants another one types.
constexpr std::size_t mostOffers = 12;

} // namespace

PickerControl::PickerControl(FormContext& context, const Shape& shape, const std::string& at,
                             std::vector<std::string> names)
    : FormControl(context, shape, at)
    , m_takesText(shape.parts().form == ShapeForm::Text)
    , m_names(std::move(names))
{
    m_button->setObjectName(nameOfPart("pick"));
    m_button->setDrawing(Icon::Down);
    m_button->setCheckable(true);
    m_search->setObjectName(nameOfPart("search"));
    m_found->setLayout(new FlowLayout(nullptr, px(Length::SpaceXs)));
    columnIn(*m_list, 0, {m_search, m_found});
    columnIn(*this, 0, px(Length::SpaceXs), {{m_button, 0, Qt::AlignLeft}, m_list});
    m_list->hide();
    connect(m_button, &QAbstractButton::clicked, this, [this](bool on) { open(on); });
    connect(m_search, &QLineEdit::textEdited, this, &PickerControl::find);
    connect(m_search, &QLineEdit::returnPressed, this, [this] {
        const auto first = m_found->findChild<ChoiceButton*>();
        if (first && !m_search->text().isEmpty())
            first->click();
        else if (m_takesText && !m_search->text().isEmpty())
            choose(m_search->text().toStdString());
    });
}

std::vector<PickerControl::Offer> PickerControl::offers() const
{
    std::vector<Json> values(m_names.begin(), m_names.end());
    if (values.empty())
        values = allValues(context(), shape());
    if (values.empty()) {
        for (std::string& name : namesFor(context(), shape(), at()))
            values.emplace_back(std::move(name));
    }
    std::vector<Offer> all;
    for (Json& value : values) {
        QString title = words().value(shape(), value, at());
        all.push_back({std::move(value), std::move(title)});
    }
    return all;
}

int PickerControl::seatOf(const Json& value) const
{
    return context().seat && value.is_string() ? context().seat(value.get<std::string>()) : 0;
}

void PickerControl::display(const Json* value)
{
    const bool isSaid = value != nullptr && !value->is_null() && !isEmptyText(*value);
    m_button->setTitle(isSaid ? words().value(shape(), *value, at()) : tr("Choose"));
    m_button->setSeat(isSaid ? seatOf(*value) : 0);
    m_button->setAccessibleName(name().isEmpty() ? m_button->title() : labelled(name(), m_button->title()));
}

void PickerControl::setName(const QString& name)
{
    FormControl::setName(name);
    m_search->setAccessibleName(tr("Search: %1").arg(name));
    m_search->setPlaceholderText(m_takesText ? tr("Search, or a different name") : CommonWords::tr("Search"));
    m_button->setAccessibleName(labelled(name, m_button->title()));
}

void PickerControl::open(bool isOpen)
{
    m_button->setChecked(isOpen);
    m_list->setVisible(isOpen);
    if (!isOpen)
        return;
    m_search->clear();
    find({});
    m_search->setFocus(Qt::OtherFocusReason);
}

void PickerControl::find(const QString& text)
{
    letGoOfAll(*m_found->layout());
    std::size_t shown = 0;
    for (const Offer& offer : offers()) {
        if (shown == mostOffers || !offer.title.contains(text, Qt::CaseInsensitive))
            continue;
        ++shown;
        auto* button = new ChoiceButton(offer.title, ButtonLook::Outline, m_found);
        button->setSeat(seatOf(offer.value));
        button->setObjectName(nameOfPart("offer_") + QString::fromStdString(offer.value.is_string()
                                                                                ? offer.value.get<std::string>()
                                                                                : offer.value.dump()));
        connect(button, &QAbstractButton::clicked, this, [this, value = offer.value] { choose(value); });
        m_found->layout()->addWidget(button);
        button->show();
    }
    if (shown == 0 && m_takesText && !text.isEmpty()) {
        auto* button = new ChoiceButton(tr("Use “%1”").arg(text), ButtonLook::Outline, m_found);
        button->setObjectName(nameOfPart("take"));
        connect(button, &QAbstractButton::clicked, this, [this, text] { choose(text.toStdString()); });
        m_found->layout()->addWidget(button);
        button->show();
    }
    m_found->updateGeometry();
}

void PickerControl::choose(const Json& value)
{
    open(false);
    m_button->setFocus(Qt::OtherFocusReason);
    edit(value);
}

} // namespace whistle

#include "moc_picker_control.cpp"

// SPDX-License-Identifier: GPL-3.0-or-later
#include "forms/object_control.h"

#include "base/common_words.h"
#include "controls/layout/columns.h"
#include "controls/layout/flow_layout.h"
#include "controls/panels/panel_box.h"
#include "controls/words/text_label.h"
#include "forms/panel_grid.h"
#include "forms/sight.h"

#include <algorithm>
#include <nlohmann/json.hpp>

namespace whistle {

namespace {

/// A column of panels is at least so wide, in em.
constexpr double panelEm = 17;

/// A text of this kind has a line of its own: a reason, a note.
constexpr const char* sentence = "sentence";

/// What a chip puts in when it is pressed: the nearest value that is not the one of a key left out.
Json firstValue(const ShapeKey& key)
{
    const Shape shape = withoutNull(key.shape);
    if (key.fallback.empty())
        return blankOf(shape);
    const Json fallback = Json::parse(key.fallback);
    if (fallback.is_boolean())
        return !fallback.get<bool>();
    if (fallback.is_number_integer() && shape.parts().form == ShapeForm::Integer)
        return fallback.get<int>() < shape.parts().maximum ? fallback.get<int>() + 1 : fallback.get<int>() - 1;
    return fallback;
}

bool isFlag(const ShapeKey& key)
{
    return key.shape.parts().form == ShapeForm::Boolean && !key.fallback.empty();
}

/// Whether it is a list of things that are picked: cards on a pad, spaces on a board.
bool isPickedList(const FormContext& context, const Shape& shape)
{
    const ShapeParts& parts = shape.parts();
    return parts.form == ShapeForm::List && context.pickers.count(parts.shapes.front().parts().kind) > 0;
}

/// What the key means, in the reader's language; empty: its label says it all.
QString meaningOf(const ShapeKey& key)
{
    const std::string& meaning = key.meaning.empty() ? key.shape.parts().meaning : key.meaning;
    return meaning.empty() ? QString() : QCoreApplication::translate("shapes", meaning.c_str());
}

} // namespace

LabelledControl::LabelledControl(FormControl* control, const QString& label, const QString& meaning, Ground ground,
                                 QWidget* parent)
    : QWidget(parent)
    , m_control(control)
{
    const bool isPanel = ground == Ground::Panel;
    QWidget* holder = this;
    if (isPanel) {
        holder = new PanelBox(Colour::Surface, this);
        columnIn(*this, 0, {holder});
    }
    auto* title =
        new Paragraph(isPanel ? TypeStep::Label : TypeStep::Caption, isPanel ? Colour::Text : Colour::TextMuted);
    title->setText(label);
    title->setToolTip(meaning);
    control->setToolTip(meaning);
    if (control->saysItsName())
        title->hide();
    if (isPanel)
        columnIn(*holder, px(Length::SpaceL), {title, control});
    else
        columnIn(*holder, 0, px(Length::SpaceXs), {title, control});
    control->setName(label);
}

ObjectControl::ObjectControl(FormContext& context, const Shape& shape, const std::string& at)
    : FormControl(context, shape, at)
    , m_wide(new PanelGrid(panelEm, m_body))
    , m_extra(new PanelGrid(panelEm, m_body))
{
    m_line->setObjectName(nameOfPart("line"));
    m_line->hide();
    connect(m_line, &QAbstractButton::clicked, this, [this](bool open) { fold(!open); });
    const bool isChoice = shape.parts().form == ShapeForm::Choice;
    chooser(m_cases, "case");
    m_cases->setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Preferred);
    m_cases->setVisible(isChoice);
    if (isChoice) {
        QStringList titles;
        for (const std::string& word : shape.parts().words)
            titles << words().value(Shape::words(shape.parts().words), word, pointerTo(at, shape.parts().by));
        m_cases->setTitles(titles);
        connect(m_cases, &SegmentedChoice::chosen, this, [this](int index) {
            const ShapeParts& parts = this->shape().parts();
            this->context().edit(pointerTo(this->at(), parts.by), Json(parts.words[static_cast<std::size_t>(index)]));
        });
    }
    flowIn(*m_simple, px(Length::SpaceL), {});
    flowIn(*m_chips, px(Length::SpaceXs), {});
    columnIn(*m_body, 0, px(Length::SpaceM), {m_cases, m_simple, m_wide, m_chips, m_extra});
    columnIn(*this, 0, px(Length::SpaceXs), {m_line, m_body});
}

void ObjectControl::foldWhenComplete()
{
    m_folds = true;
}

void ObjectControl::fold(bool folded)
{
    m_line->setVisible(m_folds);
    m_line->setChecked(!folded);
    m_body->setVisible(!folded);
}

void ObjectControl::rebuild(const std::vector<ShapeKey>& keys)
{
    for (const auto& [name, field] : m_fields)
        dropField(field);
    m_fields.clear();
    for (const Option& option : m_options) {
        letGo(option.chip);
        letGo(option.said);
    }
    m_options.clear();
    m_inPlace.clear();
    bool isBeforeMore = false;
    for (auto key = keys.rbegin(); key != keys.rend(); ++key) {
        isBeforeMore = isBeforeMore || key->required;
        if (key->required || (isBeforeMore && isPickedList(context(), key->shape)))
            m_inPlace.insert(key->name);
    }
    for (const ShapeKey& key : keys) {
        if (m_inPlace.count(key.name) > 0)
            continue;
        auto* chip = new ChoiceButton({}, ButtonLook::Outline, m_chips);
        chip->setObjectName(nameOfPart(("option_" + key.name).c_str()));
        chip->setCheckable(true);
        chip->setToolTip(meaningOf(key));
        connect(chip, &QAbstractButton::clicked, this, [this, key] { press(key); });
        m_chips->layout()->addWidget(chip);
        chip->show();
        auto* said = new SummaryLine(m_chips);
        said->setObjectName(nameOfPart(("said_" + key.name).c_str()));
        said->setToolTip(chip->toolTip());
        said->hide();
        connect(said, &QAbstractButton::clicked, this, [this, key, said] {
            said->setChecked(false);
            press(key);
        });
        m_chips->layout()->addWidget(said);
        m_options.push_back({key, chip, said});
    }
    m_chips->setVisible(!m_options.empty());
}

void ObjectControl::press(const ShapeKey& key)
{
    const std::string place = pointerTo(at(), key.name);
    const Json* said = valueAt(context().whole, place);
    const bool isSaid = said != nullptr;
    if (isFlag(key)) {
        const bool usual = Json::parse(key.fallback).get<bool>();
        const bool now = isSaid ? *said == true : usual;
        context().edit(place, now != usual ? std::nullopt : std::optional<Json>(!usual));
    } else if (isSaid && m_opened.count(key.name) == 0) {
        m_opened.insert(key.name); // it was said already: first it is shown
        display(now());
    } else if (isSaid) {
        m_opened.erase(key.name);
        context().edit(place, std::nullopt);
    } else {
        m_opened.insert(key.name);
        m_pressed = key.name;
        context().edit(place, firstValue(key));
    }
}

void ObjectControl::dropField(LabelledControl* field)
{
    if (field->parentWidget() == m_simple)
        letGo(field);
    else
        static_cast<PanelGrid*>(field->parentWidget())->remove(field);
}

bool ObjectControl::isOnPanel(const ShapeKey& key, const FormControl& control) const
{
    return isRoot() && (control.isWide() || m_inPlace.count(key.name) == 0);
}

void ObjectControl::showField(const ShapeKey& key, const Json* value)
{
    const bool isInPlace = m_inPlace.count(key.name) > 0;
    const bool isShown = isInPlace || (value != nullptr && m_opened.count(key.name) > 0 && !isFlag(key));
    const auto found = m_fields.find(key.name);
    if (isShown && found == m_fields.end()) {
        const std::string place = pointerTo(at(), key.name);
        FormControl* control = makeControl(context(), key.shape, place);
        auto* object = qobject_cast<ObjectControl*>(control);
        if (object && !isRoot() && key.required)
            object->foldWhenComplete();
        auto* field = new LabelledControl(control, words().label(place), meaningOf(key),
                                          isOnPanel(key, *control) ? LabelledControl::Ground::Panel
                                                                   : LabelledControl::Ground::None);
        m_fields[key.name] = field;
        if (!isInPlace) {
            m_extra->add(field);
        } else if (control->isWide()) {
            m_wide->add(field);
        } else {
            field->setProperty(wholeLine, key.shape.parts().kind == sentence);
            m_simple->layout()->addWidget(field);
            field->show();
        }
    } else if (!isShown && found != m_fields.end()) {
        LabelledControl* field = found->second;
        m_fields.erase(found);
        dropField(field);
    }
    if (!isShown)
        return;
    FormControl& control = m_fields[key.name]->control();
    control.display(value);
    if (m_pressed == key.name) {
        m_pressed.clear();
        control.begin();
        bringIntoSight(control);
    }
}

void ObjectControl::display(const Json* value)
{
    static const Json nothing = Json::object();
    const Json& now = value != nullptr && value->is_object() ? *value : nothing;
    if (shape().parts().form == ShapeForm::Choice) {
        const ShapeParts& parts = shape().parts();
        const auto word = now.find(parts.by);
        const auto found =
            word == now.end() ? parts.words.end() : std::find(parts.words.begin(), parts.words.end(), *word);
        m_cases->setCurrent(found == parts.words.end() ? -1 : static_cast<int>(found - parts.words.begin()));
    }
    const std::vector<ShapeKey> keys = keysOf(shape(), now);
    std::vector<std::string> names;
    for (const ShapeKey& key : keys)
        names.push_back(key.name);
    if (names != m_keys) {
        m_keys = names;
        rebuild(keys);
    }
    for (const ShapeKey& key : keys) {
        const auto found = now.find(key.name);
        showField(key, found == now.end() ? nullptr : &*found);
    }
    for (const Option& option : m_options) {
        const std::string place = pointerTo(at(), option.key.name);
        const auto found = now.find(option.key.name);
        const QString label = words().label(place);
        const Json usual = option.key.fallback.empty() ? Json() : Json::parse(option.key.fallback);
        bool isOn = found != now.end();
        if (isFlag(option.key))
            isOn = isOn ? found->get<bool>() : usual.get<bool>();
        const bool isOpen = m_opened.count(option.key.name) > 0;
        option.chip->setChecked(isOn && (isFlag(option.key) || isOpen));
        const bool isSaid = found != now.end() && !isFlag(option.key) && !isOpen;
        const bool hasUsual = found == now.end() && (usual.is_number() || usual.is_string());
        option.chip->setTitle(hasUsual ? labelled(label, words().value(option.key.shape, usual, place)) : label);
        option.chip->setVisible(!isSaid);
        option.said->setVisible(isSaid);
        if (isSaid)
            option.said->setWords(labelled(label, words().summary(option.key.shape, *found, place)));
        for (QAbstractButton* each :
             {static_cast<QAbstractButton*>(option.chip), static_cast<QAbstractButton*>(option.said)}) {
            const QString title = isSaid ? option.said->text() : option.chip->title();
            each->setAccessibleName(name().isEmpty() ? title : enumerated({name(), title}));
        }
    }
    m_simple->setVisible(m_simple->layout()->count() > 0);
    m_wide->setVisible(!m_wide->isEmpty());
    m_extra->setVisible(!m_extra->isEmpty());
    if (!m_folds)
        return;
    const QString summary = words().summary(shape(), now, at());
    m_line->setWords(summary);
    m_line->setAccessibleName(name().isEmpty() ? summary : labelled(name(), summary));
    if (!m_isDecided && value != nullptr) {
        m_isDecided = true;
        fold(missingIn(shape(), now).empty());
    }
}

} // namespace whistle

#include "moc_object_control.cpp"

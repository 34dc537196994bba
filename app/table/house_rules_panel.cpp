// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/house_rules_panel.h"

#include "controls/buttons.h"
#include "controls/text_label.h"
#include "forms/form.h"
#include "look/readers_language.h"
#include "match/form_field.h"

#include <QBoxLayout>
#include <QEvent>
#include <algorithm>

namespace whistle {

namespace {

/// As the book writes it: "card_value", "true", "0".
std::string written(const Json& value)
{
    return value.is_string() ? value.get<std::string>() : value.dump();
}

std::vector<Json> valuesOf(const ShapeParts& parts, const std::string& usual)
{
    std::vector<Json> values;
    if (parts.form == ShapeForm::Boolean)
        values = {Json(true), Json(false)};
    for (const std::string& word : parts.words)
        values.push_back(Json(word));
    for (const int number : parts.values)
        values.push_back(Json(number));
    std::stable_partition(values.begin(), values.end(),
                          [&usual](const Json& value) { return written(value) == usual; });
    return values;
}

/// One of the values; a number, or a list of values.
Json usualOf(const std::vector<Json>& values, const Rule& rule)
{
    return values.empty() ? Json::parse(rule.usualValue) : values.front();
}

} // namespace

HouseRulesPanel::HouseRulesPanel(const RuleBook* book, const Shape& shape, QWidget* parent)
    : PanelBox(Colour::Surface, parent)
    , m_title(new TextLabel({}, TypeStep::Title))
    , m_summary(new TextLabel({}, TypeStep::Body, Colour::TextMuted))
    , m_toggle(new ChoiceButton({}, ButtonLook::Outline))
{
    setObjectName(QStringLiteral("houseRules"));
    m_toggle->setObjectName(QStringLiteral("houseRulesToggle"));
    m_summary->setWordWrap(true);
    for (const Rule& rule : book == nullptr ? std::vector<Rule>() : book->rules()) {
        const auto& keys = shape.parts().keys;
        const auto key =
            std::find_if(keys.begin(), keys.end(), [&rule](const ShapeKey& one) { return one.name == rule.houseRule; });
        if (key == keys.end())
            continue;
        Row row{book->find(rule.id), key->shape, valuesOf(key->shape.parts(), rule.usualValue), {}};
        row.current = usualOf(row.values, rule);
        m_rows.push_back(std::move(row));
    }
    auto* words = new QVBoxLayout;
    words->setSpacing(0);
    words->addWidget(m_title);
    words->addWidget(m_summary);
    auto* top = new QHBoxLayout;
    top->addLayout(words, 1);
    top->addWidget(m_toggle, 0, Qt::AlignVCenter);
    auto* column = new QVBoxLayout(this);
    column->addLayout(top);
    connect(m_toggle, &QAbstractButton::clicked, this, [this] { setOpen(!isOpen()); });
    if (m_rows.empty())
        hide(); // and is not shown before it has a parent
    retranslate();
}

bool HouseRulesPanel::isOpen() const
{
    return m_list != nullptr && !m_list->isHidden();
}

void HouseRulesPanel::setOpen(bool open)
{
    if (open && !m_list)
        build();
    if (m_list)
        m_list->setVisible(open);
    retranslate();
}

void HouseRulesPanel::reset()
{
    for (Row& row : m_rows) {
        row.current = usualOf(row.values, *row.rule);
        show(row);
    }
    retranslate();
}

void HouseRulesPanel::show(Row& row)
{
    if (row.choice)
        row.choice->setCurrent(
            static_cast<int>(std::find(row.values.begin(), row.values.end(), row.current) - row.values.begin()));
    if (row.number)
        row.number->setValue(row.current.get<int>());
    if (row.list)
        row.list->setValue(row.current);
}

void HouseRulesPanel::setLocked(const QString& why)
{
    if (!why.isEmpty() && isOpen())
        setOpen(false);
    m_toggle->setUnavailable(why);
}

void HouseRulesPanel::take(std::size_t row, Json current)
{
    m_rows[row].current = std::move(current);
    retranslate();
    Q_EMIT changed();
}

QWidget* HouseRulesPanel::controlOf(std::size_t index)
{
    Row& row = m_rows[index];
    const ShapeParts& parts = row.shape.parts();
    if (!row.values.empty()) {
        row.choice = new SegmentedChoice;
        connect(row.choice, &SegmentedChoice::chosen, this,
                [this, index](int chosen) { take(index, m_rows[index].values[static_cast<std::size_t>(chosen)]); });
        return row.choice;
    }
    if (parts.form == ShapeForm::List) {
        static const Labels none;
        Form::Guide guide;
        guide.vocabulary.labels = &none;
        guide.vocabulary.given = [rule = row.rule](const std::string& word) {
            return valueMeaning(*rule, word, readersLanguage());
        };
        row.list = new Form(row.shape, std::move(guide));
        connect(row.list, &Form::edited, this, [this, index] { take(index, m_rows[index].list->value()); });
        return row.list;
    }
    row.number = new NumberField;
    row.number->setRange(parts.minimum, parts.maximum);
    connect(row.number, &QSpinBox::valueChanged, this, [this, index](int number) { take(index, number); });
    return row.number;
}

void HouseRulesPanel::build()
{
    m_list = new QWidget(this);
    auto* column = new QVBoxLayout(m_list);
    column->setContentsMargins(0, 0, 0, 0);
    for (std::size_t i = 0; i < m_rows.size(); ++i) {
        Row& row = m_rows[i];
        QWidget* control = controlOf(i);
        control->setObjectName(QString::fromStdString(row.rule->houseRule));
        const QSignalBlocker quiet(control);
        show(row);
        row.field = new FormField(control, QString::fromStdString(row.rule->id));
        connect(row.field, &FormField::ruleAsked, this, &HouseRulesPanel::ruleAsked);
        column->addWidget(row.field);
    }
    layout()->addWidget(m_list);
    nameReadings();
}

void HouseRulesPanel::nameReadings()
{
    const BookLanguage language = readersLanguage();
    for (Row& row : m_rows) {
        if (!row.field)
            continue;
        const QString title = QString::fromStdString(row.rule->words.in(language).title);
        row.field->setLabel(title);
        if (row.list)
            row.list->setName(title);
        if (!row.choice)
            continue;
        QStringList titles;
        for (const Json& value : row.values)
            titles << valueMeaning(*row.rule, written(value), language);
        row.choice->setTitles(titles);
        show(row);
    }
}

Json HouseRulesPanel::chosen() const
{
    Json rules = Json::object();
    for (const Row& row : m_rows) {
        if (row.current != usualOf(row.values, *row.rule))
            rules[row.rule->houseRule] = row.current;
    }
    return rules;
}

QString HouseRulesPanel::missing() const
{
    for (const Row& row : m_rows) {
        const ShapeParts& parts = row.shape.parts();
        const auto said = static_cast<int>(row.current.size());
        if (parts.form == ShapeForm::List && said < parts.minimum)
            return tr("%1: %2 of %3 are said.", "title of a house rule, number, number")
                .arg(QString::fromStdString(row.rule->words.in(readersLanguage()).title))
                .arg(said)
                .arg(parts.minimum);
    }
    return {};
}

void HouseRulesPanel::retranslate()
{
    m_title->setText(tr("House rules"));
    setAccessibleName(m_title->text());
    const auto count = static_cast<int>(chosen().size());
    m_summary->setText(count == 0   ? tr("Where the rulebook is silent, the usual readings are in force.")
                       : count == 1 ? tr("One reading is not the usual one.")
                                    : tr("%1 readings are not the usual ones.").arg(count));
    m_toggle->setTitle(isOpen() ? tr("Close the list") : tr("See or change them"));
}

void HouseRulesPanel::changeEvent(QEvent* event)
{
    PanelBox::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) {
        nameReadings();
        retranslate();
    }
}

} // namespace whistle

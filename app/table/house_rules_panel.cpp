// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/house_rules_panel.h"

#include "base/common_words.h"
#include "controls/layout/columns.h"
#include "forms/form.h"
#include "look/readers_language.h"
#include "match/form_field.h"

#include <algorithm>

namespace whistle {

HouseRulesPanel::HouseRulesPanel(const RuleBook* book, const Shape& shape, QWidget* parent)
    : Composed(Colour::Surface, parent)
    , m_book(book)
{
    setObjectName(QStringLiteral("houseRules"));
    for (const ShapeKey& key : book == nullptr ? std::vector<ShapeKey>() : shape.parts().keys) {
        HouseRule told = toldOf(key);
        Json usual = told.usual;
        m_rows.push_back({key, std::move(told), std::move(usual)});
    }
    columnIn(*this, px(Length::SpaceL),
             {rowOf({{columnOf(0, {m_title, m_summary}), 1}, {m_toggle, 0, Qt::AlignVCenter}})});
    connect(m_toggle, &QAbstractButton::clicked, this, [this] { setOpen(!isOpen()); });
    if (m_rows.empty())
        hide(); // and is not shown before it has a parent
    sayHowMany();
}

HouseRule HouseRulesPanel::toldOf(const ShapeKey& key) const
{
    HouseRule told = houseRules(*m_book, {key}, readersLanguage()).at(0);
    std::stable_partition(told.values.begin(), told.values.end(),
                          [&told](const HouseRule::Value& each) { return each.value == told.usual; });
    return told;
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
    sayHowMany();
}

void HouseRulesPanel::reset()
{
    for (Row& row : m_rows) {
        row.current = row.told.usual;
        show(row);
    }
    sayHowMany();
}

void HouseRulesPanel::show(Row& row)
{
    const std::vector<HouseRule::Value>& values = row.told.values;
    const auto isCurrent = [&row](const HouseRule::Value& each) { return each.value == row.current; };
    if (row.choice)
        row.choice->setCurrent(
            static_cast<int>(std::find_if(values.begin(), values.end(), isCurrent) - values.begin()));
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
    sayHowMany();
    Q_EMIT changed();
}

QWidget* HouseRulesPanel::controlOf(std::size_t index)
{
    Row& row = m_rows[index];
    if (row.key.shape.parts().form == ShapeForm::List) {
        static const Labels none;
        Form::Guide guide;
        guide.vocabulary.labels = &none;
        guide.vocabulary.given = [this, index](const std::string& word) {
            const std::vector<HouseRule::Value>& values = m_rows[index].told.values;
            const auto found = std::find_if(values.begin(), values.end(),
                                            [&word](const HouseRule::Value& each) { return each.value == word; });
            return found == values.end() ? QString() : QString::fromStdString(found->words);
        };
        row.list = new Form(row.key.shape, std::move(guide));
        connect(row.list, &Form::edited, this, [this, index] { take(index, m_rows[index].list->value()); });
        return row.list;
    }
    if (!row.told.values.empty()) {
        row.choice = new SegmentedChoice;
        connect(row.choice, &SegmentedChoice::chosen, this, [this, index](int chosen) {
            take(index, m_rows[index].told.values[static_cast<std::size_t>(chosen)].value);
        });
        return row.choice;
    }
    row.number = new NumberField;
    row.number->setRange(row.told.minimum, row.told.maximum);
    connect(row.number, &QSpinBox::valueChanged, this, [this, index](int number) { take(index, number); });
    return row.number;
}

void HouseRulesPanel::build()
{
    m_list = new QWidget(this);
    auto* column = columnIn(*m_list, 0);
    for (std::size_t i = 0; i < m_rows.size(); ++i) {
        Row& row = m_rows[i];
        QWidget* control = controlOf(i);
        control->setObjectName(QString::fromStdString(row.told.key));
        const QSignalBlocker quiet(control);
        show(row);
        row.field = new FormField(control, QString::fromStdString(row.told.rule));
        connect(row.field, &FormField::ruleAsked, this, &HouseRulesPanel::ruleAsked);
        column->addWidget(row.field);
    }
    layout()->addWidget(m_list);
    nameReadings();
}

void HouseRulesPanel::nameReadings()
{
    for (Row& row : m_rows) {
        row.told = toldOf(row.key);
        if (!row.field)
            continue;
        const QString title = QString::fromStdString(row.told.title);
        row.field->setLabel(title);
        if (row.list)
            row.list->setName(title);
        if (!row.choice)
            continue;
        QStringList titles;
        for (const HouseRule::Value& each : row.told.values)
            titles << QString::fromStdString(each.words);
        row.choice->setTitles(titles);
        show(row);
    }
}

Json HouseRulesPanel::chosen() const
{
    Json rules = Json::object();
    for (const Row& row : m_rows) {
        if (row.current != row.told.usual)
            rules[row.told.key] = row.current;
    }
    return rules;
}

QString HouseRulesPanel::missing() const
{
    for (const Row& row : m_rows) {
        const ShapeParts& parts = row.key.shape.parts();
        const auto said = static_cast<int>(row.current.size());
        if (parts.form == ShapeForm::List && said < parts.minimum)
            return tr("%1: %2 of %3 are set.", "title of a house rule, number, number")
                .arg(QString::fromStdString(row.told.title))
                .arg(said)
                .arg(parts.minimum);
    }
    return {};
}

void HouseRulesPanel::sayHowMany()
{
    m_title->setText(CommonWords::tr("House rules"));
    setAccessibleName(m_title->text());
    const auto count = static_cast<int>(chosen().size());
    m_summary->setText(count == 0   ? tr("Where the rulebook is silent, the usual readings apply.")
                       : count == 1 ? tr("One reading is not the usual one.")
                                    : tr("%1 readings are not the usual ones.").arg(count));
    m_toggle->setTitle(isOpen() ? tr("Close the list") : tr("View or change them"));
}

void HouseRulesPanel::retranslate()
{
    nameReadings();
    sayHowMany();
}

} // namespace whistle

#include "moc_house_rules_panel.cpp"

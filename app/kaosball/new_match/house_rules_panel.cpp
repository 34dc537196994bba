// SPDX-License-Identifier: GPL-3.0-or-later
#include "kaosball/new_match/house_rules_panel.h"

#include "controls/buttons.h"
#include "controls/text_label.h"
#include "kaosball/new_match/house_rule_words.h"
#include "window/form_field.h"

#include <QBoxLayout>
#include <QEvent>

namespace whistle::kaosball {

HouseRulesPanel::HouseRulesPanel(QWidget* parent)
    : PanelBox(Colour::Surface, parent)
    , m_title(new TextLabel({}, TypeStep::Title))
    , m_summary(new TextLabel({}, TypeStep::Body, Colour::TextMuted))
    , m_toggle(new ChoiceButton({}, ButtonLook::Outline))
{
    setObjectName(QStringLiteral("houseRules"));
    m_toggle->setObjectName(QStringLiteral("houseRulesToggle"));
    m_summary->setWordWrap(true);
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
        row.current = 0;
        if (row.choice)
            row.choice->setCurrent(0);
    }
    if (m_upset)
        m_upset->setValue(leastUpset);
    retranslate();
}

void HouseRulesPanel::setLocked(const QString& why)
{
    if (!why.isEmpty() && isOpen())
        setOpen(false);
    m_toggle->setUnavailable(why);
}

void HouseRulesPanel::build()
{
    m_list = new QWidget(this);
    auto* column = new QVBoxLayout(m_list);
    column->setContentsMargins(0, 0, 0, 0);
    for (const HouseRuleWords& words : houseRuleWords()) {
        const auto index = m_rows.size();
        Row row;
        QWidget* control = nullptr;
        if (words.readings.empty()) {
            m_upset = new NumberField;
            m_upset->setRange(leastUpset, greatestUpset);
            connect(m_upset, &QSpinBox::valueChanged, this, [this] {
                retranslate();
                Q_EMIT changed();
            });
            control = m_upset;
        } else {
            row.choice = new SegmentedChoice;
            connect(row.choice, &SegmentedChoice::chosen, this, [this, index](int chosen) {
                m_rows[index].current = chosen;
                retranslate();
                Q_EMIT changed();
            });
            control = row.choice;
        }
        control->setObjectName(QString::fromLatin1(words.key));
        row.field = new FormField(control, QString::fromLatin1(words.rule));
        connect(row.field, &FormField::ruleAsked, this, &HouseRulesPanel::ruleAsked);
        column->addWidget(row.field);
        m_rows.push_back(row);
    }
    layout()->addWidget(m_list);
    nameReadings();
}

void HouseRulesPanel::nameReadings()
{
    for (std::size_t i = 0; i < m_rows.size(); ++i) {
        if (!m_rows[i].choice)
            continue;
        QStringList titles;
        for (const Reading& reading : houseRuleWords()[i].readings)
            titles << Text{reading.words}.render();
        m_rows[i].choice->setTitles(titles);
        m_rows[i].choice->setCurrent(m_rows[i].current);
    }
}

Json HouseRulesPanel::chosen() const
{
    Json rules = Json::object();
    for (std::size_t i = 0; i < m_rows.size(); ++i) {
        const HouseRuleWords& words = houseRuleWords()[i];
        if (words.readings.empty()) {
            if (m_upset->value() != leastUpset)
                rules[words.key] = m_upset->value();
        } else if (m_rows[i].current > 0) {
            rules[words.key] = words.readings[static_cast<std::size_t>(m_rows[i].current)].value;
        }
    }
    return rules;
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
    for (std::size_t i = 0; i < m_rows.size(); ++i)
        m_rows[i].field->setLabel(Text{houseRuleWords()[i].question}.render());
}

void HouseRulesPanel::changeEvent(QEvent* event)
{
    PanelBox::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) {
        nameReadings();
        retranslate();
    }
}

} // namespace whistle::kaosball

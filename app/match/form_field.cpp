// SPDX-License-Identifier: GPL-3.0-or-later
#include "match/form_field.h"

#include "controls/layout/columns.h"
#include "controls/press/buttons.h"
#include "controls/words/rule_chip.h"
#include "match/pages.h"

#include <QComboBox>

namespace whistle {

void letWrap(SegmentedChoice& choice)
{
    choice.setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Preferred);
}

FormField::FormField(QWidget* control, const QString& rule, QWidget* parent) : QWidget(parent), m_control(control)
{
    m_label->setBuddy(control);
    if (auto* choice = qobject_cast<SegmentedChoice*>(control))
        letWrap(*choice);
    if (qobject_cast<QComboBox*>(control) != nullptr)
        control->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    m_row->setSpacing(px(Length::SpaceS));
    m_row->addWidget(control, control->sizePolicy().horizontalPolicy() == QSizePolicy::Expanding ? 1 : 0, Qt::AlignTop);
    if (!rule.isEmpty()) {
        setRule(*control, rule);
        auto* chip = new RuleChip(rule, this);
        connect(chip, &RuleChip::opened, this, &FormField::ruleAsked);
        m_row->addWidget(chip, 0, Qt::AlignTop);
    }
    if (control->sizePolicy().horizontalPolicy() != QSizePolicy::Expanding)
        m_row->addStretch(1);
    columnIn(*this, 0, px(Length::SpaceXs), {m_label, m_row, spareRoom});
}

void FormField::addBeside(QWidget* part)
{
    m_row->insertWidget(m_row->indexOf(m_control) + 1, part, 0, Qt::AlignTop);
}

void FormField::setLabel(const QString& label)
{
    m_label->setText(label);
    m_control->setAccessibleName(label);
}

ChoiceField::ChoiceField(const char* objectName, const char* rule) : ChoiceField(new SegmentedChoice, rule)
{
    m_choice->setObjectName(QString::fromLatin1(objectName));
}

ChoiceField::ChoiceField(SegmentedChoice* choice, const char* rule)
    : FormField(choice, QString::fromLatin1(rule))
    , m_choice(choice)
{
    connect(choice, &SegmentedChoice::chosen, this, &ChoiceField::chosen);
}

int ChoiceField::current() const
{
    return m_choice->current();
}

void ChoiceField::setCurrent(int index)
{
    m_choice->setCurrent(index);
}

void ChoiceField::setWords(const QString& label, const QStringList& titles)
{
    setLabel(label);
    m_choice->rename(titles);
}

} // namespace whistle

#include "moc_form_field.cpp"

// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/player_fields.h"

#include "controls/layout/flow_layout.h"
#include "match/form_field.h"

#include <QLineEdit>
#include <algorithm>

namespace whistle {

PlayerFields::PlayerFields(int least, int most, QWidget* parent) : Composed(Colour::Surface, parent), m_least(least)
{
    const int gap = px(Length::SpaceM);
    m_column->setSpacing(gap);
    m_column->addWidget(m_title);
    auto* flow = new FlowLayout(nullptr, gap);
    flow->setEven(true);
    m_column->addLayout(flow);
    for (int seat = 1; seat <= most; ++seat) {
        auto* name = new QLineEdit;
        name->setObjectName(QStringLiteral("player_%1").arg(seat));
        auto* field = new FormField(name);
        flow->addWidget(field);
        m_names.push_back(name);
        m_fields.push_back(field);
        connect(name, &QLineEdit::textChanged, this, &PlayerFields::edited);
    }
    retranslate();
}

std::vector<std::string> PlayerFields::names() const
{
    std::vector<std::string> names;
    for (const QLineEdit* field : m_names) {
        if (const QString name = field->text().trimmed(); !name.isEmpty())
            names.push_back(name.toStdString());
    }
    return names;
}

void PlayerFields::setNames(const std::vector<std::string>& names)
{
    for (std::size_t i = 0; i < std::min(names.size(), m_names.size()); ++i)
        m_names[i]->setText(QString::fromStdString(names[i]));
}

void PlayerFields::retranslate()
{
    m_title->setText(tr("Players, clockwise"));
    for (std::size_t i = 0; i < m_fields.size(); ++i)
        m_fields[i]->setLabel(static_cast<int>(i) < m_least ? tr("Player %1").arg(i + 1)
                                                            : tr("Player %1, if there is one").arg(i + 1));
}

} // namespace whistle

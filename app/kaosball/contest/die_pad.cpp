// SPDX-License-Identifier: GPL-3.0-or-later
#include "kaosball/contest/die_pad.h"

#include "base/common_words.h"
#include "controls/layout/flow_layout.h"
#include "controls/words/counter_label.h"
#include "kaosball/telling/game_words.h"

#include <QEvent>
#include <array>

namespace whistle {

namespace {

constexpr std::array dieFaces{-2, -1, 1, 2};

} // namespace

DiePad::DiePad(QWidget* parent) : QWidget(parent)
{
    setObjectName(QStringLiteral("diePad"));
    auto* flow = new FlowLayout(this, px(Length::SpaceM));
    for (const int face : dieFaces) {
        auto* button = new ChoiceButton(CounterLabel::words(face, CounterLabel::Sign::Always));
        button->setObjectName(QStringLiteral("die_%1").arg(face));
        button->setSize(ButtonSize::Large);
        button->setCheckable(true);
        button->setTitleStep(TypeStep::Heading);
        connect(button, &QAbstractButton::clicked, this, [this, face] { take(face); });
        m_buttons.push_back(button);
        flow->addWidget(button);
    }
    m_roll->setSize(ButtonSize::Large);
    m_roll->setDrawing(Icon::Die);
    connect(m_roll, &QAbstractButton::clicked, this, [this] { take(m_roller()); });
    flow->addWidget(m_roll);
    refresh();
}

void DiePad::setRoller(DieRoller roller)
{
    m_roller = std::move(roller);
    refresh();
}

void DiePad::setResult(std::optional<int> face)
{
    m_result = face;
    refresh();
}

void DiePad::take(int face)
{
    setResult(face);
    Q_EMIT rolled(face);
}

void DiePad::refresh()
{
    setAccessibleName(kaosball::GameWords::tr("Tiebreaker die"));
    m_roll->setTitle(CommonWords::tr("Roll for us"));
    m_roll->setVisible(static_cast<bool>(m_roller));
    for (std::size_t i = 0; i < m_buttons.size(); ++i)
        m_buttons[i]->setChecked(m_result == dieFaces[i]);
}

void DiePad::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (changesLooks(*event))
        refresh();
}

} // namespace whistle

#include "moc_die_pad.cpp"

// SPDX-License-Identifier: GPL-3.0-or-later
#include "kaosball/contest/die_pad.h"

#include "controls/buttons.h"
#include "controls/counter_label.h"
#include "controls/flow_layout.h"

#include <QEvent>

namespace whistle {

DiePad::DiePad(const std::vector<int>& faces, QWidget* parent)
    : QWidget(parent)
    , m_faces(faces)
    , m_roll(new ChoiceButton({}, ButtonLook::Outline, this))
{
    setObjectName(QStringLiteral("diePad"));
    auto* flow = new FlowLayout(this, Theme::current().px(Length::SpaceM));
    for (const int face : faces) {
        auto* button =
            new ChoiceButton(CounterLabel::words(face, CounterLabel::Sign::Always), ButtonLook::Raised, this);
        button->setObjectName(QStringLiteral("die_%1").arg(face));
        button->setSize(ButtonSize::Large);
        button->setCheckable(true);
        button->setTitleStep(TypeStep::Heading);
        connect(button, &QAbstractButton::clicked, this, [this, face] { take(face, DieSource::ByHand); });
        m_buttons.push_back(button);
        flow->addWidget(button);
    }
    m_roll->setObjectName(QStringLiteral("rollButton"));
    m_roll->setSize(ButtonSize::Large);
    m_roll->setDrawing(Icon::Die);
    connect(m_roll, &QAbstractButton::clicked, this, [this] {
        if (m_roller)
            take(m_roller(), DieSource::ByUs);
    });
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

void DiePad::take(int face, DieSource source)
{
    setResult(face);
    Q_EMIT rolled(face, source);
}

void DiePad::refresh()
{
    setAccessibleName(tr("Tiebreaker die"));
    m_roll->setTitle(tr("Roll for us"));
    m_roll->setVisible(static_cast<bool>(m_roller));
    for (std::size_t i = 0; i < m_buttons.size(); ++i)
        m_buttons[i]->setChecked(m_result == m_faces[i]);
}

void DiePad::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (changesLooks(*event))
        refresh();
}

} // namespace whistle

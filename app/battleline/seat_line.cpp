// SPDX-License-Identifier: GPL-3.0-or-later
#include "battleline/seat_line.h"

#include "battleline/card_row.h"
#include "parts/emblem.h"
#include "parts/text_label.h"

#include <QBoxLayout>

namespace whistle::battleline {

SeatLine::SeatLine(QWidget* parent)
    : QWidget(parent)
    , m_emblem(new SeatEmblem)
    , m_name(new TextLabel({}, TypeStep::Label))
    , m_note(new TextLabel({}, TypeStep::Caption, Colour::TextMuted))
    , m_setAside(new CardRow)
{
    const Theme& theme = Theme::current();
    m_name->setElided(true);
    m_note->setElided(true);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(theme.px(Length::SpaceM), 0, theme.px(Length::SpaceM), 0);
    row->setSpacing(theme.px(Length::SpaceS));
    row->addWidget(m_emblem);
    row->addWidget(m_name, 1);
    row->addWidget(m_note, 4);
    row->addWidget(m_setAside, 3);
}

void SeatLine::setState(int seat, const QString& name, const QString& note, std::vector<Card> setAside)
{
    m_emblem->setSeat(seat);
    m_name->setText(name);
    m_note->setText(note);
    m_setAside->setVisible(!setAside.empty());
    m_setAside->setCards(std::move(setAside));
}

} // namespace whistle::battleline

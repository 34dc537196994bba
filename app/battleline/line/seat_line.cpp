// SPDX-License-Identifier: GPL-3.0-or-later
#include "battleline/line/seat_line.h"

#include "battleline/cards/card_row.h"
#include "battleline/telling/strip.h"
#include "controls/text_label.h"
#include "look/emblem.h"

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
    m_note->setWordWrap(true);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(theme.px(Length::SpaceM), 0, theme.px(Length::SpaceM), 0);
    row->setSpacing(theme.px(Length::SpaceS));
    row->addWidget(m_emblem);
    row->addWidget(m_name);
    row->addWidget(m_note, 1);
    row->addWidget(m_setAside, 1);
}

void SeatLine::showSeat(const State& state, Seat seat)
{
    m_emblem->setSeat(seatNumber(seat));
    m_name->setText(playerNames(state)[seat]);
    m_note->setText(handWords(state, seat));
    std::vector<RowCard> cards;
    for (const Card card : state.table.setAside[seat])
        cards.push_back({card});
    m_setAside->setVisible(!cards.empty());
    m_setAside->setCards(std::move(cards));
}

} // namespace whistle::battleline

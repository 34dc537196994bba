// SPDX-License-Identifier: GPL-3.0-or-later
#include "battleline/line/seat_line.h"

#include "battleline/cards/card_row.h"
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

void SeatLine::setState(int seat, const QString& name, const QString& note, const std::vector<Card>& setAside)
{
    m_emblem->setSeat(seat);
    m_name->setText(name);
    m_note->setText(note);
    std::vector<RowCard> cards;
    for (const Card card : setAside)
        cards.push_back({card});
    m_setAside->setVisible(!cards.empty());
    m_setAside->setCards(std::move(cards));
}

} // namespace whistle::battleline

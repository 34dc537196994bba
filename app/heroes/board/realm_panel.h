// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "controls/boards/goal_track.h"
#include "controls/layout/named.h"
#include "controls/words/text_label.h"
#include "heroes/parts/tile_grid.h"
#include "heroes/table/state.h"

namespace whistle {
class Scroller;
}

namespace whistle::heroes {

/// What the whole table looks at: the Week Card, the race for Power Points, and of one player the Action Cards and the
/// sites with what they count and bring.
///
/// objectNames: actionCards, race, controlled.
class RealmPanel : public QWidget {
    Q_OBJECT
public:
    RealmPanel();
    void setRealm(const State& state, int player);

private:
    TextLabel* m_weekCaption = new Paragraph(TypeStep::Body, Colour::TextMuted);
    TextLabel* m_week = new Paragraph(TypeStep::Title);
    TextLabel* m_weekNote = new Paragraph(TypeStep::Body, Colour::TextMuted);
    TextLabel* m_cardsTitle = new Paragraph(TypeStep::Caption, Colour::TextMuted);
    TileGrid* m_cards = named("actionCards", new TileGrid(4, 4.2));
    TextLabel* m_raceTitle = new Paragraph(TypeStep::Label);
    GoalTrack* m_race = named("race", new GoalTrack);
    TextLabel* m_sitesTitle = new Paragraph(TypeStep::Label);
    TextLabel* m_sites = named("controlled", new Paragraph);
    Scroller* m_sitesArea = nullptr; ///< round it
};

} // namespace whistle::heroes

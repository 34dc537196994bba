// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "controls/panels/panel_box.h"
#include "controls/words/text_label.h"
#include "kaosball/contest/card_pad.h"
#include "kaosball/telling/shown_table.h"

namespace whistle::kaosball {

/// One side of the contest panel as it is now.
struct ContestSideState {
    int team = -1;
    std::vector<FigureRef> figures;
    QString title; ///< "b2 tackles"
    QString note;  ///< "Fangs, initiator"
    std::optional<Card> card;
    QString noCardWhy; ///< why a card has to be shown; empty: "No card" may be chosen
    std::vector<ButtonSpec> cheats;
    QStringList chances; ///< of each card of the pad, in words; empty: not shown
};

/// The cards of one side, live and dead, and what it may play besides.
class ContestSidePanel : public PanelBox {
    Q_OBJECT
public:
    ContestSidePanel();
    void setState(const ShownTable& table, ContestSideState state);
    [[nodiscard]] CardPad* pad() const { return m_pad; }

Q_SIGNALS:
    void cardChosen(int team, whistle::kaosball::Card card);

private:
    class Figures;
    int m_team = -1;
    Figures* m_figures;
    TextLabel* m_title = new Paragraph(TypeStep::Title);
    TextLabel* m_note = new Paragraph(TypeStep::Caption, Colour::TextMuted);
    TextLabel* m_burned = new TextLabel({}, TypeStep::Caption, Colour::TextMuted);
    CardPad* m_pad = new CardPad;
    ButtonRow* m_cheats = new ButtonRow;
};

} // namespace whistle::kaosball

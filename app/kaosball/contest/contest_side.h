// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "controls/button_row.h"
#include "controls/panel_box.h"
#include "kaosball/contest/card_pad.h"
#include "kaosball/table/cards.h"
#include "kaosball/telling/shown_table.h"

namespace whistle {
class TextLabel;
}

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
    explicit ContestSidePanel(QWidget* parent = nullptr);
    void setState(const ShownTable& table, ContestSideState state);
    [[nodiscard]] CardPad* pad() const { return m_pad; }
    [[nodiscard]] int team() const { return m_team; }

Q_SIGNALS:
    void cardChosen(int team, whistle::kaosball::Card card);

private:
    class Figures;
    int m_team = -1;
    Figures* m_figures;
    TextLabel* m_title;
    TextLabel* m_note;
    TextLabel* m_burned;
    CardPad* m_pad;
    ButtonRow* m_cheats;
};

/// The pad of a team: which of its numbers are dead now.
[[nodiscard]] CardPadState padOf(const ShownTable& table, int team);
[[nodiscard]] Card cardOf(const CardChoice& choice);
[[nodiscard]] CardChoice choiceOf(Card card);

} // namespace whistle::kaosball

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "controls/layout/scroller.h"
#include "controls/panels/side_tabs.h"
#include "controls/press/action_bar.h"
#include "controls/seats/score_strip.h"
#include "sound/cue.h"
#include "table/log_panel.h"
#include "table/move_input.h"
#include "table/plain/move_groups.h"
#include "table/plain/plain_board.h"
#include "table/plain/plain_telling.h"

namespace whistle {

/// What the page of a running match shows of any game: the table, the moves in groups, the bar. It enters nothing: a
/// press is a tap of MoveInput.
class PlainView : public QObject {
    Q_OBJECT
public:
    PlainView(MatchSession& session, MoveInput& moves, PlainWords words, QWidget& page);

    [[nodiscard]] const PlainWords& words() const { return m_words; }
    [[nodiscard]] MoveTelling telling();
    /// Takes the places of a page: the board with `ruling` and `log` beside it, the moves above the bar.
    void build(QBoxLayout& body, QBoxLayout& aboveBar, QWidget* ruling, QWidget* log);
    [[nodiscard]] ActionBar* bar() const { return m_bar; }
    [[nodiscard]] std::optional<ScoreStripState> strip() const;
    /// The match is another, or the language is.
    void showMatch();
    /// Another tap than before counts.
    void showMoves();
    void arrange(int room, int height, QBoxLayout& body);
    [[nodiscard]] std::optional<Cue> cueOfChange() const;

Q_SIGNALS:
    void reportAsked();
    void rematchAsked();
    void rearranged();

private:
    enum class Tab { Board, Words };
    void tellEnd(BarState& bar);

    MatchSession& m_session;
    MoveInput& m_moveInput;
    PlainWords m_words;
    PlainTable m_table;
    std::vector<OfferedMove> m_moves;
    bool m_wasOver = false;
    PlainBoard* m_board = new PlainBoard;
    MoveGroups* m_groups = new MoveGroups;
    Scroller* m_groupArea = nullptr;
    SideTabs* m_side = nullptr;
    ActionBar* m_bar = new ActionBar;
};

} // namespace whistle

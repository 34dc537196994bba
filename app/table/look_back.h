// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "controls/boards/turn_ribbon.h"
#include "controls/layout/named.h"
#include "controls/press/action_bar.h"
#include "controls/seats/score_strip.h"
#include "table/log_book.h"
#include "table/past_stage.h"

#include <QPointer>
#include <QTimer>
#include <map>

namespace whistle {

class GamePage;

/// Looking back at a match that runs, in place and without a door: the ribbon of its turns, and over the table the
/// table as it stood after one of them. Looking changes nothing; the present is one key away.
///
/// A mouse that rests on a chip looks for as long as it rests there. A press, the arrows of the ribbon, or `step` look
/// until somebody leaves; then the bar of the page is that of looking back. From there the match plays itself again, an
/// entry after the other with its ruling, up to the end of its stretch or the next touch; not with reduced motion.
///
/// objectNames: turnRibbon, lookBar with previousTurn, replay, nextTurn, replaySpeed, whatIfFromHere, toTimeMachine,
/// backToNow; those of PastStage. The stage and the bar are made when somebody looks back for the first time.
class LookBack : public QObject {
    Q_OBJECT
public:
    /// Lays its parts over the page, which outlives it; the ribbon is to be placed by the page.
    LookBack(GamePage& page, const PastTeller& teller);
    [[nodiscard]] TurnRibbon* ribbon() const { return m_ribbon; }
    /// The match is another, or its words are: the present is shown. `book` is as the page has just read it.
    void read(LogBook& book);
    /// The same where somebody has gone on at another device: whoever looks back goes on looking, as long as what is
    /// looked at stands.
    void readOn(LogBook& book);
    /// Where the table, its board and the bar lie, in pixels of the page.
    void place(const QRect& table, const QRect& board, const QRect& bar);

    /// Somebody looks back, and it does not end by itself.
    [[nodiscard]] bool isPinned() const { return m_isPinned; }
    /// So many turns further on (below zero: back) from the one that is shown.
    void step(int turns);
    /// To the present; false: it was there.
    bool leave();
    /// As a show: from the first stretch on in which somebody scores, to the end of the match.
    void show();
    /// What plays stands still.
    void pause();
    /// Somebody types: what only the mouse rests on is not meant.
    void forgetMouse();
    /// Gives it the scores of the moment that is looked at, in place of those of now.
    void dress(ScoreStripState& strip);

Q_SIGNALS:
    /// Another moment is shown than before, or the present again.
    void looked();

private:
    void take(LogBook& book);
    /// `entry`: how far of the turn; 0: to its end.
    void look(int at, bool pinned, int entry = 0);
    void lookAtEntry(int number, bool pinned);
    void build();
    void play();
    /// Looks at the turn from its first entry on, and plays on from there.
    void begin(int at);
    void playOn();
    [[nodiscard]] PastMoment momentOf(int at, int entry) const;
    void renewChips();
    void renewBar();
    void placeBar();
    [[nodiscard]] const PastTurn& turn(int at) const { return m_turns[static_cast<std::size_t>(at)]; }
    /// "Period 3, turn 8, Amazons"
    [[nodiscard]] QString nameOfTurn(int at) const;
    [[nodiscard]] TurnChip chipOf(int at) const;
    [[nodiscard]] TurnChip foldOf(int first, int end);
    [[nodiscard]] const Moment& momentAt(int number);
    /// The turns of its stretch: from here to (not including) there.
    [[nodiscard]] std::pair<int, int> stretchOf(int at) const;
    [[nodiscard]] QString nameOf(int seat) const;

    GamePage& m_page;
    PastTeller m_teller;
    std::vector<PastTurn> m_turns; ///< that the ribbon has
    std::vector<LogLine> m_lines;
    std::vector<SeatScore> m_now;
    std::map<int, Moment> m_moments; ///< as they have been asked for, by entry
    int m_at = -1;                   ///< the turn that is looked at; below zero: the present
    int m_entry = 0;                 ///< and how far of it
    bool m_isPinned = false;
    bool m_hasMore = false;     ///< something has been entered at another device since
    QTimer m_playing;           ///< until the next entry
    bool m_endsStretch = false; ///< playing pauses where the stretch of the match ends
    std::size_t m_speed = 1;    ///< of `speeds`
    LogBook* m_book = nullptr;
    QRect m_table; ///< see `place`
    QRect m_board;
    QRect m_barPlace;
    int m_mover = 0;          ///< the seat that is to move; 0: none
    QPointer<QWidget> m_held; ///< what had the keyboard in the present
    TurnRibbon* m_ribbon;
    PastStage* m_stage = nullptr;
    ActionBar* m_bar = nullptr;
};

} // namespace whistle

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "controls/boards/crossing.h"
#include "controls/layout/named.h"
#include "controls/layout/scroller.h"
#include "controls/panels/ruling_banner.h"
#include "controls/words/log_list.h"
#include "controls/words/text_label.h"
#include "look/composed.h"
#include "look/emblem.h"
#include "match/past.h"

#include <QWidget>

namespace whistle {

class GamePage;

/// What is seen of a moment that somebody looks back at.
struct PastMoment {
    int number = 0;               ///< of the entry behind which the table stood so
    int seat = 0;                 ///< whose turn it was; 0: nobody's
    QString when;                 ///< "Period 3, turn 8, Amazons"
    RulingState ruling;           ///< on what happened last
    int ruled = 0;                ///< the entry that it is on
    std::vector<LogLine> entries; ///< of the turn, up to there
};

/// Lies over the table and shows it as it stood, the board where the page has it, with a dashed frame round all of it:
/// this is not the present. Beside the board, where there is room, what happened.
///
/// objectNames: pastStage, pastWhen, pastRuling, pastEntries.
class PastStage : public Composed<QWidget> {
    Q_OBJECT
public:
    PastStage(GamePage& page, const PastTeller& teller);
    /// `board`: where it lies, in pixels of this widget; empty: it has the whole width beside the words.
    void setBoard(const QRect& board);
    void showMoment(const Match& match, const PastMoment& moment);
    /// What happened is told beside the board.
    [[nodiscard]] bool tellsWords() const { return m_tellsWords; }

Q_SIGNALS:
    /// Somebody has touched it beside what can be pressed.
    void touched();

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;

private:
    void arrange() override;

    QRect m_board;
    bool m_tellsWords = false;
    int m_ruled = 0;
    MomentView* m_view;          ///< null: the game has no picture of a moment
    Scroller* m_area = nullptr;  ///< the picture scrolls where it has no room
    QWidget* m_beside = nullptr; ///< what the game has beside its board; null: nothing
    Crossing* m_crossing = new Crossing(*this);
    QWidget* m_words = new QWidget(this);
    SeatEmblem* m_emblem = new SeatEmblem;
    TextLabel* m_when = named("pastWhen", new Paragraph(TypeStep::Caption, Colour::TextMuted));
    RulingBanner* m_ruling = named("pastRuling", new RulingBanner);
    LogList* m_entries = named("pastEntries", new LogList);
};

} // namespace whistle

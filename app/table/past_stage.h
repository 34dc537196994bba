// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "controls/boards/crossing.h"
#include "controls/layout/named.h"
#include "controls/words/log_list.h"
#include "controls/words/text_label.h"
#include "look/composed.h"
#include "look/emblem.h"
#include "match/past.h"

#include <QWidget>

namespace whistle {

class GamePage;

/// Lies over the table and shows it as it stood after a turn, the board where the page has it, with a dashed frame
/// round all of it: this is not the present. Beside the board, where there is room, what happened in the turn.
///
/// objectNames: pastStage, pastHeadline, pastEntries.
class PastStage : public Composed<QWidget> {
    Q_OBJECT
public:
    PastStage(GamePage& page, PastTeller teller);
    /// `board`: where it lies, in pixels of this widget; empty: it has the whole width beside the words.
    void setBoard(const QRect& board);
    /// `when`: "Period 3, turn of the Fangs"; `headline`: what came of the turn last; `entries`: of the turn.
    void showTurn(const Match& match, int number, int seat, const QString& when, const QString& headline,
                  const std::vector<LogLine>& entries);
    /// What happened is told beside the board.
    [[nodiscard]] bool tellsWords() const { return m_tellsWords; }

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;

private:
    void arrange() override;

    PastTeller m_teller;
    QRect m_board;
    bool m_tellsWords = false;
    MomentView* m_view = nullptr; ///< made when somebody looks back for the first time
    Crossing* m_crossing = new Crossing(*this);
    QWidget* m_beside = nullptr; ///< what the game has beside its board; null: nothing
    QWidget* m_words = new QWidget(this);
    SeatEmblem* m_emblem = new SeatEmblem;
    TextLabel* m_when = new Paragraph(TypeStep::Caption, Colour::TextMuted);
    TextLabel* m_headline = named("pastHeadline", new Paragraph(TypeStep::Title));
    LogList* m_entries = named("pastEntries", new LogList);
};

} // namespace whistle

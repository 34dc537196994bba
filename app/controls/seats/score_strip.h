// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "controls/layout/named.h"
#include "controls/press/buttons.h"
#include "controls/seats/score_cell.h"
#include "controls/words/live_sign.h"
#include "look/composed.h"

#include <QBoxLayout>
#include <QWidget>
#include <optional>
#include <vector>

namespace whistle {

/// Saved only when the entry is on disk.
enum class SaveSign { None, Saved, NotSaved };

struct ScoreStripState {
    std::vector<ScoreStripSeat> seats; ///< clockwise, always in the same order
    QString period;                    ///< "Period 3 of 4"
    QString goal = {};                 ///< how the match is won, where that is a short word: "5 flags, or 3 in a row"
    int pip = 0;                       ///< the period that runs, from 1; 0 is before the first
    int pips = 4;                      ///< 0 shows none
    SaveSign saved = SaveSign::None;
    QString undoes; ///< what undo would take back; empty: there is nothing
    QString redoes;
    bool hasPast = false;        ///< offers the time machine
    LiveWords club = {};         ///< how it stands to the club's server; without words: it has none
    std::optional<int> phones{}; ///< so many are connected; none: the strip does not offer them
    friend bool operator==(const ScoreStripState&, const ScoreStripState&) = default;
};

/// The strip on top of a match: who plays, who is to move, the score, the period, what is saved.
class ScoreStrip : public Composed<QWidget> {
    Q_OBJECT
public:
    explicit ScoreStrip(QWidget* parent = nullptr);
    void setState(const ScoreStripState& state);
    [[nodiscard]] const ScoreStripState& state() const { return m_state; }

Q_SIGNALS:
    void undoAsked();
    void redoAsked();
    /// The phones at this table.
    void phonesAsked();
    /// The time machine.
    void pastAsked();
    /// The scoreboard on the second screen: open it, or close it.
    void scoreboardAsked();
    /// "Not saved" was pressed: why?
    void saveAsked();

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void retranslate() override;
    void arrange() override;
    /// What there is no room for, as a menu.
    void openRest();

    ScoreStripState m_state;
    QBoxLayout* m_seats = new QHBoxLayout;
    std::vector<ScoreCell*> m_cells;
    PeriodSign* m_period = new PeriodSign(this);
    LiveSign* m_club = named("clubSign", new LiveSign(this));
    ChoiceButton* m_saved;
    IconButton* m_phones = named("phonesButton", new IconButton(Icon::Phone, QString(), this));
    IconButton* m_undo = named("undoButton", new IconButton(Icon::Undo, QString(), this));
    IconButton* m_redo = named("redoButton", new IconButton(Icon::Redo, QString(), this));
    IconButton* m_past = named("timeMachineButton", new IconButton(Icon::Clock, QString(), this));
    IconButton* m_screen = named("scoreboardButton", new IconButton(Icon::Screen, QString(), this));
    /// For those that are not in sight.
    IconButton* m_more = named("stripMore", new IconButton(Icon::More, QString(), this));
};

} // namespace whistle

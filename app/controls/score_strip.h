// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <optional>
#include <vector>

class QBoxLayout;

namespace whistle {

class ChoiceButton;
class IconButton;
class PeriodSign;
class ScoreCell;

struct ScoreStripSeat {
    int seat = 0;
    QString name;
    QString note; ///< "to move", "last turn"; empty for none
    int score = 0;
    std::optional<int> change; ///< what has just come to the score; none: the points of this turn, to its end
    std::optional<int> cash;
    std::optional<int> fouls;
    std::optional<int> kills;
    bool active = false;
    QString unit = {}; ///< what the score counts ("flags"); empty: points
    friend bool operator==(const ScoreStripSeat&, const ScoreStripSeat&) = default;
};

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
    bool hasPast = false; ///< offers the time machine
    friend bool operator==(const ScoreStripState&, const ScoreStripState&) = default;
};

/// The strip on top of a match: who plays, who is to move, the score, the period, what is saved.
class ScoreStrip : public QWidget {
    Q_OBJECT
public:
    explicit ScoreStrip(QWidget* parent = nullptr);
    void setState(const ScoreStripState& state);
    [[nodiscard]] const ScoreStripState& state() const { return m_state; }

Q_SIGNALS:
    void undoAsked();
    void redoAsked();
    /// The time machine.
    void pastAsked();
    /// The scoreboard on the second screen: open it, or close it.
    void scoreboardAsked();
    /// "Not saved" was pressed: why?
    void saveAsked();

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void refresh();
    void fit();
    /// What there is no room for, as a menu.
    void openRest();

    ScoreStripState m_state;
    QBoxLayout* m_seats;
    std::vector<ScoreCell*> m_cells;
    PeriodSign* m_period;
    ChoiceButton* m_saved;
    IconButton* m_undo;
    IconButton* m_redo;
    IconButton* m_past;
    IconButton* m_screen;
    IconButton* m_more; ///< for those that are not in sight
};

} // namespace whistle

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <optional>

namespace whistle {

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
    QString unit = {};               ///< what the score counts ("flags"); empty: points
    std::optional<int> pending = {}; ///< what the table would bring it, scored as it stands
    int steps = 0;                   ///< so many are done of those that end a period or a match
    int stepsOf = 0;                 ///< 0: there are none
    std::string id = {};             ///< as the game's commands write it
    friend bool operator==(const ScoreStripSeat&, const ScoreStripSeat&) = default;
};

/// One seat of the score strip.
class ScoreCell : public QWidget {
    Q_OBJECT
public:
    explicit ScoreCell(QWidget* parent = nullptr);
    /// `many`: more than two seats share the strip, so the dugouts show what does not fit here.
    void setSeat(const ScoreStripSeat& seat, bool many);
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    /// The name above emblem and score, where a cell is too narrow for a row.
    void paintStacked(QPainter& painter) const;
    /// The counts, and behind them the note where it has room.
    /// Returns the width they took.
    double paintNotes(QPainter& painter, const QRectF& line) const;
    /// What is at stake, between the name and the score, where it has room.
    void paintStakes(QPainter& painter, const QRectF& room) const;
    [[nodiscard]] QString pendingWords() const;
    /// Returns the width they took.
    double paintCounts(QPainter& painter, const QRectF& line) const;
    [[nodiscard]] bool hasCounts() const;

    ScoreStripSeat m_seat;
    bool m_many = false;
};

/// The period in words and in pips.
class PeriodSign : public QWidget {
    Q_OBJECT
public:
    explicit PeriodSign(QWidget* parent = nullptr);
    /// `goal`: below the words where there is room; else a tooltip.
    void setPeriod(const QString& words, const QString& goal, int pip, int pips);
    enum class Room { Narrow, Medium, Wide };
    /// Narrow: in two lines where that is narrower. Wide: the goal is shown.
    void setRoom(Room room);
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    [[nodiscard]] QStringList lines() const;
    [[nodiscard]] bool showsGoal() const { return m_room == Room::Wide && !m_goal.isEmpty(); }

    QString m_words;
    QString m_goal;
    Room m_room = Room::Medium;
    int m_pip = 0;
    int m_pips = 0;
};

} // namespace whistle

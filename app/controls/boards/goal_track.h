// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "controls/seats/seat_score.h"

#include <QWidget>
#include <vector>

namespace whistle {

/// A race for points that ends at a goal: a track from 0 to it, and every seat's shape where it stands. Those on the
/// same point stand one above the other; who is past the goal stands on it.
class GoalTrack : public QWidget {
    Q_OBJECT
public:
    using QWidget::QWidget;
    /// `goal`: 1 or more.
    void setStanding(std::vector<SeatScore> standing, int goal);
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    std::vector<SeatScore> m_standing;
    int m_goal = 1;
};

} // namespace whistle

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "heroes/table/state.h"
#include "match/past.h"

#include <QWidget>
#include <vector>

namespace whistle::heroes {

/// The race for Power Points: a track from 0 to the goal, and every seat's shape where it stands.
class RaceView : public QWidget {
    Q_OBJECT
public:
    using QWidget::QWidget;
    void setRace(const State& state);
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    std::vector<SeatScore> m_scores;
    int m_goal = 1;
};

} // namespace whistle::heroes

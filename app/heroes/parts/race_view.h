// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "match/past.h"

#include <QWidget>
#include <vector>

namespace whistle::heroes {

/// The race for Power Points: a track from 0 to the goal, and every seat's shape where it stands.
class RaceView : public QWidget {
    Q_OBJECT
public:
    explicit RaceView(QWidget* parent = nullptr);
    void setRace(std::vector<SeatScore> scores, int goal);
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void name();

    std::vector<SeatScore> m_scores;
    int m_goal = 1;
};

} // namespace whistle::heroes

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "controls/boards/plain_chart.h"

#include <QColor>
#include <vector>

namespace whistle {

/// The course of somebody's rating.
struct RatingLine {
    QString name;
    QColor colour; ///< invalid: the chart finds one
    std::vector<double> course;
    friend bool operator==(const RatingLine&, const RatingLine&) = default;
};

/// Ratings match by match: a line each, with its name where it ends. The table beside it is the way without eyes.
class RatingChart : public PlainChart {
    Q_OBJECT
public:
    explicit RatingChart(QWidget* parent = nullptr);
    /// `start`: the rating before the first match.
    void setLines(std::vector<RatingLine> lines, double start);
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void draw();

    std::vector<RatingLine> m_lines;
    double m_start = 0;
};

} // namespace whistle

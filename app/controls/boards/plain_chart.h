// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "look/theme.h"

#include <QChart>
#include <QChartView>
#include <memory>

class QAbstractAxis;
class QScatterSeries;

namespace whistle {

/// A chart as it stands on a page: without a frame, a ground and a way to scroll of its own.
class PlainChart : public QChartView {
    Q_OBJECT
public:
    explicit PlainChart(QWidget* parent = nullptr);

protected:
    /// Shows the chart in place of the one before.
    void replaceChart(std::unique_ptr<QChart> chart);
};

/// A chart without margins, legend and ground: its lines and axes are all that there is.
[[nodiscard]] std::unique_ptr<QChart> bareChart();
/// An axis in the letters and lines of the theme.
void dress(QAbstractAxis& axis, const Theme& theme);
/// Words where no line runs; `format` as QXYSeries::setPointLabelsFormat has it.
[[nodiscard]] QScatterSeries* wordsAt(const QPointF& place, const QString& format, TypeStep step, const Theme& theme);

} // namespace whistle

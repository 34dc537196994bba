// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "controls/boards/plain_chart.h"
#include "look/theme.h"
#include "report/report.h"

#include <QImage>

namespace whistle {

/// The score, entry by entry: a stepped line a seat, with the seat's shape on it. A step that is pressed names its
/// entry; the list of moments beside it is the way without a mouse.
class ScoreChart : public PlainChart {
    Q_OBJECT
public:
    explicit ScoreChart(QWidget* parent = nullptr);
    void setReport(const MatchReport& report);
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

    /// The chart as a picture of this size in the colours of a theme, twice as dense as a screen.
    [[nodiscard]] static QImage picture(const MatchReport& report, const Theme& theme, const QSize& size);

Q_SIGNALS:
    void entryPressed(int entry);

protected:
    void changeEvent(QEvent* event) override;

private:
    void draw();

    MatchReport m_report;
};

} // namespace whistle

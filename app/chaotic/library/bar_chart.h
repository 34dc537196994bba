// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "controls/boards/plain_chart.h"

#include <QStringList>
#include <vector>

namespace whistle::chaotic {

/// A few counts as bars, each with its number above and its word below.
class BarChart : public PlainChart {
    Q_OBJECT
public:
    explicit BarChart(QWidget* parent = nullptr);
    void setBars(const QString& title, const QStringList& words, const std::vector<int>& counts);
    /// In which the words below the bars have room beside each other.
    [[nodiscard]] int leastWidth() const;
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void changeEvent(QEvent* event) override;

private:
    void draw();

    QStringList m_words;
    std::vector<int> m_counts;
};

} // namespace whistle::chaotic

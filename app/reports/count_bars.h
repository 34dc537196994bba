// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "look/painted.h"

#include <QStringList>
#include <QWidget>
#include <vector>

namespace whistle {

/// One thing that was counted of every seat.
struct CountBar {
    QString name;
    std::vector<int> values; ///< by seat
    friend bool operator==(const CountBar&, const CountBar&) = default;
};

/// Numbers side by side, with the share of each seat as a bar in its colour. Two seats stand left and right of the bar;
/// more have their shapes beside their numbers.
class CountBars : public Painted<QWidget> {
    Q_OBJECT
public:
    explicit CountBars(QWidget* parent = nullptr);
    /// `seats` of the design system and their names, in the order of the values.
    void setBars(std::vector<int> seats, QStringList names, std::vector<CountBar> bars);
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    [[nodiscard]] bool isPair() const { return m_seats.size() == 2; }
    [[nodiscard]] int barHeight() const;
    [[nodiscard]] double numberWidth() const;
    void paintBar(QPainter& painter, const QRectF& room, const CountBar& bar) const;
    void paintShares(QPainter& painter, const QRectF& room, const CountBar& bar) const;

    std::vector<int> m_seats;
    std::vector<CountBar> m_bars;
};

} // namespace whistle

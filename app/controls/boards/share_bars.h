// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "look/painted.h"

#include <QString>
#include <QWidget>
#include <vector>

namespace whistle {

/// A share of a whole: what it is, how much at least and at most (0 to 1), and the same in words.
struct ShareBar {
    QString label;
    double least = 0;
    double most = 0; ///< above `least` where it is not known exactly yet
    QString number;
    int seat = 0; ///< whose colour it has; 0: nobody's
    friend bool operator==(const ShareBar&, const ShareBar&) = default;
};

/// Shares below each other: the label, a bar, the number. Where there is no room the bar stands below its words.
class ShareBars : public Painted<QWidget> {
    Q_OBJECT
public:
    explicit ShareBars(QWidget* parent = nullptr);
    /// `title`: what they are, for screen readers.
    void setBars(const QString& title, std::vector<ShareBar> bars);
    [[nodiscard]] const std::vector<ShareBar>& bars() const { return m_bars; }
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;
    [[nodiscard]] bool hasHeightForWidth() const override { return true; }
    [[nodiscard]] int heightForWidth(int width) const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    [[nodiscard]] double labelWidth() const;
    [[nodiscard]] double numberWidth() const;
    [[nodiscard]] bool isStacked(int width) const;
    [[nodiscard]] int heightOf(const ShareBar& bar, int width) const;
    void paintBar(QPainter& painter, const QRectF& rect, const ShareBar& bar) const;

    std::vector<ShareBar> m_bars;
};

} // namespace whistle

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kaosball/dugout/dugout_panel.h"

namespace whistle {

/// The rows of the dugout panel that no other part needs: each is painted from the panel's state.
class DugoutHeader : public QWidget {
    Q_OBJECT
public:
    explicit DugoutHeader(QWidget* parent) : QWidget(parent) {}
    void setState(const DugoutState& state);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    DugoutState m_state;
};

class DugoutStats : public QWidget {
    Q_OBJECT
public:
    explicit DugoutStats(QWidget* parent) : QWidget(parent) {}
    void setStats(const std::vector<DugoutStat>& stats);
    /// One below the other, or all in one line.
    void setInLine(bool inLine);
    [[nodiscard]] bool isEmpty() const { return m_stats.empty(); }
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] static int lineHeight();

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void paintLine(QPainter& painter) const;

    std::vector<DugoutStat> m_stats;
    bool m_inLine = false;
};

/// Chips in as many lines as they need; in one that is too short for them the longest elides.
class DugoutChips : public QWidget {
    Q_OBJECT
public:
    explicit DugoutChips(QWidget* parent) : QWidget(parent) {}
    void setChips(const std::vector<DugoutChip>& chips);
    [[nodiscard]] bool isEmpty() const { return m_chips.empty(); }
    [[nodiscard]] int heightForWidth(int width) const override;

protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    [[nodiscard]] std::vector<QRectF> places() const;
    [[nodiscard]] std::vector<QRectF> wrapped(double width) const;
    [[nodiscard]] std::vector<QRectF> squeezed() const;
    std::vector<DugoutChip> m_chips;
};

class DugoutBench : public QWidget {
    Q_OBJECT
public:
    explicit DugoutBench(QWidget* parent) : QWidget(parent) {}
    void setFigures(const std::vector<FigureLook>& bench, int more, const std::vector<FigureLook>& kills);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    std::vector<FigureLook> m_bench;
    int m_more = 0;
    std::vector<FigureLook> m_kills;
};

} // namespace whistle

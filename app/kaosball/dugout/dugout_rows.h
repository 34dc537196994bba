// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "controls/press/dial.h"
#include "kaosball/dugout/cards.h"
#include "kaosball/field/crossfield_model.h"
#include "look/icons.h"

namespace whistle {

struct DugoutStat {
    QString name; ///< "handling"
    int value = 0;
    friend bool operator==(const DugoutStat&, const DugoutStat&) = default;
};

/// A short word on a small ground: an active upgrade, the fielded ringer, an ability.
struct DugoutChip {
    QString name;
    QString text;           ///< what it does; the tooltip
    bool suspended = false; ///< struck through: it does not work just now
    friend bool operator==(const DugoutChip&, const DugoutChip&) = default;
};

struct DugoutState {
    int seat = 0;
    QString team;
    QString coach;
    bool active = false;
    bool firstPlayer = false;
    QString status; ///< "blown out"; takes the coach's place, as does the warning before the bell
    std::vector<kaosball::Card> burned;
    int bellAt = 9;               ///< 0: no bell is near (the row still has nine places)
    std::vector<LiveNumber> live; ///< empty: no cards are played yet, and there is no row of them
    std::vector<DialState> dials;
    std::vector<DugoutStat> stats;
    std::vector<DugoutChip> chips;
    std::vector<FigureLook> bench;
    int benchMore = 0; ///< further figures that found no place in `bench`
    std::vector<FigureLook> kills;
    /// What the first line says where the score strip has no room for it: a drawing, its number, and what it counts.
    struct Count {
        Icon drawing;
        int number = 0;
        QString name;
        friend bool operator==(const Count&, const Count&) = default;
    };
    std::vector<Count> counts = {};
    friend bool operator==(const DugoutState&, const DugoutState&) = default;
};

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

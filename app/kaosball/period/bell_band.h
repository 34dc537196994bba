// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>
#include <QWidget>
#include <vector>

namespace whistle {

class RuleChips;

/// A team that still has a last turn, in the order of play.
struct LastTurn {
    int seat = 0;
    QString name;
    QString note; ///< "last turn now", "last turn next"
    bool now = false;
};

struct BellState {
    QString sentence; ///< who rang it and with how many cards
    QString next;     ///< what follows
    std::vector<LastTurn> turns;
    QStringList rules;
};

/// The bell, full width, inverted: nothing else in the program looks like this. It stays until somebody acts.
class BellBand : public QWidget {
    Q_OBJECT
public:
    explicit BellBand(QWidget* parent = nullptr);
    void setState(const BellState& state);
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

Q_SIGNALS:
    void ruleOpened(const QString& rule);

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void arrange();
    [[nodiscard]] QRectF words() const;
    [[nodiscard]] double turnsTop() const;

    BellState m_state;
    RuleChips* m_rules;
};

} // namespace whistle

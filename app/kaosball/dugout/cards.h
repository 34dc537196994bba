// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "look/painted.h"

#include <QWidget>
#include <vector>

namespace whistle {

/// What a card is; None is "no card".
enum class CardKind { Energy, Upset, BoosterBru, Tactic, Cheat, None };

/// The colour of the top edge of a card of this kind: never of its face.
[[nodiscard]] Colour cardEdge(CardKind kind);

/// A card that lies face up: a number, or two letters of its name.
struct BurnedCard {
    QString face; ///< "3", "U!", "WS"
    CardKind kind = CardKind::Energy;
    bool star = false;
    QString name; ///< the whole name, for tooltips and screen readers
    friend bool operator==(const BurnedCard&, const BurnedCard&) = default;
};

/// A number as its coach knows it: may a card of it still count?
struct LiveNumber {
    QString face; ///< "1" to "6", "U!"
    bool live = true;
    friend bool operator==(const LiveNumber&, const LiveNumber&) = default;
};

void paintMiniCard(QPainter& painter, const QRectF& rect, const BurnedCard& card);
void paintLiveNumber(QPainter& painter, const QRectF& rect, const LiveNumber& number);

/// The burned cards in order, nine places, the ninth with the bell. More than fit can be dragged; the newest are shown.
class BurnedRow : public QWidget {
    Q_OBJECT
public:
    explicit BurnedRow(QWidget* parent = nullptr);
    void setCards(const std::vector<BurnedCard>& cards, int bellAt = 9);
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;

private:
    [[nodiscard]] int places() const;
    [[nodiscard]] QRectF place(int index) const;
    [[nodiscard]] double cell() const;
    void scrollTo(double offset);

    std::vector<BurnedCard> m_cards;
    int m_bellAt = 9;
    double m_offset = 0;
    double m_pressedAt = 0;
};

/// 1 to 6 and U!, live or dead, each always in the same place.
class LiveRow : public Painted<QWidget> {
    Q_OBJECT
public:
    explicit LiveRow(QWidget* parent = nullptr);
    /// `caption` stands before the numbers ("Live"); empty for none.
    void setNumbers(const std::vector<LiveNumber>& numbers, const QString& caption);
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    std::vector<LiveNumber> m_numbers;
    QString m_caption;
};

} // namespace whistle

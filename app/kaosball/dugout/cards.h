// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kaosball/table/cards.h"
#include "look/painted.h"

#include <QWidget>
#include <vector>

namespace whistle {

/// The colour of the top edge of a card of this kind: never of its face.
[[nodiscard]] Colour cardEdge(kaosball::CardKind kind);

/// The cards that may be live or dead, in the order in which they stand everywhere: 1 to 5, Booster Bru, UPSET!
[[nodiscard]] const std::vector<kaosball::Card>& numberedCards();

/// A number as its coach knows it: may a card of it still count?
struct LiveNumber {
    QString face; ///< "1" to "6", "U!"
    bool live = true;
    friend bool operator==(const LiveNumber&, const LiveNumber&) = default;
};

void paintLiveNumber(QPainter& painter, const QRectF& rect, const LiveNumber& number);

/// The burned cards in order, nine places, the ninth with the bell. More than fit can be dragged; the newest are shown.
class BurnedRow : public QWidget {
    Q_OBJECT
public:
    explicit BurnedRow(QWidget* parent = nullptr);
    void setCards(const std::vector<kaosball::Card>& cards, int bellAt = 9);
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

    std::vector<kaosball::Card> m_cards;
    int m_bellAt = 9;
    double m_offset = 0;
    double m_pressedAt = 0;
};

/// 1 to 6 and U!, live or dead, each always in the same place.
class LiveRow : public Painted<QWidget> {
    Q_OBJECT
public:
    explicit LiveRow(QWidget* parent = nullptr);
    /// `caption` stands before the numbers: "Live".
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

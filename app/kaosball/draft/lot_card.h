// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "look/painted.h"

#include <QAbstractButton>

namespace whistle::kaosball {

/// A tile or a ringer card as it lies in an auction.
struct LotCardState {
    QString name;
    QString effect;
    int minimum = 0;
    QString standing; ///< "open", "being sold", "Fangs paid 5"
    int buyer = 0;    ///< seat that owns it, or 0
    bool current = false;
    friend bool operator==(const LotCardState&, const LotCardState&) = default;
};

/// A lot: pressing it names it, dragging it to its price sells it.
class LotCard : public Painted<QAbstractButton> {
    Q_OBJECT
public:
    explicit LotCard(QWidget* parent = nullptr);
    void setState(const LotCardState& state);
    /// With all words of the effect.
    [[nodiscard]] int heightForWidth(int width) const override;
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

Q_SIGNALS:
    /// It was pressed and is dragged away.
    void lifted();
    void dropped(QPoint globalPosition);

protected:
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    [[nodiscard]] TypeStep standingStep() const;
    /// The width that the least bid takes at the right, in pixels.
    [[nodiscard]] double roomOfMinimum() const;
    /// How it stands needs a line of its own.
    [[nodiscard]] bool standsAlone(int width) const;

    LotCardState m_state;
    bool m_isLifted = false;
};

} // namespace whistle::kaosball

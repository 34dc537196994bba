// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "battleline/table/cards.h"
#include "look/painted.h"

#include <QWidget>

namespace whistle::battleline {

/// A card of a row.
struct RowCard {
    Card card;
    bool isMarked = false; ///< a proof adds it
    Card meaning{};        ///< the Troop card that a wildcard stands for; none: that is not to be seen
};

/// A few cards side by side, as they lie or as a proof lays them out; hidden where there are none.
class CardRow : public Painted<QWidget> {
    Q_OBJECT
public:
    explicit CardRow(QWidget* parent = nullptr);
    void setCards(std::vector<RowCard> cards);
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return {0, sizeHint().height()}; }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    std::vector<RowCard> m_cards;
};

} // namespace whistle::battleline

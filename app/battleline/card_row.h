// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "battleline/cards.h"

#include <QWidget>
#include <vector>

namespace whistle::battleline {

/// A few cards side by side, of which some are marked: those that a proof adds.
class CardRow : public QWidget {
    Q_OBJECT
public:
    explicit CardRow(QWidget* parent = nullptr);
    void setCards(std::vector<Card> cards, std::vector<Card> marked = {});
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    [[nodiscard]] QSizeF cardSize() const;

    std::vector<Card> m_cards;
    std::vector<Card> m_marked;
};

} // namespace whistle::battleline

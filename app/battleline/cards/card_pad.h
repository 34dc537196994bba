// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "battleline/cards/card_painter.h"
#include "battleline/table/cards.h"
#include "controls/boards/board.h"

#include <functional>

namespace whistle::battleline {

/// A card of the pad.
struct PadCard {
    Card card;
    QString seenAt; ///< "flag 3"; empty: nobody has seen it yet
    QString why;    ///< not empty: it cannot be played now, and why
    bool chosen = false;
    friend bool operator==(const PadCard&, const PadCard&) = default;
};

using PadCards = std::vector<PadCard>;

/// Cards in rows and columns, always in the same places: which are still unseen is seen at a glance. Every unseen one
/// can be pressed, also one that cannot be played now: the referee then says why.
class CardPad : public BoardOf<PadCards> {
    Q_OBJECT
public:
    /// `columns` in an upright pad; in a wide one they are its rows.
    CardPad(const std::vector<Card>& cards, int columns, QWidget* parent = nullptr);
    /// Lies on its side where there is more width than height.
    void setWide(bool wide);
    /// What each of its cards is now.
    void showCards(const std::function<PadCard(Card)>& what);

    [[nodiscard]] int placeCount() const override { return static_cast<int>(m_model.size()); }
    [[nodiscard]] QRectF placeRect(int place) const override { return rects()[static_cast<std::size_t>(place)]; }
    [[nodiscard]] QString placeWords(int place) const override;
    [[nodiscard]] bool isChosen(int place) const override { return at(place).chosen; }
    void pressPlace(int place) override;

    [[nodiscard]] QSize sizeHint() const override { return sizeOfRows(1); }
    /// A little lower, before the last row is out of sight.
    [[nodiscard]] QSize minimumSizeHint() const override { return sizeOfRows(m_wide ? 1 : leastShare); }

Q_SIGNALS:
    void cardPressed(whistle::battleline::Card card);
    /// It was drawn to somewhere outside of the pad.
    void cardDropped(whistle::battleline::Card card, QPoint globalPosition);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    /// Of a target: the least height of a row that lies between others.
    static constexpr double leastShare = 0.9;

    [[nodiscard]] const PadCard& at(int place) const { return m_model[static_cast<std::size_t>(place)]; }
    [[nodiscard]] QSize sizeOfRows(double least) const;
    [[nodiscard]] int lines() const { return placeCount() / m_columns; }
    [[nodiscard]] int columns() const { return m_wide ? lines() : m_columns; }
    [[nodiscard]] int rows() const { return m_wide ? m_columns : lines(); }
    /// Of all places. Rows are equally high, but where all cards have room for what they do once rows with fewer words
    /// give some up.
    [[nodiscard]] std::vector<QRectF> rects() const;

    int m_columns;
    bool m_wide = false;
    mutable EffectPlace m_effects = EffectPlace::Below; ///< as the places were found last
};

} // namespace whistle::battleline

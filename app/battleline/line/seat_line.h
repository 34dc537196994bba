// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "battleline/table/state.h"

#include <QWidget>

namespace whistle {
class SeatEmblem;
class TextLabel;
} // namespace whistle

namespace whistle::battleline {

class CardRow;

/// What everybody knows of a player beside the flags: how many cards of each kind are held, and the cards that lie set
/// aside.
class SeatLine : public QWidget {
    Q_OBJECT
public:
    explicit SeatLine(QWidget* parent = nullptr);
    void showSeat(const State& state, Seat seat);

private:
    SeatEmblem* m_emblem;
    TextLabel* m_name;
    TextLabel* m_note;
    CardRow* m_setAside;
};

} // namespace whistle::battleline

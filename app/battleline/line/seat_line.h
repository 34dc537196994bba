// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "battleline/table/cards.h"

#include <QWidget>
#include <vector>

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
    void setState(int seat, const QString& name, const QString& note, const std::vector<Card>& setAside);

private:
    SeatEmblem* m_emblem;
    TextLabel* m_name;
    TextLabel* m_note;
    CardRow* m_setAside;
};

} // namespace whistle::battleline

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <vector>

class QPainter;
class QPointF;

namespace whistle {

/// A number of a seat, painted with its emblem on a small box.
struct SeatChip {
    int seat = 0;
    QString words;
    bool isMarked = false; ///< the box has a line of the seat's colour: it is about to change
};

/// Chips in lines of about the same length that fit into a width; each line is centred.
class SeatChips {
public:
    SeatChips(const std::vector<SeatChip>& chips, double wide);
    /// Of the widest line.
    [[nodiscard]] double width() const;
    [[nodiscard]] double height() const { return lineHeight() * static_cast<double>(m_lines.size()); }
    [[nodiscard]] static double lineHeight();
    /// Below this point, to both sides of it.
    void paint(QPainter& painter, const QPointF& top) const;

private:
    std::vector<std::vector<SeatChip>> m_lines;
};

} // namespace whistle

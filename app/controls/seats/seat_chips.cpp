// SPDX-License-Identifier: GPL-3.0-or-later
#include "controls/seats/seat_chips.h"

#include "look/emblem.h"
#include "look/painting.h"
#include "look/theme.h"

#include <QPainter>
#include <algorithm>

namespace whistle {

namespace {

constexpr double emblemShare = 0.8; ///< of a line of text

double chipGap()
{
    return px(Length::SpaceXs);
}

double chipEmblemSide()
{
    return lineHeight(TypeStep::Body) * emblemShare;
}

double widthOf(const SeatChip& chip)
{
    return chipEmblemSide() + chipGap() * 3.5 + textWidth(chip.words, TypeStep::Label);
}

/// With the gap behind each chip.
double widthOf(const std::vector<SeatChip>& line)
{
    double wide = 0;
    for (const SeatChip& chip : line)
        wide += widthOf(chip) + chipGap();
    return wide;
}

} // namespace

SeatChips::SeatChips(const std::vector<SeatChip>& chips, double wide)
{
    for (std::size_t lines = 1; lines <= chips.size(); ++lines) {
        const std::size_t each = (chips.size() + lines - 1) / lines;
        m_lines.clear();
        for (std::size_t i = 0; i < chips.size(); i += each)
            m_lines.emplace_back(chips.begin() + static_cast<std::ptrdiff_t>(i),
                                 chips.begin() + static_cast<std::ptrdiff_t>(std::min(chips.size(), i + each)));
        if (width() <= wide || each == 1)
            return;
    }
}

double SeatChips::width() const
{
    double widest = 0;
    for (const auto& line : m_lines)
        widest = std::max(widest, widthOf(line));
    return widest;
}

double SeatChips::lineHeight()
{
    return Theme::current().lineHeight(TypeStep::Label) + 2 * chipGap();
}

void SeatChips::paint(QPainter& painter, const QPointF& top) const
{
    const Theme& theme = Theme::current();
    const double side = chipEmblemSide();
    double y = top.y();
    for (const auto& line : m_lines) {
        double left = top.x() - (widthOf(line) - chipGap()) / 2;
        for (const SeatChip& chip : line) {
            const QRectF box(left, y, widthOf(chip), lineHeight() - chipGap());
            paintBox(painter, box,
                     {theme.colour(Colour::Sunken), chip.isMarked ? theme.seat(chip.seat) : QColor(),
                      pxF(Length::RadiusSmall), pxF(Length::LineStrong)});
            paintEmblem(painter, {box.left() + chipGap(), box.center().y() - side / 2, side, side}, chip.seat);
            paintText(painter, box.adjusted(side + 2 * chipGap(), 0, 0, 0), chip.words, TypeStep::Label,
                      theme.colour(Colour::Text));
            left = box.right() + chipGap();
        }
        y += lineHeight();
    }
}

} // namespace whistle

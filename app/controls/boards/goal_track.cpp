// SPDX-License-Identifier: GPL-3.0-or-later
#include "controls/boards/goal_track.h"

#include "base/common_words.h"
#include "look/emblem.h"
#include "look/icons.h"
#include "look/painting.h"

#include <QPainter>
#include <map>

namespace whistle {

namespace {

constexpr double shapeShare = 0.8;

} // namespace

void GoalTrack::setStanding(std::vector<SeatScore> standing, int goal)
{
    m_standing = std::move(standing);
    m_goal = goal;
    QStringList words;
    for (const SeatScore& one : m_standing)
        words << CommonWords::tr("%1: %2 of %3").arg(one.name).arg(one.score).arg(goal);
    setAccessibleName(words.join(QStringLiteral("; ")));
    updateGeometry();
    update();
}

QSize GoalTrack::sizeHint() const
{
    std::map<int, int> at;
    int most = 1;
    for (const SeatScore& one : m_standing)
        most = std::max(most, ++at[std::min(one.score, m_goal)]);
    const double shape = px(Length::Icon) * shapeShare;
    return {qRound(em() * m_goal), qRound(most * (shape + px(Length::SpaceHair)) + px(Length::SpaceM) +
                                          lineHeight(TypeStep::Caption) + px(Length::Icon))};
}

QSize GoalTrack::minimumSizeHint() const
{
    return {px(Length::Target) * 3, sizeHint().height()};
}

void GoalTrack::paintEvent(QPaintEvent* /*event*/)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const double shape = px(Length::Icon) * shapeShare;
    const double digits = lineHeight(TypeStep::Caption);
    const double left = shape;
    const double right = width() - shape;
    const double base = height() - digits - px(Length::SpaceXs);
    const auto x = [&](int points) { return left + (right - left) * std::min(points, m_goal) / m_goal; };
    painter.setPen(QPen(colourOf(Colour::LineStrong), px(Length::LineStrong)));
    painter.drawLine(QPointF(left, base), QPointF(right, base));
    for (int points = 0; points <= m_goal; ++points) {
        painter.drawLine(QPointF(x(points), base), QPointF(x(points), base - px(Length::SpaceS)));
        if (points % 2 == 0)
            paintText(painter, {x(points) - digits, base + px(Length::SpaceXs), 2 * digits, digits},
                      QString::number(points), TypeStep::Caption, colourOf(Colour::TextMuted), Qt::AlignCenter);
    }
    const double flag = px(Length::Icon);
    painter.setPen(QPen(colourOf(Colour::Chalk), px(Length::LineStrong)));
    painter.drawLine(QPointF(right, base), QPointF(right, flag));
    paintIcon(painter, {right - flag * 0.8, 0, flag, flag}, Icon::Flag, colourOf(Colour::Chalk));
    std::map<int, int> at;
    for (const SeatScore& one : m_standing) {
        const int above = at[std::min(one.score, m_goal)]++;
        const double bottom = base - px(Length::SpaceM) - above * (shape + px(Length::SpaceHair));
        paintEmblem(painter, {x(one.score) - shape / 2, bottom - shape, shape, shape}, one.seat);
    }
}

} // namespace whistle

#include "moc_goal_track.cpp"

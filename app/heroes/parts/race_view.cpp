// SPDX-License-Identifier: GPL-3.0-or-later
#include "heroes/parts/race_view.h"

#include "heroes/telling/strip.h"
#include "look/emblem.h"
#include "look/icons.h"
#include "look/painting.h"

#include <QPainter>
#include <algorithm>
#include <map>

namespace whistle::heroes {

namespace {

constexpr double shapeShare = 0.8;

} // namespace

void RaceView::setRace(const State& state)
{
    m_scores = scoresOf(state);
    m_goal = goalOf(static_cast<int>(state.players.size()));
    QStringList words;
    for (const SeatScore& score : m_scores)
        words << tr("%1: %2 of %3 Power Points").arg(score.name).arg(score.score).arg(m_goal);
    setAccessibleName(words.join(QStringLiteral("; ")));
    updateGeometry();
    update();
}

QSize RaceView::sizeHint() const
{
    const Theme& theme = Theme::current();
    std::map<int, int> at;
    int most = 1;
    for (const SeatScore& score : m_scores)
        most = std::max(most, ++at[std::min(score.score, m_goal)]);
    const double shape = px(whistle::Length::Icon) * shapeShare;
    return {qRound(theme.em() * m_goal),
            qRound(most * (shape + px(whistle::Length::SpaceHair)) + px(whistle::Length::SpaceM) +
                   theme.lineHeight(TypeStep::Caption) + px(whistle::Length::Icon))};
}

QSize RaceView::minimumSizeHint() const
{
    return {px(whistle::Length::Target) * 3, sizeHint().height()};
}

void RaceView::paintEvent(QPaintEvent* /*event*/)
{
    const Theme& theme = Theme::current();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const double shape = px(whistle::Length::Icon) * shapeShare;
    const double digits = theme.lineHeight(TypeStep::Caption);
    const double left = shape;
    const double right = width() - shape;
    const double base = height() - digits - px(whistle::Length::SpaceXs);
    const auto x = [&](int points) { return left + (right - left) * std::min(points, m_goal) / m_goal; };
    painter.setPen(QPen(theme.colour(Colour::LineStrong), px(whistle::Length::LineStrong)));
    painter.drawLine(QPointF(left, base), QPointF(right, base));
    for (int points = 0; points <= m_goal; ++points) {
        painter.drawLine(QPointF(x(points), base), QPointF(x(points), base - px(whistle::Length::SpaceS)));
        if (points % 2 == 0)
            paintText(painter, {x(points) - digits, base + px(whistle::Length::SpaceXs), 2 * digits, digits},
                      QString::number(points), TypeStep::Caption, theme.colour(Colour::TextMuted), Qt::AlignCenter);
    }
    const double flag = px(whistle::Length::Icon);
    painter.setPen(QPen(theme.colour(Colour::Chalk), px(whistle::Length::LineStrong)));
    painter.drawLine(QPointF(right, base), QPointF(right, flag));
    paintIcon(painter, {right - flag * 0.8, 0, flag, flag}, Icon::Flag, theme.colour(Colour::Chalk));
    std::map<int, int> at;
    for (const SeatScore& score : m_scores) {
        const int above = at[std::min(score.score, m_goal)]++;
        const double bottom = base - px(whistle::Length::SpaceM) - above * (shape + px(whistle::Length::SpaceHair));
        paintEmblem(painter, {x(score.score) - shape / 2, bottom - shape, shape, shape}, score.seat);
    }
}

} // namespace whistle::heroes

// SPDX-License-Identifier: GPL-3.0-or-later
#include "controls/boards/score_track.h"

#include "controls/words/counter_label.h"
#include "look/emblem.h"
#include "look/painting.h"

#include <QPainter>
#include <QPainterPath>
#include <algorithm>
#include <map>

namespace whistle {

namespace {

constexpr int leastSpaces = 26; ///< spaces that are shown
constexpr int numbered = 5;     ///< every fifth has its number below it
constexpr double mostSide = 30;
constexpr double wideTrack = 460;

} // namespace

ScoreTrack::ScoreTrack(QWidget* parent) : Painted(parent)
{
    setObjectName(QStringLiteral("scoreTrack"));
    setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
}

void ScoreTrack::setMarkers(std::vector<TrackMarker> markers)
{
    if (markers == m_markers)
        return;
    m_markers = std::move(markers);
    sayNames();
    update();
}

void ScoreTrack::sayNames()
{
    QStringList words;
    for (const TrackMarker& marker : m_markers)
        words << (marker.from == marker.to ? tr("%1 at %2").arg(marker.name).arg(marker.to)
                                           : tr("%1 from %2 to %3").arg(marker.name).arg(marker.from).arg(marker.to));
    setAccessibleName(tr("Score track: %1").arg(words.join(QStringLiteral(", "))));
}

QSize ScoreTrack::sizeHint() const
{
    const double side = scaled(mostSide);
    return {qRound(scaled(wideTrack)),
            qRound(side * 1.6 + lineHeight(TypeStep::Label) + lineHeight(TypeStep::Caption) + pxF(Length::SpaceM))};
}

void ScoreTrack::paintEvent(QPaintEvent* /*event*/)
{
    if (m_markers.empty())
        return;
    const Theme& theme = Theme::current();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const double gap = pxF(Length::SpaceS);
    paintBox(painter, rect(), {theme.colour(Colour::Surface), {}, pxF(Length::RadiusPanel)});
    int low = m_markers.front().from;
    int high = 0;
    for (const TrackMarker& marker : m_markers) {
        low = std::min({low, marker.from, marker.to});
        high = std::max({high, marker.from, marker.to});
    }
    low = std::max(0, low - 2);
    high = std::max(high + 2, low + leastSpaces - 1);
    const int count = high - low + 1;
    const double step = (width() - 2 * gap) / count;
    const double side = std::min(step - 1, theme.scaled(mostSide));
    const double caption = theme.lineHeight(TypeStep::Caption);
    const double middle = height() - caption - gap - side / 2;
    const auto at = [&](int score) { return QPointF(gap + (score - low + 0.5) * step, middle); };
    for (int score = low; score <= high; ++score) {
        const QPointF place = at(score);
        const QRectF box(place.x() - side / 2, place.y() - side / 2, side, side);
        paintBox(painter, box, {theme.colour(Colour::Sunken), theme.colour(Colour::Line), pxF(Length::RadiusSmall)});
        if (score % numbered == 0)
            paintText(painter, {place.x() - step * numbered / 2, box.bottom(), step * numbered, caption},
                      QString::number(score), TypeStep::Caption, theme.colour(Colour::TextMuted), Qt::AlignCenter);
    }
    std::map<int, int> standing; ///< markers on the same space stand one above the other
    for (const TrackMarker& marker : m_markers) {
        const double shape = std::max(side * 0.36, theme.scaled(5));
        const QColor colour = theme.seat(marker.seat);
        if (marker.from != marker.to) {
            const QPointF from = at(marker.from);
            const QPointF to = at(marker.to);
            const double rise =
                std::min(side * 1.5 + std::abs(to.x() - from.x()) * 0.12, middle - theme.lineHeight(TypeStep::Label));
            QPainterPath way(from - QPointF(0, side / 2));
            const QPointF top((from.x() + to.x()) / 2, middle - side / 2 - rise);
            way.quadTo(top, to - QPointF(0, side / 2));
            painter.setBrush(Qt::NoBrush);
            painter.setPen(QPen(theme.colour(Colour::Text), pxF(Length::LineStrong), Qt::DotLine, Qt::RoundCap));
            painter.drawPath(way);
            painter.setPen(QPen(colour, pxF(Length::LineStrong)));
            painter.save();
            painter.translate(from);
            painter.drawPath(emblemPath(marker.seat, shape * 0.8));
            painter.restore();
            const QString words = CounterLabel::words(marker.to - marker.from, CounterLabel::Sign::Always);
            const double half = textWidth(words, TypeStep::Label) / 2 + 1;
            const double line = theme.lineHeight(TypeStep::Label);
            const double label = std::max(0.0, (top.y() + middle - side / 2) / 2 - line);
            paintText(painter, {top.x() - half, label, 2 * half, line}, words, TypeStep::Label, colour,
                      Qt::AlignCenter);
        }
        const double raised = standing[marker.to]++ * side * 0.45;
        const QPointF place = at(marker.to) - QPointF(0, raised);
        paintEmblem(painter, {place.x() - shape, place.y() - shape, 2 * shape, 2 * shape}, marker.seat);
    }
}

} // namespace whistle

#include "moc_score_track.cpp"

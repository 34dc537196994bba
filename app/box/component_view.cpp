// SPDX-License-Identifier: GPL-3.0-or-later
#include "box/component_view.h"

#include "base/common_words.h"
#include "look/painting.h"

#include <QPainter>
#include <algorithm>
#include <array>

namespace whistle {

namespace {

using Kind = ComponentDrawing::Kind;
using Place = ComponentDrawing::Place;

/// Of an outline, in em of the text.
QSizeF sizeOf(Kind kind)
{
    static constexpr std::array<std::pair<double, double>, 4> ems{{{6, 6}, {5, 7}, {9, 6}, {4.5, 4.5}}};
    const auto [wide, high] = ems[static_cast<std::size_t>(kind)];
    return {wide * em(), high * em()};
}

/// Where in the outline, from 0 to 1.
QPointF pointOf(Place place)
{
    static constexpr std::array<std::pair<double, double>, 7> points{
        {{0, 0}, {0.5, 0}, {1, 0}, {0.5, 0.5}, {0, 1}, {0.5, 1}, {1, 1}}};
    const auto [x, y] = points[static_cast<std::size_t>(place)];
    return {x, y};
}

QString placed(const ComponentDrawing::Spot& spot)
{
    switch (spot.place) {
    case Place::TopLeft:
        return ComponentView::tr("%1, top left").arg(spot.words);
    case Place::Top:
        return ComponentView::tr("%1, at the top").arg(spot.words);
    case Place::TopRight:
        return ComponentView::tr("%1, top right").arg(spot.words);
    case Place::Middle:
        return ComponentView::tr("%1, in the middle").arg(spot.words);
    case Place::BottomLeft:
        return ComponentView::tr("%1, bottom left").arg(spot.words);
    case Place::Bottom:
        return ComponentView::tr("%1, at the bottom").arg(spot.words);
    case Place::BottomRight:
        return ComponentView::tr("%1, bottom right").arg(spot.words);
    case Place::Somewhere:
        break;
    }
    return spot.words;
}

/// The side of the round that a number stands in.
double mark()
{
    return lineHeight(TypeStep::Body);
}

} // namespace

ComponentView::ComponentView()
{
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Preferred);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

void ComponentView::setDrawing(ComponentDrawing drawing)
{
    m_drawing = std::move(drawing);
    setVisible(!m_drawing.sides.empty());
    sayNames();
    updateGeometry();
    update();
}

void ComponentView::sayNames()
{
    QStringList sides;
    for (const ComponentDrawing::Side& side : m_drawing.sides) {
        QStringList words;
        for (const ComponentDrawing::Spot& spot : side.spots)
            words << placed(spot);
        const QString all = words.join(QStringLiteral("; "));
        sides << (side.name.isEmpty() ? all : labelled(side.name, all));
    }
    setAccessibleName(sides.join(QStringLiteral(". ")));
}

double ComponentView::lay(QPainter* painter, double width) const
{
    const double gap = px(Length::SpaceM);
    const QSizeF size = sizeOf(m_drawing.kind);
    const double line = lineHeight(TypeStep::Body);
    double top = 0;
    for (const ComponentDrawing::Side& side : m_drawing.sides) {
        const QRectF outline(0, top, size.width(), size.height());
        if (painter) {
            paintBox(*painter, outline,
                     {colourOf(Colour::Sunken), colourOf(Colour::LineStrong),
                      pxF(m_drawing.kind == Kind::Die ? Length::RadiusPanel : Length::RadiusControl),
                      pxF(Length::LineStrong)});
            paintWrapped(*painter, outline.adjusted(px(Length::SpaceXs), 0, -px(Length::SpaceXs), 0), side.name,
                         TypeStep::Caption, colourOf(Colour::TextMuted), Qt::AlignCenter);
        }
        const double left = size.width() + gap;
        const bool hasMarks =
            std::ranges::any_of(side.spots, [](const auto& spot) { return spot.place != Place::Somewhere; });
        const double indent = hasMarks ? mark() + px(Length::SpaceS) : 0;
        const double room = std::max(1.0, width - left - indent);
        double down = top;
        int number = 0;
        for (const ComponentDrawing::Spot& spot : side.spots) {
            const bool isPlaced = spot.place != Place::Somewhere;
            number += isPlaced ? 1 : 0;
            const auto paintMark = [&](const QPointF& corner) {
                const QRectF round(corner, QSizeF(mark(), mark()));
                painter->setPen(Qt::NoPen);
                painter->setBrush(colourOf(Colour::Chalk));
                painter->drawEllipse(round);
                paintText(*painter, round, QString::number(number), TypeStep::Caption, colourOf(Colour::TextOnLight),
                          Qt::AlignCenter);
            };
            const int high =
                std::max(qRound(line), wrappedHeight(placed(spot), TypeStep::Body, static_cast<int>(room)));
            if (painter) {
                if (isPlaced) {
                    const double edge = px(Length::SpaceS);
                    const QPointF at = pointOf(spot.place);
                    paintMark({outline.left() + edge + at.x() * (outline.width() - 2 * edge - mark()),
                               outline.top() + edge + at.y() * (outline.height() - 2 * edge - mark())});
                    paintMark({left, down});
                }
                paintWrapped(*painter, {left + indent, down, room, static_cast<double>(high)}, placed(spot),
                             TypeStep::Body, colourOf(Colour::Text), Qt::AlignLeft | Qt::AlignTop);
            }
            down += high + px(Length::SpaceXs);
        }
        top = std::max(down, outline.bottom()) + px(Length::SpaceS);
    }
    return m_drawing.sides.empty() ? 0 : top - px(Length::SpaceS);
}

int ComponentView::heightForWidth(int width) const
{
    return qRound(std::ceil(lay(nullptr, width)));
}

QSize ComponentView::sizeHint() const
{
    const int wide = qRound(sizeOf(m_drawing.kind).width() * 2.5);
    return {wide, heightForWidth(wide)};
}

QSize ComponentView::minimumSizeHint() const
{
    return {qRound(sizeOf(m_drawing.kind).width() * 1.8), 0};
}

void ComponentView::paintEvent(QPaintEvent* /*event*/)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    lay(&painter, width());
}

} // namespace whistle

#include "moc_component_view.cpp"

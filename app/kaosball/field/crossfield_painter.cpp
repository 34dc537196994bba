// SPDX-License-Identifier: GPL-3.0-or-later
#include "kaosball/field/crossfield_painter.h"

#include "base/first.h"
#include "kaosball/field/figure_painter.h"
#include "look/emblem.h"

#include <QtMath>

#include <algorithm>
#include <array>
#include <cmath>

namespace whistle {

namespace {

namespace crossfield = kaosball::crossfield;

// Shares of a cell.
constexpr double cellGap = 0.02; // to each side, so that 4 % lie between two cells
constexpr double cellRadius = 0.08;
constexpr double captionSize = 0.26;
constexpr int smallestCaption = 14; // pixels
constexpr double badgeRadius = 0.15;
constexpr double badgeSize = 0.21;

constexpr std::array hatchDegrees{45.0, 135.0, 90.0, 0.0}; // of the seats 1-4

QColor faded(QColor colour, double opacity)
{
    colour.setAlphaF(static_cast<float>(opacity));
    return colour;
}

} // namespace

CrossfieldPainter::CrossfieldPainter(QPainter& painter, const CrossfieldLayout& layout, const CrossfieldModel& model,
                                     const Theme& theme)
    : m_painter(painter)
    , m_layout(layout)
    , m_model(model)
    , m_theme(theme)
{
    m_painter.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing);
}

QPointF CrossfieldPainter::at(CrossfieldSpace space, double x, double y) const
{
    return QPointF(m_layout.cellRect(space).topLeft()) + QPointF(unit(x), unit(y));
}

QRectF CrossfieldPainter::inset(CrossfieldSpace space, double share) const
{
    const double by = unit(share);
    return QRectF(m_layout.cellRect(space)).adjusted(by, by, -by, -by);
}

void CrossfieldPainter::paintField()
{
    for (const CrossfieldSpace space : crossfieldSpaces()) {
        paintCell(space, m_theme.colour(crossfield::side(space) ? Colour::FieldArm : Colour::FieldMid),
                  m_theme.colour(Colour::FieldLine));
        paintPost(space);
    }
    paintCaptions();
}

void CrossfieldPainter::paintCell(CrossfieldSpace space, const QColor& fill, const QColor& line)
{
    m_painter.setPen(QPen(line, std::max(1.0, unit(0.015))));
    m_painter.setBrush(fill);
    m_painter.drawRoundedRect(inset(space, cellGap), unit(cellRadius), unit(cellRadius));
}

void CrossfieldPainter::paintPost(CrossfieldSpace space)
{
    if (space == crossfield::centerfield() && m_model.scoreTokenOn(space) == CrossfieldModel::nobody) {
        m_painter.setPen(QPen(m_theme.colour(Colour::FieldMark), unit(0.04)));
        m_painter.drawLine(at(space, 0.5, 0.34), at(space, 0.5, 0.66));
        m_painter.drawLine(at(space, 0.34, 0.5), at(space, 0.66, 0.5));
    }
    const kaosball::Symbol symbol = crossfield::symbol(space);
    if (symbol == kaosball::Symbol::None)
        return;
    const int seat = m_model.seatOf(*sideOf(space));
    const QColor colour = seat > 0 ? faded(m_theme.seat(seat), 0.75) : faded(m_theme.colour(Colour::FieldMark), 0.5);
    m_painter.setPen(QPen(colour, std::max(1.5, unit(0.03))));
    m_painter.setBrush(Qt::NoBrush);
    if (symbol == kaosball::Symbol::Circle)
        m_painter.drawEllipse(at(space, 0.5, 0.5), unit(0.32), unit(0.32));
    else
        m_painter.drawRoundedRect(inset(space, 0.2), unit(0.06), unit(0.06));
}

void CrossfieldPainter::paintCaptions()
{
    const QRect board = m_layout.board();
    const double pixels = std::max<double>(smallestCaption, unit(captionSize));
    const QColor colour = m_theme.colour(Colour::TextMuted);
    for (int line = 0; line < 9; ++line) {
        const double along = (line + 0.5) * m_layout.cell();
        paintCaption(m_painter, QPointF(board.left() + along, board.top() + board.height() + pixels * 1.02),
                     m_layout.columnCaption(line), pixels, QFont::Normal, colour);
        paintCaption(m_painter, QPointF(board.left() - pixels * 0.82, board.top() + along + pixels * 0.35),
                     m_layout.rowCaption(line), pixels, QFont::Normal, colour);
    }
}

void CrossfieldPainter::paintPosition(const CrossfieldPointer& pointer)
{
    paintOpenSpaces();
    paintKillzones();
    paintMounds();
    paintTraces(pointer);
    paintReach(pointer);
    paintOffered(pointer);
    paintFires();
    paintReactions();
    paintPath(pointer.dragPath.empty() ? m_model.path : pointer.dragPath);
    paintWalls();
    paintFigures(pointer);
    paintBadges();
    paintLooseBall();
    if (pointer.cursor.isValid())
        paintCursor(pointer.cursor);
    if (pointer.edge && m_model.isOffered(*pointer.edge)) {
        paintBar(*pointer.edge, 0.10, 0.20, m_theme.colour(Colour::FocusOuter));
        paintBar(*pointer.edge, 0.15, 0.12, m_theme.colour(Colour::TextMuted));
    }
}

bool CrossfieldPainter::isOccupied(CrossfieldSpace space) const
{
    return firstWith(m_model.figures, &CrossfieldFigure::space, space) != nullptr;
}

void CrossfieldPainter::paintOpenSpaces()
{
    for (const CrossfieldSpace space : crossfieldSpaces()) {
        if (m_model.reachable.contains(space) || m_model.isOffered(space)) {
            paintCell(space, m_theme.colour(Colour::Reach), m_theme.colour(Colour::FieldLine));
            paintPost(space);
        }
    }
}

void CrossfieldPainter::paintMounds()
{
    for (const CrossfieldSpace space : crossfieldSpaces()) {
        const kaosball::Mound mound = crossfield::mound(space);
        if (mound == kaosball::Mound::Minor) {
            paintMound(space, m_model.minorMoundWorth, m_theme.colour(Colour::FieldMark), CrossfieldModel::nobody,
                       false);
        } else if (mound == kaosball::Mound::Major) {
            const int seat = m_model.seatOf(*sideOf(space));
            paintMound(space, m_model.majorMoundWorth,
                       seat > 0 ? m_theme.seat(seat) : faded(m_theme.colour(Colour::FieldMark), 0.4), seat, true);
        }
    }
    for (const CrossfieldScoreToken& token : m_model.scoreTokens)
        paintMound(token.space, m_model.minorMoundWorth, m_theme.seat(token.seat), token.seat, false);
}

void CrossfieldPainter::paintMound(CrossfieldSpace space, int worth, const QColor& colour, int seat, bool isMajor)
{
    const QString number = worth > 0 ? QString::number(worth) : QString();
    if (isOccupied(space)) {
        m_badges.push_back({space, number, colour});
        return;
    }
    const QPointF middle = at(space, 0.5, 0.5);
    m_painter.setPen(QPen(colour, unit(0.05)));
    m_painter.setBrush(Qt::NoBrush);
    m_painter.drawEllipse(middle, unit(0.36), unit(0.36));
    if (isMajor) {
        m_painter.setPen(QPen(colour, unit(0.03)));
        m_painter.drawEllipse(middle, unit(0.27), unit(0.27));
    }
    if (seat > 0) {
        m_painter.setPen(Qt::NoPen);
        m_painter.setBrush(colour);
        m_painter.drawPath(emblemPath(seat, unit(0.09)).translated(at(space, 0.5, 0.38)));
        paintCaption(m_painter, at(space, 0.5, 0.7), number, unit(0.26), QFont::Bold, colour);
    } else {
        paintCaption(m_painter, at(space, 0.5, isMajor ? 0.61 : 0.62), number, unit(isMajor ? 0.3 : 0.34), QFont::Bold,
                     colour);
    }
}

void CrossfieldPainter::paintBadges()
{
    for (const Badge& badge : m_badges) {
        m_painter.setPen(QPen(badge.colour, unit(0.03)));
        m_painter.setBrush(m_theme.colour(Colour::Sunken));
        m_painter.drawEllipse(at(badge.space, 0.175, 0.175), unit(badgeRadius), unit(badgeRadius));
        paintCaption(m_painter, at(badge.space, 0.175, 0.25), badge.number, unit(badgeSize), QFont::Bold, badge.colour);
    }
    m_badges.clear();
}

void CrossfieldPainter::paintKillzones()
{
    // Each seat hatches at an angle of its own, so that zones can be told apart where they overlap and without colour.
    for (auto zone = m_model.killzones.begin(); zone != m_model.killzones.end(); ++zone) {
        if (zone.key() < 1 || zone.key() > static_cast<int>(hatchDegrees.size()))
            continue;
        const double angle = qDegreesToRadians(hatchDegrees[static_cast<std::size_t>(zone.key() - 1)]);
        const QPointF along(std::cos(angle), std::sin(angle));
        const QPointF across(-along.y(), along.x());
        m_painter.setPen(QPen(faded(m_theme.seat(zone.key()), 0.55), std::max(1.5, unit(0.025))));
        for (const CrossfieldSpace space : crossfieldSpaces()) {
            if (!zone.value()[space.slot()])
                continue;
            m_painter.save();
            m_painter.setClipRect(inset(space, cellGap * 2));
            for (double shift = -0.75; shift <= 0.75; shift += 0.15) {
                const QPointF middle = m_layout.centreOf(space) + across * unit(shift);
                m_painter.drawLine(middle - along * unit(0.75), middle + along * unit(0.75));
            }
            m_painter.restore();
        }
    }
}

void CrossfieldPainter::paintRing(CrossfieldSpace space, Colour colour, double share, double width)
{
    m_painter.setPen(QPen(m_theme.colour(colour), width));
    m_painter.setBrush(Qt::NoBrush);
    m_painter.drawRoundedRect(inset(space, share), unit(0.07), unit(0.07));
}

void CrossfieldPainter::paintReach(const CrossfieldPointer& pointer)
{
    for (auto each = m_model.reachable.begin(); each != m_model.reachable.end(); ++each) {
        const CrossfieldSpace space = each.key();
        const QString steps = QString::number(each->steps);
        // Keeps the rings of mounds and posts out of the number.
        m_painter.setPen(Qt::NoPen);
        m_painter.setBrush(m_theme.colour(Colour::Reach));
        m_painter.drawEllipse(at(space, 0.795, 0.775), unit(0.02 + 0.11 * static_cast<double>(steps.size())),
                              unit(0.14));
        paintOpen(space, pointer, 0.025);
        paintCaption(m_painter, at(space, 0.795, 0.87), steps, unit(0.27), QFont::DemiBold,
                     m_theme.colour(Colour::Text));
        if (each->damage > 0 && m_model.fireOn(space) == 0)
            paintLoss(space, 0.26, each->damage);
    }
    const bool isPlain = pointer.hovered.isValid() && !m_model.reachable.contains(pointer.hovered);
    if (isPlain && pointer.draggedFigure.isEmpty())
        paintRing(pointer.hovered, Colour::LineStrong, 0.04, std::max(1.5, unit(0.025)));
}

void CrossfieldPainter::paintOpen(CrossfieldSpace space, const CrossfieldPointer& pointer, double width)
{
    const bool isHovered = pointer.hovered == space;
    paintRing(space, Colour::ReachLine, isHovered ? 0.055 : 0.04, unit(isHovered ? 0.07 : width));
}

void CrossfieldPainter::paintLoss(CrossfieldSpace space, double x, int points)
{
    const QString minus = QStringLiteral("\u2212%1").arg(points); // no hyphen
    paintCaption(m_painter, at(space, x, 0.87), minus, unit(0.25), QFont::Bold, m_theme.colour(Colour::Text));
}

void CrossfieldPainter::paintOffered(const CrossfieldPointer& pointer)
{
    for (const CrossfieldSpace space : m_model.offeredSpaces) {
        paintOpen(space, pointer, 0.035);
        if (isOccupied(space) || crossfield::mound(space) != kaosball::Mound::None)
            continue;
        m_painter.setPen(Qt::NoPen);
        m_painter.setBrush(m_theme.colour(Colour::ReachLine));
        m_painter.drawEllipse(m_layout.centreOf(space), unit(0.07), unit(0.07));
    }
}

void CrossfieldPainter::paintFires()
{
    for (const kaosball::Fire& fire : m_model.fires) {
        if (isOccupied(fire.space))
            continue; // under a figure it is a badge
        const int damage = std::max(m_model.reachable.value(fire.space).damage, fire.tokens);
        paintFlame(m_painter, at(fire.space, 0.38, 0.42), unit(0.52), m_theme);
        paintLoss(fire.space, 0.27, damage);
    }
}

void CrossfieldPainter::paintReactions()
{
    for (auto each = m_model.reactions.begin(); each != m_model.reactions.end(); ++each) {
        // One mark a seat, however many of its figures may react.
        QList<int> seats;
        for (const CrossfieldReaction& reaction : each.value()) {
            if (!seats.contains(reaction.seat))
                seats.append(reaction.seat);
        }
        double x = 0.24;
        for (const int seat : seats) {
            QPen edge(m_theme.colour(Colour::Sunken), unit(0.03));
            edge.setJoinStyle(Qt::MiterJoin);
            const QPointF middle = at(each.key(), x, 0.24);
            m_painter.setPen(edge);
            m_painter.setBrush(m_theme.seat(seat));
            const double r = unit(0.19);
            const QPolygonF diamond{QPointF(0, -r), QPointF(r, 0), QPointF(0, r), QPointF(-r, 0)};
            m_painter.drawPolygon(diamond.translated(middle));
            m_painter.setPen(QPen(m_theme.seatInk(seat), unit(0.05), Qt::SolidLine, Qt::RoundCap));
            m_painter.drawLine(middle - QPointF(0, unit(0.1)), middle + QPointF(0, unit(0.02)));
            m_painter.drawPoint(middle + QPointF(0, unit(0.09)));
            x += 0.27;
        }
    }
}

} // namespace whistle

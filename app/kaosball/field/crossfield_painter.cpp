// SPDX-License-Identifier: GPL-3.0-or-later
#include "kaosball/field/crossfield_painter.h"

#include "kaosball/field/figure_painter.h"
#include "look/emblem.h"

#include <QtMath>

#include <algorithm>
#include <array>
#include <cmath>

namespace whistle {

namespace {

// Shares of a cell.
constexpr double gap = 0.02; // to each side, so that 4 % lie between two cells
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

/// A minus sign, not a hyphen.
QString loss(int points)
{
    return QStringLiteral("\u2212%1").arg(points);
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
        paintCell(space, m_theme.colour(isMidfield(space) ? Colour::FieldMid : Colour::FieldArm),
                  m_theme.colour(Colour::FieldLine));
        paintPost(space);
    }
    paintCaptions();
}

void CrossfieldPainter::paintCell(CrossfieldSpace space, const QColor& fill, const QColor& line)
{
    m_painter.setPen(QPen(line, std::max(1.0, unit(0.015))));
    m_painter.setBrush(fill);
    m_painter.drawRoundedRect(inset(space, gap), unit(cellRadius), unit(cellRadius));
}

void CrossfieldPainter::paintPost(CrossfieldSpace space)
{
    const CrossfieldPrint print = printOn(space);
    if (print == CrossfieldPrint::Centre && m_model.scoreTokenOn(nameOf(space)) == CrossfieldModel::nobody) {
        m_painter.setPen(QPen(m_theme.colour(Colour::FieldMark), unit(0.04)));
        m_painter.drawLine(at(space, 0.5, 0.34), at(space, 0.5, 0.66));
        m_painter.drawLine(at(space, 0.34, 0.5), at(space, 0.66, 0.5));
        return;
    }
    if (print != CrossfieldPrint::RunnerPost && print != CrossfieldPrint::BruiserPost)
        return;
    const int seat = m_model.seatOf(*sideOf(space));
    const QColor colour = seat > 0 ? faded(m_theme.seat(seat), 0.75) : faded(m_theme.colour(Colour::FieldMark), 0.5);
    m_painter.setPen(QPen(colour, std::max(1.5, unit(0.03))));
    m_painter.setBrush(Qt::NoBrush);
    if (print == CrossfieldPrint::RunnerPost)
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
    paintReach(pointer);
    paintOffered(pointer);
    paintFires();
    paintReactions();
    paintPath(pointer.dragPath.isEmpty() ? m_model.path : pointer.dragPath);
    paintWalls();
    paintFigures(pointer);
    paintBadges();
    paintLooseBall();
    if (pointer.cursor)
        paintCursor(*pointer.cursor);
    if (pointer.edge && m_model.isOffered(*pointer.edge)) {
        paintBar(*pointer.edge, 0.10, 0.20, m_theme.colour(Colour::FocusOuter));
        paintBar(*pointer.edge, 0.15, 0.12, m_theme.colour(Colour::TextMuted));
    }
}

bool CrossfieldPainter::isOccupied(const QString& space) const
{
    return std::any_of(m_model.figures.begin(), m_model.figures.end(),
                       [&](const CrossfieldFigure& figure) { return figure.space == space; });
}

void CrossfieldPainter::paintOpenSpaces()
{
    const auto lighten = [this](const QString& name) {
        if (const auto space = crossfieldSpace(name)) {
            paintCell(*space, m_theme.colour(Colour::Reach), m_theme.colour(Colour::FieldLine));
            paintPost(*space);
        }
    };
    for (auto each = m_model.reachable.keyBegin(); each != m_model.reachable.keyEnd(); ++each)
        lighten(*each);
    for (const QString& name : m_model.offeredSpaces)
        lighten(name);
}

void CrossfieldPainter::paintMounds()
{
    for (const CrossfieldSpace space : crossfieldSpaces()) {
        const CrossfieldPrint print = printOn(space);
        if (print == CrossfieldPrint::MinorMound) {
            paintMound(space, m_model.minorMoundWorth, m_theme.colour(Colour::FieldMark), CrossfieldModel::nobody,
                       false);
        } else if (print == CrossfieldPrint::MajorMound) {
            const int seat = m_model.seatOf(*sideOf(space));
            paintMound(space, m_model.majorMoundWorth,
                       seat > 0 ? m_theme.seat(seat) : faded(m_theme.colour(Colour::FieldMark), 0.4), seat, true);
        }
    }
    for (const CrossfieldScoreToken& token : m_model.scoreTokens) {
        if (const auto space = crossfieldSpace(token.space))
            paintMound(*space, m_model.minorMoundWorth, m_theme.seat(token.seat), token.seat, false);
    }
}

void CrossfieldPainter::paintMound(CrossfieldSpace space, int worth, const QColor& colour, int seat, bool isMajor)
{
    const QString number = worth > 0 ? QString::number(worth) : QString();
    if (isOccupied(nameOf(space))) {
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
        for (const QString& name : zone.value()) {
            const auto space = crossfieldSpace(name);
            if (!space)
                continue;
            m_painter.save();
            m_painter.setClipRect(inset(*space, gap * 2));
            for (double shift = -0.75; shift <= 0.75; shift += 0.15) {
                const QPointF middle = m_layout.centreOf(*space) + across * unit(shift);
                m_painter.drawLine(middle - along * unit(0.75), middle + along * unit(0.75));
            }
            m_painter.restore();
        }
    }
}

void CrossfieldPainter::paintReach(const CrossfieldPointer& pointer)
{
    for (auto each = m_model.reachable.begin(); each != m_model.reachable.end(); ++each) {
        const auto space = crossfieldSpace(each.key());
        if (!space)
            continue;
        const QString steps = QString::number(each->steps);
        // Keeps the rings of mounds and posts out of the number.
        m_painter.setPen(Qt::NoPen);
        m_painter.setBrush(m_theme.colour(Colour::Reach));
        m_painter.drawEllipse(at(*space, 0.795, 0.775), unit(0.02 + 0.11 * static_cast<double>(steps.size())),
                              unit(0.14));
        const bool isHovered = pointer.hovered == space;
        m_painter.setPen(QPen(m_theme.colour(Colour::ReachLine), unit(isHovered ? 0.07 : 0.025)));
        m_painter.setBrush(Qt::NoBrush);
        m_painter.drawRoundedRect(inset(*space, isHovered ? 0.055 : 0.04), unit(0.07), unit(0.07));
        paintCaption(m_painter, at(*space, 0.795, 0.87), steps, unit(0.27), QFont::DemiBold,
                     m_theme.colour(Colour::Text));
        if (each->damage > 0 && m_model.fireOn(each.key()) == 0)
            paintCaption(m_painter, at(*space, 0.26, 0.87), loss(each->damage), unit(0.25), QFont::Bold,
                         m_theme.colour(Colour::Text));
    }
    const bool isPlain = pointer.hovered && !m_model.reachable.contains(nameOf(*pointer.hovered));
    if (isPlain && pointer.draggedFigure.isEmpty()) {
        m_painter.setPen(QPen(m_theme.colour(Colour::LineStrong), std::max(1.5, unit(0.025))));
        m_painter.setBrush(Qt::NoBrush);
        m_painter.drawRoundedRect(inset(*pointer.hovered, 0.04), unit(0.07), unit(0.07));
    }
}

void CrossfieldPainter::paintOffered(const CrossfieldPointer& pointer)
{
    for (const QString& name : m_model.offeredSpaces) {
        const auto space = crossfieldSpace(name);
        if (!space)
            continue;
        const bool isHovered = pointer.hovered == space;
        m_painter.setPen(QPen(m_theme.colour(Colour::ReachLine), unit(isHovered ? 0.07 : 0.035)));
        m_painter.setBrush(Qt::NoBrush);
        m_painter.drawRoundedRect(inset(*space, isHovered ? 0.055 : 0.04), unit(0.07), unit(0.07));
        if (isOccupied(name) || printOn(*space) == CrossfieldPrint::MinorMound ||
            printOn(*space) == CrossfieldPrint::MajorMound)
            continue;
        m_painter.setPen(Qt::NoPen);
        m_painter.setBrush(m_theme.colour(Colour::ReachLine));
        m_painter.drawEllipse(m_layout.centreOf(*space), unit(0.07), unit(0.07));
    }
}

void CrossfieldPainter::paintFires()
{
    for (const CrossfieldFire& fire : m_model.fires) {
        const auto space = crossfieldSpace(fire.space);
        if (!space || isOccupied(fire.space))
            continue; // under a figure it is a badge
        const auto reach = m_model.reachable.constFind(fire.space);
        const int damage = reach == m_model.reachable.cend() ? fire.tokens : std::max(reach->damage, fire.tokens);
        paintFlame(m_painter, at(*space, 0.38, 0.42), unit(0.52), m_theme);
        paintCaption(m_painter, at(*space, 0.27, 0.87), loss(damage), unit(0.25), QFont::Bold,
                     m_theme.colour(Colour::Text));
    }
}

void CrossfieldPainter::paintReactions()
{
    for (auto each = m_model.reactions.begin(); each != m_model.reactions.end(); ++each) {
        const auto space = crossfieldSpace(each.key());
        if (!space)
            continue;
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
            const QPointF middle = at(*space, x, 0.24);
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

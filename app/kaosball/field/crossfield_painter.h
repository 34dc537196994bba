// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kaosball/field/crossfield_geometry.h"
#include "kaosball/field/crossfield_model.h"
#include "look/theme.h"

#include <QPainter>

#include <optional>
#include <vector>

namespace whistle {

/// A figure on its way from space to space; the model has it at the end already.
struct CrossfieldMotion {
    QString figure;
    std::vector<CrossfieldSpace> way;
};

/// Where the reader's finger, mouse and keyboard are.
struct CrossfieldPointer {
    CrossfieldSpace hovered;
    CrossfieldSpace cursor;             ///< the keyboard's space, only while it is to be seen
    std::optional<CrossfieldEdge> edge; ///< the offered border under the mouse or chosen by keys
    QString draggedFigure;              ///< id, empty for none
    QPointF draggedTo;
    std::vector<CrossfieldSpace> dragPath;
    std::vector<CrossfieldMotion> motions;
    double progress = 0; ///< of all motions, 0-1
};

/// Where a figure is drawn: the lying ones of a space make room for the standing one and for each other.
struct CrossfieldFigurePlace {
    const CrossfieldFigure* figure = nullptr;
    QPointF middle;
    double scale = 1; ///< of a cell's ordinary figure
};

/// The places of figures that share a space (lying ones first, as figuresOn returns them), in that order.
[[nodiscard]] std::vector<CrossfieldFigurePlace> placesOn(const CrossfieldLayout& layout, CrossfieldSpace space,
                                                          const std::vector<const CrossfieldFigure*>& figures);

/// Paints the crossfield of one model in one layout.
class CrossfieldPainter {
public:
    CrossfieldPainter(QPainter& painter, const CrossfieldLayout& layout, const CrossfieldModel& model,
                      const Theme& theme);

    /// What stays while figures move: cells, scrimmage lines, letters and digits.
    void paintField();
    /// Everything that lies on the field, and where the pointer is.
    void paintPosition(const CrossfieldPointer& pointer);

private:
    struct Badge {
        CrossfieldSpace space;
        QString number;
        QColor colour;
    };

    void paintCell(CrossfieldSpace space, const QColor& fill, const QColor& line);
    void paintPost(CrossfieldSpace space);
    void paintCaptions();
    void paintOpenSpaces();
    void paintMounds();
    void paintMound(CrossfieldSpace space, int worth, const QColor& colour, int seat, bool isMajor);
    /// The worth of the mounds that figures stand or lie on.
    void paintBadges();
    void paintKillzones();
    void paintReach(const CrossfieldPointer& pointer);
    /// Round a space that may be chosen; `width` (a share of a cell) while the pointer is elsewhere.
    void paintOpen(CrossfieldSpace space, const CrossfieldPointer& pointer, double width);
    /// `share` of a cell inside of the space, `width` in pixels.
    void paintRing(CrossfieldSpace space, Colour colour, double share, double width);
    /// The damage that it costs to come here.
    void paintLoss(CrossfieldSpace space, double x, int points);
    void paintOffered(const CrossfieldPointer& pointer);
    void paintFires();
    void paintReactions();
    void paintPath(const std::vector<CrossfieldSpace>& path);
    // What the last turn has left (crossfield_painter_traces.cpp).
    void paintTraces(const CrossfieldPointer& pointer);
    void paintBand(const QPolygonF& line, const QColor& colour);
    void paintArrow(const QPolygonF& line, const QColor& colour);
    void paintGhost(const FigureLook& look, QPointF middle);
    void paintFallen(const CrossfieldTrace& trace);
    void paintBar(const CrossfieldEdge& edge, double margin, double width, const QColor& colour);
    void paintWalls();
    void paintFigures(const CrossfieldPointer& pointer);
    void paintOne(const CrossfieldFigure& figure, QPointF middle, double scale);
    void paintTarget(QPointF middle, double scale);
    void paintLooseBall();
    void paintCursor(CrossfieldSpace space);

    [[nodiscard]] QPointF at(CrossfieldSpace space, double x, double y) const;
    [[nodiscard]] double unit(double share) const { return m_layout.cell() * share; }
    [[nodiscard]] QRectF inset(CrossfieldSpace space, double share) const;
    [[nodiscard]] bool isOccupied(CrossfieldSpace space) const;

    QPainter& m_painter;
    const CrossfieldLayout& m_layout;
    const CrossfieldModel& m_model;
    const Theme& m_theme;
    std::vector<Badge> m_badges;
};

} // namespace whistle

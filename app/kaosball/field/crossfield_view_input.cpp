// SPDX-License-Identifier: GPL-3.0-or-later
// The part of CrossfieldView that listens to mouse, finger and keys.
#include "kaosball/field/crossfield_view.h"

#include <QApplication>
#include <QContextMenuEvent>
#include <QGesture>
#include <QGestureEvent>
#include <QKeyEvent>
#include <QMouseEvent>

namespace whistle {

namespace {

std::optional<QPoint> arrowOf(int key)
{
    switch (key) {
    case Qt::Key_Left:
        return QPoint(-1, 0);
    case Qt::Key_Right:
        return QPoint(1, 0);
    case Qt::Key_Up:
        return QPoint(0, -1);
    case Qt::Key_Down:
        return QPoint(0, 1);
    default:
        return {};
    }
}

bool isPlainOrShifted(const QKeyEvent& event)
{
    return (event.modifiers() & ~(Qt::ShiftModifier | Qt::KeypadModifier)) == Qt::NoModifier;
}

} // namespace

bool CrossfieldView::event(QEvent* event)
{
    // After G the next two keys are a space's name, whatever shortcuts the page has on them.
    if (event->type() == QEvent::ShortcutOverride && m_jump != Jump::None) {
        event->accept();
        return true;
    }
    if (event->type() == QEvent::Gesture) {
        const QGesture* held = static_cast<QGestureEvent*>(event)->gesture(Qt::TapAndHoldGesture);
        if (held != nullptr && held->state() == Qt::GestureFinished && m_pointer.draggedFigure.isEmpty())
            hold(figureAt(mapFromGlobal(static_cast<const QTapAndHoldGesture*>(held)->position())));
        return true;
    }
    if (event->type() == QEvent::ToolTip) // the page says what lies under the mouse
        return QWidget::event(event);     // NOLINT(bugprone-parent-virtual-call)
    return Board::event(event);
}

void CrossfieldView::hover(CrossfieldSpace space, std::optional<CrossfieldEdge> edge)
{
    const bool isElsewhere = space != m_pointer.hovered;
    if (!isElsewhere && edge == m_pointer.edge)
        return;
    m_pointer.hovered = space;
    m_pointer.edge = edge;
    update();
    if (isElsewhere)
        Q_EMIT hovered(space);
}

void CrossfieldView::mousePressEvent(QMouseEvent* event)
{
    if (event->button() != Qt::LeftButton)
        return;
    const QPointF point = event->position();
    m_pointer.cursor = {};
    m_pressedAt = point;
    m_pressIsDone = false;
    m_pressedFigure.clear();
    setCursorPlace(spaceAt(point).index);
    update();
    const CrossfieldFigure* figure = edgeAt(point) ? nullptr : figureAt(point);
    if (!figure || !isMeant(*figure) || m_model.targets.contains(figure->id))
        return;
    m_pressedFigure = figure->id;
    if (figure->id != m_model.chosenFigure) {
        m_pressIsDone = true;
        Q_EMIT figurePressed(m_pressedFigure);
    }
}

void CrossfieldView::mouseMoveEvent(QMouseEvent* event)
{
    const QPointF point = event->position();
    hover(spaceAt(point), edgeAt(point));
    if (!m_pressedAt || m_pressedFigure.isEmpty() || m_pressedFigure != m_model.chosenFigure)
        return;
    const bool isDragging = !m_pointer.draggedFigure.isEmpty();
    if (!isDragging && (point - *m_pressedAt).manhattanLength() < QApplication::startDragDistance())
        return;
    if (!isDragging) {
        const CrossfieldFigure* figure = m_model.figure(m_pressedFigure);
        if (!figure)
            return;
        startDrag(*figure, point);
    }
    dragTo(point);
}

void CrossfieldView::startDrag(const CrossfieldFigure& figure, QPointF point)
{
    m_pointer.draggedFigure = figure.id;
    m_pointer.draggedTo = point;
    m_fingerPath = CrossfieldFingerPath(figure.space);
}

void CrossfieldView::dragTo(QPointF point)
{
    m_pointer.draggedTo = point;
    if (const CrossfieldSpace space = spaceAt(point); space.isValid())
        m_fingerPath.moveTo(space, m_model);
    m_pointer.dragPath = m_fingerPath.spaces();
    update();
}

void CrossfieldView::mouseReleaseEvent(QMouseEvent* event)
{
    if (event->button() != Qt::LeftButton || !m_pressedAt)
        return;
    const QPointF pressedAt = *m_pressedAt;
    const QPointF point = event->position();
    m_pressedAt.reset();
    if (!m_pointer.draggedFigure.isEmpty())
        drop(point);
    else if (!m_pressIsDone && spaceAt(pressedAt) == spaceAt(point))
        pressPoint(point);
}

void CrossfieldView::drop(QPointF point)
{
    dragTo(point);
    const QString figure = m_pointer.draggedFigure;
    const std::vector<CrossfieldSpace> path = m_fingerPath.entered();
    const CrossfieldSpace end = m_fingerPath.spaces().back();
    letGo();
    const CrossfieldSpace space = spaceAt(point);
    if (!space.isValid())
        return; // off the field: put back
    const CrossfieldFigure* under = figureAt(point);
    if (under != nullptr && under->id != figure && m_model.targets.contains(under->id)) {
        Q_EMIT droppedOn(figure, path, QString(under->id));
        return;
    }
    if (space != end) {
        pressPoint(point); // beyond what is offered: the page says why not
    } else if (!path.empty()) {
        m_droppedFigure = figure;
        Q_EMIT pathDragged(figure, path);
    }
}

void CrossfieldView::letGo()
{
    m_pointer.draggedFigure.clear();
    m_pointer.dragPath.clear();
    m_pressedFigure.clear();
    m_pressedAt.reset();
    update();
}

void CrossfieldView::pressPoint(QPointF point)
{
    if (const auto edge = edgeAt(point)) {
        Q_EMIT edgePressed(*edge);
        return;
    }
    const CrossfieldSpace space = spaceAt(point);
    if (!space.isValid())
        return;
    const CrossfieldFigure* figure = figureAt(point);
    if (figure && isMeant(*figure))
        Q_EMIT figurePressed(QString(figure->id));
    else
        Q_EMIT spacePressed(space);
}

void CrossfieldView::hold(const CrossfieldFigure* figure)
{
    if (figure == nullptr)
        return;
    const QString id = figure->id;
    letGo(); // what is held is not pressed
    Q_EMIT figureHeld(id);
}

void CrossfieldView::contextMenuEvent(QContextMenuEvent* event)
{
    if (event->reason() == QContextMenuEvent::Mouse) {
        hold(figureAt(event->pos()));
        return;
    }
    const auto figures = m_model.figuresOn(cursorSpace());
    hold(figures.empty() ? nullptr : figures.back());
}

void CrossfieldView::leaveEvent(QEvent*)
{
    hover({}, {});
}

void CrossfieldView::pressSpace(CrossfieldSpace space)
{
    // Targets come first, then the standing figure, then those that lie.
    const auto figures = m_model.figuresOn(space);
    const CrossfieldFigure* meant = nullptr;
    for (const CrossfieldFigure* figure : figures) {
        const bool isTarget = m_model.targets.contains(figure->id);
        if (isMeant(*figure) && (!meant || isTarget || !m_model.targets.contains(meant->id)))
            meant = figure;
    }
    if (meant)
        Q_EMIT figurePressed(QString(meant->id));
    else
        Q_EMIT spacePressed(space);
}

void CrossfieldView::setCursorSpace(CrossfieldSpace space)
{
    m_pointer.cursor = space;
    m_pointer.edge.reset();
    setCursorPlace(space.index);
    Q_EMIT hovered(space);
}

void CrossfieldView::moveCursor(QPoint screenStep, bool toBorder)
{
    const CrossfieldSpace to = m_layout.stepped(cursorSpace(), screenStep);
    if (!toBorder) {
        setCursorSpace(to.isValid() ? to : cursorSpace());
        return;
    }
    m_pointer.cursor = cursorSpace();
    if (const CrossfieldEdge edge = kaosball::wallBetween(cursorSpace(), to); m_model.isOffered(edge))
        m_pointer.edge = edge;
    update();
}

void CrossfieldView::continueJump(const QString& text)
{
    const QChar key = text.isEmpty() ? QChar() : text.at(0).toLower();
    if (m_jump == Jump::Letter && key >= QLatin1Char('a') && key <= QLatin1Char('i')) {
        m_jumpColumn = key.unicode() - u'a';
        m_jump = Jump::Digit;
        return;
    }
    if (std::exchange(m_jump, Jump::None) == Jump::Digit) {
        if (const CrossfieldSpace space = kaosball::crossfield::at(m_jumpColumn, key.unicode() - u'1'); space.isValid())
            setCursorSpace(space);
    }
}

void CrossfieldView::beginJump()
{
    setFocus(Qt::ShortcutFocusReason);
    m_jump = Jump::Letter;
}

void CrossfieldView::keyPressEvent(QKeyEvent* event)
{
    if (m_jump != Jump::None) {
        if (!event->text().isEmpty()) // a mere Shift is no answer
            continueJump(event->text());
        return;
    }
    if (const auto arrow = arrowOf(event->key()); arrow && isPlainOrShifted(*event)) {
        moveCursor(*arrow, event->modifiers().testFlag(Qt::ShiftModifier));
        return;
    }
    switch (event->key()) {
    case Qt::Key_Space:
    case Qt::Key_Return:
    case Qt::Key_Enter:
        m_pointer.cursor = cursorSpace();
        update();
        if (m_pointer.edge)
            Q_EMIT edgePressed(CrossfieldEdge(*m_pointer.edge));
        else
            pressSpace(cursorSpace());
        return;
    case Qt::Key_G:
        if (event->modifiers() == Qt::NoModifier)
            return beginJump();
        break;
    case Qt::Key_Escape:
        if (!m_pointer.draggedFigure.isEmpty()) {
            letGo();
            return;
        }
        break;
    default:
        break;
    }
    QWidget::keyPressEvent(event); // NOLINT(bugprone-parent-virtual-call): the cursor of Board is not this one
}

void CrossfieldView::focusInEvent(QFocusEvent* event)
{
    const bool isByKey = event->reason() == Qt::TabFocusReason || event->reason() == Qt::BacktabFocusReason ||
                         event->reason() == Qt::ShortcutFocusReason;
    if (isByKey)
        m_pointer.cursor = cursorSpace();
    Board::focusInEvent(event);
}

void CrossfieldView::focusOutEvent(QFocusEvent* event)
{
    Board::focusOutEvent(event);
    m_pointer.cursor = {};
    m_jump = Jump::None;
    update();
}

} // namespace whistle

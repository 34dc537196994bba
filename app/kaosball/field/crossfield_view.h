// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "controls/boards/board.h"
#include "kaosball/field/crossfield_geometry.h"
#include "kaosball/field/crossfield_model.h"
#include "kaosball/field/crossfield_painter.h"

#include <QPixmap>
#include <QVariantAnimation>

namespace whistle {

/// The crossfield: shows a model and says what was pressed, drawn or pointed at. It knows no rule.
///
/// With a finger or a mouse: a figure that is not chosen yet is pressed at once, so that the page can light up its
/// spaces while it is already being dragged; everything else is pressed when the finger is lifted in the same place.
/// With keys: arrows move the cursor, Space or Enter presses, Shift with an arrow goes to an offered border,
/// G then letter and digit jumps to a space, Esc lets go of a dragged figure.
class CrossfieldView : public Board {
    Q_OBJECT

public:
    explicit CrossfieldView(QWidget* parent = nullptr);

    void setModel(const CrossfieldModel& model);
    [[nodiscard]] const CrossfieldModel& model() const { return m_model; }
    /// Where everything lies now, in pixels of this widget.
    [[nodiscard]] const CrossfieldLayout& layoutOfField() const { return m_layout; }
    /// A free corner for the page's own widgets: 0 upper left, 1 upper right, 2 lower left, 3 lower right.
    [[nodiscard]] QRect cornerRect(int corner) const { return m_layout.cornerRect(corner); }

    [[nodiscard]] CrossfieldSpace spaceAt(QPointF point) const { return m_layout.spaceAt(point); }
    /// The figure drawn at this point; null where there is only field.
    [[nodiscard]] const CrossfieldFigure* figureAt(QPointF point) const;
    /// The offered border within reach of a finger at this point.
    [[nodiscard]] std::optional<CrossfieldEdge> edgeAt(QPointF point) const;

    /// The space that keys act on.
    [[nodiscard]] CrossfieldSpace cursorSpace() const { return spaceOf(cursor()); }
    void setCursorSpace(CrossfieldSpace space);
    /// As Space does on the cursor: a figure that may be meant, or the space itself.
    void pressSpace(CrossfieldSpace space);

    /// Places are the spaces in the order of crossfieldSpaces().
    [[nodiscard]] int placeCount() const override { return crossfieldSpaceCount; }
    [[nodiscard]] QRectF placeRect(int place) const override;
    [[nodiscard]] QString placeWords(int place) const override;
    [[nodiscard]] bool isChosen(int place) const override;
    void pressPlace(int place) override;
    /// The offered borders of the space.
    [[nodiscard]] QStringList placeActions(int place) const override;
    void doPlaceAction(int place, int action) override;

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;
    /// The next two keys are the name of the space that the keyboard goes to.
    void beginJump();

Q_SIGNALS:
    void figurePressed(const QString& id);
    void spacePressed(whistle::kaosball::Space space);
    void edgePressed(const whistle::kaosball::Wall& edge);
    /// The chosen figure was dragged: the spaces it entered, in order, without the one it stood on.
    void pathDragged(const QString& figure, const std::vector<whistle::kaosball::Space>& path);
    /// The chosen figure was dragged onto one of the targets: the spaces drawn on the way, none where it stood beside.
    void droppedOn(const QString& figure, const std::vector<whistle::kaosball::Space>& path, const QString& target);
    /// Held with the finger, or asked about by the right button or the menu key: what is it?
    void figureHeld(const QString& id);
    /// The space under the mouse or the keyboard's cursor, or none.
    void hovered(whistle::kaosball::Space space);
    /// The field was moved or scaled; widgets in the free corners follow.
    void cornersMoved();

protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

private:
    /// G was pressed and a space name is awaited.
    enum class Jump { None, Letter, Digit };

    void renewLayout();
    void renewField();
    /// Lets the figures whose space is another one than before go there.
    void startMotions(const CrossfieldModel& before);
    void endMotions();
    void hover(CrossfieldSpace space, std::optional<CrossfieldEdge> edge);
    void moveCursor(QPoint screenStep, bool toBorder);
    void continueJump(const QString& text);
    void pressPoint(QPointF point);
    void startDrag(const CrossfieldFigure& figure, QPointF point);
    void dragTo(QPointF point);
    void drop(QPointF point);
    void letGo();
    void hold(const CrossfieldFigure* figure);
    [[nodiscard]] bool isMeant(const CrossfieldFigure& figure) const;
    [[nodiscard]] static CrossfieldSpace spaceOf(int place) { return {static_cast<std::int8_t>(place)}; }

    CrossfieldModel m_model;
    CrossfieldLayout m_layout;
    CrossfieldPointer m_pointer;
    QPixmap m_field; ///< the part that stays while figures move
    Jump m_jump = Jump::None;
    int m_jumpColumn = 0;
    std::optional<QPointF> m_pressedAt;
    bool m_pressIsDone = false; ///< the press was already told when the finger came down
    QString m_pressedFigure;    ///< id of what a drag would take along
    CrossfieldFingerPath m_fingerPath;
    QString m_droppedFigure; ///< is where it goes already, so it needs no motion
    QVariantAnimation m_motion;
};

} // namespace whistle

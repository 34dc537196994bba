// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "look/painted.h"

#include <QRectF>
#include <QStringList>
#include <QWidget>
#include <utility>

namespace whistle {

/// A painted board as screen readers know it: a widget that says where its places are, what lies there, and what
/// pressing one does. The board stays one widget with an accessible child per place.
class Board : public Painted<QWidget> {
    Q_OBJECT
public:
    explicit Board(QWidget* parent = nullptr);

    /// The number of places never changes.
    [[nodiscard]] virtual int placeCount() const = 0;
    /// In pixels of the widget; empty for a place that is not shown now.
    [[nodiscard]] virtual QRectF placeRect(int place) const = 0;
    /// What lies there and what may be done, in whole words.
    [[nodiscard]] virtual QString placeWords(int place) const = 0;
    [[nodiscard]] virtual bool isChosen(int place) const = 0;
    /// As a tap or Space does; where a board does nothing else, it is told.
    virtual void pressPlace(int place) { Q_EMIT placePressed(place); }
    /// What may be done at the place besides pressing it (a border beside it that may be chosen), in words, and doing
    /// one of them.
    [[nodiscard]] virtual QStringList placeActions(int /*place*/) const { return {}; }
    virtual void doPlaceAction(int /*place*/, int /*action*/) {}

    /// The place that keys act on.
    [[nodiscard]] int cursor() const { return m_cursor; }
    void setCursorPlace(int place);
    /// The place at this point; -1: none. Of places that overlap the later one lies on top. A board whose places are no
    /// rectangles says so here.
    [[nodiscard]] virtual int placeAt(QPointF point) const;

Q_SIGNALS:
    void placePressed(int place);
    /// Pressed at one place, and let go at another.
    void pulled(int from, int to);
    /// The place was pressed, and let go outside of the board.
    void dropped(int place, QPoint globalPosition);

protected:
    /// What it is called; asked for again in another language. To be said once, by the board's constructor.
    void setName(QString (*name)());
    bool event(QEvent* event) override;
    void sayNames() override;
    /// Arrows go to the nearest place on that side, Space and Enter press.
    void keyPressEvent(QKeyEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    /// The ring round the place that has the keyboard, where one is to be seen; call it last when painting.
    void paintCursor(QPainter& painter, double radius) const;
    /// Tells screen readers that what lies on the board is another than before.
    void tellChanged();

private:
    void moveCursor(QPointF direction);

    QString (*m_name)() = nullptr;
    int m_cursor = 0;
    int m_pressed = -1;
};

/// A board that shows a plain value of the game's.
template <class Model>
class BoardOf : public Board {
public:
    explicit BoardOf(QWidget* parent, Model model = {}) : Board(parent), m_model(std::move(model)) {}
    void setModel(Model model)
    {
        if (model == m_model)
            return;
        const std::pair before{sizeHint(), minimumSizeHint()};
        m_model = std::move(model);
        if (before != std::pair{sizeHint(), minimumSizeHint()})
            updateGeometry();
        tellChanged();
        update();
    }
    [[nodiscard]] const Model& model() const { return m_model; }

protected:
    Model m_model;
};

} // namespace whistle

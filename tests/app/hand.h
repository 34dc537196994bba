// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPoint>
#include <QString>
#include <QStringList>
#include <Qt>

class QAbstractButton;
class QLineEdit;
class QWidget;

namespace whistle {

class Board;
class CrossfieldView;

/// How a user reaches the controls of a window: with the mouse alone or with the keyboard alone. Nothing is called; the
/// events go to the window and find their own way. Every act says why it could not be done; empty: it was.
class Hand {
public:
    enum class With { Mouse, Keys };
    explicit Hand(QWidget& window, With with = With::Mouse) : m_window(window), m_with(with) {}

    [[nodiscard]] bool hasKeys() const { return m_with == With::Keys; }

    /// A click in its middle, scrolled to by the wheel; or its key, or Tab until it has the focus and Space.
    QString press(QAbstractButton& button);
    /// Held, to what has come into sight by then, and let go there; or Space held, and the arrows.
    QString holdTo(QAbstractButton& button, const QString& goal);
    QString type(QLineEdit& field, const QString& text);
    /// A key of its own, for what listens to keys itself.
    void key(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier);

    /// A place of a board: a tap on it, or arrows from where the keyboard is, and Space.
    QString pressPlace(Board& board, int place);
    /// A tap on a space, a figure or an offered border; or G, its name and Space.
    QString pressSpace(CrossfieldView& field, const QString& space);
    QString pressFigure(CrossfieldView& field, const QString& figure);
    QString pressBorder(CrossfieldView& field, const QString& a, const QString& b);
    /// Takes the figure along a path with the mouse. With keys there is no dragging: its next spaces are pressed.
    QString drag(CrossfieldView& field, const QString& figure, const QStringList& path);

private:
    /// What was changed takes its place.
    static void settle();
    QString click(QWidget& widget, QPoint point);
    QString bringIntoSight(QWidget& widget, QPoint point);
    QString focus(QWidget& widget);
    QString jumpTo(CrossfieldView& field, const QString& space);
    [[nodiscard]] QPoint inWindow(const QWidget& widget, QPoint point) const;

    QWidget& m_window;
    With m_with;
};

} // namespace whistle

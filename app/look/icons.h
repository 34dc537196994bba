// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QIcon>
#include <QPainterPath>

class QPainter;

namespace whistle {

/// The drawings: 24 px grid, 2 px round line, no fill.
enum class Icon {
    Table,
    Ask,
    Book,
    Cup,
    Gear,
    Home,
    Undo,
    Redo,
    Clock,
    Check,
    Coin,
    Foul,
    Kill,
    Bell,
    Flame,
    Whistle,
    Play,
    Pause,
    Search,
    Plus,
    Minus,
    Close,
    More,
    Pen,
    Screen,
    Share,
    Refused,
    Mark,
    Cards,
    Die,
    Hand,
    Left,
    Right,
    Down,
    Sound,
    Crown,
    Flag,
    Sword,
    Shield,
    Bolt,
    Heart,
    Print,
    Info,
    Star,
    Phone,
    Eye,
    Network,
    Return,
    Calendar,
    Up,
    Lock,
    Chair,
    Laptop,
    Person,
};

/// The line of a drawing on its grid of 24 by 24.
[[nodiscard]] const QPainterPath& iconPath(Icon name);

/// The same as the text of an SVG path.
[[nodiscard]] QString iconText(Icon name);

/// Draws a line on that grid into a square box, in one colour; the line is 2/24 of the box.
void paintDrawing(QPainter& painter, const QRectF& box, const QPainterPath& drawing, const QColor& colour);
void paintIcon(QPainter& painter, const QRectF& box, Icon name, const QColor& colour);

/// The icon for stock widgets, sharp at every pixel ratio and dimmed when disabled. Follows no theme: ask again when
/// the theme changes.
[[nodiscard]] QIcon icon(Icon name, const QColor& colour);

} // namespace whistle

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QBoxLayout>
#include <initializer_list>

namespace whistle {

/// The room between the border of a widget and what is laid in it, in pixels.
struct Edges : QMargins {
    Edges(int all) : QMargins(all, all, all, all) {}
    Edges(int sides, int ends) : QMargins(sides, ends, sides, ends) {}
    Edges(int left, int top, int right, int bottom) : QMargins(left, top, right, bottom) {}
};

/// What stands in a row or a column: a widget or another layout, its share of the room that is left over, and its place
/// in its own room.
struct LaidPart {
    LaidPart(QWidget* part, int ofTheRest = 0, Qt::Alignment at = {}) : widget(part), share(ofTheRest), place(at) {}
    LaidPart(QLayout* part, int ofTheRest = 0) : layout(part), share(ofTheRest) {}
    /// Room alone.
    explicit LaidPart(int ofTheRest) : share(ofTheRest) {}
    QWidget* widget = nullptr;
    QLayout* layout = nullptr;
    int share;
    Qt::Alignment place;
};
inline const LaidPart spareRoom{1};
using LaidParts = std::initializer_list<LaidPart>;

inline void lay(QBoxLayout& layout, LaidParts parts)
{
    for (const LaidPart& part : parts) {
        if (part.widget != nullptr)
            layout.addWidget(part.widget, part.share, part.place);
        else if (part.layout != nullptr)
            layout.addLayout(part.layout, part.share);
        else
            layout.addStretch(part.share);
    }
}

/// Takes a part off the page that may be the one that was just pressed: out of sight at once, gone when that is over.
/// Null: there is none.
inline void letGo(QWidget* part)
{
    if (part == nullptr)
        return;
    if (part->parentWidget() != nullptr && part->parentWidget()->layout() != nullptr)
        part->parentWidget()->layout()->removeWidget(part);
    part->setObjectName({});
    part->hide();
    part->deleteLater();
}
inline void letGoOfAll(QLayout& layout)
{
    while (QLayoutItem* item = layout.takeAt(0)) {
        letGo(item->widget());
        delete item;
    }
}

/// A row or a column in the widget; without a spacing the usual room lies between its parts.
template <class Box>
Box* boxIn(QWidget& widget, const Edges& edges, int spacing, LaidParts parts)
{
    auto* box = new Box(&widget);
    box->setContentsMargins(edges);
    box->setSpacing(spacing);
    lay(*box, parts);
    return box;
}
inline QVBoxLayout* columnIn(QWidget& widget, const Edges& edges = 0, int spacing = -1, LaidParts parts = {})
{
    return boxIn<QVBoxLayout>(widget, edges, spacing, parts);
}
inline QVBoxLayout* columnIn(QWidget& widget, const Edges& edges, LaidParts parts)
{
    return boxIn<QVBoxLayout>(widget, edges, -1, parts);
}
inline QVBoxLayout* columnIn(QWidget& widget, const Edges& edges, int spacing, std::initializer_list<QWidget*> parts)
{
    auto* column = columnIn(widget, edges, spacing);
    for (QWidget* part : parts)
        column->addWidget(part);
    return column;
}
inline QHBoxLayout* rowIn(QWidget& widget, const Edges& edges = 0, int spacing = -1, LaidParts parts = {})
{
    return boxIn<QHBoxLayout>(widget, edges, spacing, parts);
}
inline QHBoxLayout* rowIn(QWidget& widget, const Edges& edges, LaidParts parts)
{
    return boxIn<QHBoxLayout>(widget, edges, -1, parts);
}

/// The same as a part of another one.
template <class Box>
[[nodiscard]] Box* boxOf(int spacing, LaidParts parts)
{
    auto* box = new Box;
    box->setSpacing(spacing);
    lay(*box, parts);
    return box;
}
[[nodiscard]] inline QVBoxLayout* columnOf(int spacing, LaidParts parts)
{
    return boxOf<QVBoxLayout>(spacing, parts);
}
[[nodiscard]] inline QVBoxLayout* columnOf(LaidParts parts)
{
    return boxOf<QVBoxLayout>(-1, parts);
}
[[nodiscard]] inline QHBoxLayout* rowOf(int spacing, LaidParts parts)
{
    return boxOf<QHBoxLayout>(spacing, parts);
}
[[nodiscard]] inline QHBoxLayout* rowOf(LaidParts parts)
{
    return boxOf<QHBoxLayout>(-1, parts);
}

} // namespace whistle

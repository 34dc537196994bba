// SPDX-License-Identifier: GPL-3.0-or-later
#include "controls/layout/scroller.h"

#include "look/theme.h"

#include <QEvent>
#include <QLayout>
#include <QPointer>
#include <QScrollBar>
#include <QTimer>
#include <algorithm>

namespace whistle {

namespace {

/// The height in which one can scroll and still see what for, in em of the text.
constexpr double leastEms = 6;

} // namespace

int YieldingColumn::heightForWidth(int width) const
{
    if (m_isMeasuring) // the least height is found on the way to the other
        return QVBoxLayout::heightForWidth(width);
    m_isMeasuring = true;
    const int least = QVBoxLayout::minimumHeightForWidth(width);
    m_isMeasuring = false;
    return least;
}

Scroller::Scroller(QWidget* content, QWidget* parent) : QScrollArea(parent)
{
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setWidget(content);
}

int Scroller::leastHeight(int width) const
{
    const QLayout* inside = widget()->layout();
    const int least = inside != nullptr && inside->hasHeightForWidth() ? inside->totalMinimumHeightForWidth(width)
                                                                       : widget()->minimumSizeHint().height();
    return std::max(least, widget()->minimumHeight());
}

QSize Scroller::sizeHint() const
{
    return widget()->sizeHint() + QSize(verticalScrollBar()->sizeHint().width(), 0);
}

QSize Scroller::minimumSizeHint() const
{
    const int wide = std::max(widget()->minimumSizeHint().width(), widget()->minimumWidth());
    // What is as high as its content goes by its width alone.
    const bool isBounded = sizePolicy().hasHeightForWidth();
    const int high = isBounded ? 0 : leastHeight(std::max(wide, viewport()->width()));
    return {wide + verticalScrollBar()->sizeHint().width(), std::min(high, qRound(em() * leastEms))};
}

void Scroller::setHighest(int height)
{
    m_highest = height;
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Preferred);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    updateGeometry();
}

int Scroller::heightForWidth(int width) const
{
    return std::min(leastHeight(width), m_highest);
}

// QScrollArea's own way of resizing takes the height that the content would like, and so scrolls where it need not.
void Scroller::fit()
{
    const QSize room = maximumViewportSize();
    QSize size(room.width(), leastHeight(room.width()));
    if (size.height() > room.height()) {
        size.setWidth(room.width() - verticalScrollBar()->sizeHint().width());
        size.setHeight(leastHeight(size.width()));
    }
    widget()->resize(size.expandedTo({0, room.height()}));
}

void Scroller::reveal(QWidget& part)
{
    // What has just been shown is laid out with the next events.
    QTimer::singleShot(0, this, [this, shown = QPointer<QWidget>(&part)] {
        fit();
        if (QLayout* inside = widget()->layout())
            inside->activate();
        if (shown && shown->isVisible())
            ensureWidgetVisible(shown);
    });
}

bool Scroller::eventFilter(QObject* watched, QEvent* event)
{
    const bool handled = QScrollArea::eventFilter(watched, event);
    if (watched == widget() && event->type() == QEvent::LayoutRequest) {
        updateGeometry();
        fit();
    }
    return handled;
}

bool Scroller::event(QEvent* event)
{
    if (event->type() == QEvent::LayoutRequest || event->type() == QEvent::StyleChange)
        fit();
    return QScrollArea::event(event);
}

void Scroller::resizeEvent(QResizeEvent* event)
{
    QScrollArea::resizeEvent(event);
    fit();
}

QScrollArea* scrolling(QWidget* content)
{
    auto* area = new QScrollArea;
    area->setWidgetResizable(true);
    area->setFrameShape(QFrame::NoFrame);
    area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    area->setFocusPolicy(Qt::NoFocus);
    area->setWidget(content);
    return area;
}

} // namespace whistle

#include "moc_scroller.cpp"

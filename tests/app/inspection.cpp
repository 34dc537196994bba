// SPDX-License-Identifier: GPL-3.0-or-later
#include "inspection.h"

#include "controls/layout/reading_order.h"
#include "controls/panels/curtain.h"
#include "controls/words/text_label.h"
#include "kaosball/field/crossfield_view.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAbstractSpinBox>
#include <QAccessible>
#include <QApplication>
#include <QComboBox>
#include <QFocusFrame>
#include <QLayout>
#include <QLineEdit>
#include <QScrollArea>
#include <QScrollBar>
#include <QSlider>
#include <QTest>
#include <algorithm>
#include <optional>
#include <set>

namespace whistle::inspection {

namespace {

constexpr int finger = 48;
constexpr int longestRound = 500;

QString whatIs(const QWidget& widget)
{
    QStringList path;
    for (const QWidget* at = &widget; at != nullptr && path.size() < 3; at = at->parentWidget()) {
        const QString name = at->objectName();
        if (!name.isEmpty() || at == &widget)
            path.prepend(name.isEmpty() ? QString::fromLatin1(at->metaObject()->className()) : name);
    }
    const auto* label = qobject_cast<const QLabel*>(&widget);
    const auto* button = qobject_cast<const QAbstractButton*>(&widget);
    const QString words = label != nullptr ? label->text() : button != nullptr ? button->accessibleName() : QString();
    return path.join(u'/') + (words.isEmpty() ? QString() : QStringLiteral(" \"%1\"").arg(words.left(60)));
}

bool isInner(const QWidget& widget)
{
    const auto has = [&](auto* none) {
        for (const QWidget* at = widget.parentWidget(); at != nullptr; at = at->parentWidget()) {
            if (qobject_cast<std::decay_t<decltype(none)>>(at) != nullptr)
                return true;
        }
        return false;
    };
    return widget.inherits("QScrollBar") || has(static_cast<const QAbstractSpinBox*>(nullptr)) ||
           has(static_cast<const QComboBox*>(nullptr)) || has(static_cast<const QAbstractItemView*>(nullptr));
}

/// What can be touched or have the keyboard.
QList<const QWidget*> controlsOf(const QWidget& window)
{
    QList<const QWidget*> controls;
    for (const QWidget* widget : window.findChildren<QWidget*>()) {
        const bool touched = qobject_cast<const QAbstractButton*>(widget) != nullptr ||
                             qobject_cast<const QLineEdit*>(widget) != nullptr ||
                             qobject_cast<const QComboBox*>(widget) != nullptr ||
                             qobject_cast<const QSlider*>(widget) != nullptr ||
                             qobject_cast<const QAbstractSpinBox*>(widget) != nullptr ||
                             qobject_cast<const QAbstractItemView*>(widget) != nullptr ||
                             qobject_cast<const CrossfieldView*>(widget) != nullptr;
        if (touched && widget->isVisible() && !isInner(*widget) &&
            !widget->testAttribute(Qt::WA_TransparentForMouseEvents))
            controls << widget;
    }
    return controls;
}

QString nameOf(const QWidget& widget)
{
    // The interface is the one that screen readers get.
    QAccessibleInterface* seen = QAccessible::queryAccessibleInterface(const_cast<QWidget*>(&widget));
    return seen == nullptr ? QString() : seen->text(QAccessible::Name).simplified();
}

QRect placeIn(const QWidget& widget, const QWidget& box)
{
    return {widget.mapTo(&box, QPoint(0, 0)), widget.size()};
}

bool isInScrollArea(const QWidget& viewport)
{
    const auto* area = qobject_cast<const QScrollArea*>(viewport.parentWidget());
    return area != nullptr && area->viewport() == &viewport;
}

QList<const QWidget*> shownChildren(const QWidget& box)
{
    QList<const QWidget*> children;
    for (const QObject* child : box.children()) {
        const auto* widget = qobject_cast<const QWidget*>(child);
        if (widget != nullptr && widget->isVisible() && !widget->isWindow() && !widget->size().isEmpty() &&
            qobject_cast<const QFocusFrame*>(widget) == nullptr)
            children << widget;
    }
    return children;
}

/// Whether anything that is seen of the box lies in this place of its parent: boxes that hold others have empty places.
bool isSeenIn(const QWidget& box, const QRect& place)
{
    if (!box.geometry().intersects(place))
        return false;
    const QList<const QWidget*> inside = shownChildren(box);
    const QRect here = place.intersected(box.geometry()).translated(-box.pos());
    return inside.isEmpty() ||
           std::any_of(inside.begin(), inside.end(), [&](const QWidget* child) { return isSeenIn(*child, here); });
}

/// Read before the other: above it, or on its line and left of it.
bool comesBefore(const QRect& a, const QRect& b)
{
    if (a.bottom() < b.top())
        return true;
    return a.top() <= b.bottom() && a.right() < b.left();
}

} // namespace

QStringList badNames(const QWidget& window)
{
    QStringList faults;
    std::map<const QWidget*, std::map<QString, const QWidget*>> said;
    for (const QWidget* control : controlsOf(window)) {
        const QString name = nameOf(*control);
        if (name.isEmpty()) {
            faults << whatIs(*control) + QStringLiteral(" has no name");
            continue;
        }
        const auto [other, isNew] = said[control->parentWidget()].emplace(name, control);
        if (!isNew)
            faults << QStringLiteral("%1 and %2 have the same name").arg(whatIs(*other->second), whatIs(*control));
    }
    return faults;
}

QStringList smallTargets(const QWidget& window)
{
    QStringList faults;
    for (const QWidget* control : controlsOf(window)) {
        if (control->focusPolicy() == Qt::NoFocus)
            continue; // a sign
        if (control->width() < finger || control->height() < finger)
            faults
                << QStringLiteral("%1 is %2 x %3").arg(whatIs(*control)).arg(control->width()).arg(control->height());
    }
    return faults;
}

QStringList badFocusOrder(QWidget& window)
{
    window.activateWindow(); // Tab goes to the active window
    QList<const QWidget*> order;
    const auto tab = [&] {
        QTest::keyClick(window.windowHandle(), Qt::Key_Tab);
        return QApplication::focusWidget();
    };
    for (const QWidget* at = tab(); at != nullptr && !order.contains(at) && order.size() < longestRound; at = tab())
        order << at;
    // Tab does not leave a curtain that is open.
    QWidget* round = &window;
    for (auto* curtain : window.findChildren<Curtain*>())
        round = curtain->isVisible() && curtain->isOpen() ? curtain : round;
    // The round begins where one begins to read.
    const std::vector<QWidget*> read = readingOrder(*round);
    if (const auto first = std::find(order.begin(), order.end(), read.front()); first != order.end())
        std::rotate(order.begin(), first, order.end());
    QStringList faults;
    // In each box: its children in the order in which Tab first comes into them.
    std::map<const QWidget*, QList<const QWidget*>> met;
    for (const QWidget* stop : order) {
        for (const QWidget* child = stop; child != &window; child = child->parentWidget()) {
            QList<const QWidget*>& children = met[child->parentWidget()];
            if (children.isEmpty() || children.last() != child) {
                if (children.contains(child))
                    faults << QStringLiteral("Tab comes back into %1").arg(whatIs(*child));
                children << child;
            }
        }
    }
    for (const QWidget* control : controlsOf(window)) {
        const bool isOfRound = round == &window || round->isAncestorOf(control);
        if (isOfRound && (control->focusPolicy() & Qt::TabFocus) == Qt::TabFocus && control->isEnabled() &&
            !order.contains(control))
            faults << QStringLiteral("Tab does not come to %1").arg(whatIs(*control));
    }
    for (const auto& [box, children] : met) {
        for (int i = 1; i < children.size(); ++i) {
            if (comesBefore(placeIn(*children[i], *box), placeIn(*children[i - 1], *box)))
                faults << QStringLiteral("Tab goes from %1 back to %2")
                              .arg(whatIs(*children[i - 1]), whatIs(*children[i]));
        }
    }
    return faults;
}

QStringList cutThings(const QWidget& window)
{
    QStringList faults;
    for (const QWidget* widget : window.findChildren<QWidget*>()) {
        if (!widget->isVisible() || widget->isWindow() || isInner(*widget) ||
            qobject_cast<const QFocusFrame*>(widget) != nullptr)
            continue;
        const auto* label = qobject_cast<const QLabel*>(widget);
        if (label != nullptr && label->text().isEmpty() && label->pixmap().isNull())
            continue;
        QSize need = widget->minimumSizeHint();
        if (label != nullptr && label->wordWrap())
            need = {0, label->heightForWidth(widget->width())};
        else if (qobject_cast<const QAbstractButton*>(widget) != nullptr) // words in several lines
            need = need.expandedTo({0, widget->heightForWidth(widget->width())});
        if (widget->width() < need.width() || widget->height() < need.height())
            faults << QStringLiteral("%1 needs %2 x %3 and has %4 x %5")
                          .arg(whatIs(*widget))
                          .arg(need.width())
                          .arg(need.height())
                          .arg(widget->width())
                          .arg(widget->height());
        const bool isLeaf = label != nullptr || qobject_cast<const QAbstractButton*>(widget) != nullptr;
        for (const QWidget* box = widget->parentWidget(); isLeaf && box != nullptr; box = box->parentWidget()) {
            const QRect place = placeIn(*widget, *box);
            const bool scrolls = isInScrollArea(*box);
            const bool inside =
                scrolls ? place.left() >= 0 && place.right() < box->width() : box->rect().contains(place);
            if (!inside) {
                faults << QStringLiteral("%1 is cut by %2: %3 %4 %5 x %6 in %7 x %8")
                              .arg(whatIs(*widget), whatIs(*box))
                              .arg(place.x())
                              .arg(place.y())
                              .arg(place.width())
                              .arg(place.height())
                              .arg(box->width())
                              .arg(box->height());
                break;
            }
            if (scrolls) // what is scrolled away may be anywhere above or below
                break;
        }
    }
    return faults;
}

QStringList overlaps(const QWidget& window)
{
    QStringList faults;
    QList<const QWidget*> boxes{&window};
    for (const QWidget* widget : window.findChildren<QWidget*>()) {
        if (widget->isVisible() && !isInner(*widget))
            boxes << widget;
    }
    for (const QWidget* box : boxes) {
        if (qobject_cast<const QAbstractItemView*>(box) != nullptr)
            continue;
        const QList<const QWidget*> children = shownChildren(*box);
        for (int i = 0; i < children.size(); ++i) {
            for (int j = i + 1; j < children.size(); ++j) {
                if (!children[i]->isEnabled())
                    continue; // it rests below what lies over it
                if (isSeenIn(*children[i], children[j]->geometry()) && isSeenIn(*children[j], children[i]->geometry()))
                    faults << QStringLiteral("%1 lies over %2").arg(whatIs(*children[j]), whatIs(*children[i]));
            }
        }
    }
    return faults;
}

QStringList needlessScrollBars(const QWidget& window)
{
    QStringList faults;
    for (const QScrollArea* area : window.findChildren<QScrollArea*>()) {
        if (!area->isVisible() || area->widget() == nullptr)
            continue;
        if (area->horizontalScrollBar()->isVisible())
            faults << whatIs(*area) + QStringLiteral(" scrolls sideways");
        if (!area->verticalScrollBar()->isVisible())
            continue;
        const int room = area->viewport()->height();
        const int wide = area->viewport()->width() + area->verticalScrollBar()->width();
        const QWidget* inside = area->widget();
        const int need = inside->layout() != nullptr && inside->layout()->hasHeightForWidth()
                             ? inside->layout()->totalMinimumHeightForWidth(wide)
                             : inside->minimumSizeHint().height();
        if (need <= room)
            faults << QStringLiteral("%1 scrolls, and %2 of %3 would do").arg(whatIs(*area)).arg(need).arg(room);
    }
    return faults;
}

} // namespace whistle::inspection

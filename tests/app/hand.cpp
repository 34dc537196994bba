// SPDX-License-Identifier: GPL-3.0-or-later
#include "hand.h"

#include "controls/boards/board.h"
#include "controls/layout/reading_order.h"
#include "kaosball/field/crossfield_view.h"

#include <QAbstractButton>
#include <QApplication>
#include <QLineEdit>
#include <QScrollArea>
#include <QTest>
#include <QWheelEvent>
#include <QWindow>

namespace whistle {

namespace {

constexpr int farthestTab = 600;
constexpr int longestScroll = 200;

QString whatIs(const QWidget& widget)
{
    return widget.objectName().isEmpty() ? QString::fromLatin1(widget.metaObject()->className()) : widget.objectName();
}

} // namespace

QPoint Hand::inWindow(const QWidget& widget, QPoint point) const
{
    return widget.mapTo(&m_window, point);
}

void Hand::key(Qt::Key key, Qt::KeyboardModifiers modifiers)
{
    QTest::keyClick(m_window.windowHandle(), key, modifiers);
    QCoreApplication::processEvents();
}

QString Hand::bringIntoSight(QWidget& widget, QPoint point)
{
    for (QWidget* parent = widget.parentWidget(); parent != nullptr; parent = parent->parentWidget()) {
        auto* area = qobject_cast<QScrollArea*>(parent);
        if (area == nullptr)
            continue;
        const QWidget& sight = *area->viewport();
        for (int turn = 0; turn < longestScroll; ++turn) {
            const int y = widget.mapTo(&sight, point).y();
            if (y >= 0 && y < sight.height())
                break;
            // At the very edge, where nothing else listens to the wheel.
            const QPoint there = inWindow(sight, {0, sight.height() / 2});
            QWheelEvent wheel(there, m_window.mapToGlobal(there), {}, {0, y < 0 ? 60 : -60}, Qt::NoButton,
                              Qt::NoModifier, Qt::NoScrollPhase, false);
            QSpontaneKeyEvent::setSpontaneous(&wheel); // as one of the system, which goes up to whom it concerns
            qApp->notify(m_window.windowHandle(), &wheel);
            QCoreApplication::processEvents();
        }
    }
    const QWidget* met = m_window.childAt(inWindow(widget, point));
    if (met != &widget && !widget.isAncestorOf(met))
        return QStringLiteral("%1 is covered by %2")
            .arg(whatIs(widget), met ? whatIs(*met) : QStringLiteral("nothing"));
    return {};
}

void Hand::settle()
{
    for (int times = 0; times < 3; ++times)
        QCoreApplication::processEvents();
}

QString Hand::click(QWidget& widget, QPoint point)
{
    settle();
    if (QString trouble = bringIntoSight(widget, point); !trouble.isEmpty())
        return trouble;
    QTest::mouseClick(m_window.windowHandle(), Qt::LeftButton, Qt::NoModifier, inWindow(widget, point));
    return {};
}

QString Hand::focus(QWidget& widget)
{
    QCoreApplication::processEvents();
    // The shorter way round.
    const std::vector<QWidget*> order = readingOrder(m_window);
    const auto placeOf = [&](const QWidget* one) { return std::find(order.begin(), order.end(), one) - order.begin(); };
    const auto count = static_cast<std::ptrdiff_t>(order.size());
    const std::ptrdiff_t tabs = placeOf(&widget) - placeOf(m_window.focusWidget());
    const bool forwards = (tabs + count) % std::max<std::ptrdiff_t>(count, 1) <= count / 2;
    for (int tab = 0; tab < farthestTab && QApplication::focusWidget() != &widget; ++tab)
        key(forwards ? Qt::Key_Tab : Qt::Key_Backtab, forwards ? Qt::NoModifier : Qt::ShiftModifier);
    if (QApplication::focusWidget() != &widget)
        return QStringLiteral("Tab does not come to %1").arg(whatIs(widget));
    return {};
}

QString Hand::press(QAbstractButton& button)
{
    if (!hasKeys())
        return click(button, button.rect().center());
    if (!button.shortcut().isEmpty()) {
        const QKeyCombination own = button.shortcut()[0];
        key(own.key(), own.keyboardModifiers());
        return {};
    }
    if (QString trouble = focus(button); !trouble.isEmpty())
        return trouble;
    key(Qt::Key_Space);
    return {};
}

QString Hand::holdTo(QAbstractButton& button, const QString& goal)
{
    settle();
    const QPoint start = inWindow(button, button.rect().center());
    if (QString trouble = hasKeys() ? focus(button) : bringIntoSight(button, button.rect().center());
        !trouble.isEmpty())
        return trouble;
    if (hasKeys())
        QTest::keyPress(m_window.windowHandle(), Qt::Key_Space);
    else
        QTest::mousePress(m_window.windowHandle(), Qt::LeftButton, Qt::NoModifier, start);
    settle();
    QAbstractButton* end = nullptr;
    for (auto* one : m_window.findChildren<QAbstractButton*>(goal))
        end = one->isVisible() ? one : end;
    if (end == nullptr)
        return QStringLiteral("nothing called %1 has come into sight").arg(goal);
    if (!hasKeys()) {
        if (QString trouble = bringIntoSight(*end, end->rect().center()); !trouble.isEmpty())
            return trouble;
        const QPoint there = inWindow(*end, end->rect().center());
        QTest::mouseMove(m_window.windowHandle(), there);
        QTest::mouseRelease(m_window.windowHandle(), Qt::LeftButton, Qt::NoModifier, there);
        return {};
    }
    key(Qt::Key_Down);
    for (int step = 0; step < farthestTab && !end->isDown(); ++step) {
        const auto choices = m_window.findChildren<QAbstractButton*>();
        const auto now = std::find_if(choices.begin(), choices.end(), [&](const QAbstractButton* one) {
            return one != &button && one->isVisible() && one->isDown();
        });
        if (now == choices.end())
            return QStringLiteral("the arrows come to nothing");
        const QPoint way = inWindow(*end, end->rect().center()) - inWindow(**now, (*now)->rect().center());
        key(way.y() < 0 ? Qt::Key_Up : way.y() > 0 ? Qt::Key_Down : way.x() < 0 ? Qt::Key_Left : Qt::Key_Right);
    }
    if (!end->isDown())
        return QStringLiteral("the arrows do not come to %1").arg(goal);
    QTest::keyRelease(m_window.windowHandle(), Qt::Key_Space);
    return {};
}

QString Hand::type(QLineEdit& field, const QString& text)
{
    if (QString trouble = hasKeys() ? focus(field) : click(field, field.rect().center()); !trouble.isEmpty())
        return trouble;
    for (const QChar letter : text)
        QTest::keyClick(m_window.windowHandle(), letter.toLatin1());
    QCoreApplication::processEvents();
    return {};
}

QString Hand::pressPlace(Board& board, int place)
{
    const auto centre = [&](int one) { return board.placeRect(one).center(); };
    if (board.placeRect(place).isEmpty())
        return QStringLiteral("%1 does not show place %2").arg(whatIs(board)).arg(place);
    if (!hasKeys())
        return click(board, centre(place).toPoint());
    if (QString trouble = focus(board); !trouble.isEmpty())
        return trouble;
    if (board.placeRect(board.cursor()).isEmpty())
        key(Qt::Key_Right);
    for (int step = 0; step < farthestTab && board.cursor() != place; ++step) {
        const QPointF way = centre(place) - centre(board.cursor());
        const Qt::Key across = way.x() < 0 ? Qt::Key_Left : Qt::Key_Right;
        const Qt::Key along = way.y() < 0 ? Qt::Key_Up : Qt::Key_Down;
        const bool isAcross = std::abs(way.x()) > std::abs(way.y());
        const int before = board.cursor();
        key(isAcross ? across : along);
        if (board.cursor() == before)
            key(isAcross ? along : across);
        if (board.cursor() == before)
            break;
    }
    if (board.cursor() != place)
        return QStringLiteral("arrows do not come to place %1 of %2").arg(place).arg(whatIs(board));
    key(Qt::Key_Space);
    return {};
}

QString Hand::jumpTo(CrossfieldView& field, const QString& space)
{
    if (QString trouble = focus(field); !trouble.isEmpty())
        return trouble;
    key(Qt::Key_G);
    for (const QChar letter : space)
        QTest::keyClick(m_window.windowHandle(), letter.toLatin1());
    return {};
}

QString Hand::pressSpace(CrossfieldView& field, const QString& space)
{
    settle(); // a board that has just opened is not yet as large as it will be
    if (!hasKeys())
        return click(field, field.layoutOfField().cellRect(*crossfieldSpace(space)).center());
    if (QString trouble = jumpTo(field, space); !trouble.isEmpty())
        return trouble;
    key(Qt::Key_Space);
    return {};
}

QString Hand::pressFigure(CrossfieldView& field, const QString& id)
{
    const CrossfieldFigure* figure = field.model().figure(id);
    if (figure == nullptr)
        return QStringLiteral("%1 is not on the field").arg(id);
    if (hasKeys())
        return pressSpace(field, spaceName(figure->space));
    constexpr int grid = 9;
    const QRect cell = field.layoutOfField().cellRect(figure->space);
    for (int step = 0; step < grid * grid; ++step) {
        const QPoint point(cell.left() + cell.width() * (1 + step % grid) / (grid + 1),
                           cell.top() + cell.height() * (1 + step / grid) / (grid + 1));
        const CrossfieldFigure* there = field.figureAt(point);
        if (there != nullptr && there->id == id)
            return click(field, point);
    }
    return QStringLiteral("%1 cannot be met on the field").arg(id);
}

QString Hand::pressBorder(CrossfieldView& field, const QString& a, const QString& b)
{
    const auto from = *crossfieldSpace(a);
    const auto to = *crossfieldSpace(b);
    settle(); // a board that has just opened is not yet as large as it will be
    if (!hasKeys())
        return click(field, field.layoutOfField().edgeBetween(from, to).center().toPoint());
    if (QString trouble = jumpTo(field, a); !trouble.isEmpty())
        return trouble;
    const QPoint way = field.layoutOfField().cellRect(to).center() - field.layoutOfField().cellRect(from).center();
    if (qAbs(way.x()) > qAbs(way.y()))
        key(way.x() > 0 ? Qt::Key_Right : Qt::Key_Left, Qt::ShiftModifier);
    else
        key(way.y() > 0 ? Qt::Key_Down : Qt::Key_Up, Qt::ShiftModifier);
    key(Qt::Key_Space);
    return {};
}

QString Hand::drag(CrossfieldView& field, const QString& id, const QStringList& path)
{
    const CrossfieldFigure* figure = field.model().figure(id);
    if (figure == nullptr)
        return QStringLiteral("%1 is not on the field").arg(id);
    const auto middle = [&](CrossfieldSpace space) {
        return inWindow(field, field.layoutOfField().cellRect(space).center());
    };
    QPoint at = middle(figure->space);
    QWindow* window = m_window.windowHandle();
    QTest::mousePress(window, Qt::LeftButton, Qt::NoModifier, at);
    for (const QString& space : path) {
        const QPoint to = middle(*crossfieldSpace(space));
        constexpr int parts = 3;
        for (int part = 1; part <= parts; ++part)
            QTest::mouseMove(window, at + (to - at) * part / parts);
        at = to;
    }
    QTest::mouseRelease(window, Qt::LeftButton, Qt::NoModifier, at);
    return {};
}

} // namespace whistle

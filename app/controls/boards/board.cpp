// SPDX-License-Identifier: GPL-3.0-or-later
#include "controls/boards/board.h"

#include "look/focus_guide.h"
#include "look/painting.h"

#include <QAccessible>
#include <QAccessibleWidget>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QToolTip>
#include <cmath>
#include <limits>
#include <utility>
#include <vector>

namespace whistle {

namespace {

/// One place.
class AccessiblePlace : public QAccessibleInterface, public QAccessibleActionInterface {
public:
    AccessiblePlace(Board& board, int place) : m_board(board), m_place(place) {}

    [[nodiscard]] bool isValid() const override { return true; }
    [[nodiscard]] QObject* object() const override { return nullptr; }
    [[nodiscard]] QWindow* window() const override { return m_board.window()->windowHandle(); }
    [[nodiscard]] QAccessibleInterface* parent() const override
    {
        return QAccessible::queryAccessibleInterface(&m_board);
    }
    [[nodiscard]] QAccessibleInterface* child(int) const override { return nullptr; }
    [[nodiscard]] QAccessibleInterface* childAt(int, int) const override { return nullptr; }
    [[nodiscard]] int childCount() const override { return 0; }
    [[nodiscard]] int indexOfChild(const QAccessibleInterface*) const override { return -1; }
    [[nodiscard]] QAccessible::Role role() const override { return QAccessible::Cell; }
    void setText(QAccessible::Text, const QString&) override {}

    [[nodiscard]] QString text(QAccessible::Text kind) const override
    {
        return kind == QAccessible::Name ? m_board.placeWords(m_place) : QString();
    }

    [[nodiscard]] QRect rect() const override
    {
        const QRect place = m_board.placeRect(m_place).toAlignedRect();
        return {m_board.mapToGlobal(place.topLeft()), place.size()};
    }

    [[nodiscard]] QAccessible::State state() const override
    {
        QAccessible::State state;
        state.focusable = true;
        state.focused = m_board.hasFocus() && m_board.cursor() == m_place;
        state.invisible = !m_board.isVisible() || m_board.placeRect(m_place).isEmpty();
        state.selectable = true;
        state.selected = m_board.isChosen(m_place);
        return state;
    }

    void* interface_cast(QAccessible::InterfaceType type) override
    {
        return type == QAccessible::ActionInterface ? static_cast<QAccessibleActionInterface*>(this) : nullptr;
    }

    [[nodiscard]] QStringList actionNames() const override
    {
        return QStringList{pressAction(), setFocusAction()} + m_board.placeActions(m_place);
    }

    void doAction(const QString& name) override
    {
        if (name == pressAction()) {
            m_board.pressPlace(m_place);
        } else if (name == setFocusAction()) {
            m_board.setFocus(Qt::OtherFocusReason);
            m_board.setCursorPlace(m_place);
        } else if (const qsizetype action = m_board.placeActions(m_place).indexOf(name); action >= 0) {
            m_board.doPlaceAction(m_place, static_cast<int>(action));
        }
    }

    [[nodiscard]] QStringList keyBindingsForAction(const QString& name) const override
    {
        return name == pressAction() ? QStringList{QStringLiteral("Space")} : QStringList();
    }

private:
    Board& m_board;
    int m_place;
};

/// The board: a widget with a child per place.
class AccessibleBoard : public QAccessibleWidget {
public:
    explicit AccessibleBoard(Board& board) : QAccessibleWidget(&board, QAccessible::Table), m_board(board)
    {
        for (int place = 0; place < board.placeCount(); ++place)
            m_places.push_back(QAccessible::registerAccessibleInterface(new AccessiblePlace(board, place)));
    }

    ~AccessibleBoard() override
    {
        for (const QAccessible::Id id : m_places)
            QAccessible::deleteAccessibleInterface(id);
    }

    [[nodiscard]] int childCount() const override { return static_cast<int>(m_places.size()); }

    [[nodiscard]] QAccessibleInterface* child(int index) const override
    {
        if (index < 0 || index >= childCount())
            return nullptr;
        return QAccessible::accessibleInterface(m_places[static_cast<std::size_t>(index)]);
    }

    [[nodiscard]] int indexOfChild(const QAccessibleInterface* child) const override
    {
        for (int index = 0; index < childCount(); ++index) {
            if (this->child(index) == child)
                return index;
        }
        return -1;
    }

    [[nodiscard]] QAccessibleInterface* childAt(int x, int y) const override
    {
        return child(m_board.placeAt(m_board.mapFromGlobal(QPointF(x, y))));
    }

    [[nodiscard]] QAccessibleInterface* focusChild() const override
    {
        return m_board.hasFocus() ? child(m_board.cursor()) : nullptr;
    }

private:
    Board& m_board;
    std::vector<QAccessible::Id> m_places;
};

QAccessibleInterface* makeBoard(const QString&, QObject* object)
{
    auto* board = qobject_cast<Board*>(object);
    return board ? new AccessibleBoard(*board) : nullptr;
}

void tell(Board& board, QAccessible::Event kind)
{
    if (!QAccessible::isActive())
        return;
    QAccessibleEvent event(&board, kind);
    event.setChild(board.cursor());
    QAccessible::updateAccessibility(&event);
}

} // namespace

Board::Board(QWidget* parent) : Painted(parent)
{
    QAccessible::installFactory(makeBoard); // once, however often it is called
    setFocusPolicy(Qt::StrongFocus);
    FocusGuide::paintsOwnFocus(*this);
}

void Board::setCursorPlace(int place)
{
    if (place < 0 || place >= placeCount())
        return;
    m_cursor = place;
    update();
    if (hasFocus())
        tell(*this, QAccessible::Focus);
}

int Board::placeAt(QPointF point) const
{
    for (int place = placeCount() - 1; place >= 0; --place) {
        if (placeRect(place).contains(point))
            return place;
    }
    return -1;
}

void Board::tellChanged()
{
    tell(*this, QAccessible::NameChanged);
}

void Board::setName(QString (*name)())
{
    m_name = name;
    setAccessibleName(name());
}

bool Board::event(QEvent* event)
{
    if (event->type() == QEvent::ToolTip) {
        auto* help = static_cast<QHelpEvent*>(event);
        const int place = placeAt(help->pos());
        if (place >= 0)
            QToolTip::showText(help->globalPos(), placeWords(place), this);
        else
            QToolTip::hideText();
        return true;
    }
    return QWidget::event(event);
}

void Board::moveCursor(QPointF direction)
{
    const QPointF from = placeRect(m_cursor).center();
    int best = -1;
    double least = std::numeric_limits<double>::max();
    for (int place = 0; place < placeCount(); ++place) {
        const QRectF rect = placeRect(place);
        if (place == m_cursor || rect.isEmpty())
            continue;
        const QPointF way = rect.center() - from;
        const double ahead = QPointF::dotProduct(way, direction);
        const double aside = std::abs(way.x() * direction.y() - way.y() * direction.x());
        if (ahead < 1)
            continue;
        // Straight on before askew.
        const double distance = ahead + 3 * aside;
        if (distance < least) {
            least = distance;
            best = place;
        }
    }
    if (best >= 0)
        setCursorPlace(best);
}

void Board::keyPressEvent(QKeyEvent* event)
{
    switch (event->key()) {
    case Qt::Key_Left:
        moveCursor({-1, 0});
        return;
    case Qt::Key_Right:
        moveCursor({1, 0});
        return;
    case Qt::Key_Up:
        moveCursor({0, -1});
        return;
    case Qt::Key_Down:
        moveCursor({0, 1});
        return;
    case Qt::Key_Space:
        if (!event->isAutoRepeat()) // it may have come here while the key was held
            pressPlace(m_cursor);
        return;
    default:
        QWidget::keyPressEvent(event);
    }
}

void Board::mousePressEvent(QMouseEvent* event)
{
    m_pressed = event->button() == Qt::LeftButton ? placeAt(event->position()) : -1;
}

void Board::mouseReleaseEvent(QMouseEvent* event)
{
    const int place = placeAt(event->position());
    const int pressed = std::exchange(m_pressed, -1);
    if (pressed >= 0 && !rect().contains(event->position().toPoint()))
        Q_EMIT dropped(pressed, event->globalPosition().toPoint());
    if (pressed >= 0 && place >= 0 && place != pressed)
        Q_EMIT pulled(pressed, place);
    if (place < 0 || place != pressed)
        return;
    setCursorPlace(place);
    pressPlace(place);
}

void Board::focusInEvent(QFocusEvent* event)
{
    QWidget::focusInEvent(event);
    tell(*this, QAccessible::Focus);
    update();
}

void Board::focusOutEvent(QFocusEvent* event)
{
    QWidget::focusOutEvent(event);
    update();
}

void Board::paintCursor(QPainter& painter, double radius) const
{
    const QRectF place = placeRect(m_cursor);
    if (hasFocus() && FocusGuide::isKeyboardInUse() && !place.isEmpty())
        paintFocusRing(painter, place, radius);
}

void Board::sayNames()
{
    if (m_name)
        setAccessibleName(m_name());
}

} // namespace whistle

#include "moc_board.cpp"

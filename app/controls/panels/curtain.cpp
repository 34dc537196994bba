// SPDX-License-Identifier: GPL-3.0-or-later
#include "controls/panels/curtain.h"

#include "base/common_words.h"
#include "controls/layout/columns.h"
#include "controls/layout/reading_order.h"
#include "controls/panels/panel_box.h"
#include "controls/press/buttons.h"
#include "look/emblem.h"
#include "look/theme.h"

#include <QAccessible>
#include <QApplication>
#include <QKeyEvent>
#include <QPainter>
#include <QScrollArea>
#include <QScrollBar>
#include <algorithm>

namespace whistle {

namespace {

constexpr int patience = 45'000;
constexpr double emblemSize = 64;
/// So near to its edge, in em, the pointer moves what scrolls; so often, in milliseconds, and so far, in pixels.
constexpr double driftEms = 2;
constexpr int driftTime = 25;
constexpr int driftStep = 10;

/// The folds of the cloth, from left to right: how wide, and in which colour.
constexpr std::pair<int, Colour> curtainFolds[] = {
    {26, Colour::Surface}, {8, Colour::Sunken}, {18, Colour::Surface}, {6, Colour::Raised}};

bool isTouch(QEvent::Type type)
{
    switch (type) {
    case QEvent::MouseButtonPress:
    case QEvent::MouseMove:
    case QEvent::KeyPress:
    case QEvent::TouchBegin:
    case QEvent::TouchUpdate:
    case QEvent::Wheel:
        return true;
    default:
        return false;
    }
}

bool isSpace(const QEvent& event)
{
    return static_cast<const QKeyEvent&>(event).key() == Qt::Key_Space;
}

bool canBePressed(const QAbstractButton& button)
{
    const auto* choice = qobject_cast<const ChoiceButton*>(&button);
    return button.isVisible() && button.isEnabled() && !(choice != nullptr && choice->isUnavailable());
}

QPoint middleOf(const QWidget& widget)
{
    return widget.mapToGlobal(widget.rect().center());
}

/// The area in which it scrolls; null: none.
QScrollArea* areaRound(QWidget* widget)
{
    while (widget != nullptr && qobject_cast<QScrollArea*>(widget) == nullptr)
        widget = widget->parentWidget();
    return static_cast<QScrollArea*>(widget);
}

} // namespace

Curtain::Curtain(QWidget* content, QWidget* parent)
    : Composed(parent)
    , m_content(content)
    , m_emblem(new SeatEmblem(0, emblemSize))
{
    setObjectName(QStringLiteral("curtain"));
    const int gap = px(Length::SpaceL);
    auto* words = new PanelBox(Colour::Window);
    auto* column = columnIn(*words, gap, px(Length::SpaceM), {{m_emblem, 0, Qt::AlignHCenter}});
    for (TextLabel* label : {m_name, m_away, m_note}) {
        label->setWordWrap(true);
        label->setAlignment(Qt::AlignHCenter);
        column->addWidget(label);
    }
    columnIn(*m_veil, gap, {spareRoom, words, spareRoom});
    m_layers->addWidget(m_veil);
    m_layers->addWidget(m_content);
    m_patience.setSingleShot(true);
    m_patience.setInterval(patience);
    connect(&m_patience, &QTimer::timeout, this, &Curtain::close);
    m_drift.setInterval(driftTime);
    connect(&m_drift, &QTimer::timeout, this, &Curtain::drift);
    qApp->installEventFilter(this);
    retranslate();
}

void Curtain::setState(CurtainState state)
{
    close();
    if (m_state == state)
        return;
    m_isInVain = false;
    m_state = std::move(state);
    retranslate();
}

bool Curtain::isOpen() const
{
    return m_layers->currentWidget() == m_content;
}

void Curtain::open()
{
    if (isOpen())
        return;
    m_isInVain = false;
    m_before = QApplication::focusWidget();
    m_layers->setCurrentWidget(m_content);
    m_patience.start();
    retranslate();
    Q_EMIT turned(true);
    if (const std::vector<QWidget*> all = readingOrder(*m_content); isOpen() && !m_isHeld && !all.empty())
        all.front()->setFocus(Qt::OtherFocusReason);
}

void Curtain::close()
{
    if (!isOpen())
        return;
    const bool hadKeyboard = isAncestorOf(QApplication::focusWidget());
    endHold();
    m_patience.stop();
    m_drift.stop();
    m_layers->setCurrentWidget(m_veil);
    retranslate();
    Q_EMIT turned(false);
    if (hadKeyboard && m_before && m_before->isVisible())
        m_before->setFocus();
}

void Curtain::setPatience(int milliseconds)
{
    m_patience.setInterval(milliseconds);
}

bool Curtain::eventFilter(QObject* watched, QEvent* event)
{
    if (isOpen() && isTouch(event->type()))
        m_patience.start();
    if (!watched->isWidgetType()) // the window, which tells its parts next
        return false;
    if (m_holder)
        return hold(*event);
    if (m_isHeld && !m_isTaking) // what was held is gone
        close();
    if (isOpen() || !m_opens || !isStart(watched, *event))
        return false;
    auto* button = static_cast<QAbstractButton*>(watched);
    m_holder = button;
    m_isHeld = true;
    m_isByKey = event->type() == QEvent::KeyPress;
    m_choice.clear();
    if (!m_opens(*button) || !isOpen()) {
        m_holder.clear();
        m_isHeld = false;
    }
    return false; // it is pressed, as any button
}

bool Curtain::isStart(QObject* watched, const QEvent& event) const
{
    const bool isPressed = event.type() == QEvent::MouseButtonPress
                               ? static_cast<const QMouseEvent&>(event).button() == Qt::LeftButton
                               : event.type() == QEvent::KeyPress && isSpace(event) &&
                                     !static_cast<const QKeyEvent&>(event).isAutoRepeat();
    const auto* button = isPressed ? qobject_cast<QAbstractButton*>(watched) : nullptr;
    return button != nullptr && button->window() == window() && canBePressed(*button);
}

bool Curtain::hold(QEvent& event)
{
    switch (event.type()) {
    case QEvent::MouseMove:
        if (!m_isByKey)
            point(static_cast<QMouseEvent&>(event).globalPosition().toPoint());
        return false;
    case QEvent::MouseButtonRelease:
        if (static_cast<QMouseEvent&>(event).button() != Qt::LeftButton)
            return false;
        if (m_isByKey) { // the other hand taps what is chosen
            QAbstractButton* tapped = choiceAt(static_cast<QMouseEvent&>(event).globalPosition().toPoint());
            if (tapped != nullptr)
                choose(tapped);
            return tapped != nullptr;
        }
        letGo(static_cast<QMouseEvent&>(event).globalPosition().toPoint());
        return true;
    case QEvent::ShortcutOverride:
        event.accept();
        return true;
    case QEvent::KeyPress:
        if (static_cast<QKeyEvent&>(event).key() == Qt::Key_Escape)
            close();
        else if (!isSpace(event))
            step(static_cast<QKeyEvent&>(event).key());
        return true;
    case QEvent::KeyRelease:
        if (m_isByKey && isSpace(event) && !static_cast<QKeyEvent&>(event).isAutoRepeat())
            choose(m_choice);
        return true;
    default:
        return false;
    }
}

/// What can be seen of it, at this place; on the button that is held nothing is chosen.
QAbstractButton* Curtain::choiceAt(QPoint globalPosition) const
{
    if (m_holder && m_holder->rect().contains(m_holder->mapFromGlobal(globalPosition)))
        return nullptr;
    for (QAbstractButton* button : choices()) {
        if (button->visibleRegion().contains(button->mapFromGlobal(globalPosition)))
            return button;
    }
    return nullptr;
}

/// The pointer is there.
void Curtain::point(QPoint globalPosition)
{
    const QPoint point = window()->mapFromGlobal(globalPosition);
    if (!window()->rect().contains(point))
        return close();
    m_pointer = globalPosition;
    QAbstractButton* under = choiceAt(globalPosition);
    if (under != m_choice) {
        for (QAbstractButton* button : choices())
            button->setDown(button == under);
        m_choice = under;
    }
    const QScrollArea* area = areaRound(this);
    const QRect seen = area != nullptr ? area->viewport()->rect() : QRect();
    const QPoint there = area != nullptr ? area->viewport()->mapFromGlobal(globalPosition) : QPoint();
    const int edge = qRound(em() * driftEms);
    if (seen.contains(there) && (there.y() < edge || there.y() > seen.height() - edge))
        m_drift.start();
    else
        m_drift.stop();
}

void Curtain::drift()
{
    QScrollArea* area = areaRound(this);
    if (area == nullptr || !isOpen())
        return m_drift.stop();
    const bool isUp = area->viewport()->mapFromGlobal(m_pointer).y() < area->viewport()->height() / 2;
    QScrollBar* bar = area->verticalScrollBar();
    bar->setValue(bar->value() + (isUp ? -driftStep : driftStep));
    point(m_pointer);
}

/// By an arrow, to the next choice in that direction.
void Curtain::step(int key)
{
    const bool isAcross = key == Qt::Key_Left || key == Qt::Key_Right;
    const int sign = key == Qt::Key_Right || key == Qt::Key_Down ? 1 : -1;
    if (!isOpen() || (!isAcross && key != Qt::Key_Up && key != Qt::Key_Down))
        return;
    const std::vector<QAbstractButton*> all = choices();
    QAbstractButton* next = nullptr;
    int nearest = 0;
    for (QAbstractButton* button : all) {
        const QPoint way = m_choice ? middleOf(*button) - middleOf(*m_choice) : QPoint();
        const int along = sign * (isAcross ? way.x() : way.y());
        const int aside = std::abs(isAcross ? way.y() : way.x());
        const int far = along + 2 * aside;
        if (m_choice && (along <= 0 || (isAcross && aside > button->height() / 2)))
            continue;
        if (next == nullptr || far < nearest) {
            next = button;
            nearest = far;
        }
    }
    if (next == nullptr)
        return;
    for (QAbstractButton* button : all)
        button->setDown(button == next);
    m_choice = next;
    if (QScrollArea* area = areaRound(this))
        area->ensureWidgetVisible(next);
    QAccessibleEvent spoken(next, QAccessible::Focus);
    QAccessible::updateAccessibility(&spoken);
}

void Curtain::letGo(QPoint globalPosition)
{
    point(globalPosition);
    const QPoint place = m_goal ? m_goal->mapFromGlobal(globalPosition) : QPoint();
    const bool isOnGoal =
        m_goal && m_isGoal && m_isGoal() && m_goal->isVisible() && m_goal->visibleRegion().contains(place);
    if (!isOpen() || m_choice || !isOnGoal)
        return choose(m_choice);
    take([this, place, globalPosition] {
        for (const QEvent::Type type : {QEvent::MouseButtonPress, QEvent::MouseButtonRelease}) {
            QMouseEvent tap(type, place, globalPosition, Qt::LeftButton,
                            type == QEvent::MouseButtonPress ? Qt::LeftButton : Qt::NoButton, Qt::NoModifier);
            if (m_goal)
                QCoreApplication::sendEvent(m_goal, &tap);
        }
    });
}

/// Held until here. Null: nothing was chosen.
void Curtain::choose(QAbstractButton* button)
{
    if (!isOpen())
        return endHold();
    if (button != nullptr) {
        take([button] {
            button->setDown(false);
            button->click();
        });
        return;
    }
    close();
    m_isInVain = true;
    retranslate();
    Q_EMIT nothingChosen();
}

/// What was chosen, while it is still open; then it is closed.
void Curtain::take(const std::function<void()>& choice)
{
    const QPointer<Curtain> self(this); // what is chosen may be the end of the page
    m_isTaking = true;
    endHold();
    choice();
    if (!self)
        return;
    m_isTaking = m_isHeld = false;
    if (isOpen())
        close();
    else
        Q_EMIT turned(false);
}

/// The button counts as let go beside itself: to hold it is not to press it.
void Curtain::endHold()
{
    const QPointer<QAbstractButton> holder = std::exchange(m_holder, nullptr);
    m_isHeld = m_isHeld && m_isTaking;
    if (!holder)
        return;
    const QPoint beside(-1, -1);
    QMouseEvent gone(QEvent::MouseButtonRelease, beside, holder->mapToGlobal(beside), Qt::LeftButton, Qt::NoButton,
                     Qt::NoModifier);
    QCoreApplication::sendEvent(holder, &gone);
    if (holder)
        holder->setDown(false);
}

std::vector<QAbstractButton*> Curtain::choices() const
{
    std::vector<QAbstractButton*> found;
    for (auto* button : m_content->findChildren<QAbstractButton*>()) {
        if (canBePressed(*button))
            found.push_back(button);
    }
    std::stable_sort(found.begin(), found.end(), [](const QAbstractButton* one, const QAbstractButton* other) {
        const QPoint a = middleOf(*one);
        const QPoint b = middleOf(*other);
        return a.y() != b.y() ? a.y() < b.y() : a.x() < b.x();
    });
    return found;
}

/// Tab does not leave what is open.
bool Curtain::focusNextPrevChild(bool next)
{
    return isOpen() && focusAsRead(*m_content, next) ? true : Composed::focusNextPrevChild(next);
}

void Curtain::paintEvent(QPaintEvent* /*event*/)
{
    if (isOpen())
        return;
    QPainter painter(this);
    for (int x = 0; x < width();) {
        for (const auto& [wide, colour] : curtainFolds) {
            painter.fillRect(x, 0, wide, height(), colourOf(colour));
            x += wide;
        }
    }
}

void Curtain::hideEvent(QHideEvent* event)
{
    close();
    QWidget::hideEvent(event);
}

bool Curtain::event(QEvent* event)
{
    if (event->type() == QEvent::WindowDeactivate)
        close();
    return QWidget::event(event);
}

void Curtain::retranslate()
{
    m_emblem->setSeat(m_state.seat);
    m_name->setText(m_state.name);
    m_away->setText(CommonWords::tr("Everyone else looks away."));
    for (QWidget* one : std::initializer_list<QWidget*>{m_emblem, m_name, m_away})
        one->setVisible(!m_state.name.isEmpty());
    m_note->say(m_isInVain ? tr("Nothing chosen. %1").arg(m_state.note) : m_state.note);
    const QString words = isOpen() ? tr("The curtain is open, for %1 alone.")
                                   : tr("The curtain before %1 is closed. Everyone else looks away.");
    setAccessibleName(words.arg(m_state.name));
    update();
}

} // namespace whistle

#include "moc_curtain.cpp"

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "controls/words/text_label.h"
#include "look/composed.h"

#include <QPointer>
#include <QStackedLayout>
#include <QTimer>
#include <QWidget>
#include <functional>
#include <vector>

class QAbstractButton;

namespace whistle {

class PanelBox;
class SeatEmblem;

/// Before whose secret the curtain hangs.
struct CurtainState {
    int seat = 0;
    QString name;
    QString note; ///< below "Everybody else looks away."
    friend bool operator==(const CurtainState&, const CurtainState&) = default;
};

/// The hand-over curtain: one seat enters something on the screen that all share while the others look away. It is
/// closed at first and hides all of its content, for screen readers too.
///
/// It is open as long as its button is held: the pointer goes from there to what is chosen and lets go on it, or Space
/// is held and the arrows go from choice to choice. Let go anywhere else nothing is chosen. Who cannot hold presses the
/// button by Enter, or as a screen reader does: then it is open until somebody closes it, and Tab stays within it. It
/// closes by itself when nobody has touched anything for a while, when the window or the pointer is gone, when it is
/// not shown any more, and when it is somebody else's turn.
class Curtain : public Composed<QWidget> {
    Q_OBJECT
public:
    /// Takes `content` over.
    explicit Curtain(QWidget* content, QWidget* parent = nullptr);

    /// Closes it.
    void setState(CurtainState state);
    [[nodiscard]] bool isOpen() const;
    /// By a button that is still pressed: it has to stay where it is.
    [[nodiscard]] bool isHeld() const { return m_isHeld; }
    void open();
    void close();
    /// `opens` is asked about each button that is pressed while it is closed: whether it is to be held, and then it has
    /// opened the curtain.
    void setOpener(std::function<bool(const QAbstractButton& pressed)> opens) { m_opens = std::move(opens); }
    /// Where one may let go as well while `isOne` says so: a board, which takes it for a tap.
    void setGoal(QWidget& place, std::function<bool()> isOne)
    {
        m_goal = &place;
        m_isGoal = std::move(isOne);
    }
    /// How long nobody must have touched anything; 45 s at first.
    void setPatience(int milliseconds);

    bool eventFilter(QObject* watched, QEvent* event) override;

Q_SIGNALS:
    /// It was opened, or closed by itself or by others; and after what was chosen by letting go.
    void turned(bool isOpen);
    /// It was held, and let go where there is nothing to choose.
    void nothingChosen();

protected:
    void paintEvent(QPaintEvent* event) override;
    void hideEvent(QHideEvent* event) override;
    bool event(QEvent* event) override;
    bool focusNextPrevChild(bool next) override;

private:
    void retranslate() override;
    [[nodiscard]] bool isStart(QObject* watched, const QEvent& event) const;
    /// What happens while it is held, and until its button is let go; true: it is done with.
    bool hold(QEvent& event);
    void point(QPoint globalPosition);
    void step(int key);
    [[nodiscard]] QAbstractButton* choiceAt(QPoint globalPosition) const;
    void letGo(QPoint globalPosition);
    void choose(QAbstractButton* button);
    void take(const std::function<void()>& choice);
    void endHold();
    /// Those behind it that can be pressed, as they lie.
    [[nodiscard]] std::vector<QAbstractButton*> choices() const;
    void drift();

    CurtainState m_state;
    QWidget* m_content;
    QWidget* m_veil = new QWidget;
    QStackedLayout* m_layers = new QStackedLayout(this);
    SeatEmblem* m_emblem;
    TextLabel* m_name = new TextLabel({}, TypeStep::Heading);
    TextLabel* m_away = new TextLabel({}, TypeStep::Title);
    TextLabel* m_note = new TextLabel({}, TypeStep::Body, Colour::TextMuted);
    QTimer m_patience;
    std::function<bool(const QAbstractButton& pressed)> m_opens;
    QPointer<QWidget> m_goal;
    std::function<bool()> m_isGoal;
    QPointer<QAbstractButton> m_holder; ///< pressed, and not let go yet
    QPointer<QAbstractButton> m_choice; ///< what letting go would press
    QPoint m_pointer;                   ///< where it was last, on the screen
    bool m_isHeld = false;
    bool m_isByKey = false;     ///< by Space
    bool m_isTaking = false;    ///< what was chosen by letting go is being done
    bool m_isInVain = false;    ///< it was held, and nothing chosen
    QPointer<QWidget> m_before; ///< had the keyboard before it was opened
    QTimer m_drift;             ///< what does not fit comes nearer while the pointer is at the edge
};

} // namespace whistle

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "controls/words/text_label.h"
#include "look/composed.h"

#include <QStackedLayout>
#include <QTimer>
#include <QWidget>

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
/// closed at first and hides all of its content, for screen readers too. It closes by itself when nobody has touched
/// anything for a while, when the window is left, when it is not shown any more, and when it is somebody else's turn.
/// What opens it is the page's: a button that says so.
class Curtain : public Composed<QWidget> {
    Q_OBJECT
public:
    /// Takes `content` over.
    explicit Curtain(QWidget* content, QWidget* parent = nullptr);

    /// Closes it.
    void setState(CurtainState state);
    [[nodiscard]] bool isOpen() const;
    void open();
    void close();
    /// How long nobody must have touched anything; 45 s at first.
    void setPatience(int milliseconds);

    bool eventFilter(QObject* watched, QEvent* event) override;

Q_SIGNALS:
    /// It was opened, or closed by itself or by others.
    void turned(bool isOpen);

protected:
    void paintEvent(QPaintEvent* event) override;
    void hideEvent(QHideEvent* event) override;
    bool event(QEvent* event) override;

private:
    void retranslate() override;

    CurtainState m_state;
    QWidget* m_content;
    QWidget* m_veil = new QWidget;
    QStackedLayout* m_layers = new QStackedLayout(this);
    SeatEmblem* m_emblem;
    TextLabel* m_name = new TextLabel({}, TypeStep::Heading);
    TextLabel* m_away = new TextLabel({}, TypeStep::Title);
    TextLabel* m_note = new TextLabel({}, TypeStep::Body, Colour::TextMuted);
    QTimer m_patience;
};

} // namespace whistle

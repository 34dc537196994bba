// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "controls/button_row.h"

#include <utility>

class QBoxLayout;

namespace whistle {

class Scroller;
class TextLabel;

/// What stands at the bottom of a page.
struct BarState {
    PicturePainter picture; ///< who acts
    int seat = 0;           ///< or the emblem of the team, where there is no picture
    QString title;
    QString note;
    int asideSeat = 0; ///< what the place under the finger would bring
    QString asideTitle;
    QString asideNote;
    std::vector<ButtonSpec> buttons;
    std::optional<ButtonSpec> main;

    /// One of several that are equal: the first is the main one.
    void offer(ButtonSpec button);
};

/// The action bar: who does what, what the place under the finger would bring, what is legal now, and the main button
/// in the right corner, which Enter presses.
class ActionBar : public QWidget {
    Q_OBJECT
public:
    explicit ActionBar(QWidget* parent = nullptr);
    void setState(BarState state);
    /// Buttons that stand behind those of every state, from the next one on.
    void setStanding(std::vector<ButtonSpec> buttons) { m_standing = std::move(buttons); }
    /// Where the buttons would make it higher than this many pixels, they scroll; the main button never does.
    void setHighest(int height);

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    class Sign;
    void wearMain(const ButtonSpec& spec);
    [[nodiscard]] bool isTight() const;
    void showButtons();
    void fit();
    /// Gives the main button its width where there is so much room for it; returns what it needs.
    int fitMain(int room);
    void fitButtons(bool stacked);

    std::function<void()> m_pressMain;
    std::vector<ButtonSpec> m_given; ///< of the state, and those that stand behind them
    std::vector<ButtonSpec> m_standing;
    QBoxLayout* m_line;
    Sign* m_sign;
    Sign* m_asideSign;
    QWidget* m_lead = nullptr;
    QWidget* m_aside = nullptr;
    TextLabel* m_title;
    TextLabel* m_note;
    TextLabel* m_asideTitle;
    TextLabel* m_asideNote;
    ButtonRow* m_buttons;
    Scroller* m_buttonArea;
    MainButton* m_main;
    QBoxLayout* m_acts; ///< the buttons and the main one
    int m_highest = QWIDGETSIZE_MAX;
    bool m_wasTight = false; ///< when the buttons were shown
};

} // namespace whistle

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "controls/layout/named.h"
#include "controls/layout/scroller.h"
#include "controls/press/button_row.h"
#include "controls/press/buttons.h"
#include "controls/press/settling.h"
#include "controls/words/text_label.h"
#include "look/composed.h"

#include <QBoxLayout>
#include <utility>

namespace whistle {

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
    bool keepsPlace = false; ///< where there is no main button none of the others comes to stand in its place

    /// One of several that are equal: the first is the main one.
    void offer(ButtonSpec button);
};

/// The action bar: who does what, what the place under the finger would bring, what is legal now, and the main button
/// in the right corner, which Enter presses.
class ActionBar : public Composed<QWidget> {
    Q_OBJECT
public:
    explicit ActionBar(QWidget* parent = nullptr);
    void setState(BarState state);
    /// Buttons that stand behind those of every state, from the next one on.
    void setStanding(std::vector<ButtonSpec> buttons) { m_standing = std::move(buttons); }
    /// Where the buttons would make it higher than this many pixels, they scroll; the main button never does.
    void setHighest(int height);
    /// Enter belongs to something else now (a refusal, a sheet), or to the main button again.
    void setEnter(bool isMine);
    /// Takes no press for a moment: what lay over it has gone.
    void settle() { m_settling.again(); }
    /// For what is done by holding it.
    [[nodiscard]] QAbstractButton* mainButton() const { return m_main; }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    class Sign;
    void wearMain(const ButtonSpec& spec);
    [[nodiscard]] bool isTight() const;
    void showButtons();
    void arrange() override;
    /// Of all buttons but the main one, in one row.
    [[nodiscard]] int buttonsWide() const;
    /// Gives the main button its width where there is so much room for it; returns what it needs.
    int fitMain(int room);
    void fitButtons(bool stacked);

    std::function<void()> m_pressMain;
    Settling m_settling;
    bool m_hasEnter = true;
    std::vector<ButtonSpec> m_given; ///< of the state
    std::vector<ButtonSpec> m_standing;
    QBoxLayout* m_line = new QHBoxLayout(this);
    Sign* m_sign;
    Sign* m_asideSign;
    QWidget* m_lead = nullptr;
    QWidget* m_aside = nullptr;
    TextLabel* m_title = named("barTitle", new TextLabel({}, TypeStep::Label, Colour::Text, this));
    TextLabel* m_note = named("barNote", new TextLabel({}, TypeStep::Caption, Colour::TextMuted, this));
    TextLabel* m_asideTitle = named("barAside", new TextLabel({}, TypeStep::Label, Colour::Text, this));
    TextLabel* m_asideNote = new TextLabel({}, TypeStep::Caption, Colour::TextMuted, this);
    /// What always stands there, where the words have a line of their own.
    ButtonRow* m_besideTitle = new ButtonRow(this);
    ButtonRow* m_buttons = new ButtonRow;
    Scroller* m_buttonArea = new Scroller(m_buttons, this);
    MainButton* m_main = new MainButton({}, this);
    QBoxLayout* m_acts = new QHBoxLayout; ///< the buttons and the main one
    int m_highest = QWIDGETSIZE_MAX;
    int m_mainWide = 0; ///< what the last main button had
    bool m_keepsPlace = false;
    QSpacerItem* m_place = new QSpacerItem(0, 0); ///< of the main button, where it is kept
    bool m_wasTight = false;                      ///< when the buttons were shown
    bool m_isStacked = false;                     ///< the words have a line of their own
};

} // namespace whistle

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "battleline/line/line_view.h"
#include "forms/form_control.h"

#include <set>

class QVBoxLayout;

namespace whistle {
class ButtonRow;
class TextLabel;
} // namespace whistle

namespace whistle::battleline {

class CardPad;

/// Every word that the form says anywhere.
[[nodiscard]] std::set<std::string> saidIn(const Json& json);

/// The nine flags as the line on the table: a side is chosen, and its cards are tapped one after the other.
///
/// objectNames: form.<place>:line, :pad, :tactics, :taken_<index>, :more.
class FlagsControl : public FormControl {
    Q_OBJECT
public:
    FlagsControl(FormContext& context, const Shape& shape, const std::string& at);
    void display(const Json* value) override;
    void setName(const QString& name) override;
    [[nodiscard]] bool isWide() const override { return true; }

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    /// The pad lies on its side where there is room for it.
    void fit();
    [[nodiscard]] std::size_t index() const { return static_cast<std::size_t>(m_flag - 1); }
    [[nodiscard]] std::string placeOfSide() const;
    [[nodiscard]] QString nameOf(Seat seat) const;
    [[nodiscard]] const LineFlag& chosen(const LineModel& line) const { return line.flags[index()]; }
    [[nodiscard]] bool isFull(const LineModel& line) const;
    void showPads(const LineModel& line);
    /// Whose cards are tapped now, and those that lie there: a tap takes one away.
    void showChosen(const LineModel& line);
    void choose(int flag, Seat seat);
    void lay(Card card);
    /// Everything about the chosen flag: who won it, Fog and Mud, who laid the last card.
    void showDetails(bool open);

    LineView* m_line;
    TextLabel* m_task;
    ButtonRow* m_taken;
    CardPad* m_troops;
    CardPad* m_morale;
    ButtonRow* m_more;
    QVBoxLayout* m_details;
    FormControl* m_detail = nullptr;
    int m_flag = 1;
    Seat m_seat = Seat::South;
    bool m_isPlaced = false;
};

/// The flags won, in their order: a side of a flag is tapped, and has won it. The flag itself goes from one side to the
/// other.
///
/// objectNames: form.<place>:line, :order.
class WonFlagsControl : public FormControl {
    Q_OBJECT
public:
    WonFlagsControl(FormContext& context, const Shape& shape, const std::string& at);
    void display(const Json* value) override;
    void setName(const QString& name) override;
    [[nodiscard]] bool isWide() const override { return true; }

private:
    [[nodiscard]] QString nameOf(Seat seat) const;
    /// None: nobody has won it.
    void setWinner(int flag, std::optional<Seat> winner);

    LineView* m_line;
    TextLabel* m_order;
};

} // namespace whistle::battleline

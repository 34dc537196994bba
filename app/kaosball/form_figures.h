// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "forms/form_control.h"
#include "kaosball/table/crossfield.h"

class QVBoxLayout;

namespace whistle {
class ButtonRow;
class CrossfieldView;
class TextLabel;
} // namespace whistle

namespace whistle::kaosball {

/// All figures of a question on one crossfield: one of them is chosen, and its space is tapped. Those that have none
/// come one after the other; figures come and go by the buttons below. Where the question is about a movement, the
/// spaces that its figure can reach are lit.
///
/// objectNames: form.<place>:board, :figure_<index>, :add_<team's index>_<kind>, :takeOut, :more.
class FiguresControl : public FormControl {
    Q_OBJECT
public:
    FiguresControl(FormContext& context, const Shape& shape, const std::string& at);
    void display(const Json* value) override;
    void setName(const QString& name) override;
    [[nodiscard]] bool isWide() const override { return true; }

private:
    [[nodiscard]] const Json& figures() const;
    [[nodiscard]] QString nameOfFigure(std::size_t index) const;
    [[nodiscard]] QString moreAbout(std::size_t index) const;
    /// Whether it has a space.
    [[nodiscard]] bool stands(std::size_t index) const;
    void choose(std::size_t index);
    /// A space of the board was tapped.
    void press(Space space);
    void add(const std::string& team, const std::string& kind);
    void takeOut();
    void showFigures();
    void showAdders();
    /// What may be done with the chosen figure.
    void showWays();
    /// Everything about a figure.
    void showDetails(std::size_t index);
    void dropDetails();

    CrossfieldView* m_board;
    TextLabel* m_task;
    ButtonRow* m_figures;
    ButtonRow* m_adders;
    ButtonRow* m_ways;
    QVBoxLayout* m_details;
    FormControl* m_detail = nullptr;
    std::size_t m_chosen = 0;
};

} // namespace whistle::kaosball

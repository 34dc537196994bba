// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kaosball/contest_draft.h"
#include "kaosball/stage.h"
#include "parts/die_pad.h"

class QBoxLayout;

namespace whistle {
class ArithmeticPanel;
class IconButton;
class RuleChips;
class TextLabel;
} // namespace whistle

namespace whistle::kaosball {

class ContestSidePanel;
class QuestionList;

/// The contest panel: both sides choose their cards, the sum builds up while they do, then what follows is asked where
/// something is left to choose, and one button records it. Esc puts it away; nothing has happened yet.
class ContestStage : public Stage {
    Q_OBJECT
public:
    explicit ContestStage(QWidget* parent = nullptr);

    void setTable(const Table& table) override;
    [[nodiscard]] Beside beside() const override { return Beside::Nothing; }
    bool stepBack() override;
    [[nodiscard]] int actor() const override;

    /// Opens an empty panel for this contest.
    void open(const ContestDraft& draft);
    [[nodiscard]] bool isOpen() const { return m_isOpen; }
    void close() { m_isOpen = false; }
    void setRoller(DieRoller roller);

Q_SIGNALS:
    void closed();

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void refresh();
    void showSides(const ContestPreview& seen);
    void showSum(const ContestPreview& seen);
    void askWhatFollows(const ContestPreview& seen);
    void showDie(const ContestPreview& seen);
    void showBar(const ContestPreview& seen);
    void chooseCard(int team, Card card);
    void warp(int team);
    [[nodiscard]] QString winnerWords(const ContestPreview& seen) const;
    [[nodiscard]] std::vector<ButtonSpec> cheatButtons(int team);
    [[nodiscard]] int rollingFor(const ContestPreview& seen) const;

    Table m_table;
    ContestDraft m_draft;
    bool m_isOpen = false;
    TextLabel* m_title;
    TextLabel* m_subtitle;
    RuleChips* m_rules;
    IconButton* m_close;
    QBoxLayout* m_sideRow;
    std::vector<ContestSidePanel*> m_sides;
    ArithmeticPanel* m_sum;
    QWidget* m_dieBox;
    TextLabel* m_dieTitle;
    DiePad* m_die;
    QuestionList* m_questions;
};

} // namespace whistle::kaosball

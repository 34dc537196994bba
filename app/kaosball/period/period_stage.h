// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "controls/layout/named.h"
#include "controls/panels/panel_box.h"
#include "controls/seats/seat_table.h"
#include "controls/words/rule_chip.h"
#include "controls/words/text_label.h"
#include "kaosball/contest/die_pad.h"
#include "kaosball/game.h"
#include "kaosball/page/question_list.h"
#include "kaosball/page/stage.h"
#include "kaosball/period/result_card.h"
#include "kaosball/period/step_list.h"
#include "look/emblem.h"

#include <map>
#include <set>

namespace whistle::kaosball {

/// The end of a period as guided steps (scoring, bribes, foul rolls, bonus, clean-up), the end of the match and its
/// result: left the steps, right one question with large answers, below the running account, in which stands what the
/// main button is going to change. period_steps.cpp asks, period_end.cpp ends, period_account.cpp keeps the account.
class PeriodStage : public Stage {
    Q_OBJECT
public:
    explicit PeriodStage(QWidget* parent = nullptr);
    void setTable(const ShownTable& table) override;
    [[nodiscard]] QString task() const override;
    [[nodiscard]] int actor() const override;
    void setRoller(DieRoller roller);
    /// Why the mounds brought what they brought, as the referee said; shown from the scoring on.
    void setMoundReasons(const QStringList& reasons);

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    struct Asked {
        QString title;
        QString text;
        QStringList rules;
        std::vector<Question> questions;
        bool wantsDie = false;
        std::optional<int> die; ///< what was rolled last
        std::vector<ResultRow> result;
        QStringList changes;            ///< what comes of it, below the account
        std::optional<Command> command; ///< what the main button enters
        std::optional<Command> likely;  ///< what it may enter, where something is still missing
        BarState bar;
    };
    void refresh();
    void askScoring(Asked& asked);
    void askBribe(Asked& asked);
    void askFouls(Asked& asked);
    void askBonus(Asked& asked);
    void askCleanUp(Asked& asked);
    void askEnd(Asked& asked);
    void askAllianceDie(Asked& asked, const std::vector<std::string>& alliances);
    void showResult(Asked& asked);
    void takeRoll(int face);
    void showSteps();
    void showAccount(const Asked& asked);
    /// The main button enters the command; the account shows beforehand what it changes.
    void setMain(Asked& asked, const QString& title, int team, const Command& command);
    [[nodiscard]] State stateAfter(const Command& command) const;
    /// What comes after this step.
    [[nodiscard]] QString nextWords(const Asked& asked) const;
    [[nodiscard]] QString bonusWords(const State& before) const;
    [[nodiscard]] QStringList cleanUpWords(const State& after) const;
    [[nodiscard]] std::vector<ResultRow> resultRows(const State& after) const;
    /// "+2".
    [[nodiscard]] static QString signedNumber(int number);
    [[nodiscard]] QString pointsWords(const std::vector<int>& points) const;
    [[nodiscard]] const State& state() const { return m_table.state(); }

    ShownTable m_table;
    Phase m_phase = Phase::NotStarted;
    int m_team = -1;
    int m_bribe = 0;
    std::vector<std::vector<int>> m_rolls;
    std::map<std::string, int> m_allianceRolls;
    std::map<FigureRef, Mound> m_mounds; ///< scorekeeper depth
    std::set<FigureRef> m_benched;
    PanelBox* m_stepsPanel = new PanelBox;
    StepList* m_steps = new StepList;
    TextLabel* m_stepsTitle = new Paragraph(TypeStep::Label);
    PanelBox* m_panel = new PanelBox;
    SeatEmblem* m_emblem = new SeatEmblem;
    TextLabel* m_title = named("periodTitle", new Paragraph(TypeStep::Heading));
    TextLabel* m_text = new Paragraph(TypeStep::Body, Colour::TextMuted);
    RuleChips* m_rules = new RuleChips;
    DiePad* m_die = new DiePad;
    QuestionList* m_questions = new QuestionList;
    ResultCard* m_result = new ResultCard;
    SeatTable* m_account = new SeatTable;
    TextLabel* m_moundWords = named("moundWords", new Paragraph(TypeStep::Body, Colour::TextMuted));
    TextLabel* m_next = named("nextWords", new Paragraph(TypeStep::Body, Colour::TextMuted));
};

} // namespace whistle::kaosball

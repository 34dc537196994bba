// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "battleline/table/state.h"
#include "match/pages.h"

#include <vector>

class QLineEdit;

namespace whistle {

class ChoiceButton;
class FormField;
class MainButton;
class NumberField;
class RulingBanner;
class SegmentedChoice;
class TextLabel;

namespace battleline {

/// Asks what a match of Battle Line needs: who plays, who starts, the house rules, and what decides the series.
class BattleLineNewMatchPage : public NewMatchPage {
    Q_OBJECT
public:
    explicit BattleLineNewMatchPage(Settings& settings, QWidget* parent = nullptr);

    void showRefusal(const Refusal& refusal) override;
    void noteStart() override;

    /// The command as chosen so far.
    [[nodiscard]] Json command() const;

protected:
    void changeEvent(QEvent* event) override;

private:
    struct RuleRow {
        SegmentedChoice* choice = nullptr;
        FormField* field = nullptr;
    };
    [[nodiscard]] QWidget* playersSection();
    [[nodiscard]] QWidget* seriesSection();
    [[nodiscard]] QWidget* houseRulesSection();
    [[nodiscard]] QWidget* bottomBar();
    void retranslate();
    void nameStarters();
    void start(const std::optional<QString>& reason = {});

    TextLabel* m_title;
    QLineEdit* m_south;
    FormField* m_southField;
    QLineEdit* m_north;
    FormField* m_northField;
    SegmentedChoice* m_starter;
    FormField* m_starterField;
    TextLabel* m_seriesTitle;
    std::vector<NumberField*> m_goals; ///< lead, wins, Breakthroughs; 0: switched off
    std::vector<FormField*> m_goalFields;
    TextLabel* m_rulesTitle;
    std::vector<RuleRow> m_rules;
    RulingBanner* m_refusal;
    TextLabel* m_note;
    ChoiceButton* m_back;
    MainButton* m_start;
};

} // namespace battleline
} // namespace whistle

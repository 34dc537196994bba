// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "battleline/table/state.h"
#include "table/new_match_frame.h"

class QLineEdit;

namespace whistle {

class ChoiceField;
class FormField;
class NumberField;
class SegmentedChoice;
class TextLabel;

namespace battleline {

/// Asks what a match of Battle Line needs: who plays, who starts, and what decides the series.
class BattleLineNewMatchPage : public NewMatchFrame {
    Q_OBJECT
public:
    explicit BattleLineNewMatchPage(Settings& settings, QWidget* parent = nullptr);

protected:
    [[nodiscard]] Json command() const override;
    [[nodiscard]] Checked<std::vector<Objection>> objections() const override;
    [[nodiscard]] QString title() const override { return tr("New match of Battle Line"); }
    [[nodiscard]] QString readyWords() const override;
    void retranslate() override;

private:
    [[nodiscard]] QWidget* playersSection();
    [[nodiscard]] QWidget* seriesSection();
    void nameStarters();
    void takeLast();

    Seats<QLineEdit*> m_names;
    Seats<FormField*> m_nameFields;
    ChoiceField* m_starter;
    SegmentedChoice* m_kind; ///< one game or a series
    QWidget* m_goalBox;
    TextLabel* m_seriesTitle;
    std::vector<NumberField*> m_goals; ///< lead, wins, Breakthroughs; 0: switched off
    std::vector<FormField*> m_goalFields;
};

} // namespace battleline
} // namespace whistle

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/common_words.h"
#include "battleline/game.h"
#include "battleline/telling/game_words.h"
#include "controls/layout/named.h"
#include "controls/press/buttons.h"
#include "controls/words/text_label.h"
#include "match/form_field.h"
#include "table/new_match_frame.h"

#include <QLineEdit>

namespace whistle::battleline {

/// Asks what a match of Battle Line needs: who plays, who starts, and what decides the series.
class BattleLineNewMatchPage : public NewMatchFrameOf<Game> {
    Q_OBJECT
public:
    explicit BattleLineNewMatchPage(Settings& settings, QWidget* parent = nullptr);

protected:
    [[nodiscard]] Json command() const override;
    [[nodiscard]] QString title() const override
    {
        return CommonWords::tr("New %1 match").arg(GameWords::tr("Battle Line"));
    }
    [[nodiscard]] QString readyWords() const override
    {
        return tr("Deal seven Troop cards each at the table; Whistle never asks which.");
    }
    /// Who may start is called as it is typed.
    void showJudged(const std::vector<Objection>& objections) override;
    void retranslate() override;

private:
    void addPlayers();
    void addSeries();
    void takeLast();

    Seats<QLineEdit*> m_names{{named("north", new QLineEdit), named("south", new QLineEdit)}};
    Seats<FormField*> m_nameFields{{new FormField(m_names[Seat::North]), new FormField(m_names[Seat::South])}};
    ChoiceField* m_starter = new ChoiceField("starter", "BL-4.1");
    /// One game or a series.
    SegmentedChoice* m_kind = named("oneGameOrSeries", new SegmentedChoice({QString(), QString()}));
    QWidget* m_goalBox = new QWidget;
    TextLabel* m_seriesTitle = new Paragraph(TypeStep::Title);
    std::vector<NumberField*> m_goals; ///< lead, wins, Breakthroughs; 0: switched off
    std::vector<FormField*> m_goalFields;
};

} // namespace whistle::battleline

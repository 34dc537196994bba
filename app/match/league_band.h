// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "controls/layout/named.h"
#include "controls/panels/panel_box.h"
#include "controls/press/buttons.h"
#include "controls/words/rule_chip.h"
#include "controls/words/text_label.h"
#include "league/model/league_rules.h"
#include "look/composed.h"

#include <optional>
#include <string_view>

namespace whistle {

/// A match that is begun for a league.
struct LeagueStart {
    QString title;             ///< "Winter League, round 3"
    QString detail;            ///< "Fangs vs Ogres"
    league::MatchToPlay match; ///< the command, and what of it is settled by which rule
};

/// Above a new match that is played for a league: which one, what its rules settle and why, and the way to play
/// otherwise all the same.
///
/// objectNames: leagueBand, leagueBandTitle, leagueBandWhy, deviateButton.
class LeagueBand : public Composed<PanelBox> {
    Q_OBJECT
public:
    /// `names`: display names for the ids in the reasons.
    explicit LeagueBand(NameReader names, QWidget* parent = nullptr);
    void setStart(LeagueStart start);
    /// None: the match is for no league.
    [[nodiscard]] const std::optional<LeagueStart>& start() const { return m_start; }
    /// Why this part of the match (a key of the command) stays as the league has it; empty: it is free.
    [[nodiscard]] QString lockOf(std::string_view key) const;

Q_SIGNALS:
    /// Fields have become free, or are to be as the league has them again.
    void deviationChanged(bool deviates);
    void ruleAsked(const QString& rule);

private:
    void retranslate() override;
    [[nodiscard]] QString words(const Text& text) const { return text.render(m_names); }

    NameReader m_names;
    std::optional<LeagueStart> m_start;
    bool m_deviates = false;
    TextLabel* m_title = named("leagueBandTitle", new Paragraph(TypeStep::Title));
    TextLabel* m_detail = new Paragraph;
    TextLabel* m_why = named("leagueBandWhy", new Paragraph(TypeStep::Caption, Colour::TextMuted));
    RuleChips* m_rules = new RuleChips;
    ChoiceButton* m_deviate = named("deviateButton", new ChoiceButton({}, ButtonLook::Outline));
};

} // namespace whistle

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "controls/words/rule_chip.h"
#include "leagues/panels/chances_panel.h"
#include "leagues/panels/two_columns.h"
#include "leagues/tabs/league_tab.h"

#include <QBoxLayout>

namespace whistle {

/// The season at a glance: the tables with their reasons, what is still open, the chances, the next fixtures and the
/// last results.
///
/// objectNames: overviewTab, standings0 ..., row_<entrant>, openTie, decideTie, dashes, stillOpen, everyCase,
/// tieBreakers, nextFixtures, lastResults, fixture_<id>, play_<id>, and those of the ChancesPanel.
class OverviewTab : public LeagueTab {
    Q_OBJECT
public:
    explicit OverviewTab(const LeagueSession& league, QWidget* parent = nullptr);

protected:
    void refresh() override;

private:
    [[nodiscard]] QStringList elsewhere() const;
    void showTies();
    void showTables();
    void showOpen();
    void showNext();
    void addNext(const std::vector<const league::Fixture*>& fixtures);
    void showLast();
    void showMarks();

    TextLabel* m_champion = named("champion", new Paragraph(TypeStep::Heading));
    TextLabel* m_marks = named("changedRules", new Paragraph(TypeStep::Body, Colour::TextMuted));
    TextLabel* m_tie = named("openTie", new Paragraph);
    ChoiceButton* m_decide = named("decideTie", new ChoiceButton({}, ButtonLook::Main));
    QVBoxLayout* m_tableColumn = new QVBoxLayout;
    std::vector<LeagueTable*> m_tables;
    QStringList m_elsewhere; ///< as it was shown last
    PanelBox* m_tablePanel = named("overviewTable", new PanelBox);
    PanelBox* m_openBox = named("stillOpen", new PanelBox(Colour::Raised));
    TextLabel* m_open = new Paragraph;
    TextLabel* m_cases = new Paragraph;
    ChoiceButton* m_everyCase = named("everyCase", new ChoiceButton({}, ButtonLook::Outline));
    TextLabel* m_tieBreakers = named("tieBreakers", new Paragraph(TypeStep::Caption, Colour::TextMuted));
    TextLabel* m_dashes = named("dashes", new Paragraph(TypeStep::Caption, Colour::TextMuted));
    RuleChips* m_rules = new RuleChips;
    ChancesPanel* m_chances = new ChancesPanel(league());
    QString m_nextTitle; ///< the round that is next
    QVBoxLayout* m_next = new QVBoxLayout;
    TitledPanel* m_nextBox = new TitledPanel(
        "nextFixtures", [this] { return m_nextTitle; }, m_next);
    QVBoxLayout* m_last = new QVBoxLayout;
    TitledPanel* m_lastBox = new TitledPanel(
        "lastResults", [] { return tr("Latest results"); }, m_last);
};

} // namespace whistle

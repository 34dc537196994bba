// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "controls/layout/named.h"
#include "controls/panels/curtain.h"
#include "controls/panels/panel_box.h"
#include "controls/words/rule_chip.h"
#include "controls/words/text_label.h"
#include "kaosball/judging/loadout.h"
#include "kaosball/page/question_list.h"
#include "kaosball/page/stage.h"

#include <set>

namespace whistle::kaosball {

/// Each team chooses its active upgrades and its ringer in secret, behind the curtain.
class LoadoutStage : public Stage {
    Q_OBJECT
public:
    explicit LoadoutStage(QWidget* parent = nullptr);
    void setTable(const ShownTable& table) override;
    /// The next table is what another device has made of it: who chooses here goes on.
    void setOfDevice(bool isOfDevice) { m_isOfDevice = isOfDevice; }
    /// Who chooses on a phone; and where all do, the bar meanwhile, without a curtain. To be told before the table is.
    void setPhones(std::function<bool(int team)> isOnPhone, std::optional<BarState> waiting);
    /// It is over: nothing that was chosen here is kept.
    void letGo() { chooseTeam(-1); }
    [[nodiscard]] bool looksBehindCurtain() const { return m_hasLooked || m_curtain->isOpen(); }
    [[nodiscard]] QString task() const override { return tr("to choose"); }
    [[nodiscard]] int actor() const override { return m_team; }
    bool stepBack() override;

private:
    void refresh();
    void chooseTeam(int team);
    /// Before the curtain, or behind it.
    void showClosed(BarState& bar);
    void showOpen(BarState& bar);
    [[nodiscard]] ButtonSpec confirming(const QString& problem);
    [[nodiscard]] Question tileQuestion();
    [[nodiscard]] Question ringerQuestion(const Figure& ringer);
    void field(const std::string& ringer, std::optional<Post> post);
    /// Those that are chosen.
    [[nodiscard]] std::vector<Upgrade> upgrades() const;
    /// A ringer of the team of whose health nobody has spoken; invalid: there is none.
    [[nodiscard]] FigureRef unknownHealth() const;
    void askHealth(FigureRef ringer, BarState& bar);
    [[nodiscard]] LoadoutInquiry inquiry() const;
    [[nodiscard]] const Team& owner() const { return m_table.state()[m_team]; }

    ShownTable m_table;
    std::function<bool(int team)> m_isOnPhone = [](int) { return false; };
    std::optional<BarState> m_waiting;
    bool m_isOfDevice = false;
    int m_team = -1;
    bool m_hasLooked = false;     ///< the team has seen what would be confirmed
    std::vector<bool> m_upgrades; ///< by owned tile
    std::vector<FieldedRinger> m_ringers;
    std::set<std::string> m_asked; ///< ringers of whom nobody has said yet whether they play
    PanelBox* m_panel = new PanelBox;
    Curtain* m_curtain = new Curtain(m_panel);
    TextLabel* m_title = new Paragraph(TypeStep::Heading);
    TextLabel* m_text = new Paragraph(TypeStep::Body, Colour::TextMuted);
    QuestionList* m_questions = new QuestionList;
    TextLabel* m_points = named("loadoutPoints", new Paragraph(TypeStep::Body));
    RuleChips* m_rules =
        new RuleChips({QStringLiteral("KB-27.1"), QStringLiteral("KB-27.2"), QStringLiteral("KB-27.3")});
};

} // namespace whistle::kaosball

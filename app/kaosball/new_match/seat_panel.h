// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "controls/layout/named.h"
#include "controls/panels/panel_box.h"
#include "controls/press/button_row.h"
#include "controls/words/text_label.h"
#include "kaosball/pack/facts.h"
#include "kaosball/table/types.h"
#include "match/form_field.h"

#include <QComboBox>
#include <QLineEdit>
#include <array>

namespace whistle {

class Settings;

namespace kaosball {

/// What a match needs to know of a team: handling, tackling, fighting, the health of its runners and of its bruisers.
/// Empty: not known.
using TeamNumbers = std::array<std::optional<int>, 5>;

/// A number that only the players can tell: "?" until they do, and then never again.
class AskedNumber : public NumberField {
    Q_OBJECT
public:
    /// The first press on - or + begins at `start`.
    AskedNumber(int least, int greatest, int start);
    [[nodiscard]] std::optional<int> told() const;
    void setTold(std::optional<int> number);
    void stepBy(int steps) override;

private:
    int m_start;
};

/// One seat of a new match: who sits there, with which team, and what the packs do not know of it.
class SeatPanel : public PanelBox {
    Q_OBJECT
public:
    SeatPanel(Side side, Settings& settings, QWidget* parent = nullptr);

    [[nodiscard]] Side side() const { return m_side; }
    /// The team as a match has it; where none is chosen yet, the side: no team of a pack is called so.
    [[nodiscard]] std::string name() const;
    /// As a team of `new_match`; what is not said yet has a stand-in, so that the referee can be asked about the rest.
    [[nodiscard]] Json entry(MatchKind kind) const;
    /// The first thing that is still to be said, as a sentence; empty: nothing.
    [[nodiscard]] QString missing() const;
    void setFirst(bool first) { m_first->setChecked(first); }
    /// As the match before had it.
    /// `before`: the numbers that it last played with, for what neither the packs know nor was told since.
    void take(const std::string& team, const QString& coach, std::optional<int> activeUpgradePoints,
              const TeamNumbers& before = {});
    /// As a league wants it: a team of its `new_match`.
    void takeLeague(const Json& team);
    /// Why the team and its points stay as they are; empty: they are free.
    void setLocked(const QString& team, const QString& points);
    /// Why this seat cannot begin; empty: it can.
    void setCannotBegin(const QString& why) { m_first->setUnavailable(why); }
    void setLeague(bool league) { m_pointsField->setVisible(league); }
    /// Where the coach's name stands.
    [[nodiscard]] QLineEdit* coachField() const { return m_coach; }
    /// Keeps what the players told of the team, for the next match.
    void remember();

Q_SIGNALS:
    void changed();
    void firstAsked();
    /// The seat wants this colour, 1 to 4; whoever wears it gets the seat's own.
    void colourAsked(int colour);
    void ruleAsked(const QString& rule);

protected:
    void changeEvent(QEvent* event) override;

private:
    void retranslate();
    void fillTeams();
    void showColours();
    void showTeams();
    void takeTeam(const TeamNumbers& before = {});
    void showNumbers();
    [[nodiscard]] const TeamFacts* team() const;
    /// Printed, or told by the players.
    [[nodiscard]] TeamNumbers numbers() const;

    Side m_side;
    Settings& m_settings;
    QString m_locked;                ///< why the team stays as it is; empty: it is free
    Json m_brought = Json::object(); ///< what a league lets the team bring along
    bool m_asking = false;           ///< the fields for unknown numbers are open
    TextLabel* m_title = new TextLabel({}, TypeStep::Title);
    ChoiceButton* m_first = new ChoiceButton({}, ButtonLook::Outline);
    ButtonRow* m_teams = new ButtonRow;               ///< those of the box, one press each
    QComboBox* m_team = named("team", new QComboBox); ///< all of them
    FormField* m_teamField = new FormField(m_team, QStringLiteral("KB-8.3"));
    QLineEdit* m_coach = named("coach", new QLineEdit);
    FormField* m_coachField = new FormField(m_coach);
    ButtonRow* m_colours = new ButtonRow;
    NumberField* m_points = named("activeUpgradePoints", new NumberField);
    FormField* m_pointsField = new FormField(m_points);
    TextLabel* m_known = named("knownNumbers", new Paragraph(TypeStep::Body, Colour::TextMuted));
    ChoiceButton* m_change = named("changeNumbers", new ChoiceButton({}, ButtonLook::Quiet));
    QWidget* m_asked = new QWidget;
    struct Number {
        AskedNumber* number;
        FormField* field;
    };
    std::vector<Number> m_numbers; ///< as in TeamNumbers
};

} // namespace kaosball
} // namespace whistle

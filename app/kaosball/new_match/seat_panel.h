// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "controls/panel_box.h"
#include "kaosball/new_match/new_match_form.h"
#include "match/form_field.h"

#include <array>

class QComboBox;
class QLineEdit;

namespace whistle {

class ButtonRow;
class ChoiceButton;
class FormField;
class Settings;
class TextLabel;

namespace kaosball {

/// A number that only the players can tell: "?" until they do, and then never again.
class AskedNumber : public NumberField {
    Q_OBJECT
public:
    /// The first press on - or + begins at `start`.
    AskedNumber(int least, int greatest, int start, QWidget* parent = nullptr);
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

    [[nodiscard]] SeatEntry entry() const;
    void setFirst(bool first);
    /// As the match before had it.
    /// `before`: the numbers that it last played with, for what neither the packs know nor was told since.
    void take(const std::string& team, const QString& coach, std::optional<int> activeUpgradePoints,
              const TeamNumbers& before = {});
    /// As a league wants it: a team of its `new_match`.
    void takeLeague(const Json& team);
    /// Why the team and its points stay as they are; empty: they are free.
    void setLocked(const QString& team, const QString& points);
    /// Why this seat cannot begin; empty: it can.
    void setCannotBegin(const QString& why);
    void setLeague(bool league);
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
    [[nodiscard]] TeamNumbers numbers() const;

    Side m_side;
    Settings& m_settings;
    QString m_locked;                ///< why the team stays as it is; empty: it is free
    Json m_brought = Json::object(); ///< what a league lets the team bring along
    bool m_asking = false;           ///< the fields for unknown numbers are open
    TextLabel* m_title;
    ChoiceButton* m_first;
    ButtonRow* m_teams; ///< those of the box, one press each
    QComboBox* m_team;  ///< all of them
    FormField* m_teamField;
    QLineEdit* m_coach;
    FormField* m_coachField;
    ButtonRow* m_colours;
    NumberField* m_points;
    FormField* m_pointsField;
    TextLabel* m_known;
    ChoiceButton* m_change;
    QWidget* m_asked;
    std::array<AskedNumber*, teamNumbers> m_numbers{};
    std::array<FormField*, teamNumbers> m_numberFields{};
};

} // namespace kaosball
} // namespace whistle

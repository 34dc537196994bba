// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "leagues/season/season_library.h"

#include <QWidget>
#include <functional>
#include <vector>

class QComboBox;
class QLineEdit;
class QVBoxLayout;

namespace whistle {

class ChoiceButton;
class MainButton;
class NumberField;
class SchemeForm;
class SegmentedChoice;
class TextLabel;

/// Asks what a new league needs; its teams are entered next, on the page of the season. What the referee has against it
/// is said while it is written.
///
/// objectNames: newLeaguePage, leagueName, leagueGame, leagueKind, meetings, groups, least, most, rounds, playoffs,
/// places, bestOf, bestOfFinal, losers, thirdPlace, finalPlayers, drawOrder, leagueSeed, firstDate, daysBetween, time,
/// venue, setting_<key>, problems, divisionAbove, divisionBelow, exchanged,
/// createLeague, newLeagueBack, and those of SchemeForm.
class NewLeaguePage : public QWidget {
    Q_OBJECT
public:
    /// `like`: the season of which it is the same again, with those who are in it; without uuid: a new one.
    explicit NewLeaguePage(SeasonLibrary& library, MatchId like = {}, QWidget* parent = nullptr);
    /// The same for a season that is there and has not started: what it is like, to be changed.
    void setSeason(const league::Season& season);
    /// What is changed of that season, as `change_season` takes it.
    [[nodiscard]] Json change() const;
    /// As `create` takes it.
    [[nodiscard]] Json definition() const;
    /// The answer to `asked`, where it was a no.
    void showProblems(const QStringList& problems);

Q_SIGNALS:
    void asked(const whistle::Json& definition);
    void left();

protected:
    void changeEvent(QEvent* event) override;
    void showEvent(QShowEvent* event) override;

private:
    enum WhoLoses { Out, ConsolationBracket, DoubleElimination };
    /// What a control says as JSON has it, null: nothing; and how it is made to say so.
    struct Told {
        std::function<Json()> value;
        std::function<void(const Json&)> set;
    };
    struct Field {
        QWidget* shown;   ///< with its label; null: it is always there
        std::string path; ///< where the definition has it; empty: it is told with others
        Told told;
        std::function<bool()> when; ///< it means something, and is shown; empty: always
    };
    [[nodiscard]] Told told(NumberField* number);
    [[nodiscard]] Told told(QLineEdit* line);
    [[nodiscard]] Told told(QComboBox* box);
    [[nodiscard]] Told told(SegmentedChoice* choice, std::vector<Json> values);
    QVBoxLayout* addPanel(QVBoxLayout& page, const QString& title);
    void build();
    void buildFormat(QVBoxLayout& page);
    void buildCalendar(QVBoxLayout& page);
    /// Who changes places with whom, where the season is a copy.
    void buildDivisions(QVBoxLayout& page);
    void takeMembers();
    void buildSettings();
    void takeGame();
    /// Fills in what a definition says.
    void fill(const Json& definition);
    void takeTieBreakers();
    void follow();
    [[nodiscard]] const league::LeagueRules& rules() const;
    [[nodiscard]] bool isLeague(const char* kind) const;
    [[nodiscard]] bool arePlayoffs(const char* kind) const;
    [[nodiscard]] Json gamesByRound() const;
    [[nodiscard]] QStringList problems() const;

    SeasonLibrary& m_library;
    MatchId m_like;
    Json m_members = Json::object(); ///< people and entrants of the copy
    QStringList m_membersTrouble;
    QComboBox* m_above = nullptr;
    QComboBox* m_below = nullptr;
    NumberField* m_exchanged = nullptr;
    QVBoxLayout* m_all;
    bool m_isReady = false; ///< everything is built
    QLineEdit* m_name = nullptr;
    QComboBox* m_game = nullptr;
    QComboBox* m_league = nullptr;
    NumberField* m_most = nullptr;
    QComboBox* m_playoffs = nullptr;
    NumberField* m_places = nullptr;
    QComboBox* m_bestOf = nullptr;
    QComboBox* m_bestOfFinal = nullptr;
    SegmentedChoice* m_losers = nullptr;
    NumberField* m_finalPlayers = nullptr;
    std::string m_season; ///< id of the one that is changed; empty: a new one
    bool m_wasSwiss = false;
    QLineEdit* m_seed = nullptr;
    SchemeForm* m_scheme = nullptr;
    QWidget* m_settingsPanel = nullptr;
    QVBoxLayout* m_settingsColumn = nullptr;
    std::vector<Field> m_fields;
    TextLabel* m_note = nullptr;
    MainButton* m_create = nullptr;
    TextLabel* m_heading = nullptr;
};

} // namespace whistle

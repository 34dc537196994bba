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
class FormField;
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
/// venue, setting_<key>, problems, createLeague, newLeagueBack, and those of SchemeForm.
class NewLeaguePage : public QWidget {
    Q_OBJECT
public:
    explicit NewLeaguePage(SeasonLibrary& library, QWidget* parent = nullptr);
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
    enum League { RoundRobin, Tables, Ladder, Swiss, NoLeague };
    enum Playoffs { NoPlayoffs, Bracket, FinalTable };
    enum WhoLoses { Out, ConsolationBracket, DoubleElimination };
    struct Setting {
        std::string key;
        std::function<Json()> value;
        std::function<void(const Json&)> set;
    };
    QVBoxLayout* addPanel(QVBoxLayout& page, const QString& title);
    void build();
    void buildFormat(QVBoxLayout& page);
    void buildCalendar(QVBoxLayout& page);
    void buildSettings();
    void takeGame();
    /// Fills in what a definition says.
    void fill(const Json& definition);
    void fillFormat(const Json& format);
    void takeTieBreakers();
    void follow();
    [[nodiscard]] const league::LeagueRules& rules() const;
    [[nodiscard]] Json format() const;
    [[nodiscard]] League league() const;
    [[nodiscard]] Playoffs playoffs() const;
    [[nodiscard]] QStringList problems() const;

    SeasonLibrary& m_library;
    QVBoxLayout* m_all;
    bool m_isReady = false; ///< everything is built
    QLineEdit* m_name = nullptr;
    QComboBox* m_game = nullptr;
    QComboBox* m_league = nullptr;
    NumberField* m_meetings = nullptr;
    NumberField* m_groups = nullptr;
    NumberField* m_least = nullptr;
    NumberField* m_most = nullptr;
    NumberField* m_rounds = nullptr;
    QComboBox* m_playoffs = nullptr;
    NumberField* m_places = nullptr;
    QComboBox* m_bestOf = nullptr;
    QComboBox* m_bestOfFinal = nullptr;
    SegmentedChoice* m_third = nullptr;
    SegmentedChoice* m_losers = nullptr;
    NumberField* m_finalPlayers = nullptr;
    SegmentedChoice* m_draw = nullptr;
    QComboBox* m_bye = nullptr;
    QComboBox* m_missed = nullptr;
    std::string m_season; ///< id of the one that is changed; empty: a new one
    bool m_wasSwiss = false;
    QLineEdit* m_seed = nullptr;
    QLineEdit* m_date = nullptr;
    NumberField* m_days = nullptr;
    QLineEdit* m_time = nullptr;
    QLineEdit* m_venue = nullptr;
    SchemeForm* m_scheme = nullptr;
    QWidget* m_settingsPanel = nullptr;
    QVBoxLayout* m_settingsColumn = nullptr;
    std::vector<Setting> m_settings;
    std::vector<std::pair<FormField*, std::function<bool()>>> m_conditional;
    TextLabel* m_note = nullptr;
    MainButton* m_create = nullptr;
    TextLabel* m_heading = nullptr;
};

} // namespace whistle

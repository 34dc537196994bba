// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "forms/form.h"
#include "leagues/season/season_library.h"

#include <QWidget>

class QComboBox;
class QLineEdit;
class QVBoxLayout;

namespace whistle {

class MainButton;
class NumberField;
class TextLabel;

/// Asks what a new league needs, in a form of its definition (league/telling/season_fields.h); its teams are entered
/// next, on the page of the season. What the referee has against it is said while it is written.
///
/// objectNames: newLeaguePage, leagueName, leagueGame, problems, divisionAbove, divisionBelow, exchanged, createLeague,
/// newLeagueBack, and those of Form (form.league:case, form.league.meetings:number ...).
class NewLeaguePage : public QWidget {
    Q_OBJECT
public:
    /// `like`: the season of which it is the same again, with those who are in it; without uuid: a new one.
    explicit NewLeaguePage(SeasonLibrary& library, MatchId like = {}, QWidget* parent = nullptr);
    /// The same for a season that is there and has not started: what it is like, to be changed.
    void setSeason(const league::Season& season);
    /// What is changed of that season, as `change_season` takes it; `now`: as it has become meanwhile. Empty: nothing.
    [[nodiscard]] Json change(const league::Season& now) const;
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
    QVBoxLayout* addPanel(QVBoxLayout& page, const QString& title);
    void build();
    /// Who changes places with whom, where the season is a copy.
    void buildDivisions(QVBoxLayout& page);
    void takeMembers();
    /// The form for the game, with what it has by itself.
    void takeGame();
    /// Fills in what a definition says.
    void fill(const Json& definition);
    /// What follows in the form from what was said there.
    [[nodiscard]] Json followed(Json fields, const std::string& at) const;
    void follow();
    [[nodiscard]] const league::LeagueRules& rules() const;
    [[nodiscard]] QStringList problems() const;

    SeasonLibrary& m_library;
    MatchId m_like;
    Json m_members = Json::object(); ///< people and entrants of the copy
    QStringList m_membersTrouble;
    QComboBox* m_above = nullptr;
    QComboBox* m_below = nullptr;
    NumberField* m_exchanged = nullptr;
    QVBoxLayout* m_all;
    QLineEdit* m_name = nullptr;
    QComboBox* m_game = nullptr;
    std::string m_season; ///< id of the one that is changed; empty: a new one
    QString m_shownName;  ///< of that season, and its fields, as they were shown first
    Json m_shown;
    Labels m_labels;
    QVBoxLayout* m_formColumn = nullptr;
    Form* m_form = nullptr;
    TextLabel* m_note = nullptr;
    MainButton* m_create = nullptr;
    TextLabel* m_heading = nullptr;
};

} // namespace whistle

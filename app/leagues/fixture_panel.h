// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "leagues/league_desk.h"
#include "parts/panel.h"

class QVBoxLayout;

namespace whistle {

class ActPanel;
class ButtonRow;
class TextLabel;

/// One fixture: what is known of it, and what can be done about it, each with its consequences before it is accepted.
///
/// objectNames: fixturePanel, fixtureTitle, fixtureState; the ways: enterResult, arrange, abandon, correct, takeBack,
/// cancelFixture, toMatch, play; fields: reason, date, time, venue, home.
class FixturePanel : public PanelBox {
    Q_OBJECT
public:
    enum class Way { None, Result, Arrange, Abandon, Correct, TakeBack, Cancel };

    explicit FixturePanel(const LeagueDesk& league, QWidget* parent = nullptr);
    /// Empty: none.
    void setFixture(const QString& id);
    [[nodiscard]] const QString& fixture() const { return m_id; }
    /// Shows it as it is now; what was being typed in is given up.
    void refresh();
    /// Opens the form for it.
    void open(Way way);
    /// Closes the form that is open; false: none was.
    bool stepBack();

Q_SIGNALS:
    void ruleAsked(const QString& rule);
    void playAsked(const QString& fixture);
    /// Take in a match file as its result.
    void importAsked(const QString& fixture);
    void matchAsked(const QString& uuid);

private:
    [[nodiscard]] const league::Fixture* found() const;
    void showState(const league::Fixture& fixture);
    void showWays(const league::Fixture& fixture);
    void openResult(const league::Fixture& fixture, bool isCorrection);
    void openArrange(const league::Fixture& fixture);
    void openReason(Way way, const QString& title, const QString& hint);

    LeagueDesk m_league;
    QString m_id;
    Way m_way = Way::None;
    TextLabel* m_round;
    TextLabel* m_title;
    TextLabel* m_score;
    TextLabel* m_state;
    ButtonRow* m_ways;
    QVBoxLayout* m_form;
    ActPanel* m_act = nullptr; ///< while a form is open
};

} // namespace whistle

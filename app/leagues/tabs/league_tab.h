// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "leagues/season/league_session.h"

#include <QWidget>
#include <functional>
#include <set>
#include <string>

namespace whistle {

class FixtureRow;
struct FixtureLine;

/// One side of the season that is open: its table, its fixtures, its teams ... A tab shows itself in `refresh`, which
/// is called whenever it comes on screen and the season, the language or the theme has changed meanwhile. Acts go to
/// `league().session().play(...)`; refusals are shown by the page around the tabs.
class LeagueTab : public QWidget {
    Q_OBJECT
public:
    explicit LeagueTab(const LeagueSession& league, QWidget* parent = nullptr);
    [[nodiscard]] const LeagueSession& league() const { return m_league; }
    /// In `refresh`: nothing but the season has changed, so what is being typed stays where it can still be said.
    [[nodiscard]] bool staysTyped() const { return m_staysTyped; }

    /// Esc: closes the innermost thing that is open; false: there was nothing.
    virtual bool stepBack() { return false; }
    /// Brings something into sight: a fixture, an entrant, a person, by id.
    virtual void showItem(const QString& /*id*/) {}

    /// Its match has begun at this table and is not over.
    [[nodiscard]] bool isOn(const league::Fixture& fixture) const;
    /// The fixture's line, and when it is; with the mark of a match that is on.
    [[nodiscard]] FixtureLine lineOf(const league::Fixture& fixture) const;
    [[nodiscard]] QString whenOf(const league::Fixture& fixture) const;
    /// Tells what was typed and does not fit any more, if there is something.
    void tellLost(const QStringList& lost);
    /// `refresh` now if the tab is on screen, else when it comes there.
    void renew();

Q_SIGNALS:
    void ruleAsked(const QString& rule);
    /// Go to the fixture, the team, the coach with this id.
    void fixtureAsked(const QString& id);
    void teamAsked(const QString& id);
    void coachAsked(const QString& id);
    /// To another season's desk at the club.
    void seasonAsked(const QString& uuid);
    /// Play this fixture at the table, tracked.
    void playAsked(const QString& fixture);
    /// Take in a match file as the result of this fixture.
    void importAsked(const QString& fixture);
    /// To a tracked match.
    void matchAsked(const QString& uuid);
    /// The form of an act of the organiser's, by its name: pair_round ...
    void actAsked(const QString& act);
    /// To the page that takes in somebody's own table.
    void tableAsked();
    /// Take in a folder of match files.
    void matchesAsked();
    /// Who is here for the round that is to come.
    void checkInAsked();
    /// To the page on which format, dates and rules are changed before the start.
    void changeAsked();
    void told(const QString& title, const QStringList& details);

protected:
    /// Shows the season as it is now.
    virtual void refresh() = 0;

    /// A row that leads to the fixture.
    [[nodiscard]] FixtureRow* newRow(const league::Fixture& fixture);
    /// What is there is made anew by `change`; the keyboard stays where it was, or with what stands there now.
    void keepKeyboard(const std::function<void()>& change);
    void showEvent(QShowEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void refreshNow();

    LeagueSession m_league;
    std::set<std::string> m_begun; ///< fixtures
    bool m_isStale = true;
    bool m_staysTyped = false;
    bool m_isAnew = true; ///< it was never shown, or language or looks are others now
};

} // namespace whistle

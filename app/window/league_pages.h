// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "match/notice_bar.h"
#include "match/pages.h"
#include "store/match_fixtures.h"
#include "window/finder.h"

#include <functional>

namespace whistle {

class ClubLink;
class Store;

/// What the home page shows of the leagues.
struct LeagueGlance {
    QString title;  ///< "Winter League"; empty: there is no season
    QString detail; ///< "12 of 28 matches played"
    QString uuid;
};

/// A fixture of a season that is to be played at the table.
struct FixtureToPlay {
    std::string game;
    LeagueStart start;
    MatchFixture tie; ///< without its match
    QString begun;    ///< the match that is on for it; empty: none was begun
};

/// Something that a season has to say, with what can be done about it.
struct LeagueOffer {
    QString title;
    QStringList details;
    std::vector<NoticeWay> ways;
};

/// Everything about seasons as the window holds it: their list, a new league, the season that is open. The pages stand
/// above the shell, as those of a game do, and plug in by a LeagueEntry (the last of what a `MainWindow` is made of).
class LeaguePages : public QWidget {
    Q_OBJECT
public:
    using QWidget::QWidget;

    /// The season that is open, or the list of them.
    virtual void showLatest() = 0;
    virtual void openSeason(const QString& uuid) = 0;
    /// A season to look round in.
    virtual void openExample() = 0;
    /// The season that is on screen, for undo and redo; null: none is.
    [[nodiscard]] virtual MatchSession* session() const = 0;
    /// Esc; false: there was nothing to close.
    virtual bool stepBack() = 0;
    [[nodiscard]] virtual std::vector<Found> find(const QString& text) = 0;
    /// The season changed last.
    [[nodiscard]] virtual LeagueGlance glance() = 0;

    /// A match is on screen, or has changed: its season takes its result, or is told that it is another one.
    virtual void follow(const MatchSession& match, bool isFinished) = 0;

Q_SIGNALS:
    void ruleAsked(const QString& rule);
    void cueAsked(whistle::Cue cue);
    /// A tracked match, to its page.
    void matchAsked(const QString& uuid);
    /// A season, from somewhere else than these pages.
    void seasonAsked(const QString& uuid);
    /// Tell this in the notice below the page.
    void told(const QString& title, const QStringList& details);
    /// The same, with what can be done about it; without a title: what was offered before is no longer so.
    void offered(const whistle::LeagueOffer& offer);
    void playAsked(const whistle::FixtureToPlay& fixture);
    void left();
};

/// Makes the pages for a store; all outlive them. The club may be null: then there is none.
using LeagueEntry = std::function<LeaguePages*(Store&, const GameEntries&, ClubLink*)>;

} // namespace whistle

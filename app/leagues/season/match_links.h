// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "leagues/season/season_library.h"
#include "window/league_pages.h"

#include <QObject>
#include <functional>
#include <memory>

namespace whistle {

/// A change of a result that somebody has to decide about, with all that follows from it before their eyes.
struct ResultChange {
    MatchId season;
    std::string fixture;
    QString title;
    QString hint; ///< what the season has, and what the match says
    /// A `correct` act without its reason; or edits that take the result back.
    std::vector<Json> acts;
    bool needsReason = false;
};

/// Joins the matches of a store and its seasons. A match that was begun for a fixture becomes its result when it is
/// over; one that has changed since is offered as a correction; a match file counts after its replay. A season changes
/// without being asked only where it had no result, and says so.
class MatchLinks : public QObject {
    Q_OBJECT
public:
    /// The session of a season, if it is the one that is open; null: it is not.
    using OpenSession = std::function<MatchSession*(const MatchId& season)>;
    /// The library outlives it.
    MatchLinks(SeasonLibrary& library, OpenSession open, QObject* parent = nullptr);

    /// The match of a fixture, filled in by the league's rules; a problem where it cannot be played here.
    [[nodiscard]] Checked<FixtureToPlay> toPlay(const MatchId& season, const std::string& fixture);
    /// A match is on screen, or has changed.
    void follow(const MatchSession& match, bool isFinished);
    /// Takes in a match file as the result of a fixture. It is replayed first: one that was tampered with, or that has
    /// an entry that the rules refuse, is refused with that entry, and nothing is kept.
    void importResult(const MatchId& season, const std::string& fixture, const QString& path);
    /// The same with each match file of a folder, for the fixture of its teams; one that is refused keeps no other out.
    void importFolder(const MatchId& season, const QString& folder);

Q_SIGNALS:
    void offered(const whistle::LeagueOffer& offer);
    void changeAsked(const whistle::ResultChange& change);
    void seasonAsked(const QString& uuid);
    /// A match has come on screen, is over, or goes on again.
    void followed();

private:
    struct AtHand;
    [[nodiscard]] Checked<AtHand> atHand(const MatchId& season);
    [[nodiscard]] const GameEntry* entryOf(const Match& match) const;
    [[nodiscard]] QString begunFor(const MatchId& season, const std::string& fixture);

    void settle(const MatchFixture& tie, const MatchSession& match, bool isFinished);
    /// Why the file is not taken; empty: it is.
    [[nodiscard]] QStringList takeFile(const MatchId& season, const std::string& fixture, const QString& path);
    void record(const MatchFixture& tie, const Json& act);
    void takeBack(const MatchFixture& tie, int number);
    void offerCorrection(AtHand& season, const MatchFixture& tie, const Json& act);
    void offerTakingBack(AtHand& season, const MatchFixture& tie);
    void offerChange(const QString& title, const QStringList& details, const ResultChange& change);
    void offerToCount(const MatchSession& match);

    /// What was looked at last: a match that goes on is not looked at again with each entry.
    struct Seen {
        QString match;
        bool isFinished = false;
        std::string chain; ///< of a finished match: its last line's
        friend bool operator==(const Seen&, const Seen&) = default;
    };

    SeasonLibrary& m_library;
    OpenSession m_open;
    Seen m_seen;
    bool m_offersTakingBack = false;
};

} // namespace whistle

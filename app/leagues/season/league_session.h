// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "leagues/season/season_library.h"

#include <QString>

namespace whistle {

/// The season that is open, as all its tabs see it. It is a record like that of a match: acts go to `session().play`
/// (docs/leagues.md, "Acts"), and everything is shown anew on MatchSession::changed.
class LeagueSession {
public:
    /// All outlive it.
    LeagueSession(MatchSession& session, SeasonLibrary& library) : m_session(session), m_library(library) {}

    [[nodiscard]] MatchSession& session() const { return m_session; }
    [[nodiscard]] SeasonLibrary& shelf() const { return m_library; }
    [[nodiscard]] const SeasonRecord& record() const;
    [[nodiscard]] const league::Season& season() const { return record().state(); }
    /// Those of the season's game; a season always has them.
    [[nodiscard]] const league::LeagueRules& rules() const;

    /// Whether teams with coaches take part; else the players themselves do, each a person of their own.
    [[nodiscard]] bool hasTeams() const { return !rules().identities.empty(); }
    /// "Team" or "Player", "Teams" or "Players", "6 teams" or "6 players".
    [[nodiscard]] QString entrantWord() const;
    [[nodiscard]] QString entrantsWord() const;
    [[nodiscard]] QString countOfEntrants() const;
    /// "Fangs", to stand in a sentence; "not known yet" for -1.
    [[nodiscard]] QString nameOf(int entrant) const;
    /// Who plays, also where it is not known yet: "winner of Fangs, Ogres".
    [[nodiscard]] QStringList namesIn(const league::Fixture& fixture) const;
    /// "Fangs vs Ogres"; of three and more "Fangs, Ogres, Trolls".
    [[nodiscard]] static QString versus(const QStringList& names);
    [[nodiscard]] QString sidesOf(const league::Fixture& fixture) const { return versus(namesIn(fixture)); }
    /// The name of a team's coach; empty: none, or players take part, who are called what they are called.
    [[nodiscard]] QString coachOf(int entrant) const;
    /// Everybody that this season or another one knows, by id.
    [[nodiscard]] std::map<std::string, std::string> people() const;
    /// The display name of a team of the game.
    [[nodiscard]] QString identityName(const std::string& identity) const;
    /// "Sat 9 Jan 18:30, Club" in the reader's language; "no date yet".
    [[nodiscard]] static QString whenOf(const league::Fixture& fixture);

    /// "Kaosball, 6 teams, single round robin, best 4 to the playoffs".
    [[nodiscard]] QString formatWords() const;

    struct Ahead {
        PlayResult told;
        league::Season season;    ///< how it would stand then, as far as the acts are accepted
        std::size_t accepted = 0; ///< acts, up to the first that is refused
    };
    /// What the acts, one after the other, would do, without recording them: everything that follows (places, playoffs,
    /// champion), or what is against the first one that is refused.
    [[nodiscard]] Checked<Ahead> tryOut(const std::vector<Json>& acts) const;

private:
    MatchSession& m_session;
    SeasonLibrary& m_library;
};

} // namespace whistle

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "club/club_link.h"
#include "leagues/season/league_session.h"
#include "match/match_rows.h"

#include <QCoreApplication>
#include <vector>

namespace whistle {

/// The match of the club that is played for a fixture without a result, or is over; null: there is none.
[[nodiscard]] const ClubRecord* matchAtClub(const LeagueSession& league, const league::Fixture& fixture);
/// Where a fixture is played, or was, that cannot be begun here; empty: it can.
[[nodiscard]] QString playedElsewhere(const LeagueSession& league, const league::Fixture& fixture);

/// What the parts of the club's tab ask of a season and its club. Both outlive it.
class ClubDesk {
    Q_DECLARE_TR_FUNCTIONS(whistle::ClubDesk)
public:
    ClubDesk(const LeagueSession& league, ClubLink& club) : m_league(league), m_club(club) {}

    /// A match of the round that is played, and has not begun.
    struct Open {
        const league::Fixture* fixture = nullptr;
        int table = 0;                  ///< 0: it has none
        const ClubCall* call = nullptr; ///< null: nobody is called to it
    };

    [[nodiscard]] const LeagueSession& league() const { return m_league; }
    [[nodiscard]] ClubLink& club() const { return m_club; }
    [[nodiscard]] const ClubNews& news() const { return m_club.news(); }
    /// How the server calls it; empty: it is not there.
    [[nodiscard]] QString season() const;
    /// Why what an organiser does cannot be done now; empty: it can.
    [[nodiscard]] QString barred() const;
    /// The matches that are played, or are to be entered, in the order in which they began.
    [[nodiscard]] std::vector<const ClubRecord*> tables() const;
    /// Over, and their fixture has no result yet.
    [[nodiscard]] std::vector<const ClubRecord*> toEnter() const { return over(Entered::Not); }
    /// How a match that is over stands to the result of its fixture.
    enum class Entered : std::uint8_t {
        Not,      ///< there is none yet
        As,       ///< it is this match's, or was entered by hand
        Before,   ///< this match has gone on since
        ByAnother ///< another match counts
    };
    [[nodiscard]] Entered entered(const ClubRecord& record) const;
    /// Over, and gone on after their result was entered.
    [[nodiscard]] std::vector<const ClubRecord*> toCorrect() const { return over(Entered::Before); }
    /// Went on in two places; first those of which nobody has said yet which history counts.
    [[nodiscard]] std::vector<const ClubRecord*> parted() const;
    [[nodiscard]] std::vector<Open> open() const;
    /// Whether another match of the club, of any season, is called to a place or played there.
    [[nodiscard]] bool isTaken(const QString& place) const;
    [[nodiscard]] std::vector<SummarySeat> seatsIn(const Json& summary) const;
    /// "Fangs 26, Amazons 18, winner: Fangs"; empty: it has not been told how it counts.
    [[nodiscard]] QString outcomeOf(const ClubRecord& record) const;
    [[nodiscard]] NameReader names() const;
    /// "Fangs vs Ogres"
    [[nodiscard]] QString sidesOf(const ClubRecord& record) const;
    /// "Fangs 13, Ogres 7"; without scores its sides.
    [[nodiscard]] QString scoresOf(const ClubRecord& record, const Json& summary) const;
    /// In words where it stands, "period 3"; may be empty.
    [[nodiscard]] QString standingIn(const Json& summary) const;
    /// The match as it is on this computer; empty: it is not.
    [[nodiscard]] QString matchHere(const ClubRecord& record) const;
    /// What came of matches, as acts that the season takes one after the other.
    struct Results {
        std::vector<Json> acts;
        QStringList left; ///< which matches are left out, and why
    };
    [[nodiscard]] Results resultsOf(const std::vector<const ClubRecord*>& matches) const;

private:
    [[nodiscard]] std::vector<const ClubRecord*> over(Entered how) const;
    [[nodiscard]] Checked<Json> resultOf(const ClubRecord& record) const;

    const LeagueSession& m_league;
    ClubLink& m_club;
};

} // namespace whistle

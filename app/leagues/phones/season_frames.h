// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "club/club_server.h"
#include "league/refereeing/reports.h"
#include "league/telling/papers.h"
#include "leagues/season/league_session.h"

#include <map>
#include <optional>
#include <set>
#include <string>
#include <vector>

/// What devices are told of a season (docs/devices.md), each part by itself, in the language that is spoken.
namespace whistle::season_frames {

/// Who is to play a fixture now.
struct Called {
    QString place; ///< in the club's own words
    Instant at;
    friend bool operator==(const Called&, const Called&) = default;
};

/// How far the matches are that nobody sees in the record yet.
struct Going {
    std::vector<league::Report> reports;
    std::set<std::string> begun; ///< fixtures whose match goes on, at this laptop or at a table of the club
    /// How it stands at a club's table, by fixture and entrant.
    std::map<std::string, std::map<int, int>> scores = {};
    std::map<std::string, QString> standing = {}; ///< how far it is there, by fixture: "period 3", "over"
    std::map<std::string, QString> places = {};   ///< that those of the club's tables are played at
    std::map<std::string, Called> called = {};    ///< fixtures that are to be played now
    std::optional<ClubClock> clock = {};          ///< until when the round is played
    friend bool operator==(const Going&, const Going&) = default;
};

/// "Round 3 of 7"; empty: it is over, or has not begun.
[[nodiscard]] QString whereOf(const league::Season& season);
/// "Champion: Fangs"; empty: it is not over.
[[nodiscard]] QString endOf(const LeagueSession& league);
[[nodiscard]] Json entrantsOf(const LeagueSession& league, const std::set<std::string>& taken);
[[nodiscard]] Json tablesOf(const LeagueSession& league);
/// As many rounds about the one that is played as a frame has room for.
[[nodiscard]] Json roundsOf(const LeagueSession& league, const Going& going);
/// Who has been called last; null: nobody is.
[[nodiscard]] Json callOf(const LeagueSession& league, const Going& going);
/// Until when the round is played; null: it has no clock.
[[nodiscard]] Json clockOf(const Going& going);
[[nodiscard]] Json bracketsOf(const LeagueSession& league);
/// The matches that can be played, by entrant, the first one first: indices of fixtures.
using NextMatches = std::map<int, std::vector<std::size_t>>;
[[nodiscard]] NextMatches nextOf(const league::Season& season);
/// The own matches, and the reports on them.
[[nodiscard]] Json ownOf(const LeagueSession& league, const Going& going, const NextMatches& next,
                         const std::string& entrant);

/// The first round of which nothing is played: who is there is asked before it begins. None: nothing is left to begin.
[[nodiscard]] std::optional<league::PaperRound> roundToCome(const league::Season& season);
/// Who is asked whether they are there for that round: who plays in it, or may be paired for it.
[[nodiscard]] std::vector<int> expectedIn(const league::Season& season, const league::PaperRound& round);
/// "Round 3, table 2".
[[nodiscard]] QString placeOf(const league::Season& season, const league::Fixture& fixture);
/// What a report says, in the order of the fixture: "26:18", "Ogres: did not come".
[[nodiscard]] QString wordsOf(const LeagueSession& league, const league::Fixture& fixture, const Json& result);
/// How the result of a fixture is asked for.
[[nodiscard]] Json formOf(const LeagueSession& league, const league::Fixture& fixture);

} // namespace whistle::season_frames

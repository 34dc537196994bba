// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/json.h"
#include "base/shape.h"
#include "league/model/points.h"
#include "league/standings/tie_breaker.h"
#include "rulebook/labels.h"
#include "rulebook/ruling.h"

#include <functional>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <vector>

namespace whistle::league {

/// Something that a game counts in a match beside the score: kills, fouls.
struct StatKind {
    std::string id;
    Sentence name;   ///< "kills"
    Sentence most;   ///< "by ...": "most kills"
    Sentence fewest; ///< "fewest kills"
    int minimum = 0;
    int maximum = 1'000'000;
};

/// A way in which a match of the game ends.
struct WayToEnd {
    std::string id; ///< "overtime"
    Sentence name;
    bool scoreDecides = true; ///< the places follow the scores
    bool allLose = false;     ///< nobody has won
};

/// What a finished match says about itself; sides in the order of the match's own names.
struct ReportedMatch {
    std::vector<std::string> sides;      ///< as the match calls them
    std::vector<int> places;             ///< from 1; those who share one have the same
    std::vector<int> scores;             ///< empty: the game has none
    std::vector<std::vector<int>> stats; ///< by StatKind, then by side
    std::string by;                      ///< id of a WayToEnd
    /// Where the match was not played by the rules of the league: house rules, another kind of match.
    std::vector<std::string> deviations;
    Json details = Json::object(); ///< by side: what the game wants to carry on, or to remember
};

/// One match of an entrant in the season, as the game looks back on it.
struct PastMatch {
    Json details;       ///< of this entrant, as its report told; null: entered by hand
    bool played = true; ///< false: forfeited
};

/// Somebody who is about to play a match of the season.
struct SideToPlay {
    std::string name;
    std::string identity;
    std::string coach; ///< their name, or empty
    Json carried;      ///< LeagueRules::carriedOn
};

/// Something of a new match that the league's rules settle.
struct SettledField {
    std::string key; ///< of the command that starts a match: "kind"
    Text why;
    RuleId rule;               ///< empty: the season itself
    bool canBeDeviated = true; ///< played otherwise it still counts, and its result says so
};

/// A match as the league's rules want it.
struct MatchToPlay {
    std::vector<std::string> players; ///< names of the sides, in the order of the fixture
    std::vector<SettledField> settled;
    Json newMatch = nullptr;     ///< the command that starts it, where the season knows more than the players
    Json terms = Json::object(); ///< what `strayed` compares a match with
};

/// A match of which the season settles the players, and that it is played with the usual readings (`readings`: the
/// rule that says so; empty: the season itself).
[[nodiscard]] MatchToPlay matchOfPlayers(const std::vector<SideToPlay>& sides, RuleId readings = {});

/// What a game brings to a season. The league knows no game; a game's entry is made in the catalog.
struct LeagueRules {
    std::string game; ///< "kaosball"
    Sentence name;
    int leastPlayers = 2; ///< in a match
    int mostPlayers = 2;
    int leastEntrants = 2;
    int mostEntrants = 64;
    int mostInSwiss = 256; ///< in a Swiss league phase; at least mostEntrants counts there
    bool hasScores = true;
    int leastScore = -9999;
    int mostScore = 99999;
    bool areScoresSmall = false; ///< as a rule they are single digits
    bool hasDraws = true;        ///< two sides of a league match may end level
    std::vector<StatKind> stats;
    std::vector<WayToEnd> ways;          ///< empty: matches just end
    std::vector<std::string> identities; ///< teams that the game knows; empty: entrants have none
    PointsScheme points;
    std::vector<TieBreaker> tieBreakers;
    std::vector<RuleId> rules; ///< that the table rests on

    /// The game's own settings of a season (cash, growth ...), all optional, and what they are if left out.
    Shape settings = Shape::object({});
    Json defaults = Json::object();
    Labels words; ///< what these are called: keys "settings.cash_per_match", words by their key

    /// What a result by hand can say of a side that is carried on (Result::details); the labels are for forms. Without
    /// keys: the game carries nothing on.
    Shape details = Shape::object({});
    /// Those of its keys that matter with these settings; null: none.
    std::function<std::vector<std::string>(const Json& settings)> carriedKeys;

    /// What the game has against these settings and teams (a team twice); null: nothing.
    std::function<std::vector<Objection>(const Json& settings, const std::vector<std::string>& identities)> check;
    /// Reads the table of a finished match (Match::table); a problem if it is not over. Null: results of this game
    /// are entered by hand.
    std::function<Checked<ReportedMatch>(const Json& table)> report;
    /// Who plays the match of this table, as the match calls them; empty: it does not say yet. Null where `report` is.
    std::function<std::vector<std::string>(const Json& table)> sides;
    /// Where the match of this table stands, as its page would tell in a summary: `{"seats", "progress"}` and the
    /// game's own "turn", "round" or "period"; what the table does not say is left out. Null: nothing.
    std::function<Json(const Json& table)> standing;
    /// What an entrant brings to its next match, after these; empty object: nothing is carried on.
    std::function<Json(const Json& settings, const std::vector<PastMatch>& past)> carriedOn;

    /// The match of these, the first one at home; a problem if it cannot be played so. Null: Whistle does not referee
    /// matches of this game for a season.
    std::function<Checked<MatchToPlay>(const Json& settings, const std::vector<SideToPlay>& sides, bool playoffs)>
        newMatch;
    /// What a side brings along to its next match, in words; null: nothing.
    std::function<std::vector<SettledField>(const SideToPlay& side)> brings;
    /// Where the command that began a match is not on these terms; stamped on its result.
    std::function<std::vector<std::string>(const Json& newMatch, const Json& terms)> strayed;
    /// What `report` or `strayed` has stamped on a result, in words; none: those are not theirs. Null: neither stamps
    /// anything but house rules.
    std::function<std::optional<Text>(const std::string& deviation)> tellDeviation;

    [[nodiscard]] std::vector<std::string> statIds() const
    {
        std::vector<std::string> ids;
        for (const StatKind& stat : stats)
            ids.push_back(stat.id);
        return ids;
    }
    [[nodiscard]] const WayToEnd* way(std::string_view id) const
    {
        for (const WayToEnd& each : ways) {
            if (each.id == id)
                return &each;
        }
        return nullptr;
    }
};

/// A game of several who are ranked by their scores: points for the places, then head to head, scores, wins. Of a
/// match the season settles the players, and that it is played with the usual readings (`readings`: as above).
[[nodiscard]] LeagueRules rulesForSeveral(std::string game, Sentence name, int mostPlayers, std::vector<RuleId> rules,
                                          RuleId readings = {});
/// What the table of a finished match has as its `result`; a problem if it is not over.
[[nodiscard]] Checked<Json> resultOn(const Json& table);

/// The rules of the game with this id, or null.
using FindRules = std::function<const LeagueRules*(const std::string& game)>;

/// For LeagueRules::standing: those of `order` that `scores` has a number for, `[{"seat", "name", "score"}]`.
[[nodiscard]] Json seatsWithScores(const Json& order, const Json& scores);

} // namespace whistle::league

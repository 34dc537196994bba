// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/json.h"
#include "base/shape.h"
#include "league/model/season.h"

#include <nlohmann/json.hpp>

/// What an organiser does, a struct an act (docs/leagues.md). Entrants and fixtures are named by their ids; what may be
/// left out is optional, and then stays as it was.
namespace whistle::league {

struct CreateSeason {
    Json season; ///< a definition (season_json.h)
};
/// Before the start: name, format, calendar, points, settings ... as a definition has them; what is left out stays.
struct ChangeSeason {
    Json season;
};
/// Adds somebody, or changes who has the id.
struct PutPerson {
    Person person;
};
struct EnterSeason {
    Entrant entrant;
};
struct EditEntrant {
    std::string entrant;
    std::optional<std::string> name = {}, coach = {}, identity = {}, colour = {}, notes = {};
};
struct DrawLots {
    std::string seed; ///< published before
};
struct StartSeason {};
struct Arrange {
    std::string fixture;
    std::optional<std::string> date = {}, time = {}, venue = {};
    std::optional<std::string> home = {}; ///< which of its sides
};
struct AddFixture {
    std::vector<std::string> sides; ///< the first is at home
    std::optional<std::string> date = {}, time = {}, venue = {};
};
/// The next round of a Swiss league phase: who meets whom, the first at home.
struct PairRound {
    int round = 1;
    std::vector<std::vector<std::string>> pairings;
    std::optional<std::string> bye = {};
    std::vector<std::pair<std::string, int>> points = {}; ///< by which it was paired
    std::optional<std::string> reason = {};               ///< why these meet and not those who are drawn
};
/// Somebody does not play in a round that is still to be paired.
struct MissRound {
    std::string entrant;
    int round = 1;
    std::optional<RoundBrings> brings = {}; ///< none: what the format says
};
struct CancelFixture {
    std::string fixture;
};
struct RecordResult {
    std::string fixture;
    Json result; ///< of `resultShape`
};
struct Abandon {
    std::string fixture;
    std::string reason;
};
struct CorrectResult {
    std::string fixture;
    Json result; ///< null: there is none after all
    std::string reason;
};
struct DropOut {
    std::string entrant;
    std::optional<Remaining> remaining = {};
};
/// The seeds of playoffs that have begun are those of the table once more.
struct SeedAnew {
    std::string reason;
};
struct ReplaceEntrant {
    std::string entrant;
    std::string reason;
    std::optional<std::string> name = {}, coach = {}, identity = {}, colour = {}, notes = {};
};
struct ChangeRules {
    std::optional<Json> points = {}; ///< those that change
    std::optional<RankBy> rankBy = {};
    std::optional<std::vector<std::string>> tieBreakers = {};
    std::optional<HeadToHeadOf> headToHeadOf = {};
    std::optional<UnplayedRounds> unplayedRounds = {};
    std::string reason;
};
struct Decide {
    std::vector<std::string> order; ///< best first
    std::string how;
};
/// Points taken off (below 0) or given, in the table.
struct SanctionEntrant {
    std::string entrant;
    int points = 0;
    std::string reason;
};
struct CloseLeague {};
/// Somebody always plays at the table of this number; 0: at any (LG-2.13).
struct FixTable {
    std::string entrant;
    int table = 0;
};

using Deed =
    std::variant<CreateSeason, ChangeSeason, PutPerson, EnterSeason, EditEntrant, DrawLots, StartSeason, Arrange,
                 AddFixture, PairRound, MissRound, CancelFixture, RecordResult, Abandon, CorrectResult, DropOut,
                 SeedAnew, ReplaceEntrant, ChangeRules, Decide, SanctionEntrant, CloseLeague, FixTable>;

/// A deed as it was written: JSON that has passed `actShape`, `{"command": "record", "fixture": "3-1", ...}`. A
/// season's record keeps it so, to the letter.
struct Act {
    Json json;
    friend bool operator==(const Act&, const Act&) = default;
};

/// All acts, by their key `command`.
[[nodiscard]] const Shape& actShape();
/// Reads what the shape has passed.
[[nodiscard]] Deed deedOf(const Act& act);
[[nodiscard]] Json actJson(const Deed& deed);
/// An act, or an edit that brings one, with the names of its people and entrants as they are read: without blanks round
/// them, and with one where there are several or a tab.
[[nodiscard]] Json withSpacedNames(Json line);

} // namespace whistle::league

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "journal/game_match.h"
#include "league/refereeing/referee.h"
#include "league/telling/papers.h"

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace whistle {

/// A season and its record: everything that a match can do (undo, corrections, looking at consequences beforehand).
using SeasonRecord = GameMatch<league::SeasonGame>;

/// A record with no season in it yet: its first act is `create`.
[[nodiscard]] std::unique_ptr<SeasonRecord> newSeason();
/// From recorded lines whose chain has been proven (soundLines). `tells`: No: it never tells what an act has done.
[[nodiscard]] Checked<std::unique_ptr<SeasonRecord>> openSeason(std::vector<RecordedLine> lines,
                                                                Reasons::Listening tells = Reasons::Listening::Yes);
/// From a season file (docs/leagues.md): its chain proven, every act refereed anew by the rules with which the season
/// began. What is refused all the same stays in the record and does not count: see remarksOn.
[[nodiscard]] Checked<std::unique_ptr<SeasonRecord>> openSeasonFile(const Json& file);
/// What its reader should know: acts that were recorded and are refused today, rules or a pack of another version.
[[nodiscard]] Problems remarksOn(const SeasonRecord& season);
/// How the record of a season file stands to one that is here.
enum class Kinship : std::uint8_t { Same, Newer, Older, Other };
[[nodiscard]] Kinship kinshipOf(const std::vector<RecordedLine>& file, const std::vector<std::string>& here);

/// The rules of the season's game; null before it is created.
[[nodiscard]] const league::LeagueRules* rulesOf(const SeasonRecord& season);

/// What a list of seasons shows of one without opening it: `{"id", "game", "people", "entrants", "started", "fixtures",
/// "played", "champion"}`; fixtures without those that are not to be played any more.
[[nodiscard]] Json seasonSummary(const league::Season& season);

/// Where a match comes from that is to count for a fixture.
struct MatchOrigin {
    league::Source source = league::Source::Tracked;
    std::string match;    ///< how the store names it; may be empty
    std::string date;     ///< when it was played, 2027-01-09
    Json terms = nullptr; ///< MatchToPlay::terms when it began; null: those of now
};

/// The day of its last entry, 2027-01-09; empty: there is none.
[[nodiscard]] std::string dateOf(const Match& match);

/// That a match of this game cannot count for a season of that one.
[[nodiscard]] Text toldOfOtherGame(std::string_view game, std::string_view season);

/// What is against a match of this game, whose table is this now, being played for `fixture`: another game than the
/// season's, or other sides than the fixture's. None: nothing, or the table does not say yet who plays.
[[nodiscard]] Problems againstPlaying(const league::Season& season, const std::string& fixture, std::string_view game,
                                      const Json& table);

/// The `record` act that brings a finished match into the season: for `fixture`, or where that is empty for the first
/// open one of its sides. A match counts only if a replay allows every entry of it, with the season's game and pack;
/// sides are found by the entrant's id, its identity or its name. Overrides and house rules are stamped on the result.
/// A match counts once: one that goes on with the result of a fixture, also where that was corrected by hand since, is
/// a `correct` act of that, with its reason; so is one that ended as was entered by hand for just one fixture, on that
/// day if it was told, where `fixture` is empty. A problem where another fixture has it as its result.
[[nodiscard]] Checked<Json> resultOf(const Match& match, const league::Season& season, const MatchOrigin& origin,
                                     const std::string& fixture = {});

/// The lines of a match as the store has it.
using LoadMatch = std::function<Checked<std::vector<std::string>>(const std::string& match)>;
/// What is against a match file as the result of `fixture`: another fixture of the same sides has it from a copy that
/// goes on with this one.
[[nodiscard]] Problems againstCopy(const Match& match, const league::Season& season, const std::string& fixture,
                                   const LoadMatch& load);

/// The entrant that a match calls `side`, by its id, its identity or its name; -1: none, or several.
[[nodiscard]] int entrantCalled(const league::Season& season, const std::string& side);

/// The match of a fixture, filled in by the rules of the season as it stands now; a problem where it cannot be played:
/// sides that are not known yet, a result that is there already, a game whose results are entered by hand.
[[nodiscard]] Checked<league::MatchToPlay> matchFor(const league::Season& season, const std::string& fixture);

/// What an entrant brings to its next match: its game's development after all its matches so far (KB-35.9 ...).
[[nodiscard]] Json carriedOn(const league::Season& season, int entrant);

/// The same in words, with the rules that it follows from.
[[nodiscard]] std::vector<league::SettledField> broughtBy(const league::Season& season, int entrant);

/// A deviation of one of its results in the reader's language.
[[nodiscard]] QString deviationIn(const league::Season& season, const std::string& deviation);
/// The season's page for the web, in the words of its game.
[[nodiscard]] std::string webPageOf(const league::Season& season, const std::string& language);
/// A document of the season as HTML, in the words of its game; `round`: where the paper is of one; `code`: that its
/// result slips carry; `values`: of the table.
[[nodiscard]] std::string paperOf(league::Paper paper, const league::Season& season, const league::PaperRound& round,
                                  const std::string& language, const league::SlipCode& code = {},
                                  league::TieValues values = league::TieValues::Without);

} // namespace whistle

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/json.h"
#include "base/shared_list.h"
#include "base/text.h"
#include "base/words.h"
#include "league/model/points.h"
#include "league/model/sides.h"
#include "league/standings/tie_breaker.h"

#include <array>
#include <cstdint>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

/// A season as a plain value: members, format, fixtures, results. It is refereed from the organiser's acts (referee.h)
/// and never changed in another way.
namespace whistle::league {

/// Somebody who coaches or plays; the same id in several seasons is the same person.
struct Person {
    std::string id;
    std::string name;
    std::string notes;
    bool retired = false;
    friend bool operator==(const Person&, const Person&) = default;
};

/// What becomes of the matches of an entrant that drops out (LG-3.8).
enum class Remaining : std::uint8_t {
    Forfeit,  ///< what was played stays; the rest is won by the opponents
    Annul,    ///< none of its league matches counts
    Playoffs, ///< it left when the playoffs had begun: the league phase stays, the rest is won by the opponents
    Keep,     ///< as Forfeit, and it keeps its place in the table (LG-3.15)
    Half      ///< said only: Keep for who has played half of its matches, Annul for who has not
};

inline constexpr int mostTable = 999; ///< the highest number of a table

/// Who takes part: a team with its coach, or a single player.
struct Entrant {
    std::string id;
    std::string name;
    std::string coach;    ///< id of a person, or empty
    std::string identity; ///< the game's team, or empty
    std::string colour;   ///< "#rrggbb", or empty
    std::string notes;
    int table = 0; ///< at which it always plays (LG-2.13); 0: at any
    std::optional<Remaining> droppedOut;
    int departure = 0; ///< how many had dropped out once this one had, in all; 0: never
    friend bool operator==(const Entrant&, const Entrant&) = default;
};

enum class DrawOrder : std::uint8_t { Entry, Lots };

/// Everybody meets everybody of the group `meetings` times; matches of two.
struct RoundRobin {
    int meetings = 1;
    int groups = 1;
    friend bool operator==(const RoundRobin&, const RoundRobin&) = default;
};
/// Matches of three to five, drawn so that everybody meets everybody as evenly as possible.
struct Tables {
    int least = 3; ///< players at a table
    int most = 5;
    int rounds = 1;
    friend bool operator==(const Tables&, const Tables&) = default;
};
/// Free fixtures; the table is a ladder. The organiser closes it.
struct Ladder {
    friend bool operator==(const Ladder&, const Ladder&) = default;
};
/// What somebody gets for a round without a match, by the points scheme.
enum class RoundBrings : std::uint8_t { Win, Draw, Nothing };
/// Rounds that are paired one after the other by how everybody stands; nobody meets anybody again (LG-2.9).
struct Swiss {
    int rounds = 5;
    RoundBrings bye = RoundBrings::Win;        ///< for whom nobody is left
    RoundBrings missed = RoundBrings::Nothing; ///< who has said before that he does not play
    friend bool operator==(const Swiss&, const Swiss&) = default;
};
using LeaguePart = std::variant<RoundRobin, Tables, Ladder, Swiss>;

/// Where those who lose in a knockout go on.
enum class Losers : std::uint8_t {
    Consolation,       ///< those of the first round play a knockout of their own (LG-2.12)
    DoubleElimination, ///< in a lower branch; out is who has lost twice (LG-2.11)
    EveryPlace         ///< for the places behind, each of which is played for (LG-2.14)
};
inline constexpr int mostPlaces = 32; ///< of a knockout
/// Knockout of the best `places`; free places of the bracket are byes of the best seeds.
struct Bracket {
    int places = 4;          ///< 2 to mostPlaces
    std::vector<int> bestOf; ///< by round, odd; the last holds for all that follow; empty: single matches
    bool thirdPlace = false;
    std::optional<Losers> losers; ///< none: they are out
    bool oneFinal = false;        ///< of a double elimination: it is not played again, whoever loses it
    friend bool operator==(const Bracket&, const Bracket&) = default;
};
/// One last match of the best, for games of three and more.
struct FinalTable {
    int players = 4;
    friend bool operator==(const FinalTable&, const FinalTable&) = default;
};
using Playoffs = std::variant<Bracket, FinalTable>;

struct Format {
    std::optional<LeaguePart> league;
    std::optional<Playoffs> playoffs; ///< without a league phase: a cup, seeded by the draw
    DrawOrder draw = DrawOrder::Entry;
    friend bool operator==(const Format&, const Format&) = default;
};

struct Calendar {
    std::string firstDate; ///< "2027-01-09", or empty: no dates
    int daysBetweenRounds = 7;
    std::string time;  ///< "18:30", or empty
    std::string venue; ///< empty: none; with `homeVenues` only for entrants without one
    friend bool operator==(const Calendar&, const Calendar&) = default;
};

enum class HowEnded : std::uint8_t {
    Played,
    Forfeit,
    Awarded ///< the organiser has said how it counts (LG-3.13)
};
enum class Source : std::uint8_t { Hand, Tracked, Imported };

struct Result {
    HowEnded how = HowEnded::Played;
    std::string by;      ///< id of a WayToEnd, or empty
    Sides entrants;      ///< whose result it is; it counts only while these are the fixture's sides
    PerSide<int> places; ///< from 1; the same: they share it; nobody first: all have lost
    bool hasScores = false;
    PerSide<int> scores;
    PerSide<bool> absent;            ///< did not come
    std::vector<PerSide<int>> stats; ///< by StatKind; all or one of them empty: not told
    Source source = Source::Hand;
    std::string match; ///< of a tracked or imported match: how the store names it
    std::string chain; ///< and the seal of its last line
    std::string date;  ///< when it was played, "2027-01-09", or empty
    std::string note;
    std::string awarded;                 ///< why the organiser has awarded it
    std::vector<std::string> deviations; ///< from the rules of the league, stamped on it for ever
    PerSide<std::string> coaches;        ///< ids, at that time
    Json details = Json::object();       ///< by id of the entrant
    int number = 0;                      ///< of the results of the season, as they were told; 0: a drop-out's
    friend bool operator==(const Result&, const Result&) = default;

    [[nodiscard]] bool isWonByNobody() const;
    /// The side that alone is first, or -1.
    [[nodiscard]] int winner() const;
    /// Nobody played, or the organiser has awarded it: there are no statistics that could be told.
    [[nodiscard]] bool hasNothingToCount() const;
    /// Who came has won, the others have lost. `isScored`: a match of two, in a game with scores.
    void awardWalkover(bool isScored, int forfeitScore);
    /// What a side has of a statistic; none: it was not told.
    [[nodiscard]] std::optional<int> statOf(std::size_t stat, std::size_t side) const;
};

/// What a result was before a correction.
struct Corrected {
    Result before;
    std::string reason;
    friend bool operator==(const Corrected&, const Corrected&) = default;
};

/// The parts of a knockout.
enum class Branch : std::uint8_t {
    Main,        ///< nobody in it has lost
    Lower,       ///< of a double elimination: all in it have lost once
    Final,       ///< of a double elimination: the best of both, a second time if that is then the first loss of one
    ThirdPlace,  ///< of those who have lost the semifinals
    Consolation, ///< of those who have lost in the first round
    Places       ///< for the places behind the main branch, whose pairings it counts on from (LG-2.14)
};

struct Fixture {
    std::string id; ///< "3-2": round 3, match 2; "B-3-2": in group B; "p2-1-1": playoffs round 2, pairing 1, game 1
    bool playoffs = false;
    Branch branch = Branch::Main; ///< of the playoffs
    int group = 0;                ///< from 0
    int round = 1;                ///< from 1; free fixtures: their number
    int pairing = 0;              ///< playoffs: from 0, within the branch and the round
    int game = 1;                 ///< playoffs: from 1, within the pairing
    Sides sides;                  ///< the first one at home
    bool homeFixed = false;       ///< the organiser has said who is at home
    std::string date, time, venue;
    std::optional<Result> result;
    std::optional<int> cameAlone;     ///< of the league: who was still in when a drop-out decided it; -1: nobody
    std::vector<Corrected> corrected; ///< oldest first
    std::vector<Result> setAside;     ///< played here by others before the playoffs were seeded anew, oldest first
    std::string abandoned;            ///< why it was abandoned and waits to be continued; empty: it was not
    bool cancelled = false;
    friend bool operator==(const Fixture&, const Fixture&) = default;
};

/// The organiser (or a die that he threw) has settled a tie: these, in this order.
struct Decision {
    std::vector<int> order;
    std::string how;
    bool champion = false; ///< between those who share the first place of the final table, not in the table
    friend bool operator==(const Decision&, const Decision&) = default;
};

/// A round of a Swiss league phase that has been paired.
struct PairedRound {
    int bye = -1;             ///< entrant
    std::vector<int> missing; ///< entrants who had said that they do not play
    /// Who could play or had said so, and the points by which it was paired; empty: not told.
    std::vector<std::pair<int, int>> points;
    bool arePointsOther = false; ///< an entry before it was edited since
    std::string byHand;          ///< why it was paired otherwise than is drawn; empty: it was not
    friend bool operator==(const PairedRound&, const PairedRound&) = default;
};
/// Somebody has said that he does not play in a round (LG-2.10).
struct MissedRound {
    int entrant = 0;
    int round = 1;
    std::optional<RoundBrings> brings; ///< none: what the format says
    friend bool operator==(const MissedRound&, const MissedRound&) = default;
};

/// Points that the organiser has taken off, or given, in the table of the league (LG-4.7).
struct Sanction {
    int entrant = 0;
    int points = 0; ///< below 0: taken off
    std::string reason;
    friend bool operator==(const Sanction&, const Sanction&) = default;
};

/// Where a side of a pairing comes from.
struct Origin {
    enum class Kind : std::uint8_t { Seed, Winner, Loser };
    Kind kind = Kind::Seed;
    int of = 0; ///< the seed, from 1; or the pairing, an index of Season::series
    friend bool operator==(const Origin&, const Origin&) = default;
};

/// Two sides of the playoffs and the games between them.
struct Series {
    Branch branch = Branch::Main;
    int round = 1;
    int pairing = 0;
    std::array<Origin, 2> from;       ///< of each side
    std::array<int, 2> sides{-1, -1}; ///< entrants; the better seed first; -1: not known yet
    std::array<int, 2> seeds{0, 0};   ///< from 1; 0: not known yet
    std::array<bool, 2> isFree{};     ///< nobody comes to this side; the second one first
    bool isBye = false;               ///< the first side goes through without a match
    bool isForNobody = false;         ///< nobody goes through: nobody is left for it
    int bestOf = 1;
    std::array<int, 2> wins{0, 0};
    int winner = -1;                ///< entrant; -1: open
    std::vector<std::size_t> games; ///< indices of fixtures
    std::vector<int> forfeited;     ///< games, from 1, that are won because the other side has dropped out
    friend bool operator==(const Series&, const Series&) = default;
    [[nodiscard]] bool isDecided() const { return winner >= 0 || isForNobody; }
    [[nodiscard]] int loser() const { return winner < 0 ? -1 : winner == sides[0] ? sides[1] : sides[0]; }
};

/// What a bye, a walkover or the leaving of both has decided in the playoffs: it stays, whoever leaves or comes back
/// later, as long as the same sides meet there (LG-3.14).
struct Through {
    Branch branch = Branch::Main;
    int round = 1;
    int pairing = 0;
    std::array<int, 2> sides{-1, -1}; ///< entrants, the lower index first; -1: nobody came
    int winner = -1;                  ///< entrant; -1: nobody went through
    friend bool operator==(const Through&, const Through&) = default;
};

/// What is ranked by: the points, or for ladders with unequal numbers of matches the points per match.
enum class RankBy : std::uint8_t { Points, PointsPerMatch };

/// Among whom head-to-head counts (LG-4.2).
enum class HeadToHeadOf : std::uint8_t {
    StillLevel, ///< those whom the tie-breakers before have left level
    AllLevel    ///< all who are level on points, also for those whom they have not separated
};

/// How the rounds of a Swiss that somebody has not played count in sums of opponents' points.
enum class UnplayedRounds : std::uint8_t {
    Plain,   ///< a bye as an opponent with one's own points, others with none, a forfeit as any match (LG-4.6)
    Fide2026 ///< as FIDE has it since March 2026 (LG-4.9)
};

/// The version of the league rules that seasons begin with now, and the first one, without LG-2.8 and LG-3.10 to
/// LG-3.12.
inline constexpr int rulesNow = 2;
inline constexpr int firstRules = 1;

/// A place at which to look first; whoever looks there sees whether it is right.
struct Hint {
    std::size_t at = 0;
    friend bool operator==(Hint, Hint) { return true; }
};

struct Season {
    int rules = rulesNow; ///< it goes on by those with which it began (LG-1.4)
    std::string id;       ///< of the organiser's choice: "spring-2027"
    std::string name;
    std::string game;
    Format format;
    Calendar calendar;
    PointsScheme points;
    RankBy rankBy = RankBy::Points;
    std::vector<TieBreaker> tieBreakers;
    HeadToHeadOf headToHeadOf = HeadToHeadOf::StillLevel;
    UnplayedRounds unplayedRounds = UnplayedRounds::Plain;
    std::string seed;               ///< published, for all drawing of lots
    Json settings = Json::object(); ///< the game's own, whole
    std::vector<Person> people;
    std::vector<Entrant> entrants;

    bool started = false;
    bool leagueClosed = false;             ///< a ladder's end
    std::vector<std::string> changedRules; ///< reasons for changes of points or tie-breakers after the start
    int enteredAtStart = 0;                ///< entrants; those behind them came into a ladder later
    std::vector<std::vector<int>> groups;  ///< entrants, in the order of the draw
    SharedList<Fixture> fixtures;          ///< first the league's, by group and round, then the playoffs'
    std::vector<PairedRound> paired;       ///< of a Swiss league phase, from round 1 on
    std::vector<MissedRound> missed;
    int resultsTold = 0; ///< also those that were corrected later
    int departures = 0;  ///< how often somebody has dropped out
    std::vector<Decision> decisions;
    std::vector<Sanction> sanctions;
    std::vector<int> heldSeeds;   ///< the seeding when the first match of the playoffs was played; empty: none was
    std::vector<Through> through; ///< without a match, since then

    // Follows from the rest (settle.h).
    bool isSeeded = false;      ///< it is known who plays in the playoffs
    std::vector<int> seeding;   ///< entrants in the playoffs, best first
    std::vector<Series> series; ///< as planned (schedule/bracket_plan.h)
    int champion = -1;
    bool isOver = false; ///< nothing is left to play or to decide; without a champion if nobody is left
    Hint open;           ///< a match of the league phase that is still to be played

    friend bool operator==(const Season&, const Season&) = default;

    [[nodiscard]] int entrantNamed(std::string_view id) const; ///< index, or -1
    [[nodiscard]] int fixtureNamed(std::string_view id) const; ///< index, or -1
    [[nodiscard]] std::size_t leagueFixtures() const;          ///< how many; those of the playoffs stand behind them
    [[nodiscard]] const Entrant& entrant(int index) const { return entrants[static_cast<std::size_t>(index)]; }
    [[nodiscard]] const Person* person(std::string_view id) const;
    /// Who coaches a team; null: nobody (-1 too), or a player who takes part by that name.
    [[nodiscard]] const Person* coachOf(int entrant) const;
    /// The display name of an entrant; "?" for -1.
    [[nodiscard]] std::string nameOf(int index) const;
    /// "Fangs – Ogres", with "?" for who is not known yet.
    [[nodiscard]] std::string namesOf(const Sides& sides) const;
    /// "Fangs, Ogres"
    [[nodiscard]] std::string listOf(const std::vector<int>& some) const;
    /// "Fangs and Ogres", in a sentence about all of them.
    [[nodiscard]] TextPlace allOf(const std::vector<int>& some) const;
};

/// The points for a round without a match.
[[nodiscard]] int pointsFor(RoundBrings what, const PointsScheme& points);
/// Who has said that he does not play in this round of a Swiss; null: he has not.
[[nodiscard]] const MissedRound* missedBy(const Season& season, int entrant, int round);
/// What a round brings somebody who has said that he does not play in it.
[[nodiscard]] RoundBrings missedBrings(const Season& season, int entrant, int round);
/// Whether the match of the playoffs is one of the pairing's.
[[nodiscard]] bool isOf(const Fixture& fixture, const Series& series);
/// Other fixtures that one of its sides is to play at the same time; where a time is not known, on the same day.
[[nodiscard]] std::vector<const Fixture*> bookedBeside(const Season& season, const Fixture& fixture);
/// The Swiss league phase; null: it is another one.
[[nodiscard]] const Swiss* swissOf(const Season& season);
/// A Swiss league phase has rounds that are to be paired.
[[nodiscard]] bool areRoundsLeft(const Season& season);
/// Whether the league phase is a ladder.
[[nodiscard]] bool isLadder(const Season& season);
/// Whether the entrant is there and has dropped out, in this way or any.
[[nodiscard]] bool hasLeft(const Season& season, int entrant, std::optional<Remaining> how = {});
/// The last pairing of the playoffs that is not a bye: who plays in it is a finalist. Null: there is none.
[[nodiscard]] const Series* finalOf(const Season& season);
/// The pairing that a match of the playoffs belongs to; null: it is the final table's.
[[nodiscard]] const Series* seriesOf(const Season& season, const Fixture& fixture);
/// Who came alone where all others have dropped out; -1: nobody. None while two can still play.
[[nodiscard]] std::optional<int> leftAlone(const Season& season, const Fixture& fixture);
/// What was entered for the fixture, if it counts; null: nothing was, or it does not fit any more.
[[nodiscard]] const Result* enteredResult(const Season& season, const Fixture& fixture);
/// The result that counts for the fixture: what was entered, if it still fits, or what a drop-out has brought.
[[nodiscard]] std::optional<Result> countedResult(const Season& season, const Fixture& fixture);
/// Whether nothing more is to be played there: it has a counted result, is cancelled, annulled or not needed.
[[nodiscard]] bool isSettled(const Season& season, const Fixture& fixture);
/// The first match of the league phase that is still to be played; null: none is.
[[nodiscard]] const Fixture* openLeagueFixture(const Season& season);
/// Any that is still to be played, found without looking at all of them where the season's hint is right; the number of
/// matches of the league phase: none is.
[[nodiscard]] std::size_t anyOpenLeagueFixture(const Season& season);
/// Its result was entered for other sides than it has now (a correction changed who plays).
[[nodiscard]] bool hasMisplacedResult(const Fixture& fixture);
/// Whether all its sides are known.
[[nodiscard]] bool isKnown(const Fixture& fixture);
/// Not to be played any more: its series is decided, or one of its sides was annulled.
[[nodiscard]] bool isNeedless(const Season& season, const Fixture& fixture);

} // namespace whistle::league

template <>
inline constexpr std::array whistle::enumWords<whistle::league::UnplayedRounds>{"plain", "fide_2026"};

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kaosball/entries/house_rules.h"
#include "kaosball/judging/contest.h"
#include "kaosball/judging/draft.h"
#include "kaosball/judging/knockout.h"
#include "kaosball/judging/loadout.h"
#include "kaosball/judging/match_result.h"
#include "kaosball/table/cards.h"
#include "kaosball/table/crossfield.h"
#include "kaosball/table/position.h"

#include <array>
#include <compare>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace whistle::kaosball {

/// Where the match stands (digest, section 36). NotStarted: before `new_match`.
enum class Phase : std::uint8_t {
    NotStarted,
    UpgradeDraft,
    RingerDraft,
    Loadout,
    Lineup,
    BeforePeriod,
    BetweenTurns,
    Turn,
    Special, ///< a Celerity activation
    PeriodOver,
    SpecialEnd, ///< a Last Stand activation
    Bribes,
    FoulRolls,
    Bonus,
    CleanUp,
    Replace,
    MatchOver,
    Finished
};

enum class Where : std::uint8_t {
    Dugout,
    Field,
    Killed, ///< a trophy of an enemy (KB-5.2)
    Lost,   ///< dead without credit (KB-5.3)
    Removed ///< its team is out (KB-23.6)
};

/// A figure of a team: index into State::teams and into Team::figures. Below zero: none.
struct FigureRef {
    std::int8_t team = -1;
    std::int8_t index = -1;
    [[nodiscard]] bool isValid() const { return team >= 0; }
    friend auto operator<=>(FigureRef, FigureRef) = default;
};

struct Figure {
    std::string name; ///< within its team: "r1" to "r7", "b1" to "b6", or a ringer's id
    FigureKind kind = FigureKind::Runner;
    Ringer ringer = Ringer::None;
    Post post = Post::Runner; ///< a ringer's post; of others their kind
    int health = 0;           ///< 0: not known yet (a ringer whose card nobody has read out)
    Where where = Where::Dugout;
    Space space{}; ///< on the crossfield, mirror depth only
    bool standing = false;
    int damage = 0;
    int prevented = 0; ///< points that Hardy has ignored in this turn (KB-R17)
    [[nodiscard]] bool isOnField() const { return where == Where::Field; }
    [[nodiscard]] bool stands() const { return where == Where::Field && standing; }
    [[nodiscard]] bool isAlive() const { return where == Where::Field || where == Where::Dugout; }
    friend bool operator==(const Figure&, const Figure&) = default;
};

/// What a coach has chosen for the half, secret until all have (KB-27.1).
struct ChosenLoadout {
    Upgrades upgrades;
    std::vector<FieldedRinger> ringers;
    friend bool operator==(const ChosenLoadout&, const ChosenLoadout&) = default;
};

struct Team {
    std::string name;
    std::string coach; ///< may be empty
    Side side = Side::South;
    Stats stats;
    Health health;
    Ability ability = Ability::None;
    std::string alliance; ///< mode alliance only
    int activeUpgradePoints = 3;
    int score = 0;
    int cash = 0;
    int fouls = 0;
    int hand = 0; ///< number of cards
    TeamStatus status = TeamStatus::InPlay;
    int celerityUsed = 0;                  ///< activations in this period (KB-29.2)
    int lastStandUsed = 0;                 ///< KB-29.6
    bool contractPaid = false;             ///< Sexy Contract (KB-R11)
    bool isDone = false;                   ///< has done its step of a phase in which every team has one
    std::vector<Upgrade> ownedUpgrades;    ///< with repetitions, in the order of buying
    Upgrades active;                       ///< active upgrades of this half
    std::vector<std::string> ownedRingers; ///< ids, in the order of buying
    std::vector<FieldedRinger> fielded;    ///< ringers chosen for this half
    std::optional<ChosenLoadout> chosen;
    std::vector<Figure> figures; ///< 7 runners, 6 bruisers, then its ringers
    std::vector<FigureRef> trophies;
    std::vector<Card> burned; ///< of this period, in order
    [[nodiscard]] bool isInPlay() const { return status == TeamStatus::InPlay; }
    /// Whether the figure may come on in this half: a ringer only if it was chosen for it (KB-27.1).
    [[nodiscard]] bool mayField(const Figure& figure) const;
    friend bool operator==(const Team&, const Team&) = default;
};

/// Exactly one: on a space, or carried. In scorekeeper depth the space stays unknown.
struct Ball {
    Space space;
    FigureRef carrier;
    friend bool operator==(const Ball&, const Ball&) = default;
};

/// An activation in progress, or a Scatter! move (KB-R66).
struct Activation {
    FigureRef figure;
    Movement movement = Movement::Sprint;
    int movementLeft = 0;
    bool reactionSuffered = false; ///< one attempt is all (KB-15.3)
    bool handedOff = false;
    bool pickedUp = false;
    bool contested = false;
    bool stomped = false;
    bool scorched = false;
    bool hasMoved = false;
    bool isOver = false; ///< its figure is down or dead, or it has scorched
    /// An enemy may react to the step into the figure's space; closed by what comes later (KB-R25).
    bool reactionOpen = false;
    bool carriedOnEntering = false;
    /// Scatter!: something has happened to the figure since its last stretch, so it may go on with its move.
    bool mayGoOn = false;
    /// No further movement, contest or hand-off.
    [[nodiscard]] bool isUsedUp() const { return isOver || pickedUp || contested; }
    friend bool operator==(const Activation&, const Activation&) = default;
};

/// What the turn (or the Celerity or Last Stand activation) in progress has brought so far.
struct Turn {
    std::optional<Tactic> tactic;
    bool tacticCancelled = false; ///< by Kaos Rule
    bool activationUsed = false;
    FigureRef mustActivate;           ///< Hail Mary Play: only this one
    FigureRef stomper;                ///< has stomped and is to be activated (KB-R69)
    FigureRef powered;                ///< Power Play heals it at the end of the turn
    std::vector<FigureRef> booted;    ///< knocked down by Boot to the Head, to be stood up (KB-R34)
    std::vector<FigureRef> scattered; ///< moved by Scatter! already
    bool bootPlayed = false;
    [[nodiscard]] bool hasDoneSomething() const { return tactic || activationUsed; }
    /// Whether this tactic card is in force.
    [[nodiscard]] bool isUnder(Tactic card) const { return tactic == card && !tacticCancelled; }
    friend bool operator==(const Turn&, const Turn&) = default;
};

struct Result {
    std::vector<int> winners;
    std::string by; ///< word of WonBy, or "all_lost"
    std::vector<RankingPlace> ranking;
    friend bool operator==(const Result&, const Result&) = default;
};

/// The last contest as the table shows it.
struct LastContest {
    Contest contest;
    ContestVerdict verdict;
    friend bool operator==(const LastContest&, const LastContest&) = default;
};

/// A Kaosball match at one moment: everything that everybody at the table can see. A plain value.
struct State {
    Mode mode = Mode::Versus;
    MatchKind kind = MatchKind::Exhibition;
    bool hasDraft = false;
    Depth depth = Depth::Mirror;
    HouseRules houseRules;
    std::vector<Team> teams; ///< clockwise

    Phase phase = Phase::NotStarted;
    int period = 1;      ///< from 5: overtime periods
    int firstPlayer = 0; ///< of this period
    int orderFrom = 0;   ///< the turn order that line-up and filling up go by: from the first player of the last period
    int active = -1;     ///< whose turn it is
    int nextTeam = -1;   ///< who has the next turn, between turns
    int bell = -1;       ///< who rang it in this period
    std::vector<int> finalTurns;
    int turnsInPeriod = 0;
    std::vector<int> overtimeTeams;  ///< those who play the overtime; empty before it
    bool overtimeDue = false;        ///< `end_match` has found a tie; `overtimeTeams` must play
    bool allianceTiebreaker = false; ///< `end_match` has found equal lower scores
    bool firstLineupDone = false;

    int drawPile = 0;
    int discard = 0;
    std::vector<Wall> walls;
    std::vector<Fire> fires;
    std::vector<ScoreToken> scoreTokens;
    Ball ball;
    std::optional<Auction> auction;
    std::vector<int> auctionOrder;                         ///< team of each seat of the auction
    std::vector<int> suspended;                            ///< teams without their ability until the end of the turn
    std::vector<std::pair<std::string, int>> ringerHealth; ///< what the players said

    std::optional<Activation> activation;
    Turn turn;
    std::vector<FigureRef> entered; ///< figures that came into a space in the last command (BZZZZT!)

    std::optional<LastContest> lastContest;
    std::vector<int> lastPoints; ///< by team, of the last scoring moment
    std::vector<int> lastBonus;
    std::optional<Result> result;

    [[nodiscard]] Team& operator[](int team) { return teams[static_cast<std::size_t>(team)]; }
    [[nodiscard]] const Team& operator[](int team) const { return teams[static_cast<std::size_t>(team)]; }
    [[nodiscard]] Figure& operator[](FigureRef figure)
    {
        return (*this)[int{figure.team}].figures[static_cast<std::size_t>(figure.index)];
    }
    [[nodiscard]] const Figure& operator[](FigureRef figure) const
    {
        return (*this)[int{figure.team}].figures[static_cast<std::size_t>(figure.index)];
    }
    [[nodiscard]] int teamCount() const { return static_cast<int>(teams.size()); }
    [[nodiscard]] bool isOvertime() const { return period > 4; }
    [[nodiscard]] bool isMirror() const { return depth == Depth::Mirror; }
    /// An activation outside of the turns is under way.
    [[nodiscard]] bool isSpecial() const { return phase == Phase::Special || phase == Phase::SpecialEnd; }

    /// Index of the team of that name, or -1.
    [[nodiscard]] int teamNamed(std::string_view name) const;
    /// "fangs/r1" to its figure, or none.
    [[nodiscard]] FigureRef figureNamed(std::string_view id) const;
    /// "fangs/r1".
    [[nodiscard]] std::string idOf(FigureRef figure) const;

    /// Whether the team has turns, bribes and scores: in play, and in the overtime if there is one.
    [[nodiscard]] bool plays(int team) const;
    [[nodiscard]] bool areEnemies(int teamA, int teamB) const;
    /// Playing teams clockwise from `from`.
    [[nodiscard]] std::vector<int> orderFromTeam(int from) const;
    /// The next playing team after `team`, clockwise.
    [[nodiscard]] int leftNeighbour(int team) const;
    /// The ability in force now: None while it is suspended.
    [[nodiscard]] Ability abilityOf(int team) const;
    /// Standing figure in a space, or none. Mirror depth.
    [[nodiscard]] FigureRef standingAt(Space space) const;
    /// All figures of a team, wherever they are.
    [[nodiscard]] std::vector<FigureRef> figuresOf(int team) const;
    /// All figures on the crossfield.
    [[nodiscard]] std::vector<FigureRef> onField() const;
    [[nodiscard]] int countOnField(int team) const;
    [[nodiscard]] int burnedCheats(int team) const;
    /// Whose step it is in a phase where the teams go one after the other (line-up, bribes, foul rolls, filling up,
    /// drafts), or -1.
    [[nodiscard]] int teamToAct() const;
    friend bool operator==(const State&, const State&) = default;
};

/// The crossfield as movement and reactions look at it, and the figures of its pieces, by index.
struct FieldView {
    Position position;
    std::vector<FigureRef> figures;
    [[nodiscard]] int pieceOf(FigureRef figure) const;
};
[[nodiscard]] FieldView viewField(const State& state);

/// The first of the digest's invariants (section 36) that does not hold, in words; empty: the state is sound.
[[nodiscard]] std::optional<Text> unsoundness(const State& state, const Constants& constants);

} // namespace whistle::kaosball

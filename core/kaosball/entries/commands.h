// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/compiled_once.h"
#include "base/shape.h"
#include "kaosball/entries/house_rules.h"
#include "kaosball/judging/contest.h"
#include "kaosball/judging/draft.h"
#include "kaosball/judging/loadout.h"
#include "kaosball/pack/facts.h"
#include "kaosball/table/cards.h"
#include "kaosball/table/crossfield.h"
#include "kaosball/table/types.h"

#include <map>
#include <optional>
#include <string>
#include <utility>
#include <variant>
#include <vector>

/// What players enter, one struct a command of the digest's section 37, with the digest's parameters. Teams and figures
/// go by name ("fangs", "fangs/r1"), as in the JSON. Parameters for scorekeeper depth say so.
namespace whistle::kaosball {

struct NewMatchTeam {
    std::string team;
    Side side = Side::South;
    Ability ability = Ability::None;
    Stats stats;
    Health health;
    std::string alliance;
    std::optional<int> activeUpgradePoints;
    std::string coach;
    // What a team brings from its matches before, in a league that has it so (KB-35.10 to KB-35.13).
    std::optional<int> cash;
    std::optional<int> fouls;
    std::vector<Upgrade> upgrades;
    std::vector<std::string> ringers;
    std::vector<std::string> dead; ///< figures without their team: "r1", "panther"
    [[nodiscard]] bool bringsSomething() const
    {
        return cash || fouls || !upgrades.empty() || !ringers.empty() || !dead.empty();
    }
};
struct NewMatch {
    Mode mode = Mode::Versus;
    MatchKind kind = MatchKind::Exhibition;
    bool hasDraft = false;
    std::string firstPlayer;
    std::vector<NewMatchTeam> teams;
    std::vector<std::pair<std::string, int>> ringerHealth;
    HouseRules houseRules;
    Depth depth = Depth::Mirror;
};
/// Changes the depth in mid-match. To the mirror: the places of all figures on the crossfield, and of a loose ball.
struct SetDepth {
    Depth depth = Depth::Mirror;
    std::vector<std::pair<std::string, Space>> places;
    Space ball;
};
struct RevealUpgrades {
    std::vector<RevealedLot> lots;
};
struct RevealRingers {
    std::vector<RevealedLot> lots;
};
struct OpenLot {
    std::string team;
    std::string lot;
    int bid = 0;
};
struct Bid {
    std::string team;
    int bid = 0;
};
struct PassBid {
    std::string team;
};
struct SetLoadout {
    std::string team;
    std::vector<Upgrade> upgrades;
    std::vector<FieldedRinger> ringers;
};
struct SetLineup {
    std::string team;
    std::vector<std::pair<std::string, Space>> placements; ///< figure without its team; scorekeeper: no spaces
};
struct StartPeriod {};
struct Celerity {
    std::string figure;
    Action action = Action::Sprint;
};
struct StartTurn {
    std::string team;
    std::optional<Mound> score; ///< scorekeeper depth: where its carrier stands; none if left out
};
struct PlayTactic {
    std::string team;
    Tactic card = Tactic::Huddle;
    std::vector<Space> spaces; ///< Rain of Fire
    std::vector<Wall> walls;   ///< Wall of Stone
    Space space;               ///< Warpstone, Hail Mary Play
    std::string figure;        ///< Hail Mary Play
    std::string kaosRule;      ///< team that cancels it, or empty
};
struct ScatterMove {
    std::string figure;
    std::vector<Space> path;
    bool pickUp = false;
};
struct PlayCheat {
    std::string team;
    Cheat card = Cheat::Bzzzzt; ///< Boot to the Head or BZZZZT!
    std::string figure;
    bool usesBrick = false;
};
struct StompPush {
    std::string figure;
    Space to;
};
struct Stomp {
    std::string figure;
    std::vector<StompPush> pushes;
};
struct Activate {
    std::string figure;
    Action action = Action::Sprint;
};
struct Move {
    std::vector<Space> path;
    bool pickUp = false;
};
struct HandOff {
    std::string from;
    std::string to;
};
struct KaosWarp {
    std::string by;
    std::vector<std::pair<std::string, Card>> cards; ///< the first, discarded ones
};
/// What is said in a contest besides who fights whom.
struct ContestEntry {
    std::vector<std::pair<std::string, Card>> cards; ///< by team
    std::vector<std::string> stimPack;
    std::vector<std::string> illegalScouting;
    std::vector<std::pair<std::string, int>> painGain;
    std::optional<KaosWarp> kaosWarp;
    std::vector<int> rolls;                                            ///< against one target side
    std::vector<std::pair<std::string, std::vector<int>>> rollsByTeam; ///< Cretin against two teams
    std::vector<std::string> brick;
    bool followUp = false;
    Space pushTo;
    bool pushed = false; ///< scorekeeper depth: pushed, nobody says where
    bool smash = false;  ///< KB-R70
    std::string heal;
    std::optional<Surroundings> surroundings; ///< scorekeeper depth: was the loser's way blocked?
};
struct React {
    std::string figure;
    ContestType type = ContestType::Tackle;
    ContestEntry entry;
};
struct ContestCommand {
    std::string figure;
    ContestType type = ContestType::Tackle;
    std::vector<std::string> targets;
    ContestEntry entry;
};
struct Scorch {
    std::string figure;
    std::vector<std::pair<std::string, Card>> prevented;
    std::vector<std::string> targets; ///< scorekeeper depth: who was in the killzone
};
struct EndTurn {
    bool pass = false;
};
struct LastStand {
    std::string figure;
    Action action = Action::Sprint;
};
struct MoundPlace {
    std::string figure;
    Mound mound = Mound::None;
};
struct ScorePeriod {
    std::vector<MoundPlace> mounds; ///< scorekeeper depth: who stands on which kind of mound
};
struct Bribe {
    std::string team;
    int cash = 0;
};
struct RollFouls {
    std::string team;
    std::vector<std::vector<int>> rolls;
};
struct ScoreBonus {};
struct CleanUp {
    std::vector<std::string> benched; ///< scorekeeper depth: lying figures that shared a space (KB-19.9)
};
struct ReplaceFigures {
    std::string team;
    std::vector<std::pair<std::string, Space>> placements; ///< scorekeeper: no spaces
    std::vector<std::pair<std::string, Post>> roles;       ///< of ringers
};
struct EndMatch {};
struct StartOvertime {
    std::vector<std::string> teams;
};
struct RollAllianceTiebreaker {
    std::vector<std::pair<std::string, int>> rolls;
};
/// Scorekeeper depth: damage that nobody deals (fire).
struct TakeDamage {
    std::string figure;
    int points = 1;
};
/// Sets one number or place as the referee found it on the table; marked for ever. The paths: docs/match-file.md.
struct Correct {
    std::string path;
    std::string value; ///< the JSON value, as text
    std::string reason;
};
/// What it puts right, for the log and for its ruling: "Put right: damage on b1: 1."
[[nodiscard]] Text wordsOf(const Correct& command);

using AnyCommand =
    std::variant<NewMatch, SetDepth, RevealUpgrades, RevealRingers, OpenLot, Bid, PassBid, SetLoadout, SetLineup,
                 StartPeriod, Celerity, StartTurn, PlayTactic, ScatterMove, PlayCheat, Stomp, Activate, Move, HandOff,
                 React, ContestCommand, Scorch, EndTurn, LastStand, ScorePeriod, Bribe, RollFouls, ScoreBonus, CleanUp,
                 ReplaceFigures, EndMatch, StartOvertime, RollAllianceTiebreaker, TakeDamage, Correct>;
using Command = CompiledOnce<AnyCommand>;

/// How each command looks in JSON, `command` included: the same for all packs, for a match file must be readable where
/// its packs are not.
[[nodiscard]] const CommandForms<Command>& commandForms();
/// Reads a command strictly: unknown keys, wrong types, unknown spaces and cards are problems.
[[nodiscard]] Checked<Command> readCommand(const Json& json, const Facts& facts);
[[nodiscard]] Json writeCommand(const Command& command);

} // namespace whistle::kaosball

namespace whistle {
extern template class CompiledOnce<kaosball::AnyCommand>;
} // namespace whistle

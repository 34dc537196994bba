// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kaosball/entries/house_rules.h"
#include "kaosball/pack/facts.h"
#include "kaosball/table/crossfield.h"

#include <optional>
#include <string>
#include <vector>

namespace whistle::kaosball {

/// Fire tokens on a space (KB-24.1).
struct Fire {
    Space space;
    int tokens = 1;
    friend bool operator==(const Fire&, const Fire&) = default;
};

/// A score token on the crossfield (KB-24.8) and the team that it belongs to.
struct ScoreToken {
    Space space;
    int team = -1;
    friend bool operator==(const ScoreToken&, const ScoreToken&) = default;
};

/// A figure on the crossfield. `health` empty: not known, never dies.
struct Piece {
    std::string id;
    int team = 0; ///< index into Position::teams
    FigureKind kind = FigureKind::Runner;
    Ringer ringer = Ringer::None;
    Space space;
    bool standing = true;
    std::optional<int> health = {};
    int damage = 0;
};

struct PositionTeam {
    std::string name;
    Ability ability = Ability::None; ///< None while it is suspended (Boot to the Head)
    int alliance = -1;               ///< teams with the same number from 0 up are not enemies (KB-25.5)
    Upgrades upgrades;
};

/// What lies and stands on the crossfield: all that movement, killzones and reactions look at. Mirror depth only.
struct Position {
    std::vector<PositionTeam> teams;
    std::vector<Piece> pieces;
    std::vector<Wall> walls;
    std::vector<Fire> fires;
    int carrier = -1; ///< index of the piece that carries the ball, or -1
    Space ball;       ///< where the loose ball lies; none while it is carried

    [[nodiscard]] bool areEnemies(int teamA, int teamB) const;
    [[nodiscard]] bool hasWall(Space a, Space b) const;
    /// A wall touches the corner that two diagonal neighbours share (KB-24.7).
    [[nodiscard]] bool wallTouchesCorner(Space a, Space b) const;
    /// The standing piece in a space, or -1 (KB-4.4).
    [[nodiscard]] int standingAt(Space space) const;
    [[nodiscard]] int fireTokensAt(Space space) const;
};

/// How a figure comes to move: an announced action, or Scatter! (KB-R66).
enum class Movement : std::uint8_t { Sprint, Tackle, Attack, Scatter };

/// KB-12.2 to KB-12.4, KB-29.12, KB-30.7, KB-32.3, KB-R46: spaces that a piece may move.
[[nodiscard]] int movementAllowance(const Position& position, int piece, Movement movement, bool hustle,
                                    const Constants& constants);

/// KB-4.1, KB-24.6, KB-24.7, KB-28.1: the spaces where the piece, standing in `space`, can interfere. A lying piece
/// has none (KB-R23).
[[nodiscard]] SpaceSet killzone(const Position& position, int piece);
[[nodiscard]] SpaceSet killzoneFrom(const Position& position, int team, Space space);

enum class StepProblem : std::uint8_t {
    TooFar,
    NotAdjacent,
    Wall,
    Occupied,
    EndsOnOccupiedSpace,
    DiesBeforeTheEnd,
    NoBallToPickUp
};

/// Whether `piece` may step from `from` to the adjacent `to` (KB-13, Spectre KB-R47): NotAdjacent, Wall or Occupied.
[[nodiscard]] std::optional<StepProblem> stepProblem(const Position& position, int piece, Space from, Space to);

/// Points of damage that Hardy still keeps off the piece in this turn (KB-29.4), when it has kept off `prevented`.
[[nodiscard]] int hardyLeft(const Position& position, int piece, int prevented);

struct Reach {
    Space space;
    int steps = 0;       ///< fewest
    int leastDamage = 0; ///< of fire after Hardy, over all ways within the allowance
};
/// Every space where the piece can end a movement of up to `allowance` steps alive, its own included, in the order of
/// the spaces. `prevented`: points that Hardy has already ignored for it in this turn.
[[nodiscard]] std::vector<Reach> reachableSpaces(const Position& position, int piece, int allowance, int prevented,
                                                 const Constants& constants);

/// KB-15.1, KB-15.2: a figure that may react to a step, and how (sorted by their words).
struct ReactionOffer {
    int piece = -1;
    std::vector<ContestType> types;
};
/// Reactions to `mover` entering `space` by its own movement; `carriesBall`: it carried it when it entered. Sorted by
/// team name, then figure id. The mover's own place in `position` does not matter.
[[nodiscard]] std::vector<ReactionOffer> reactionsTo(const Position& position, int mover, Space space, bool carriesBall,
                                                     Movement movement, const HouseRules& houseRules);

/// KB-14.4 to KB-14.8, KB-R21, KB-R22: standing teammates and allies that can receive the ball from `giver`, which
/// stands in `space`.
[[nodiscard]] std::vector<int> handOffReceivers(const Position& position, int giver, Space space);
/// KB-R22: killzone steps that the ball goes between figures of these teams.
[[nodiscard]] int handOffRange(const Position& position, int giverTeam, int receiverTeam);
/// Whether the ball can go from the giver to a standing teammate or ally, both standing in the given spaces; the
/// giver's killzone counts (KB-R21). Two figures in one space (Spectre on its way) cannot.
[[nodiscard]] bool canHandOff(const Position& position, int giver, Space giverSpace, int receiver, Space receiverSpace);

} // namespace whistle::kaosball

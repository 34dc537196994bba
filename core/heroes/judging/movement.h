// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "heroes/table/board.h"

#include <QtGlobal>

namespace whistle::heroes {

struct Hero;
struct State;
struct Walk;

enum class Way : std::uint8_t { Walk, Portal };
struct PathStep {
    int row = 0;
    int column = 0;
    Way by = Way::Walk;
    [[nodiscard]] Space space() const { return {row, column}; }
};
struct MovingHero {
    std::string player;
    bool explorer = false;
    bool dimensionWalker = false;
    bool wanderer = false;
    int units = 1;
    std::optional<Space> start; ///< none: in its capital
};
/// A capital or a hero where it stands.
struct Placed : Space {
    std::string player;
};
/// A hero that moves, and what it moves over.
struct Ground {
    MovingHero hero;
    Board board;
    std::vector<Placed> capitals;
    std::vector<Space> encounters;
    std::vector<Placed> otherHeroes;
    bool portalBuilt = false;
};
/// As a match stands.
[[nodiscard]] Ground groundOf(const State& state, const Hero& hero);
struct MovementInquiry : Ground {
    int extraPoints = 0;
    bool battleAlreadyFought = false;
    std::vector<PathStep> path;
};

/// The stretch that lies ahead of a walk, with the points that are left to it.
[[nodiscard]] MovementInquiry movementInquiry(const Ground& ground, const Walk& walk, std::vector<PathStep> path);

enum class MoveProblem : std::uint8_t {
    NoArmy,
    MovementAlreadyEnded,
    NotAdjacent,
    NoPortal,
    PortalNotBuilt,
    NotADimensionWalker,
    EnemyCapital,
    Mountain,
    Water,
    NotEnoughMovementPoints,
    SecondBattle,
    EndsOnMountain,
    EndsOnWater,
    EndsOnFriendlyHero
};
inline constexpr Indexed<RuleWords, 14> moveProblems{
    {{{"MH-6.2"_rule, Saying::tr("A hero without a unit stays in the capital.")},
      {"MH-6.4"_rule, Saying::tr("The movement has already ended.")},
      {"MH-6.5"_rule, Saying::tr("A step goes to an adjacent space, never diagonally.")},
      {"MH-7.2"_rule, Saying::tr("A portal leads from a portal space to another, or to the capital.")},
      {"MH-7.1"_rule, Saying::tr("The capital has no Portal yet.")},
      {"MH-7.4"_rule, Saying::tr("Only a Dimension Walker travels between two portals of the board.")},
      {"MH-6.9"_rule, Saying::tr("A hero may not enter an enemy capital.")},
      {"MH-6.7"_rule, Saying::tr("Only an Explorer crosses mountains.")},
      {"MH-6.6"_rule, Saying::tr("Only a hero that started on a harbour crosses water.")},
      {"MH-6.4"_rule, Saying::tr("The step needs a movement point, but %1 of %2 are used.")},
      {"MH-6.3"_rule, Saying::tr("A hero fights one battle per activation.")},
      {"MH-6.7"_rule, Saying::tr("No hero may end its movement on a mountain.")},
      {"MH-6.8"_rule, Saying::tr("No hero may end its movement on water.")},
      {"MH-6.12"_rule, Saying::tr("Two heroes of one player may not share a space.")}}}};

enum class Enemy : std::uint8_t { Encounter, Hero };
struct MetEnemy : Space {
    Enemy against = Enemy::Encounter;
};

/// A movement under way: what decides about its next step.
struct Walk {
    Space at;
    bool isInCapital = false;
    std::optional<Space> harbour; ///< on which it started
    int points = 4;
    int used = 0;
    bool hasEnded = false;
    bool hasFought = false;
    [[nodiscard]] int left() const { return hasEnded ? 0 : std::max(0, points - used); }
    friend bool operator==(const Walk&, const Walk&) = default;
};
/// MH-6.4, MH-4.16, MH-6.8: how a movement begins.
[[nodiscard]] Walk walkFrom(const Ground& ground, int extraPoints, Reasons& reasons);
/// What is against a step, if anything.
[[nodiscard]] std::optional<MoveProblem> against(const Ground& ground, const Walk& walk, const PathStep& step);
/// Takes it, legal or not, as far as it can be; gives the enemy that is met.
std::optional<MetEnemy> take(const Ground& ground, Walk& walk, const PathStep& step, Reasons& reasons);
/// What is against ending the movement there.
[[nodiscard]] std::optional<MoveProblem> againstEnd(const Ground& ground, const Walk& walk);

/// Where the way leads, if it is legal.
struct MovementVerdict : Walk {
    std::optional<MoveProblem> problem;
    std::optional<int> step; ///< from 0
    std::vector<MetEnemy> battles;
    [[nodiscard]] bool isLegal() const { return !problem; }
};

/// MH-6, MH-7: is the way legal, what does it cost, where are the battles.
[[nodiscard]] MovementVerdict judgeMovement(const MovementInquiry& inquiry, Reasons& reasons);

} // namespace whistle::heroes

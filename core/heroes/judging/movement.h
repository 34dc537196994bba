// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "heroes/table/board.h"
#include "heroes/table/rules.h"

namespace whistle::heroes {

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
/// What a hero moves over.
struct Ground {
    Board board;
    std::vector<Placed> capitals;
    std::vector<Space> encounters;
    std::vector<Placed> otherHeroes;
    bool portalBuilt = false;
};
struct MovementInquiry : Ground {
    MovingHero hero;
    int extraPoints = 0;
    bool battleAlreadyFought = false;
    std::vector<PathStep> path;
};

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
[[nodiscard]] RuleId ruleOf(MoveProblem problem);
[[nodiscard]] Text textOf(MoveProblem problem);

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
};
/// MH-6.4, MH-4.16, MH-6.8: how a movement begins.
[[nodiscard]] Walk walkFrom(const MovementInquiry& inquiry);
/// What is against a step, if anything.
[[nodiscard]] std::optional<MoveProblem> against(const Ground& ground, const MovingHero& hero, const Walk& walk,
                                                 const PathStep& step);
/// Takes it, legal or not, as far as it can be; gives the enemy that is met.
std::optional<MetEnemy> take(const Ground& ground, const MovingHero& hero, Walk& walk, const PathStep& step);
/// What is against ending the movement there.
[[nodiscard]] std::optional<MoveProblem> againstEnd(const Ground& ground, const MovingHero& hero, const Walk& walk);

struct MovementVerdict {
    std::optional<MoveProblem> problem;
    std::optional<int> step; ///< from 0
    /// Of a legal way.
    std::optional<int> points;
    std::optional<int> used;
    std::optional<int> left;
    std::optional<bool> endsInCapital;
    std::optional<std::vector<MetEnemy>> battles;
    [[nodiscard]] bool isLegal() const { return !problem; }
};

/// MH-6, MH-7: is the way legal, what does it cost, where are the battles.
[[nodiscard]] Ruling<MovementVerdict> judgeMovement(const MovementInquiry& inquiry,
                                                    Listening listening = Listening::Yes);

} // namespace whistle::heroes

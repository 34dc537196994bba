// SPDX-License-Identifier: GPL-3.0-or-later
#include "heroes/judging/movement.h"

#include "heroes/telling/names.h"

#include <QCoreApplication>

namespace whistle::heroes {

RuleId ruleOf(MoveProblem problem)
{
    static constexpr std::array<RuleId, 14> rules{
        "MH-6.2"_rule, "MH-6.4"_rule, "MH-6.5"_rule, "MH-7.2"_rule, "MH-7.1"_rule, "MH-7.4"_rule, "MH-6.9"_rule,
        "MH-6.7"_rule, "MH-6.6"_rule, "MH-6.4"_rule, "MH-6.3"_rule, "MH-6.7"_rule, "MH-6.8"_rule, "MH-6.12"_rule};
    return rules[static_cast<std::size_t>(problem)];
}

Text textOf(MoveProblem problem)
{
    static constexpr Indexed<Saying, 14> sentences{
        {QT_TRANSLATE_NOOP("heroes", "A hero without a unit stays in the capital."),
         QT_TRANSLATE_NOOP("heroes", "The movement has ended already."),
         QT_TRANSLATE_NOOP("heroes", "A step goes to a space beside the hero, never diagonally."),
         QT_TRANSLATE_NOOP("heroes", "A portal leads from a portal space to another, or to the capital."),
         QT_TRANSLATE_NOOP("heroes", "The capital has no Portal yet."),
         QT_TRANSLATE_NOOP("heroes", "Only a Dimension Walker travels between two portals of the board."),
         QT_TRANSLATE_NOOP("heroes", "A hero may not enter an enemy capital."),
         QT_TRANSLATE_NOOP("heroes", "Only an Explorer crosses mountains."),
         QT_TRANSLATE_NOOP("heroes", "Only a hero that started on a harbour crosses water."),
         QT_TRANSLATE_NOOP("heroes", "There are not enough movement points."),
         QT_TRANSLATE_NOOP("heroes", "A hero fights one battle in an activation."),
         QT_TRANSLATE_NOOP("heroes", "Nobody may end the movement on a mountain."),
         QT_TRANSLATE_NOOP("heroes", "Nobody may end the movement on water."),
         QT_TRANSLATE_NOOP("heroes", "Two heroes of a player may not stand on one space.")}};
    return sentences[problem];
}

namespace {

constexpr Saying illegal{QT_TRANSLATE_NOOP("heroes", "Not legal: step %1, to %2.")};
constexpr Saying illegalAsWhole{QT_TRANSLATE_NOOP("heroes", "Not legal.")};
constexpr Saying legalWay{QT_TRANSLATE_NOOP("heroes", "Legal: movement points used %1 of %2, left %3.")};
constexpr Saying endsAtHome{QT_TRANSLATE_NOOP("heroes", "The movement ends in the capital.")};
constexpr Saying battleWithHero{QT_TRANSLATE_NOOP("heroes", "At %1 there is a battle with a hero.")};
constexpr Saying battleWithEncounter{QT_TRANSLATE_NOOP("heroes", "At %1 there is a battle with an encounter.")};
constexpr Saying wandererPoint{
    QT_TRANSLATE_NOOP("heroes", "A Wanderer that starts in its capital has one point more.")};

const Placed* capitalAt(const Ground& ground, const Space& space)
{
    return firstOf(ground.capitals, [&](const Placed& capital) { return capital == space; });
}

/// MH-3.8: a capital's space has no terrain of its own.
Terrain terrainAt(const Ground& ground, const Space& space)
{
    return capitalAt(ground, space) ? Terrain::Open : ground.board.at(space);
}

bool isOwnCapital(const Ground& ground, const MovingHero& hero, const Space& space)
{
    const Placed* capital = capitalAt(ground, space);
    return capital && capital->player == hero.player;
}

std::optional<Enemy> enemyAt(const Ground& ground, const MovingHero& hero, const Space& space)
{
    if (contains(ground.encounters, space))
        return Enemy::Encounter;
    const bool isHero =
        firstOf(ground.otherHeroes, [&](const Placed& one) { return one == space && one.player != hero.player; });
    return isHero ? std::optional(Enemy::Hero) : std::nullopt;
}

/// MH-7: by portal from and to the capital, or between portals.
std::optional<MoveProblem> againstPortal(const Ground& ground, const MovingHero& hero, const Walk& walk,
                                         const Space& to)
{
    const bool standsOnPortal = terrainAt(ground, walk.at) == Terrain::Portal;
    const bool leadsToPortal = terrainAt(ground, to) == Terrain::Portal;
    if (walk.isInCapital || isOwnCapital(ground, hero, to)) {
        if (walk.isInCapital ? !leadsToPortal : !standsOnPortal)
            return MoveProblem::NoPortal;
        return ground.portalBuilt ? std::nullopt : std::optional(MoveProblem::PortalNotBuilt);
    }
    if (!standsOnPortal || !leadsToPortal || walk.at == to)
        return MoveProblem::NoPortal;
    return hero.dimensionWalker ? std::nullopt : std::optional(MoveProblem::NotADimensionWalker);
}

int costOf(const Ground& ground, const MovingHero& hero, const PathStep& step)
{
    return step.by == Way::Portal && isOwnCapital(ground, hero, step.space()) ? 0 : 1;
}

} // namespace

Walk walkFrom(const MovementInquiry& inquiry)
{
    Walk walk;
    const Placed* home = firstWith(inquiry.capitals, &Placed::player, inquiry.hero.player);
    walk.isInCapital = !inquiry.hero.start;
    if (inquiry.hero.start)
        walk.at = *inquiry.hero.start;
    else if (home)
        walk.at = *home;
    if (!walk.isInCapital && terrainAt(inquiry, walk.at) == Terrain::Harbour)
        walk.harbour = walk.at;
    constexpr int usualPoints = 4;
    const int wanderer = walk.isInCapital && inquiry.hero.wanderer ? 1 : 0;
    walk.points = std::max(0, usualPoints + wanderer + inquiry.extraPoints);
    walk.hasFought = inquiry.battleAlreadyFought;
    return walk;
}

std::optional<MoveProblem> against(const Ground& ground, const MovingHero& hero, const Walk& walk, const PathStep& step)
{
    const Space to = step.space();
    if (walk.hasEnded)
        return MoveProblem::MovementAlreadyEnded;
    if (step.by == Way::Walk && !areAdjacent(walk.at, to))
        return MoveProblem::NotAdjacent;
    if (step.by == Way::Portal) {
        if (const auto problem = againstPortal(ground, hero, walk, to))
            return problem;
    }
    const Placed* capital = capitalAt(ground, to);
    if (capital && capital->player != hero.player)
        return MoveProblem::EnemyCapital;
    const Terrain terrain = terrainAt(ground, to);
    if (terrain == Terrain::Mountain && !hero.explorer)
        return MoveProblem::Mountain;
    if (terrain == Terrain::Water && !walk.harbour)
        return MoveProblem::Water;
    if (walk.used + costOf(ground, hero, step) > walk.points)
        return MoveProblem::NotEnoughMovementPoints;
    if (walk.hasFought && enemyAt(ground, hero, to))
        return MoveProblem::SecondBattle;
    return {};
}

std::optional<MetEnemy> take(const Ground& ground, const MovingHero& hero, Walk& walk, const PathStep& step)
{
    const Space to = step.space();
    walk.used += costOf(ground, hero, step);
    walk.at = to;
    walk.isInCapital = isOwnCapital(ground, hero, to);
    const bool isOtherHarbour = walk.harbour && *walk.harbour != to && terrainAt(ground, to) == Terrain::Harbour;
    walk.hasEnded = walk.hasEnded || walk.isInCapital || isOtherHarbour;
    const std::optional<Enemy> enemy = enemyAt(ground, hero, to);
    return enemy ? std::optional(MetEnemy{to, *enemy}) : std::nullopt;
}

std::optional<MoveProblem> againstEnd(const Ground& ground, const MovingHero& hero, const Walk& walk)
{
    if (walk.isInCapital)
        return {};
    const Terrain terrain = terrainAt(ground, walk.at);
    if (terrain == Terrain::Mountain)
        return MoveProblem::EndsOnMountain;
    if (terrain == Terrain::Water)
        return MoveProblem::EndsOnWater;
    const bool isTaken =
        firstOf(ground.otherHeroes, [&](const Placed& one) { return one == walk.at && one.player == hero.player; });
    return isTaken ? std::optional(MoveProblem::EndsOnFriendlyHero) : std::nullopt;
}

Ruling<MovementVerdict> judgeMovement(const MovementInquiry& inquiry, Listening listening)
{
    Reasons reasons(listening);
    MovementVerdict verdict;
    const auto wrong = [&](MoveProblem problem, std::optional<int> step) {
        verdict.problem = problem;
        verdict.step = step;
        if (step)
            reasons.say(ruleOf(problem), illegal, *step + 1, inquiry.path[static_cast<std::size_t>(*step)].space());
        else
            reasons.say(ruleOf(problem), illegalAsWhole);
        reasons.add({textOf(problem)}, {ruleOf(problem)});
        return Ruling<MovementVerdict>{verdict, reasons.why, reasons.rules};
    };
    if (inquiry.hero.units == 0)
        return wrong(MoveProblem::NoArmy, {});
    Ground ground = inquiry;
    Walk walk = walkFrom(inquiry);
    std::vector<MetEnemy> battles;
    int number = 0;
    for (const PathStep& step : inquiry.path) {
        if (const auto problem = against(ground, inquiry.hero, walk, step))
            return wrong(*problem, number);
        if (const std::optional<MetEnemy> enemy = take(ground, inquiry.hero, walk, step)) {
            // taken as won: the enemy is gone
            battles.push_back(*enemy);
            walk.hasFought = true;
            std::erase(ground.encounters, step.space());
            std::erase_if(ground.otherHeroes, [&](const Placed& hero) {
                return hero == step.space() && hero.player != inquiry.hero.player;
            });
        }
        ++number;
    }
    if (!inquiry.path.empty()) {
        if (const auto problem = againstEnd(ground, inquiry.hero, walk))
            return wrong(*problem, number - 1);
    }
    verdict.points = walk.points;
    verdict.used = walk.used;
    verdict.left = walk.left();
    verdict.endsInCapital = walk.isInCapital;
    reasons.say("MH-6.4"_rule, legalWay, walk.used, walk.points, walk.left());
    if (inquiry.hero.wanderer && !inquiry.hero.start)
        reasons.say("MH-4.16"_rule, wandererPoint);
    for (const MetEnemy& enemy : battles)
        reasons.say("MH-6.11"_rule, enemy.against == Enemy::Hero ? battleWithHero : battleWithEncounter, Space(enemy));
    verdict.battles = std::move(battles);
    if (walk.isInCapital && !inquiry.path.empty())
        reasons.say("MH-6.10"_rule, endsAtHome);
    return {std::move(verdict), std::move(reasons.why), std::move(reasons.rules)};
}

} // namespace whistle::heroes

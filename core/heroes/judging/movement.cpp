// SPDX-License-Identifier: GPL-3.0-or-later
#include "heroes/judging/movement.h"

#include "base/common_words.h"
#include "heroes/table/state.h"
#include "heroes/telling/names.h"

namespace whistle::heroes {

namespace {

constexpr auto illegal = Saying::tr("Not legal: step %1, to %2.");
constexpr auto legalWay = Saying::tr("This is legal and uses %1 of %2 movement points, with %3 left.");
constexpr auto pointsAre = Saying::tr("Movement points %1: base 4, Wanderer %2, other %3.");
constexpr auto throughPortal =
    Saying{QT_TRANSLATE_N_NOOP("heroes", "Through a portal to %1 for %n movement point(s).")};
constexpr auto otherHarbour = Saying::tr("%1 is another harbour: the movement ends.");
constexpr auto battleWithHero = Saying::tr("At %1 there is a battle with a hero.");
constexpr auto battleWithEncounter = Saying::tr("At %1 there is a battle with an encounter.");

const Placed* capitalAt(const Ground& ground, const Space& space)
{
    return firstOf(ground.capitals, [&](const Placed& capital) { return capital == space; });
}

/// MH-3.8: a capital's space has no terrain of its own.
Terrain terrainAt(const Ground& ground, const Space& space)
{
    return capitalAt(ground, space) ? Terrain::Open : ground.board.at(space);
}

bool isHome(const Ground& ground, const Space& space)
{
    const Placed* capital = capitalAt(ground, space);
    return capital && capital->player == ground.hero.player;
}

const Placed* otherHeroAt(const Ground& ground, const Space& space, bool isFriend)
{
    return firstOf(ground.otherHeroes,
                   [&](const Placed& one) { return one == space && (one.player == ground.hero.player) == isFriend; });
}

std::optional<Enemy> enemyAt(const Ground& ground, const Space& space)
{
    if (contains(ground.encounters, space))
        return Enemy::Encounter;
    return otherHeroAt(ground, space, false) ? std::optional(Enemy::Hero) : std::nullopt;
}

int costOf(const Ground& ground, const PathStep& step)
{
    return step.by == Way::Portal && isHome(ground, step.space()) ? 0 : 1;
}

} // namespace

Ground groundOf(const State& state, const Hero& hero)
{
    const auto has = [&](StartingSkill skill) { return hero.facts->has(skill); };
    Ground ground;
    ground.hero = {state.owner(hero).name,
                   has(StartingSkill::Explorer),
                   has(StartingSkill::DimensionWalker),
                   has(StartingSkill::Wanderer),
                   hero.units(),
                   hero.isAway ? std::optional(hero.at) : std::nullopt};
    ground.board = state.board;
    ground.portalBuilt = state.owner(hero).has(Building::Portal);
    for (const Player& player : state.players) {
        if (player.capital)
            ground.capitals.push_back({*player.capital, player.name});
    }
    for (const EncounterToken& token : state.encounters) {
        if (!token.isGone && token.at)
            ground.encounters.push_back(*token.at);
    }
    for (const Hero& other : state.heroes) {
        if (other.isAway && other.name != hero.name)
            ground.otherHeroes.push_back({other.at, state.owner(other).name});
    }
    return ground;
}

MovementInquiry movementInquiry(const Ground& ground, const Walk& walk, std::vector<PathStep> path)
{
    MovementInquiry inquiry{ground, 0, walk.hasFought, std::move(path)};
    inquiry.hero.start = walk.isInCapital ? std::nullopt : std::optional(walk.at);
    inquiry.extraPoints = walk.left() - walkFrom(inquiry, 0, Reasons::unheard()).points;
    return inquiry;
}

Walk walkFrom(const Ground& ground, int extraPoints, Reasons& reasons)
{
    Walk walk;
    const MovingHero& hero = ground.hero;
    const Placed* home = firstWith(ground.capitals, &Placed::player, hero.player);
    walk.isInCapital = !hero.start;
    if (hero.start)
        walk.at = *hero.start;
    else if (home)
        walk.at = *home;
    if (!walk.isInCapital && terrainAt(ground, walk.at) == Terrain::Harbour)
        walk.harbour = walk.at;
    constexpr int usualPoints = 4;
    const int wanderer = walk.isInCapital && hero.wanderer ? 1 : 0;
    walk.points = std::max(0, usualPoints + wanderer + extraPoints);
    reasons.say(wanderer > 0 ? "MH-4.16"_rule : "MH-6.4"_rule, pointsAre, walk.points, wanderer, extraPoints);
    return walk;
}

std::optional<MoveProblem> against(const Ground& ground, const Walk& walk, const PathStep& step)
{
    using enum MoveProblem;
    const Space to = step.space();
    const Terrain terrain = terrainAt(ground, to);
    // MH-7: by portal from and to the capital, or between portals
    const bool isPortal = step.by == Way::Portal;
    const bool standsOnPortal = terrainAt(ground, walk.at) == Terrain::Portal;
    const bool leadsToPortal = terrain == Terrain::Portal;
    const bool isCapitals = walk.isInCapital || isHome(ground, to);
    const bool fits = walk.isInCapital ? leadsToPortal
                      : isCapitals     ? standsOnPortal
                                       : standsOnPortal && leadsToPortal && walk.at != to;
    return firstThatHolds<MoveProblem>({{walk.hasEnded, MovementAlreadyEnded},
                                        {!isPortal && !contains(neighboursOf(walk.at), to), NotAdjacent},
                                        {isPortal && !fits, NoPortal},
                                        {isPortal && isCapitals && !ground.portalBuilt, PortalNotBuilt},
                                        {isPortal && !isCapitals && !ground.hero.dimensionWalker, NotADimensionWalker},
                                        {capitalAt(ground, to) && !isHome(ground, to), EnemyCapital},
                                        {terrain == Terrain::Mountain && !ground.hero.explorer, Mountain},
                                        {terrain == Terrain::Water && !walk.harbour, Water},
                                        {walk.used + costOf(ground, step) > walk.points, NotEnoughMovementPoints},
                                        {walk.hasFought && enemyAt(ground, to), SecondBattle}});
}

std::optional<MetEnemy> take(const Ground& ground, Walk& walk, const PathStep& step, Reasons& reasons)
{
    const Space to = step.space();
    const RuleId portal = isHome(ground, to) ? "MH-7.3"_rule : walk.isInCapital ? "MH-7.2"_rule : "MH-7.4"_rule;
    if (step.by == Way::Portal)
        reasons.say(portal, throughPortal, to, costOf(ground, step));
    walk.used += costOf(ground, step);
    walk.at = to;
    walk.isInCapital = isHome(ground, to);
    const bool isOtherHarbour = walk.harbour && *walk.harbour != to && terrainAt(ground, to) == Terrain::Harbour;
    if (isOtherHarbour)
        reasons.say("MH-6.8"_rule, otherHarbour, to);
    walk.hasEnded = walk.hasEnded || walk.isInCapital || isOtherHarbour;
    const std::optional<Enemy> enemy = enemyAt(ground, to);
    return enemy ? std::optional(MetEnemy{to, *enemy}) : std::nullopt;
}

std::optional<MoveProblem> againstEnd(const Ground& ground, const Walk& walk)
{
    using enum MoveProblem;
    if (walk.isInCapital)
        return {};
    const Terrain terrain = terrainAt(ground, walk.at);
    return firstThatHolds<MoveProblem>({{terrain == Terrain::Mountain, EndsOnMountain},
                                        {terrain == Terrain::Water, EndsOnWater},
                                        {otherHeroAt(ground, walk.at, true) != nullptr, EndsOnFriendlyHero}});
}

MovementVerdict judgeMovement(const MovementInquiry& inquiry, Reasons& reasons)
{
    MovementVerdict verdict;
    Reasons parts(reasons.listening());
    const auto wrong = [&](MoveProblem problem, std::optional<int> step) {
        verdict.problem = problem;
        verdict.step = step;
        const auto [rule, words] = moveProblems[problem];
        if (step)
            reasons.say(rule, illegal, *step + 1, inquiry.path[static_cast<std::size_t>(*step)].space());
        else
            reasons.say(rule, common::Saying::tr("This is not legal."));
        reasons.say(rule, words, verdict.used, verdict.points);
        reasons.add(parts.why, parts.rules);
        return verdict;
    };
    if (inquiry.hero.units == 0)
        return wrong(MoveProblem::NoArmy, {});
    Ground ground = inquiry;
    Walk& walk = verdict;
    walk = walkFrom(ground, inquiry.extraPoints, parts);
    walk.hasFought = inquiry.battleAlreadyFought;
    int number = 0;
    for (const PathStep& step : inquiry.path) {
        if (const auto problem = against(ground, walk, step))
            return wrong(*problem, number);
        if (const std::optional<MetEnemy> enemy = take(ground, walk, step, parts)) {
            // taken as won: the enemy is gone
            verdict.battles.push_back(*enemy);
            walk.hasFought = true;
            std::erase(ground.encounters, step.space());
            std::erase_if(ground.otherHeroes, [&](const Placed& hero) {
                return hero == step.space() && hero.player != inquiry.hero.player;
            });
        }
        ++number;
    }
    if (const auto problem = againstEnd(ground, walk); problem && !inquiry.path.empty())
        return wrong(*problem, number - 1);
    reasons.say("MH-6.4"_rule, legalWay, walk.used, walk.points, walk.left());
    reasons.add(parts.why, parts.rules);
    for (const MetEnemy& enemy : verdict.battles)
        reasons.say("MH-6.11"_rule, enemy.against == Enemy::Hero ? battleWithHero : battleWithEncounter, Space(enemy));
    if (walk.isInCapital && !inquiry.path.empty())
        reasons.say("MH-6.10"_rule, Saying::tr("The movement ends in the capital."));
    return verdict;
}

} // namespace whistle::heroes

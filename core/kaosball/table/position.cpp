// SPDX-License-Identifier: GPL-3.0-or-later
#include "kaosball/table/position.h"

#include "base/contains.h"

#include <algorithm>
#include <limits>
#include <tuple>

namespace whistle::kaosball {

namespace {

const Piece& pieceOf(const Position& position, int piece)
{
    return position.pieces[static_cast<std::size_t>(piece)];
}

const PositionTeam& teamOf(const Position& position, int team)
{
    return position.teams[static_cast<std::size_t>(team)];
}

int count(const Position& position)
{
    return static_cast<int>(position.pieces.size());
}

// KB-R47: only Spectre passes figures and walls.
bool passesEverything(const Piece& piece)
{
    return piece.ringer == Ringer::Spectre;
}

bool isOccupiedByAnother(const Position& position, int piece, Space space)
{
    for (int i = 0; i < count(position); ++i) {
        if (i != piece && pieceOf(position, i).standing && pieceOf(position, i).space == space)
            return true;
    }
    return false;
}

std::array<int, spaceCount> fireTokens(const Position& position)
{
    std::array<int, spaceCount> tokens{};
    for (const Fire& fire : position.fires)
        tokens[fire.space.slot()] += fire.tokens;
    return tokens;
}

} // namespace

bool Position::areEnemies(int teamA, int teamB) const
{
    const int alliance = teamOf(*this, teamA).alliance;
    return teamA != teamB && (alliance < 0 || alliance != teamOf(*this, teamB).alliance);
}

bool Position::hasWall(Space a, Space b) const
{
    return contains(walls, wallBetween(a, b));
}

bool Position::wallTouchesCorner(Space a, Space b) const
{
    if (walls.empty())
        return false;
    // Four borders meet in the corner; at an inner corner of the cross (KB-R44) one of the spaces between is missing.
    const std::array<Space, 2> between{crossfield::at(crossfield::column(a), crossfield::row(b)),
                                       crossfield::at(crossfield::column(b), crossfield::row(a))};
    return std::any_of(between.begin(), between.end(),
                       [&](Space space) { return space.isValid() && (hasWall(a, space) || hasWall(b, space)); });
}

int Position::standingAt(Space space) const
{
    for (int i = 0; i < count(*this); ++i) {
        if (pieceOf(*this, i).standing && pieceOf(*this, i).space == space)
            return i;
    }
    return -1;
}

int Position::fireTokensAt(Space space) const
{
    int tokens = 0;
    for (const Fire& fire : fires)
        tokens += fire.space == space ? fire.tokens : 0;
    return tokens;
}

int movementAllowance(const Position& position, int piece, Movement movement, bool hustle, const Constants& constants)
{
    // KB-R66: a Scatter! move is no activation, so nothing that speaks of activated figures adds to it.
    if (movement == Movement::Scatter)
        return constants.scatterSpaces;
    const Piece& mover = pieceOf(position, piece);
    int spaces = movement == Movement::Sprint   ? constants.sprintSpaces
                 : movement == Movement::Tackle ? constants.tackleSpaces
                                                : constants.attackSpaces;
    spaces += teamOf(position, mover.team).upgrades[Upgrade::SpeedTraining];
    if (mover.ringer == Ringer::TheDragon)
        spaces += constants.theDragonBonusSpaces;
    return hustle ? spaces * constants.hustleFactor : spaces;
}

SpaceSet killzoneFrom(const Position& position, int team, Space space)
{
    SpaceSet spaces;
    for (const Space neighbour : crossfield::adjacent(space)) {
        if (!position.hasWall(space, neighbour))
            spaces.set(neighbour.slot());
    }
    if (teamOf(position, team).ability == Ability::MeleeMastery) {
        for (const Space neighbour : crossfield::diagonal(space)) {
            if (!position.wallTouchesCorner(space, neighbour))
                spaces.set(neighbour.slot());
        }
    }
    return spaces;
}

SpaceSet killzone(const Position& position, int piece)
{
    const Piece& figure = pieceOf(position, piece);
    return figure.standing ? killzoneFrom(position, figure.team, figure.space) : SpaceSet{};
}

std::optional<StepProblem> stepProblem(const Position& position, int piece, Space from, Space to)
{
    if (!crossfield::areAdjacent(from, to))
        return StepProblem::NotAdjacent;
    if (passesEverything(pieceOf(position, piece)))
        return {};
    if (position.hasWall(from, to))
        return StepProblem::Wall;
    if (isOccupiedByAnother(position, piece, to))
        return StepProblem::Occupied;
    return {};
}

int hardyLeft(const Position& position, int piece, int prevented)
{
    const int copies = teamOf(position, pieceOf(position, piece).team).upgrades[Upgrade::Hardy];
    return std::max(0, copies - prevented);
}

std::vector<Reach> reachableSpaces(const Position& position, int piece, int allowance, int prevented,
                                   const Constants& constants)
{
    // Fire adds up over a way, and Hardy takes its points off the sum; so the least sum for each space and number of
    // steps says all: whoever survives the end of a way has survived all of it.
    constexpr int unreached = std::numeric_limits<int>::max();
    const Piece& mover = pieceOf(position, piece);
    const std::array<int, spaceCount> tokens = fireTokens(position);
    const int ignored = hardyLeft(position, piece, prevented);
    const auto damageOf = [&](int burned) { return std::max(0, burned * constants.fireDamagePerToken - ignored); };
    const auto survives = [&](int burned) {
        return burned != unreached && (!mover.health || mover.damage + damageOf(burned) < *mover.health);
    };

    std::array<int, spaceCount> burned{}; // fewest fire tokens entered, over all ways of up to `steps` steps
    burned.fill(unreached);
    std::array<int, spaceCount> fewestSteps{};
    fewestSteps.fill(unreached);
    const auto start = mover.space.slot();
    burned[start] = 0;
    fewestSteps[start] = 0;
    for (int steps = 1; steps <= allowance; ++steps) {
        const std::array<int, spaceCount> before = burned;
        bool changed = false;
        for (std::size_t from = 0; from < spaceCount; ++from) {
            if (!survives(before[from]))
                continue;
            const Space fromSpace{static_cast<std::int8_t>(from)};
            for (const Space toSpace : crossfield::adjacent(fromSpace)) {
                const auto to = toSpace.slot();
                const int sum = before[from] + tokens[to];
                if (sum >= burned[to] || !survives(sum) || stepProblem(position, piece, fromSpace, toSpace))
                    continue;
                burned[to] = sum;
                fewestSteps[to] = std::min(fewestSteps[to], steps);
                changed = true;
            }
        }
        if (!changed)
            break;
    }

    std::vector<Reach> reach;
    for (std::size_t i = 0; i < spaceCount; ++i) {
        const Space space{static_cast<std::int8_t>(i)};
        // KB-R47: Spectre comes through occupied spaces, but does not stop there.
        if (burned[i] != unreached && !isOccupiedByAnother(position, piece, space))
            reach.push_back({space, fewestSteps[i], damageOf(burned[i])});
    }
    return reach;
}

std::vector<ReactionOffer> reactionsTo(const Position& position, int mover, Space space, bool carriesBall,
                                       Movement movement, const HouseRules& houseRules)
{
    const Piece& moving = pieceOf(position, mover);
    const bool scatter = movement == Movement::Scatter;
    // KB-30.4, KB-32.6: the Panther and whoever scatters is neither attacked nor tackled; KB-R9: but may be robbed.
    const bool canBeHit = moving.ringer != Ringer::Panther && !scatter;
    const bool canBeRobbed = carriesBall && (!scatter || houseRules.scatterAllowsStealReactions);

    std::vector<ReactionOffer> offers;
    for (int i = 0; i < count(position); ++i) {
        const Piece& enemy = pieceOf(position, i);
        if (!enemy.standing || !position.areEnemies(enemy.team, moving.team) ||
            !killzone(position, i).test(space.slot()))
            continue;
        ReactionOffer offer{i, {}};
        const bool hits = canBeHit && countsAsBruiser(enemy.kind);
        if (hits)
            offer.types.push_back(ContestType::Attack);
        if (canBeRobbed && countsAsRunner(enemy.kind))
            offer.types.push_back(ContestType::Steal);
        if (hits)
            offer.types.push_back(ContestType::Tackle);
        if (!offer.types.empty())
            offers.push_back(std::move(offer));
    }
    std::sort(offers.begin(), offers.end(), [&](const ReactionOffer& a, const ReactionOffer& b) {
        const Piece& left = pieceOf(position, a.piece);
        const Piece& right = pieceOf(position, b.piece);
        return std::tie(teamOf(position, left.team).name, left.id) <
               std::tie(teamOf(position, right.team).name, right.id);
    });
    return offers;
}

int handOffRange(const Position& position, int giverTeam, int receiverTeam)
{
    return 1 + std::max(teamOf(position, giverTeam).upgrades[Upgrade::RelayTraining],
                        teamOf(position, receiverTeam).upgrades[Upgrade::RelayTraining]);
}

bool canHandOff(const Position& position, int giver, Space giverSpace, int receiver, Space receiverSpace)
{
    const Piece& from = pieceOf(position, giver);
    const Piece& to = pieceOf(position, receiver);
    if (giver == receiver || !from.standing || !to.standing || position.areEnemies(from.team, to.team) ||
        giverSpace == receiverSpace)
        return false;
    // KB-R22: killzone steps of the giver, around walls; figures in between do not matter.
    SpaceSet covered;
    covered.set(giverSpace.slot());
    SpaceSet edge = covered;
    for (int steps = handOffRange(position, from.team, to.team); steps > 0; --steps) {
        SpaceSet next;
        for (std::size_t i = 0; i < spaceCount; ++i) {
            if (edge.test(i))
                next |= killzoneFrom(position, from.team, Space{static_cast<std::int8_t>(i)});
        }
        if (next.test(receiverSpace.slot()))
            return true;
        edge = next & ~covered;
        covered |= next;
    }
    return false;
}

std::vector<int> handOffReceivers(const Position& position, int giver, Space space)
{
    std::vector<int> receivers;
    for (int i = 0; i < count(position); ++i) {
        if (canHandOff(position, giver, space, i, pieceOf(position, i).space))
            receivers.push_back(i);
    }
    return receivers;
}

} // namespace whistle::kaosball

// SPDX-License-Identifier: GPL-3.0-or-later
// What figures may do on the field but fight: walk, pick up and hand off the ball, stomp, scorch.
#include "kaosball/offers/moves.h"
#include "kaosball/offers/ways.h"
#include "kaosball/table/field.h"

#include <algorithm>

namespace whistle::kaosball {

namespace {

/// A figure that may walk so far, and the commands that say it.
struct Walker {
    FigureRef figure;
    std::string id;
    Movement movement;
    int allowance;
    std::vector<Tap> taps = {}; ///< before those of the walk
};

Command walkOf(const Walker& walker, std::vector<Space> path, bool picksUp)
{
    if (walker.movement == Movement::Scatter)
        return ScatterMove{walker.id, std::move(path), picksUp};
    return Move{std::move(path), picksUp};
}

/// One step and back: the only way to where it stands.
std::vector<Space> thereAndBack(const State& state, const Walker& walker, const Facts& facts)
{
    const Space home = state[walker.figure].space;
    const FieldView view = viewField(state);
    std::vector<Space> best;
    for (const Space next : crossfield::adjacent(home)) {
        if (walker.allowance < 2 || stepProblem(view.position, view.pieceOf(walker.figure), home, next))
            continue;
        std::vector<Space> path{next, home};
        if (best.empty() || costOf(state, walker.figure, walker.movement, path, facts) <
                                costOf(state, walker.figure, walker.movement, best, facts))
            best = std::move(path);
    }
    return best;
}

void offerWalk(const Offers& offers, const Walker& walker, const std::vector<Space>& path, bool picksUp)
{
    const Space to = path.back();
    MoveOf<Command> move{{offers.seat(walker.figure), walker.taps}};
    if (picksUp)
        move.taps.insert(move.taps.begin(), choiceTap("fetch"));
    move.taps.push_back(placeTap(crossfield::name(to)));
    move.open = {usually("/0/path"), usually("/0/pick_up")};
    move.weight = picksUp ? Weight::Open : Weight::Due;
    move.commands = {walkOf(walker, path, picksUp)};
    move.along = [walker, picksUp, to](const std::vector<Tap>& way) -> std::vector<Command> {
        std::vector<Space> spaces;
        for (const Tap& tap : way) {
            if (const auto space = crossfield::fromName(tap.id))
                spaces.push_back(*space);
        }
        if (spaces.empty() || spaces.size() != way.size() || spaces.back() != to)
            return {};
        return {walkOf(walker, std::move(spaces), picksUp)};
    };
    offers.moves.offer(std::move(move));
}

void offerWalksOf(const Offers& offers, const Walker& walker)
{
    const State& state = offers.state;
    std::vector<std::vector<Space>> paths;
    for (Way& way : bestWays(state, walker.figure, walker.movement, walker.allowance, offers.facts))
        paths.push_back(std::move(way.path));
    if (std::vector<Space> path = thereAndBack(state, walker, offers.facts); !path.empty())
        paths.push_back(std::move(path));
    const bool isLoose = !state.ball.carrier.isValid();
    for (const std::vector<Space>& path : paths) {
        offerWalk(offers, walker, path, false);
        if (isLoose && path.back() == state.ball.space)
            offerWalk(offers, walker, path, true);
    }
}

void offerPickUp(const Offers& offers, const Walker& walker)
{
    const bool scatters = walker.movement == Movement::Scatter;
    std::vector<Tap> taps{choiceTap("pick_up")};
    if (scatters)
        taps.push_back(pieceTap(walker.id));
    offers.moves.offer(offers.seat(walker.figure), std::move(taps), walkOf(walker, {}, true));
}

std::vector<Tap> figureTaps(const State& state, const std::vector<FigureRef>& figures)
{
    std::vector<Tap> taps;
    for (const FigureRef figure : figures)
        taps.push_back(pieceTap(state.idOf(figure)));
    return taps;
}

/// KB-28.4, KB-R28: whom the ogre can push straight back.
std::vector<StompPush> pushesOf(const State& state, FigureRef ogre)
{
    std::vector<StompPush> pushes;
    const Position position = viewField(state).position;
    for (const FigureRef enemy : state.onField()) {
        const Space at = state[enemy].space;
        if (!state[enemy].standing || !state.areEnemies(ogre.team, enemy.team) ||
            !crossfield::areAdjacent(state[ogre].space, at))
            continue;
        const Space behind = crossfield::straightBeyond(state[ogre].space, at);
        if (behind.isValid() && !state.standingAt(behind).isValid() && !position.hasWall(at, behind))
            pushes.push_back({state.idOf(enemy), behind});
    }
    return pushes;
}

} // namespace

void offerWalks(const Offers& offers)
{
    const Activation* activation = running(offers.state);
    if (!activation || activation->movement == Movement::Scatter)
        return;
    const FigureRef figure = activation->figure;
    const Walker walker{figure, offers.state.idOf(figure), activation->movement, activation->movementLeft};
    if (offers.state.isMirror() && !(offers.moves.isListing() && activation->isUsedUp()))
        offerWalksOf(offers, walker);
    offerPickUp(offers, walker);
}

void offerScatter(const Offers& offers)
{
    const State& state = offers.state;
    if (!state.turn.isUnder(Tactic::Scatter))
        return;
    for (const FigureRef figure : state.onField()) {
        if (figure.team != state.active || !countsAsRunner(state[figure].kind))
            continue;
        const bool isItsMove = state.activation && state.activation->figure == figure;
        const int left = isItsMove ? state.activation->movementLeft : offers.facts.constants.scatterSpaces;
        const std::string id = state.idOf(figure);
        const Walker walker{figure, id, Movement::Scatter, left, {pieceTap(id)}};
        if (state.isMirror())
            offerWalksOf(offers, walker);
        else
            offers.moves.offer(offers.seat(figure), walker.taps, walkOf(walker, {}, false), Weight::Open);
        offerPickUp(offers, walker);
    }
}

void offerHandOffs(const Offers& offers)
{
    const State& state = offers.state;
    const Activation* activation = running(state);
    if (!activation)
        return;
    const FigureRef active = activation->figure;
    const std::string id = state.idOf(active);
    const bool isUnknown = !state.isMirror() && !state.ball.carrier.isValid();
    for (const FigureRef other : state.onField()) {
        if (other == active || state.areEnemies(other.team, active.team))
            continue;
        const std::string mate = state.idOf(other);
        if (isUnknown || state.ball.carrier == active)
            offers.moves.offer(offers.seat(active), {choiceTap("give"), pieceTap(mate)}, HandOff{id, mate},
                               Weight::Open);
        if (isUnknown || state.ball.carrier == other)
            offers.moves.offer(offers.seat(active), {choiceTap("take"), pieceTap(mate)}, HandOff{mate, id},
                               Weight::Open);
    }
}

void offerStomps(const Offers& offers)
{
    const State& state = offers.state;
    if (!state.isMirror() || (offers.moves.isListing() && state.abilityOf(state.active) != Ability::Stomp))
        return;
    for (const FigureRef ogre : state.onField()) {
        if (ogre.team != state.active || !state[ogre].standing)
            continue;
        const std::vector<StompPush> pushes = pushesOf(state, ogre);
        if (pushes.empty())
            continue;
        std::vector<Tap> places;
        for (const StompPush& push : pushes)
            places.push_back(pieceTap(push.figure));
        Spread spread{std::move(places), std::vector<int>(pushes.size(), 1), 1, static_cast<int>(pushes.size())};
        const std::string id = state.idOf(ogre);
        offers.moves.offerSpread(
            offers.seat(ogre), {choiceTap("stomp"), pieceTap(id)}, std::move(spread), {usually("/0/pushes")},
            [id, pushes](const std::vector<int>& counts) -> Command {
                Stomp stomp{id, {}};
                for (std::size_t i = 0; i < pushes.size(); ++i) {
                    if (counts[i] > 0)
                        stomp.pushes.push_back(pushes[i]);
                }
                return stomp;
            },
            Weight::Open);
    }
}

void offerScorch(const Offers& offers)
{
    const State& state = offers.state;
    const Activation* activation = running(state);
    if (!activation || (offers.moves.isListing() && state.abilityOf(activation->figure.team) != Ability::Scorch))
        return;
    const std::string id = state.idOf(activation->figure);
    const std::string& seat = offers.seat(activation->figure);
    if (state.isMirror()) {
        offers.moves.offer(seat, {choiceTap("scorch")}, Scorch{id, {}, {}}, {{"/0/prevented"}}, Weight::Open);
        return;
    }
    std::vector<FigureRef> enemies = state.onField();
    std::erase_if(enemies, [&](FigureRef one) { return !state.areEnemies(one.team, activation->figure.team); });
    if (enemies.empty())
        return;
    std::vector<std::string> ids;
    for (const FigureRef enemy : enemies)
        ids.push_back(state.idOf(enemy));
    Spread spread{figureTaps(state, enemies), std::vector<int>(enemies.size(), 1), 1, static_cast<int>(enemies.size())};
    offers.moves.offerSpread(
        seat, {choiceTap("scorch")}, std::move(spread), {usually("/0/targets"), {"/0/prevented"}},
        [id, ids](const std::vector<int>& counts) -> Command {
            Scorch scorch{id, {}, {}};
            for (std::size_t i = 0; i < ids.size(); ++i) {
                if (counts[i] > 0)
                    scorch.targets.push_back(ids[i]);
            }
            return scorch;
        },
        Weight::Open);
}

void offerDamage(const Offers& offers)
{
    const State& state = offers.state;
    if (state.isMirror())
        return;
    for (const FigureRef figure : state.onField()) {
        const std::string id = state.idOf(figure);
        offers.moves.offer(offers.seat(figure), {choiceTap("take_damage"), pieceTap(id)}, TakeDamage{id, 1},
                           {{"/0/points"}}, Weight::Aside);
    }
}

} // namespace whistle::kaosball

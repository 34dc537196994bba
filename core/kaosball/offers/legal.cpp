// SPDX-License-Identifier: GPL-3.0-or-later
#include "kaosball/offers/legal.h"

#include "base/contains.h"
#include "base/each.h"
#include "base/first.h"
#include "kaosball/game.h"
#include "kaosball/offers/legal_turn.h"

#include <algorithm>
#include <optional>

namespace whistle::kaosball {

namespace {

std::vector<FigureRef> standingOf(const State& state, int team)
{
    std::vector<FigureRef> figures = state.onField();
    std::erase_if(figures, [&](FigureRef ref) { return ref.team != team || !state[ref].standing; });
    return figures;
}

std::vector<FigureRef> standingEnemies(const State& state, int team)
{
    std::vector<FigureRef> figures = state.onField();
    std::erase_if(figures, [&](FigureRef ref) { return !state.areEnemies(ref.team, team) || !state[ref].standing; });
    return figures;
}

template <class Make>
void offerActions(const State& state, const Facts& facts, FigureRef ref, std::vector<ActivationOffer>& offers,
                  Make&& make)
{
    ActivationOffer offer{ref, {}};
    for (const Action action : allOf<Action>()) {
        if (isLegal(state, make(state.idOf(ref), action), facts))
            offer.actions.push_back(action);
    }
    if (!offer.actions.empty())
        offers.push_back(std::move(offer));
}

/// Reactions to the mover in this space.
std::vector<ReactOffer> offersAt(const State& state, FigureRef mover, Space space, bool carriesBall, Movement movement)
{
    const FieldView view = viewField(state);
    std::vector<ReactOffer> offers;
    for (const ReactionOffer& offer :
         reactionsTo(view.position, view.pieceOf(mover), space, carriesBall, movement, state.houseRules))
        offers.push_back({view.figures[static_cast<std::size_t>(offer.piece)], offer.types});
    return offers;
}

} // namespace

const Activation* running(const State& state)
{
    const bool acting = state.phase == Phase::Turn || state.isSpecial();
    return acting && state.activation && !state.activation->isOver ? &*state.activation : nullptr;
}

bool isLegal(const State& state, const Command& command, const Facts& facts)
{
    return referee(state, command, facts, Reasons::Listening::No).isLegal();
}

std::vector<ActivationOffer> activationOffers(const State& state, const Facts& facts)
{
    std::vector<ActivationOffer> offers;
    if (state.phase == Phase::Turn) {
        for (const FigureRef ref : standingOf(state, state.active))
            offerActions(state, facts, ref, offers, [](std::string id, Action action) {
                return Activate{std::move(id), action};
            });
    }
    const bool early = state.phase == Phase::BeforePeriod || state.phase == Phase::BetweenTurns;
    for (int team = 0; team < state.teamCount() && (early || state.phase == Phase::PeriodOver); ++team) {
        const Upgrade upgrade = early ? Upgrade::Celerity : Upgrade::LastStand;
        if (state[team].active[upgrade] == 0)
            continue;
        for (const FigureRef ref : standingOf(state, team)) {
            offerActions(state, facts, ref, offers, [early](std::string id, Action action) -> Command {
                if (early)
                    return Celerity{std::move(id), action};
                return LastStand{std::move(id), action};
            });
        }
    }
    return offers;
}

std::vector<ReactOffer> reactOffersAt(const State& state, FigureRef mover, Space space, Movement movement)
{
    return offersAt(state, mover, space, state.ball.carrier == mover, movement);
}

std::vector<ReactOffer> possibleReactions(const State& state)
{
    const Activation& activation = *state.activation;
    const FigureRef mover = activation.figure;
    if (state.isMirror())
        return offersAt(state, mover, state[mover].space, activation.carriedOnEntering && state.ball.carrier == mover,
                        activation.movement);
    const bool scatter = activation.movement == Movement::Scatter;
    const bool panther = state[mover].ringer == Ringer::Panther;
    std::vector<ReactOffer> offers;
    for (const FigureRef ref : standingEnemies(state, mover.team)) {
        ReactOffer offer{ref, {}};
        if (countsAsBruiser(state[ref].kind) && !scatter && !panther)
            offer.types = {ContestType::Attack, ContestType::Tackle};
        if (countsAsRunner(state[ref].kind) && (!scatter || state.houseRules.scatterAllowsStealReactions))
            offer.types.push_back(ContestType::Steal);
        offers.push_back(std::move(offer));
    }
    return offers;
}

std::vector<ReactOffer> reactOffers(const State& state)
{
    const Activation* activation = running(state);
    if (!activation || activation->reactionSuffered ||
        (state.isMirror() ? !activation->reactionOpen : activation->isUsedUp()))
        return {};
    std::vector<ReactOffer> offers = possibleReactions(state);
    const bool isWithoutBall = state.ball.carrier.isValid() && state.ball.carrier != activation->figure;
    for (ReactOffer& offer : offers) {
        if (isWithoutBall)
            std::erase(offer.types, ContestType::Steal);
    }
    std::erase_if(offers, [](const ReactOffer& offer) { return offer.types.empty(); });
    return offers;
}

Movement movementOf(Action action)
{
    return action == Action::Sprint ? Movement::Sprint : action == Action::Tackle ? Movement::Tackle : Movement::Attack;
}

std::vector<FigureRef> enemiesInKillzone(const State& state, FigureRef figure)
{
    const FieldView view = viewField(state);
    const SpaceSet zone = killzone(view.position, view.pieceOf(figure));
    std::vector<FigureRef> enemies = view.figures;
    std::erase_if(enemies, [&](FigureRef one) {
        return !state.areEnemies(figure.team, one.team) || !zone[static_cast<std::size_t>(state[one].space.index)];
    });
    return enemies;
}

ContestType announcedContest(Movement movement)
{
    return movement == Movement::Tackle   ? ContestType::Tackle
           : movement == Movement::Attack ? ContestType::Attack
                                          : ContestType::Steal;
}

std::vector<FigureRef> contestTargets(const State& state)
{
    const Activation* activation = running(state);
    if (!activation || activation->isUsedUp() || activation->handedOff || activation->movement == Movement::Scatter)
        return {};
    const FigureRef ref = activation->figure;
    const bool steals = activation->movement == Movement::Sprint;
    if (steals && !countsAsRunner(state[ref].kind))
        return {};
    const bool unknown = !state.isMirror() && !state.ball.carrier.isValid();
    std::vector<FigureRef> targets =
        state.isMirror() ? enemiesInKillzone(state, ref) : standingEnemies(state, ref.team);
    std::erase_if(targets, [&](FigureRef enemy) {
        return !state[enemy].standing || (steals && state.ball.carrier != enemy && !unknown);
    });
    return targets;
}

std::vector<HandOffOffer> handOffOffers(const State& state, const Facts& facts)
{
    const Activation* activation = running(state);
    if (!activation)
        return {};
    std::vector<HandOffOffer> offers;
    const auto offer = [&](FigureRef from, FigureRef to) {
        if (isLegal(state, HandOff{state.idOf(from), state.idOf(to)}, facts))
            offers.push_back({from, to});
    };
    const FigureRef active = activation->figure;
    for (const FigureRef other : state.onField()) {
        if (other == active || !state[other].standing || state.areEnemies(other.team, active.team))
            continue;
        if (state.ball.carrier == active)
            offer(active, other);
        else if (state.ball.carrier == other)
            offer(other, active);
    }
    return offers;
}

bool canPickUp(const State& state, const Facts& facts)
{
    const Activation* activation = running(state);
    if (!activation)
        return false;
    if (activation->movement == Movement::Scatter)
        return isLegal(state, ScatterMove{state.idOf(activation->figure), {}, true}, facts);
    return isLegal(state, Move{{}, true}, facts);
}

std::vector<StompPush> stompOffers(const State& state, FigureRef ogre, const Facts& facts)
{
    std::vector<StompPush> pushes;
    if (!state.isMirror() || !state[ogre].stands())
        return pushes;
    for (const FigureRef enemy : standingEnemies(state, ogre.team)) {
        const Space at = state[enemy].space;
        if (!crossfield::areAdjacent(state[ogre].space, at))
            continue;
        const Space behind = crossfield::straightBeyond(state[ogre].space, at);
        if (!behind.isValid())
            continue;
        const StompPush push{state.idOf(enemy), behind};
        if (isLegal(state, Stomp{state.idOf(ogre), {push}}, facts))
            pushes.push_back(push);
    }
    return pushes;
}

std::vector<FigureRef> scorchTargets(const State& state, const Facts& facts)
{
    const Activation* activation = running(state);
    if (!activation || state.abilityOf(activation->figure.team) != Ability::Scorch)
        return {};
    const FigureRef ref = activation->figure;
    if (!state.isMirror())
        return standingEnemies(state, ref.team);
    if (!isLegal(state, Scorch{state.idOf(ref), {}, {}}, facts))
        return {};
    return enemiesInKillzone(state, ref);
}

std::vector<FigureRef> scatterOffers(const State& state, const Facts&)
{
    std::vector<FigureRef> figures;
    if (state.phase != Phase::Turn || !state.turn.isUnder(Tactic::Scatter))
        return figures;
    for (const FigureRef ref : standingOf(state, state.active)) {
        const bool goesOn = state.activation && state.activation->figure == ref && state.activation->mayGoOn &&
                            !state.activation->isUsedUp();
        if (countsAsRunner(state[ref].kind) && (!contains(state.turn.scattered, ref) || goesOn))
            figures.push_back(ref);
    }
    return figures;
}

std::vector<CheatOffer> bzzzztOffers(const State& state, const Facts& facts)
{
    std::vector<CheatOffer> offers;
    for (const FigureRef ref : state.entered) {
        for (int team = 0; team < state.teamCount(); ++team) {
            if (isLegal(state, PlayCheat{state[team].name, Cheat::Bzzzzt, state.idOf(ref), false}, facts))
                offers.push_back({team, ref});
        }
    }
    return offers;
}

std::vector<FigureRef> bootTargets(const State& state, const Facts& facts)
{
    std::vector<FigureRef> targets;
    if (state.phase != Phase::Turn)
        return targets;
    for (const FigureRef ref : standingEnemies(state, state.active)) {
        if (isLegal(state, PlayCheat{state[state.active].name, Cheat::BootToTheHead, state.idOf(ref), false}, facts))
            targets.push_back(ref);
    }
    return targets;
}

std::vector<Tactic> tacticOffers(const State& state, const Facts& facts)
{
    std::vector<Tactic> tactics;
    const bool mayPlay = state.phase == Phase::Turn && !state.turn.hasDoneSomething() &&
                         !state.turn.stomper.isValid() && state[state.active].hand > 0;
    if (!mayPlay)
        return tactics;
    for (const Tactic tactic : allOf<Tactic>()) {
        bool possible = true;
        if (tactic == Tactic::HailMaryPlay) {
            const auto& figures = state[state.active].figures;
            const bool reserve = std::any_of(figures.begin(), figures.end(), [](const Figure& figure) {
                return figure.where == Where::Dugout && figure.kind != FigureKind::Ringer;
            });
            possible = reserve && state.countOnField(state.active) < facts.constants.figuresOnField;
        } else if (tactic == Tactic::Huddle) {
            possible = state[state.active].hand >= 4;
        } else if (state.isMirror() &&
                   (tactic == Tactic::RainOfFire || tactic == Tactic::WallOfStone || tactic == Tactic::Warpstone)) {
            possible = tokensFor(state, tactic, facts.constants) > 0;
        }
        if (possible)
            tactics.push_back(tactic);
    }
    return tactics;
}

bool isMound(const State& state, Space space)
{
    return crossfield::mound(space) != Mound::None || firstWith(state.scoreTokens, &ScoreToken::space, space);
}

std::vector<Space> spacesFor(const State& state, Tactic tactic)
{
    std::vector<Space> spaces;
    for (int index = 0; index < spaceCount; ++index) {
        const Space space{static_cast<std::int8_t>(index)};
        const bool free = !state.standingAt(space).isValid();
        const bool mound = isMound(state, space);
        const Zone zone = crossfield::zone(space);
        const bool midfield = zone == Zone::Midfield || zone == Zone::Centerfield;
        const bool fits = tactic == Tactic::HailMaryPlay || (tactic == Tactic::RainOfFire && !mound) ||
                          (tactic == Tactic::Warpstone && midfield && !mound);
        if (free && fits)
            spaces.push_back(space);
    }
    return spaces;
}

std::vector<Wall> bordersForWalls(const State& state)
{
    std::vector<Wall> borders;
    for (int index = 0; index < spaceCount; ++index) {
        const Space space{static_cast<std::int8_t>(index)};
        for (const Space other : crossfield::adjacent(space)) {
            const Wall wall = wallBetween(space, other);
            if (space < other && !contains(state.walls, wall))
                borders.push_back(wall);
        }
    }
    return borders;
}

int tokensFor(const State& state, Tactic tactic, const Constants& rules)
{
    if (tactic == Tactic::RainOfFire)
        return std::min(2, rules.fireTokens - sumOf(state.fires, &Fire::tokens));
    if (tactic == Tactic::WallOfStone)
        return std::min(2, rules.wallTokens - static_cast<int>(state.walls.size()));
    if (tactic == Tactic::Warpstone)
        return std::min(1, rules.scoreTokens - static_cast<int>(state.scoreTokens.size()));
    return 0;
}

std::vector<Space> pushSpaces(const State& state, FigureRef loser)
{
    if (!state.isMirror() || !state[loser].isOnField())
        return {};
    const FieldView view = viewField(state);
    const Space from = state[loser].space;
    std::vector<Space> spaces = crossfield::adjacent(from);
    std::erase_if(spaces, [&](Space to) {
        return state.standingAt(to).isValid() || stepProblem(view.position, view.pieceOf(loser), from, to);
    });
    return spaces;
}

std::optional<Command> automaticStep(const State& state, const Facts& facts)
{
    switch (state.phase) {
    case Phase::BeforePeriod:
        return StartPeriod{};
    case Phase::BetweenTurns:
        // Celerity comes before the first turn; in scorekeeper depth the players say where the ball is.
        if (!state.isMirror() || (state.turnsInPeriod == 0 && !activationOffers(state, facts).empty()))
            return {};
        return StartTurn{state[state.nextTeam].name, {}};
    case Phase::Turn:
        return isTurnUsedUp(state, facts) ? std::optional<Command>(EndTurn{}) : std::nullopt;
    case Phase::PeriodOver:
        if (!state.isMirror() || !activationOffers(state, facts).empty())
            return {};
        return ScorePeriod{};
    case Phase::Bribes: {
        const int team = state.teamToAct();
        const bool nothingToBribe = state[team].cash == 0 || state.burnedCheats(team) == 0;
        return nothingToBribe ? std::optional<Command>(Bribe{state[team].name, 0}) : std::nullopt;
    }
    case Phase::Replace: {
        const EntryNeed need = entryNeed(state, facts.constants);
        if (need.runners + need.bruisers > 0)
            return {};
        return ReplaceFigures{state[need.team].name, {}, {}};
    }
    default:
        return {};
    }
}

} // namespace whistle::kaosball

// SPDX-License-Identifier: GPL-3.0-or-later
// What may be done in a turn beside walking and fighting: its beginning and end, announcements, cards.
#include "base/contains.h"
#include "base/each.h"
#include "kaosball/offers/hands.h"
#include "kaosball/offers/moves.h"
#include "kaosball/table/field.h"

#include <algorithm>

namespace whistle::kaosball {

namespace {

Command announcement(const State& state, std::string figure, Action action)
{
    if (state.phase == Phase::Turn)
        return Activate{std::move(figure), action};
    if (state.phase == Phase::PeriodOver)
        return LastStand{std::move(figure), action};
    return Celerity{std::move(figure), action};
}

/// Whether a move of this kind is among those that were kept.
template <class... Kinds>
bool isOffered(Gathering<Command>& moves)
{
    return std::any_of(moves.moves().begin(), moves.moves().end(),
                       [](const auto& move) { return (std::holds_alternative<Kinds>(move.commands.front()) || ...); });
}

/// Whether somebody may play BZZZZT! on a figure that has just come into a space.
bool mayBeZapped(const Offers& offers)
{
    return std::any_of(offers.moves.moves().begin(), offers.moves.moves().end(), [&](const auto& move) {
        const auto* cheat = std::get_if<PlayCheat>(&move.commands.front());
        return cheat && contains(offers.state.entered, offers.state.figureNamed(cheat->figure));
    });
}

/// Each place once, so many in all.
Spread eachOnce(std::vector<Tap> places, int least, int greatest)
{
    std::vector<int> most(places.size(), 1);
    return {std::move(places), std::move(most), least, greatest};
}

/// The places that the counts name.
template <class Value>
std::vector<Value> repeated(const std::vector<Value>& values, const std::vector<int>& counts)
{
    std::vector<Value> chosen;
    for (std::size_t i = 0; i < values.size(); ++i)
        chosen.insert(chosen.end(), static_cast<std::size_t>(counts[i]), values[i]);
    return chosen;
}

std::vector<Tap> spaceTaps(const std::vector<Space>& spaces)
{
    std::vector<Tap> taps;
    for (const Space space : spaces)
        taps.push_back(placeTap(crossfield::name(space)));
    return taps;
}

Shape spaceShape(const std::vector<Space>& spaces)
{
    std::vector<std::string> names;
    for (const Space space : spaces)
        names.emplace_back(crossfield::name(space));
    return Shape::words(std::move(names));
}

/// The enemy teams that could play Kaos Rule against the card, as far as the table shows.
std::vector<std::string> kaosRulers(const State& state)
{
    std::vector<std::string> teams;
    for (int team = 0; team < state.teamCount(); ++team) {
        if (state.plays(team) && state.areEnemies(team, state.active) && state[team].hand > 0)
            teams.push_back(state[team].name);
    }
    return teams;
}

// KB-32.5, KB-32.7: two tokens, or as many as are left.
void offerTokens(const Offers& offers, const PlayTactic& card, std::vector<Open> open)
{
    const int tokens = tokensFor(offers.state, card.card, offers.facts.constants);
    const bool isFire = card.card == Tactic::RainOfFire;
    const std::vector<Space> spaces = isFire ? spacesFor(offers.state, card.card) : std::vector<Space>{};
    const std::vector<Wall> walls = isFire ? std::vector<Wall>{} : bordersForWalls(offers.state);
    std::vector<Tap> places = spaceTaps(spaces);
    for (const Wall& wall : walls)
        places.push_back(borderTap(wall));
    if (tokens <= 0 || static_cast<int>(places.size()) < tokens)
        return;
    open.push_back(usually(isFire ? "/0/spaces" : "/0/walls"));
    offers.moves.offerSpread(
        offers.seat(offers.state.active), {cardTap(toWord(card.card))}, eachOnce(std::move(places), tokens, tokens),
        std::move(open),
        [card, spaces, walls](const std::vector<int>& counts) -> Command {
            PlayTactic placed = card;
            if (!spaces.empty())
                placed.spaces = repeated(spaces, counts);
            else
                placed.walls = repeated(walls, counts);
            return placed;
        },
        Weight::Open);
}

// KB-32.1
void offerHailMary(const Offers& offers, const PlayTactic& card, const std::vector<Open>& open)
{
    const State& state = offers.state;
    const std::vector<Space> spaces = spacesFor(state, card.card);
    for (const Figure& figure : state[state.active].figures) {
        if (figure.where != Where::Dugout || figure.kind == FigureKind::Ringer)
            continue;
        PlayTactic arriving = card;
        arriving.figure = card.team + '/' + figure.name;
        std::vector<Open> more = open;
        more.push_back(usually("/0/figure", Shape::words({arriving.figure, figure.name})));
        const std::vector<Tap> taps{cardTap(toWord(card.card)), pieceTap(arriving.figure)};
        if (!state.isMirror()) {
            offers.moves.offer(card.team, taps, arriving, std::move(more), Weight::Open);
            continue;
        }
        more.push_back(usually("/0/space", spaceShape(spaces)));
        offers.moves.offerSpread(
            card.team, taps, eachOnce(spaceTaps(spaces), 1, 1), std::move(more),
            [arriving, spaces](const std::vector<int>& counts) -> Command {
                PlayTactic placed = arriving;
                placed.space = repeated(spaces, counts).front();
                return placed;
            },
            Weight::Open);
    }
}

void offerTactic(const Offers& offers, Tactic tactic, const std::vector<Open>& open)
{
    const State& state = offers.state;
    PlayTactic card;
    card.team = offers.seat(state.active);
    card.card = tactic;
    const Tap name = cardTap(toWord(tactic));
    const bool isPlaced = tactic == Tactic::RainOfFire || tactic == Tactic::WallOfStone;
    if (tactic == Tactic::HailMaryPlay)
        return offerHailMary(offers, card, open);
    if (isPlaced && state.isMirror())
        return offerTokens(offers, card, open);
    if (tactic == Tactic::Warpstone && state.isMirror()) {
        for (const Space space : spacesFor(state, tactic)) {
            card.space = space;
            offers.moves.offer(card.team, {name, placeTap(crossfield::name(space))}, card, open, Weight::Open);
        }
        return;
    }
    offers.moves.offer(card.team, {name}, card, open, Weight::Open);
}

} // namespace

void offerPeriod(const Offers& offers)
{
    MoveOf<Command> start{{{}, {choiceTap("start_period")}}};
    start.needsNobody = true;
    start.commands = {StartPeriod{}};
    offers.moves.offer(std::move(start));
}

void offerTurn(const Offers& offers)
{
    const State& state = offers.state;
    if (state.nextTeam < 0)
        return;
    const std::string& seat = offers.seat(state.nextTeam);
    MoveOf<Command> start{{seat, {choiceTap("start_turn")}}};
    start.commands = {StartTurn{seat, {}}};
    if (state.isMirror()) {
        start.needsNobody = !isOffered<Celerity>(offers.moves);
        offers.moves.offer(std::move(start));
        return;
    }
    // Where the ball is the players say.
    start.taps.push_back(choiceTap("none"));
    start.open = {usually("/0/score", Shape::words({std::string(toWord(Mound::None))}))};
    offers.moves.offer(std::move(start));
    for (const Mound mound : {Mound::Minor, Mound::Major, Mound::ScoreToken})
        offers.moves.offer(seat, {choiceTap("start_turn"), choiceTap(toWord(mound))}, StartTurn{seat, mound});
}

void offerActivations(const Offers& offers)
{
    const State& state = offers.state;
    const bool isTurn = state.phase == Phase::Turn;
    const Upgrade upgrade = state.phase == Phase::PeriodOver ? Upgrade::LastStand : Upgrade::Celerity;
    for (const FigureRef figure : state.onField()) {
        const bool mayBe = isTurn ? !offers.moves.isListing() || figure.team == state.active
                                  : state[int{figure.team}].active[upgrade] > 0;
        if (!mayBe || (offers.moves.isListing() && !state[figure].standing))
            continue;
        const std::string id = state.idOf(figure);
        for (const Action action : allOf<Action>())
            offers.moves.offer(offers.seat(figure), {pieceTap(id), choiceTap(toWord(action))},
                               announcement(state, id, action), isTurn ? Weight::Due : Weight::Open);
    }
}

void offerEndOfTurn(const Offers& offers)
{
    const State& state = offers.state;
    const std::string& seat = offers.seat(state.active);
    if (state.isSpecial()) {
        offers.moves.offer(seat, {choiceTap("end_turn")}, EndTurn{}, {usually("/0/pass")}, Weight::Open);
        return;
    }
    // Nobody has anything left to decide: the activation is used up, and nothing besides is open.
    const Activation* activation = state.activation ? &*state.activation : nullptr;
    const bool isUsedUp = state.turn.activationUsed && activation && !state.turn.isUnder(Tactic::Scatter) &&
                          (activation->isOver || activation->isUsedUp());
    const bool isAsked = isOffered<Scorch, HandOff>(offers.moves) || mayBeZapped(offers);
    for (const bool passes : {false, true}) {
        MoveOf<Command> end{{seat, {choiceTap("end_turn")}, {usually("/0/pass")}}};
        end.weight = isUsedUp && !isAsked ? Weight::Due : Weight::Open;
        end.needsNobody = isUsedUp && !isAsked;
        end.commands = {EndTurn{passes}};
        if (offers.moves.offer(std::move(end)))
            return;
    }
}

void offerTactics(const Offers& offers)
{
    const State& state = offers.state;
    if (offers.moves.isListing() && (state.turn.hasDoneSomething() || state[state.active].hand == 0))
        return;
    const std::vector<std::string> rulers = kaosRulers(state);
    std::vector<Open> open;
    if (!rulers.empty())
        open.push_back(usually("/0/kaos_rule", Shape::words(rulers)));
    for (const Tactic tactic : allOf<Tactic>()) {
        offerTactic(offers, tactic, open);
        for (const std::string& ruler : rulers) { // KB-33.5: cancelled, before anybody has said what it would do
            PlayTactic cancelled;
            cancelled.team = offers.seat(state.active);
            cancelled.card = tactic;
            cancelled.kaosRule = ruler;
            offers.moves.offer(ruler, {cardTap(toWord(Cheat::KaosRule)), cardTap(toWord(tactic)), choiceTap(ruler)},
                               std::move(cancelled), Weight::Open);
        }
    }
}

void offerBoot(const Offers& offers)
{
    const State& state = offers.state;
    if (offers.moves.isListing() && (state.turn.hasDoneSomething() || state[state.active].hand == 0))
        return;
    const std::string& seat = offers.seat(state.active);
    for (const FigureRef target : state.onField()) {
        if (!state.areEnemies(target.team, state.active))
            continue;
        const std::string id = state.idOf(target);
        const std::vector<Tap> taps{cardTap(toWord(Cheat::BootToTheHead)), pieceTap(id)};
        if (!mayUseBrick(state, target)) {
            offers.moves.offer(seat, taps, PlayCheat{seat, Cheat::BootToTheHead, id, false}, {usually("/0/use_brick")},
                               Weight::Open);
            continue;
        }
        for (const bool usesBrick : {false, true}) {
            std::vector<Tap> answered = taps;
            answered.push_back(choiceTap(usesBrick ? "brick" : "falls"));
            offers.moves.offer(seat, std::move(answered), PlayCheat{seat, Cheat::BootToTheHead, id, usesBrick},
                               Weight::Open);
        }
    }
}

void offerBzzzzt(const Offers& offers)
{
    const State& state = offers.state;
    const std::vector<FigureRef> reached = state.isMirror() ? state.entered : state.onField();
    for (int team = 0; team < state.teamCount(); ++team) {
        if (!state.plays(team))
            continue;
        for (const FigureRef target : reached) {
            if (!state.areEnemies(team, target.team))
                continue;
            const std::string id = state.idOf(target);
            offers.moves.offer(offers.seat(team),
                               {cardTap(toWord(Cheat::Bzzzzt)), choiceTap(offers.seat(team)), pieceTap(id)},
                               PlayCheat{offers.seat(team), Cheat::Bzzzzt, id, false}, Weight::Open);
        }
    }
}

} // namespace whistle::kaosball

// SPDX-License-Identifier: GPL-3.0-or-later
#include "kaosball/offers/legal_turn.h"

#include "base/each.h"
#include "kaosball/game.h"
#include "kaosball/offers/legal.h"

#include <algorithm>
#include <tuple>

namespace whistle::kaosball {

namespace {

/// The best way to each space that the figure may reach and stop on, its own first.
std::vector<Way> waysOf(const State& state, FigureRef figure, Movement movement, const Facts& facts)
{
    const bool inProgress = state.activation && state.activation->figure == figure && !state.activation->isUsedUp();
    const std::vector<Reach> reached = inProgress ? reachNow(state, facts) : reachOf(state, figure, movement, facts);
    int allowance = 0;
    for (const Reach& reach : reached)
        allowance = std::max(allowance, reach.steps);
    std::vector<Way> ways{{state[figure].space, {}, {}}};
    for (Way& way : bestWays(state, figure, movement, allowance, facts)) {
        if (std::any_of(reached.begin(), reached.end(),
                        [&way](const Reach& reach) { return reach.steps > 0 && reach.space == way.to; }))
            ways.push_back(std::move(way));
    }
    return ways;
}

bool isBetter(const Way& way, const Way& than)
{
    return std::tuple(way.cost, way.path.size()) < std::tuple(than.cost, than.path.size());
}

void addCharges(const State& state, FigureRef figure, Action action, const Facts& facts, std::vector<Charge>& charges)
{
    if (action == Action::Sprint &&
        !(state.ball.carrier.isValid() && state.areEnemies(figure.team, state.ball.carrier.team)))
        return;
    const std::vector<Way> ways = waysOf(state, figure, movementOf(action), facts);
    FieldView view = viewField(state);
    const int piece = view.pieceOf(figure);
    std::vector<SpaceSet> zones;
    for (const Way& way : ways) {
        view.position.pieces[static_cast<std::size_t>(piece)].space = way.to;
        zones.push_back(killzone(view.position, piece));
    }
    for (const FigureRef enemy : view.figures) {
        const bool fits = state[enemy].stands() && state.areEnemies(figure.team, enemy.team) &&
                          (action != Action::Sprint || state.ball.carrier == enemy);
        const Way* best = nullptr;
        for (std::size_t i = 0; fits && i < ways.size(); ++i) {
            const bool inZone = zones[i][static_cast<std::size_t>(state[enemy].space.index)];
            if (inZone && (best == nullptr || isBetter(ways[i], *best)))
                best = &ways[i];
        }
        if (best != nullptr)
            charges.push_back({enemy, action, best->path});
    }
}

} // namespace

std::vector<Charge> chargesOf(const State& state, FigureRef figure, const Facts& facts)
{
    std::vector<Charge> charges;
    if (!state.isMirror() || !state[figure].stands())
        return charges;
    const Activation* activation = state.activation ? &*state.activation : nullptr;
    for (const Action action : allOf<Action>()) {
        if (action == Action::Sprint ? !countsAsRunner(state[figure].kind) : !countsAsBruiser(state[figure].kind))
            continue;
        const bool goesOn = activation != nullptr && activation->figure == figure &&
                            activation->movement == movementOf(action) && !activation->isUsedUp() &&
                            !activation->handedOff;
        const bool begins = activation == nullptr && isLegal(state, Activate{state.idOf(figure), action}, facts);
        if (goesOn || begins)
            addCharges(state, figure, action, facts, charges);
    }
    return charges;
}

bool mayHoldCheat(const State& state, int team, Cheat cheat, int playing, const Facts& facts)
{
    if (state[team].hand <= playing)
        return false;
    const CardFacts* printed = facts.deck.find(Card::cheat(cheat));
    return printed == nullptr || burnedCopies(state, Card::cheat(cheat)) < printed->copies;
}

int burnedCopies(const State& state, Card card)
{
    return sumOf(state.teams, [card](const Team& team) {
        return static_cast<int>(std::count(team.burned.begin(), team.burned.end(), card));
    });
}

int painGainUses(const State& state, FigureRef figure)
{
    if (state[figure].damage > 0)
        return 0;
    return std::clamp(state[int{figure.team}].active[Upgrade::PainGain], 0, std::max(0, state[figure].health - 1));
}

bool mayUseBrick(const State& state, FigureRef figure)
{
    return countsAsBruiser(state[figure].kind) && state[int{figure.team}].active[Upgrade::Brick] > 0 &&
           state[figure].damage + 1 < state[figure].health;
}

std::vector<Card> scorchPreventers(const Constants& rules)
{
    std::vector<Card> cards;
    for (int value = rules.scorchPreventionValue; value < rules.boosterBruValue; ++value)
        cards.push_back(Card::energy(value));
    cards.push_back(Card::boosterBru());
    return cards;
}

EndOfTurn endOfTurn(const State& state, const Facts& facts)
{
    EndOfTurn end;
    end.against = referee(state, end.command, facts).objections;
    if (end.isLegal())
        return end;
    const EndTurn pass{true};
    if (isLegal(state, pass, facts))
        return {pass, {}};
    return end;
}

bool isTurnUsedUp(const State& state, const Facts& facts)
{
    const bool acted = state.phase == Phase::Turn && state.turn.activationUsed && state.activation.has_value();
    if (!acted || state.turn.isUnder(Tactic::Scatter) || !(state.activation->isOver || state.activation->isUsedUp()))
        return false;
    return scorchTargets(state, facts).empty() && bzzzztOffers(state, facts).empty() &&
           handOffOffers(state, facts).empty() && isLegal(state, EndTurn{}, facts);
}

} // namespace whistle::kaosball

// SPDX-License-Identifier: GPL-3.0-or-later
#include "kaosball/offers/hands.h"

#include "kaosball/table/field.h"

#include <algorithm>

namespace whistle::kaosball {

bool mayHoldCheat(const State& state, int team, Cheat cheat, int playing, const Facts& facts)
{
    if (state[team].hand <= playing)
        return false;
    const CardFacts* printed = facts.deck.find(Card::cheat(cheat));
    return printed == nullptr || burnedCopies(state, Card::cheat(cheat)) < printed->copies;
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

} // namespace whistle::kaosball

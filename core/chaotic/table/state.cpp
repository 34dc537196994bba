// SPDX-License-Identifier: GPL-3.0-or-later
#include "chaotic/table/state.h"

#include "base/first.h"

#include <algorithm>
#include <numeric>

namespace whistle::chaotic {

int Seat::mugicCount() const
{
    return std::accumulate(mugicHand.begin(), mugicHand.end(), 0);
}

bool operator==(const Seat& one, const Seat& other)
{
    const auto isSame = [&](auto... parts) { return ((one.*parts == other.*parts) && ...); };
    const bool hasSameDeck =
        one.deck == other.deck || (one.deck != nullptr && other.deck != nullptr && *one.deck == *other.deck);
    return hasSameDeck && isSame(&Seat::name, &Seat::attackDeck, &Seat::attackHand, &Seat::attackDiscard,
                                 &Seat::locationDeck, &Seat::mugicHand, &Seat::discard);
}

const Item* Burst::find(int id) const
{
    return firstWith(items, &Item::id, id);
}

const CreatureCard& State::cardOf(const Creature& creature) const
{
    return deckOf(creature.player).creatures[static_cast<std::size_t>(creature.card)];
}

const BattlegearCard& State::battlegearOf(const Creature& creature) const
{
    return deckOf(creature.player).battlegear[static_cast<std::size_t>(creature.battlegear->card)];
}

const LocationCard& State::locationCard() const
{
    return deckOf(location->owner).locations[static_cast<std::size_t>(location->card)];
}

int State::creaturesInPlay(Player player) const
{
    return static_cast<int>(std::count_if(creatures.begin(), creatures.end(), [player](const Creature& creature) {
        return creature.inPlay && creature.player == player;
    }));
}

CreatureIndex State::called(const std::string& id) const
{
    const auto found =
        std::find_if(creatures.begin(), creatures.end(), [&](const Creature& creature) { return creature.id == id; });
    return found == creatures.end() ? nobody : static_cast<CreatureIndex>(found - creatures.begin());
}

CreatureIndex State::standingOn(const Space& space) const
{
    for (CreatureIndex i = 0; i < static_cast<int>(creatures.size()); ++i) {
        if (at(i).inPlay && at(i).space == space)
            return i;
    }
    return nobody;
}

bool State::isEngaged(CreatureIndex creature) const
{
    return creature != nobody && combat && combat->engages(creature) && at(creature).inPlay;
}

CreatureIndex State::engagedWith(CreatureIndex creature) const
{
    if (!isEngaged(creature))
        return nobody;
    const CreatureIndex other = combat->opponentOf(creature);
    return at(other).inPlay ? other : nobody;
}

CreatureIndex State::engagedOf(Player player) const
{
    if (!combat)
        return nobody;
    const CreatureIndex one = at(combat->attacker).player == player ? combat->attacker : combat->defender;
    return at(one).inPlay ? one : nobody;
}

} // namespace whistle::chaotic

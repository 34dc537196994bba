// SPDX-License-Identifier: GPL-3.0-or-later
#include "chaotic/entries/commands.h"

#include <algorithm>

namespace whistle::chaotic {

std::optional<Sealed> sealedBy(const Command& command)
{
    if (const auto* deck = std::get_if<SetDeck>(&command))
        return Sealed{deck->player, SealedUntil::MatchEnds, {}}; // hands and piles stay secret
    if (const auto* placed = std::get_if<PlaceCreature>(&command))
        return Sealed{placed->player, SealedUntil::RevealAll, {}};
    if (const auto* equipped = std::get_if<Equip>(&command))
        return Sealed{equipped->player, SealedUntil::FaceUp, equipped->creature};
    return {};
}

bool isOpen(const State& state, const Sealed& sealed)
{
    if (state.step == Step::Finished)
        return true;
    if (sealed.until != SealedUntil::FaceUp)
        return sealed.until == SealedUntil::RevealAll && state.revealed;
    const auto wearer = std::find_if(state.creatures.begin(), state.creatures.end(),
                                     [&](const Creature& creature) { return creature.id == sealed.creature; });
    // Battlegear that has left its creature lies in the discard pile, for everybody to see.
    return state.revealed && (wearer == state.creatures.end() || !wearer->battlegear || wearer->battlegear->faceUp);
}

} // namespace whistle::chaotic

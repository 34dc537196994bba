// SPDX-License-Identifier: GPL-3.0-or-later
#include "elgrande/entries/sealing.h"

#include <algorithm>

namespace whistle::elgrande {

namespace {

/// Whether anybody goes into the Castillo by it, or its record is changed.
bool touchesCastillo(const Command& command)
{
    if (const auto* place = std::get_if<PlaceCaballeros>(&command))
        return byArea(place->placements)[Area::Castillo] > 0;
    if (const auto* move = std::get_if<MoveCaballeros>(&command))
        return std::any_of(move->moves.begin(), move->moves.end(),
                           [](const WrittenMove& one) { return one.to == Area::Castillo; });
    const auto* correct = std::get_if<Correct>(&command);
    return correct && !correct->set.castillo.empty();
}

} // namespace

std::optional<Seal> sealedFor(const State& state, const Command& command)
{
    if (const auto* disc = std::get_if<SetDisc>(&command))
        return Seal{state.playerCalled(disc->player).value_or(noPlayer), SealedUntil::DiscsRevealed};
    if (state.rules.castilloContents == CastilloContents::Hidden && touchesCastillo(command))
        return Seal{noPlayer, SealedUntil::CastilloOpened};
    return {};
}

bool opens(SealedUntil seal, const Command& command)
{
    return seal == SealedUntil::DiscsRevealed ? std::holds_alternative<RevealDiscs>(command)
                                              : std::holds_alternative<OpenCastillo>(command);
}

} // namespace whistle::elgrande

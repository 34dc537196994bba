// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/words.h"

#include <array>
#include <cstdint>

namespace whistle::elgrande {

/// What the special action of an action card is (sections 12 to 16), stack by stack.
enum class Effect : std::uint8_t {
    MoveAllOwnFromOneRegion,
    PlaceTwoExtra,
    PlaceTwoOrMoveAll,
    MoveFiveAnyFromOneRegion,
    MoveThreeForeign,
    MoveThreeAny,
    MoveTwoOwnTwoForeign,
    MoveFourOwn,
    MoveFourAny,
    Veto,
    DecayOfAuthorityAll,
    DecayOfAuthorityThree,
    KingReturns,
    RemoveOneEach,
    ReturnTwoFromSecretRegion,
    ReturnAllFromSecretRegion,
    ScoreAnyRegion,
    ScoreFourRegions,
    ScoreFiveRegions,
    ScoreSixAndSevenRegions,
    ScoreCastillo,
    ScoreMostCaballeros,
    ScoreFewestCaballeros,
    ScoreFirstPlaces,
    MobileScoreboard,
    RoyalAdviser,
    Eviction,
    Grande,
    RetrievePowerCard,
    TheCourt,
    ScoreSecretRegions,
    KingCard
};
inline constexpr std::size_t effectCount = 32;

[[nodiscard]] constexpr bool isMovement(Effect effect)
{
    return effect <= Effect::MoveFourAny;
}
[[nodiscard]] constexpr bool isScoring(Effect effect)
{
    return (effect >= Effect::ScoreAnyRegion && effect <= Effect::ScoreFirstPlaces) ||
           effect == Effect::ScoreSecretRegions;
}
/// Strikes the Caballeros of the opponents.
[[nodiscard]] constexpr bool isLoss(Effect effect)
{
    return (effect >= Effect::DecayOfAuthorityAll && effect <= Effect::ReturnAllFromSecretRegion) ||
           effect == Effect::Eviction;
}
[[nodiscard]] constexpr bool isSecretReturn(Effect effect)
{
    return effect == Effect::ReturnTwoFromSecretRegion || effect == Effect::ReturnAllFromSecretRegion;
}
[[nodiscard]] constexpr bool isDecay(Effect effect)
{
    return effect == Effect::DecayOfAuthorityAll || effect == Effect::DecayOfAuthorityThree;
}
/// With an area that is announced.
[[nodiscard]] constexpr bool announcesArea(Effect effect)
{
    return effect == Effect::ScoreAnyRegion || effect == Effect::Eviction;
}
[[nodiscard]] constexpr bool movesKing(Effect effect)
{
    return effect == Effect::KingCard || effect == Effect::RoyalAdviser;
}
/// Needs secret discs.
[[nodiscard]] constexpr bool asksDiscs(Effect effect)
{
    return isSecretReturn(effect) || effect == Effect::Eviction || effect == Effect::ScoreSecretRegions;
}

} // namespace whistle::elgrande

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

template <>
inline constexpr std::array whistle::enumWords<whistle::elgrande::Effect>{"move_all_own_from_one_region",
                                                                          "place_two_extra",
                                                                          "place_two_or_move_all",
                                                                          "move_five_any_from_one_region",
                                                                          "move_three_foreign",
                                                                          "move_three_any",
                                                                          "move_two_own_two_foreign",
                                                                          "move_four_own",
                                                                          "move_four_any",
                                                                          "veto",
                                                                          "decay_of_authority_all",
                                                                          "decay_of_authority_three",
                                                                          "king_returns",
                                                                          "remove_one_each",
                                                                          "return_two_from_secret_region",
                                                                          "return_all_from_secret_region",
                                                                          "score_any_region",
                                                                          "score_four_regions",
                                                                          "score_five_regions",
                                                                          "score_six_and_seven_regions",
                                                                          "score_castillo",
                                                                          "score_most_caballeros",
                                                                          "score_fewest_caballeros",
                                                                          "score_first_places",
                                                                          "mobile_scoreboard",
                                                                          "royal_adviser",
                                                                          "eviction",
                                                                          "grande",
                                                                          "retrieve_power_card",
                                                                          "the_court",
                                                                          "score_secret_regions",
                                                                          "king_card"};

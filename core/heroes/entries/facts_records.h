// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "heroes/questions/codecs.h"
#include "heroes/table/facts_of_match.h"
#include "heroes/table/types.h"

/// The keys of typed-in facts and of house rules.
namespace whistle {

extern template const Record& recordOf<heroes::PlayerFacts>();
template <>
inline constexpr std::array recordKeys<heroes::EncounterFacts>{
    key<&heroes::EncounterFacts::name, heroes::NameOf<60>>("name"),
    key<&heroes::EncounterFacts::group>("group"),
    key<&heroes::EncounterFacts::strength, heroes::Number<0, 20>>("strength"),
    key<&heroes::EncounterFacts::initiative, heroes::Number<0, 20>>("initiative"),
    key<&heroes::EncounterFacts::challenge, heroes::Number<1, 20>>("challenge"),
    optionalKey<&heroes::EncounterFacts::elite>("elite", "it has the elite-die symbol"),
    optionalKey<&heroes::EncounterFacts::abilities, heroes::AbilityList>("abilities"),
    key<&heroes::EncounterFacts::experience, heroes::Number<0, 9>>("experience"),
    key<&heroes::EncounterFacts::treasureRewards, heroes::Number<0, 3>>("treasure_rewards"),
};
template <>
inline constexpr std::array recordKeys<heroes::HouseRules>{
    optionalKey<&heroes::HouseRules::eliteDieFaces, heroes::ListOf<heroes::WordOf<heroes::Face>, 6, 6>>(
        "elite_die_faces"),
    optionalKey<&heroes::HouseRules::bloodrageTies>("bloodrage_ties"),
    optionalKey<&heroes::HouseRules::zoneProtects>("control_zone_protects"),
    optionalKey<&heroes::HouseRules::treasuryTieBreak>("treasury_tie_break"),
    optionalKey<&heroes::HouseRules::tearScoresUnderTemple>("tear_scores_under_temple"),
    optionalKey<&heroes::HouseRules::mixedStack>("mixed_stack_values"),
    optionalKey<&heroes::HouseRules::loneEliteMayReplace>("lone_elite_may_replace"),
    optionalKey<&heroes::HouseRules::laurelRevivesDestroyedEncounter>("laurel_revives_destroyed_encounter"),
    optionalKey<&heroes::HouseRules::preciseStrikeMaySkipAdditional>("precise_strike_may_skip_additional_enemy"),
    optionalKey<&heroes::HouseRules::harbourExtendsZone>("harbour_extends_zone"),
    optionalKey<&heroes::HouseRules::moveOnAfterBattle>("move_on_after_battle"),
    optionalKey<&heroes::HouseRules::passing>("passing"),
    optionalKey<&heroes::HouseRules::fourthCard>("fourth_card_available"),
    optionalKey<&heroes::HouseRules::aggressorScope>("aggressor_scope"),
    optionalKey<&heroes::HouseRules::necromancyAfterLostBattle>("necromancy_after_lost_battle"),
};

} // namespace whistle

namespace whistle::heroes {

/// What is wrong with typed-in facts beyond their shape.
[[nodiscard]] Problems problemsOf(const PlayerFacts& facts, Faction faction, const std::string& at);

} // namespace whistle::heroes

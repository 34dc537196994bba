// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "heroes/judging/attack_roll.h"
#include "heroes/judging/level_up.h"
#include "heroes/judging/losses.h"
#include "heroes/judging/movement.h"
#include "heroes/judging/victory.h"
#include "heroes/questions/codecs.h"

/// The keys of what questions share with commands and with the public table.
namespace whistle::heroes {

using RollSteps = ListOf<ObjectOf<RollStep>, 0, 12>;

} // namespace whistle::heroes

namespace whistle {

template <>
inline constexpr std::array recordKeys<heroes::PathStep>{
    key<&heroes::PathStep::row, heroes::Coordinate>("row"),
    key<&heroes::PathStep::column, heroes::Coordinate>("column"),
    optionalKey<&heroes::PathStep::by>("by"),
};
template <>
inline constexpr std::array recordKeys<heroes::AssignedPoints>{
    key<&heroes::AssignedPoints::stack, heroes::Named>("stack"),
    key<&heroes::AssignedPoints::token>("token"),
    optionalKey<&heroes::AssignedPoints::points, heroes::Number<1, 60>>("points"),
};
template <>
inline constexpr std::array recordKeys<heroes::Trophy>{
    key<&heroes::Trophy::name, heroes::Named>("name"),
    key<&heroes::Trophy::experience, heroes::Number<0, 9>>("experience"),
};
template <>
inline constexpr std::array recordKeys<heroes::Roll>{
    key<&heroes::Roll::d8, heroes::ListOf<heroes::Number<1, 8>, 0, 5>>("d8"),
    optionalKey<&heroes::Roll::elite, heroes::OrNull<heroes::WordOf<heroes::Face>>>(
        "elite", QT_TRANSLATE_NOOP("shapes", "the face of the elite die")),
};
template <>
const Record& recordOf<heroes::RollStep>();
template <>
inline constexpr std::array recordKeys<heroes::DiceToRoll>{
    key<&heroes::DiceToRoll::d8, heroes::Number<0, 5>>("d8"),
    key<&heroes::DiceToRoll::elite>("elite"),
};
template <>
inline constexpr std::array recordKeys<heroes::Outstanding>{
    key<&heroes::Outstanding::cause>("cause"),
    key<&heroes::Outstanding::dice, heroes::ListOf<heroes::Number<0, 4>>>("dice"),
};
template <>
inline constexpr std::array recordKeys<heroes::RollVerdict>{
    key<&heroes::RollVerdict::diceToRoll>("dice_to_roll"),
    key<&heroes::RollVerdict::finalD8, heroes::ListOf<heroes::Number<1, 8>>>("final_d8"),
    key<&heroes::RollVerdict::rerolled, heroes::ListOf<heroes::Truth>>("rerolled"),
    key<&heroes::RollVerdict::eliteFace, heroes::OrNull<heroes::WordOf<heroes::Face>>>("elite_face"),
    key<&heroes::RollVerdict::hits, heroes::OrNull<heroes::Number<0, 5>>>("hits"),
    key<&heroes::RollVerdict::eliteDamage, heroes::OrNull<heroes::Number<0, 2>>>("elite_damage"),
    key<&heroes::RollVerdict::damage, heroes::OrNull<heroes::Number<0, 60>>>("damage"),
    key<&heroes::RollVerdict::laurel, heroes::OrNull<heroes::WordOf<heroes::LaurelUse>>>("laurel"),
    key<&heroes::RollVerdict::luckTokensLeft, heroes::Number<0, 99>>("luck_tokens_left"),
    key<&heroes::RollVerdict::outstanding, heroes::OrNull<heroes::ObjectOf<heroes::Outstanding>>>("outstanding"),
};
template <>
inline constexpr std::array recordKeys<heroes::Rank>{
    key<&heroes::Rank::rank, heroes::Number<1, 4>>("rank"),
    key<&heroes::Rank::players>("players"),
};
template <>
inline constexpr std::array recordKeys<heroes::RankingVerdict>{
    key<&heroes::RankingVerdict::gameOver>("game_over"),
    key<&heroes::RankingVerdict::endedBy, heroes::OrNull<heroes::WordOf<heroes::EndedBy>>>("ended_by"),
    key<&heroes::RankingVerdict::goal, heroes::Number<12, 16>>("goal"),
    key<&heroes::RankingVerdict::winners>("winners"),
    key<&heroes::RankingVerdict::decidedBy, heroes::OrNull<heroes::WordOf<heroes::DecidedBy>>>("decided_by"),
    key<&heroes::RankingVerdict::ranking>("ranking"),
};

} // namespace whistle

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "battleline/judging/claim.h"
#include "battleline/questions/questions.h"
#include "battleline/table/codecs.h"
#include "battleline/table/english.h"

/// What the questions ask, as structs; the table of each stands beside the question (`judging/*_json.cpp`).
namespace whistle::battleline {

struct ClaimInput {
    Table table;
    int flag = 1;
    Seat claimant = Seat::South;
    std::optional<Moment> moment; ///< none: the proper one
    HouseRules houseRules;
};
struct CompareInput {
    std::vector<Card> north;
    std::vector<Card> south;
    Seat lastCardLaidBy = Seat::South;
    bool fog = false;
    bool mud = false;
    std::vector<Card> otherVisibleTroops;
    HouseRules houseRules;
};
struct PlaysInput {
    Table table;
    Seat player = Seat::South;
    std::vector<Card> hand;
    std::optional<Cards> decks; ///< none: nobody asks for them
    HouseRules houseRules;
};
struct VictoryInput {
    std::vector<WonFlag> claims;
    bool bothPlayersBlocked = false;
    HouseRules houseRules;
};
struct SeriesInput {
    Seat firstStarter = Seat::South;
    std::vector<GameResult> games;
    EndConditions endConditions;
    HouseRules houseRules;
};

template <class Input>
[[nodiscard]] RecordKey houseRulesKey()
{
    return optionalKey<&Input::houseRules>("house_rules", "", english(QT_TRANSLATE_NOOP("battleline", "House rules")));
}

} // namespace whistle::battleline

namespace whistle {

template <>
const Record& recordOf<battleline::ClaimInput>();
template <>
const Record& recordOf<battleline::CompareInput>();
template <>
const Record& recordOf<battleline::PlaysInput>();
template <>
const Record& recordOf<battleline::VictoryInput>();
template <>
const Record& recordOf<battleline::SeriesInput>();
template <>
const Record& recordOf<battleline::ClaimVerdict>();
template <>
const Record& recordOf<battleline::ComparisonVerdict>();
template <>
const Record& recordOf<battleline::LegalPlaysVerdict>();
template <>
const Record& recordOf<battleline::VictoryVerdict>();
template <>
const Record& recordOf<battleline::Streak>();

} // namespace whistle

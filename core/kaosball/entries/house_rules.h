// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/record.h"

#include <cstdint>

namespace whistle::kaosball {

enum class StimPackDoubles : std::uint8_t { CardValue, ContestTotal };                ///< KB-R1
enum class BlowoutReading : std::uint8_t { NextAbove, LastPlaceOnly };                ///< KB-R3
enum class AllianceBlowout : std::uint8_t { CompareAlliances, EachTeam };             ///< KB-R4
enum class PushBackSmash : std::uint8_t { OnlyIfAllBlocked, IfAnyBlocked };           ///< KB-R5
enum class SharedSpaceAtPeriodEnd : std::uint8_t { BenchKnockedDown, BenchAll };      ///< KB-R10
enum class SexyContractPaid : std::uint8_t { AtFirstLoadout, OnPurchase };            ///< KB-R11
enum class VampirismHeals : std::uint8_t { AnyOwnFigure, ActingFigure };              ///< KB-R12
enum class AllianceFirstPlayer : std::uint8_t { TwoPeriodsEach, AlternateAlliances }; ///< KB-R13

/// The readings in force where the rulebook is silent (digest, section 38); the defaults are the digest's.
struct HouseRules {
    StimPackDoubles stimPackDoubles = StimPackDoubles::CardValue;
    int upsetPrintedValue = 0; ///< 0 to 9 (KB-R2)
    BlowoutReading blowoutReading = BlowoutReading::NextAbove;
    AllianceBlowout allianceBlowout = AllianceBlowout::CompareAlliances;
    PushBackSmash pushBackSmash = PushBackSmash::OnlyIfAllBlocked;
    bool butcherKillsWhenDefending = true;   ///< KB-R6
    bool losingAttackerCredit = true;        ///< KB-R7
    bool scoresBelowZero = true;             ///< KB-R8
    bool scatterAllowsStealReactions = true; ///< KB-R9
    SharedSpaceAtPeriodEnd sharedSpaceAtPeriodEnd = SharedSpaceAtPeriodEnd::BenchKnockedDown;
    SexyContractPaid sexyContractPaid = SexyContractPaid::AtFirstLoadout;
    VampirismHeals vampirismHeals = VampirismHeals::AnyOwnFigure;
    AllianceFirstPlayer allianceFirstPlayer = AllianceFirstPlayer::TwoPeriodsEach;
    friend bool operator==(const HouseRules&, const HouseRules&) = default;
};

/// The optional key `house_rules` of every question and of `new_match`.
[[nodiscard]] Shape houseRulesShape();
/// Written is only what differs from the default.
struct Readings : codecs::ObjectOf<HouseRules> {
    static Shape shape() { return houseRulesShape(); }
};

} // namespace whistle::kaosball

namespace whistle {

extern template const Record& recordOf<kaosball::HouseRules>();

} // namespace whistle

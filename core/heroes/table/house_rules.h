// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "heroes/table/types.h"

namespace whistle::heroes {

enum class BloodrageTies : std::uint8_t { AllFirst, Alternate };       ///< MH-R4
enum class ZoneProtects : std::uint8_t { EverySite, OwnSites };        ///< MH-R19
enum class TreasuryTieBreak : std::uint8_t { Sum, GoldThenResources }; ///< MH-R27
enum class MixedStack : std::uint8_t { EliteIfAny, BaseIfAny };        ///< MH-R2
enum class Passing : std::uint8_t { ThisTurn, RestOfRound };           ///< MH-R17
enum class FourthCard : std::uint8_t { AtOnce, NextRound };            ///< MH-R20
enum class AggressorScope : std::uint8_t { Battle, Clash };            ///< MH-R33

/// The switches that players agree on before a match (digest, section 4); the defaults are the digest's.
struct HouseRules {
    std::vector<Face> eliteDieFaces{usualFaces.begin(), usualFaces.end()}; ///< MH-R1
    BloodrageTies bloodrageTies = BloodrageTies::AllFirst;
    ZoneProtects zoneProtects = ZoneProtects::EverySite;
    TreasuryTieBreak treasuryTieBreak = TreasuryTieBreak::Sum;
    bool tearScoresUnderTemple = true; ///< MH-R24
    MixedStack mixedStack = MixedStack::EliteIfAny;
    bool loneEliteMayReplace = true;              ///< MH-R8
    bool laurelRevivesDestroyedEncounter = false; ///< MH-R14
    bool preciseStrikeMaySkipAdditional = false;  ///< MH-R7
    bool harbourExtendsZone = false;              ///< MH-R19
    bool moveOnAfterBattle = true;                ///< MH-R16
    Passing passing = Passing::ThisTurn;
    FourthCard fourthCard = FourthCard::AtOnce;
    AggressorScope aggressorScope = AggressorScope::Battle;
    bool necromancyAfterLostBattle = true; ///< MH-R49
};

} // namespace whistle::heroes

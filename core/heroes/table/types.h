// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/contains.h"
#include "base/each.h"
#include "base/few.h"
#include "base/first.h"
#include "base/words.h"
#include "rulebook/ruling.h"

#include <QtGlobal>
#include <algorithm>
#include <array>
#include <cstdint>
#include <initializer_list>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace whistle::heroes {

using Listening = Reasons::Listening;

/// A sentence of Heroes, by its English words.
struct Saying : Sentence {
    WHISTLE_SAYINGS(heroes)
};
/// What adds to a number, and by how much.
inline constexpr auto partOfSum = Saying::tr("%1: %2.");
/// A rule, and what it has against something.
struct RuleWords {
    RuleId rule;
    Saying words;
};

/// Its word in the JSON, as a text of its own.
template <class Enum>
[[nodiscard]] std::string wordOf(Enum value)
{
    return std::string(toWord(value));
}

enum class Faction : std::uint8_t { Haven, Necropolis, Sanctuary, Stronghold };

/// Four units a faction, in the order of the factions.
enum class Unit : std::uint8_t {
    Crossbowman,
    Sister,
    Griffin,
    Seraph,
    Skeleton,
    Vampire,
    Lich,
    FateWeaver,
    SharkGuard,
    Kenshi,
    SanctuaryUnit4,
    Kirin,
    Orc,
    Centaur,
    Dreamwalker,
    Cyclops
};
inline constexpr int unitsOfAFaction = 4;
[[nodiscard]] constexpr Faction factionOf(Unit unit)
{
    return static_cast<Faction>(static_cast<int>(unit) / unitsOfAFaction);
}

enum class Quality : std::uint8_t { Base, Elite };
enum class Ability : std::uint8_t { PreciseStrike, Tough, Defence, Pierce, Devastating, Rage, Regeneration };
enum class Face : std::uint8_t { Skull1, Skull2, Luck, Laurel, BadLuck, Blank };
enum class Group : std::uint8_t { Average, Dreadful, Legendary };
/// The six that are controlled (blue flag), then the eight that are looted (spyglass).
enum class SiteKind : std::uint8_t {
    Sawmill,
    CrystalMine,
    OreMine,
    GoldMine,
    CrystalOrb,
    DragonCircle,
    DragonLake,
    MysticLibrary,
    Armourer,
    StoneOfEnlightenment,
    Stables,
    Arena,
    Blacksmith,
    DragonNest
};
inline constexpr int controlledKinds = 6;
enum class Building : std::uint8_t {
    NewHeroes,
    Income,
    Marketplace,
    TempleOfAsha,
    EliteUnits,
    Recruitment,
    Leadership,
    Portal,
    Faction
};
enum class Slot : std::uint8_t { Garment, Armour, Weapon, Jewel, Bag };
enum class StartingSkill : std::uint8_t {
    Aggressor,
    SupplyWagon,
    Mystic,
    Explorer,
    ArtefactSeeker,
    Legacy,
    Trader,
    EstateManagement,
    DimensionWalker,
    RecognisedLeader,
    Sage,
    Wanderer,
    OrcChief,
    CrossbowmanChief,
    SharkGuardChief,
    SkeletonChief,
    DreamwalkerMaster,
    GriffinMaster,
    KenshiMaster,
    VampireMaster
};
enum class SkillGroup : std::uint8_t { Paragon, Warcry, Tactics, Warfare, Realm, Prime, Dark, Light, Earth, Water };
enum class Deck : std::uint8_t { Might, Magic };
enum class ActionKind : std::uint8_t { ActivateHeroes, Gather, Build, Recruit };
enum class Side : std::uint8_t { Active, Opponent };
enum class Money : std::uint8_t { Gold, Resources };
enum class MatchLength : std::uint8_t { Short, Standard, Long };

[[nodiscard]] constexpr Side other(Side side)
{
    return side == Side::Active ? Side::Opponent : Side::Active;
}
[[nodiscard]] constexpr Quality other(Quality quality)
{
    return quality == Quality::Base ? Quality::Elite : Quality::Base;
}

/// MH-4.17: the unit that a Chief or Master recruits for less; none: the skill is another one.
[[nodiscard]] constexpr std::optional<Unit> masteredBy(StartingSkill skill)
{
    // in the order of the skills
    constexpr std::array units{Unit::Orc,         Unit::Crossbowman, Unit::SharkGuard, Unit::Skeleton,
                               Unit::Dreamwalker, Unit::Griffin,     Unit::Kenshi,     Unit::Vampire};
    constexpr StartingSkill first = StartingSkill::OrcChief;
    if (skill < first)
        return {};
    return units[static_cast<std::size_t>(skill) - static_cast<std::size_t>(first)];
}

[[nodiscard]] constexpr bool isControlled(SiteKind kind)
{
    return static_cast<int>(kind) < controlledKinds;
}
/// How many sites of each controlled kind somebody has.
using SiteCounts = Indexed<int, controlledKinds>;
/// MH-9.10
[[nodiscard]] constexpr int powerOf(SiteKind kind)
{
    constexpr std::array<int, controlledKinds> points{1, 1, 2, 0, 2, 1};
    return isControlled(kind) ? points[static_cast<std::size_t>(kind)] : 0;
}

/// What is said of each case, in order: those that hold, or the first of them.
template <class Said>
using Cases = std::initializer_list<std::pair<bool, Said>>;
template <class Said>
[[nodiscard]] std::vector<Said> thoseThatHold(Cases<Said> cases)
{
    std::vector<Said> found;
    for (const auto& [holds, said] : cases) {
        if (holds)
            found.push_back(said);
    }
    return found;
}
template <class Said>
[[nodiscard]] std::optional<Said> firstThatHolds(Cases<Said> cases)
{
    const auto* found = firstWith(cases, &std::pair<bool, Said>::first, true);
    return found ? std::optional(found->second) : std::nullopt;
}

using Abilities = std::vector<Ability>;
[[nodiscard]] inline int count(const Abilities& abilities, Ability ability)
{
    return static_cast<int>(std::ranges::count(abilities, ability));
}
[[nodiscard]] inline bool has(const Abilities& abilities, Ability ability)
{
    return count(abilities, ability) > 0;
}

/// Unit tokens of one type.
struct Tokens {
    int base = 0;
    int elite = 0;
    [[nodiscard]] int sum() const { return base + elite; }
    [[nodiscard]] int of(Quality quality) const { return quality == Quality::Base ? base : elite; }
    [[nodiscard]] int& of(Quality quality) { return quality == Quality::Base ? base : elite; }
    friend bool operator==(const Tokens&, const Tokens&) = default;
};
/// A Tough token that has taken harmless damage (MH-19.3).
struct Wound {
    Quality token = Quality::Base;
    int wounds = 1;
    friend bool operator==(const Wound&, const Wound&) = default;
};

struct Space {
    int row = 0;
    int column = 0;
    friend auto operator<=>(const Space&, const Space&) = default;
};

/// MH-1.1
[[nodiscard]] constexpr int goalOf(int players)
{
    return 8 + 2 * players;
}

inline constexpr std::array<Face, 6> usualFaces{Face::Skull1, Face::Skull1, Face::Skull2,
                                                Face::Luck,   Face::Laurel, Face::BadLuck};
/// The cards that count by rule.
inline const std::string ambushCard = "ambush";
inline const std::string gauntletCard = "gauntlet_of_victory";
inline const std::string tearCard = "tear_of_asha";

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
    friend bool operator==(const HouseRules&, const HouseRules&) = default;
};

} // namespace whistle::heroes

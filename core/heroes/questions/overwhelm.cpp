// SPDX-License-Identifier: GPL-3.0-or-later
#include "heroes/judging/overwhelm.h"

#include "heroes/questions/asked.h"
#include "heroes/questions/questions.h"

using namespace whistle::heroes;

template <>
constexpr std::array whistle::recordKeys<ArmyUnit>{
    key<&ArmyUnit::unit, Named>("unit"),
    key<&ArmyUnit::level, Number<1, 4>>("level"),
    baseOf<ArmyUnit>,
    eliteOf<ArmyUnit>,
};
template <>
constexpr std::array whistle::recordKeys<EncounterReward>{
    key<&EncounterReward::group>("group"),
    optionalKey<&EncounterReward::experience, Number<0, 20>>("experience"),
    optionalKey<&EncounterReward::treasureRewards, Number<0, 3>>("treasure_rewards"),
};
namespace {
struct Army : ListOf<ObjectOf<ArmyUnit>, 1, 4> {
    static whistle::Shape shape() { return ListOf<ObjectOf<ArmyUnit>, 1, 4>::shape().distinct("unit"); }
};
} // namespace
template <>
constexpr std::array whistle::recordKeys<OverwhelmInquiry>{
    key<&OverwhelmInquiry::army, Army>("army"),
    optionalKey<&OverwhelmInquiry::hasAmbush>("has_ambush"),
    optionalKey<&OverwhelmInquiry::hasGauntlet>("has_gauntlet_of_victory"),
    optionalKey<&OverwhelmInquiry::other, Number<0, 20>>("other_overwhelm"),
    key<&OverwhelmInquiry::encounter>("encounter"),
    optionalKey<&OverwhelmInquiry::darkDays>("dark_days"),
};
template <>
constexpr std::array whistle::recordKeys<Reward>{
    key<&Reward::experience, Number<0, 20>>("experience"),
    key<&Reward::treasureRewards, Number<0, 3>>("treasure_rewards"),
};
template <>
constexpr std::array whistle::recordKeys<OverwhelmVerdict>{
    key<&OverwhelmVerdict::overwhelm, Number<0, 40>>("overwhelm"),
    key<&OverwhelmVerdict::sources>("sources"),
    key<&OverwhelmVerdict::needed, Number<2, 5>>("needed"),
    key<&OverwhelmVerdict::scaresOff>("scares_off"),
    key<&OverwhelmVerdict::ifScaredOff, OrNull<ObjectOf<Reward>>>("if_scared_off"),
    key<&OverwhelmVerdict::ifDefeated>("if_defeated"),
};

namespace whistle::heroes {

namespace {

Problems problemsOf(const OverwhelmInquiry& inquiry)
{
    const bool hasUnit =
        std::any_of(inquiry.army.begin(), inquiry.army.end(), [](const ArmyUnit& unit) { return unit.sum() > 0; });
    return hasUnit ? Problems{} : Problems{{"/army", Text{texts::input::noUnits}}};
}

} // namespace

Question overwhelmQuestion()
{
    return askedWith("overwhelm", {"heroes", QT_TRANSLATE_NOOP("heroes", "Does the encounter run away?")}, problemsOf,
                     judgeOverwhelm);
}

} // namespace whistle::heroes

// SPDX-License-Identifier: GPL-3.0-or-later
#include "heroes/judging/income.h"

#include "heroes/questions/asked.h"
#include "heroes/questions/questions.h"

using namespace whistle::heroes;

template <>
constexpr std::array whistle::recordKeys<GatheredSites>{
    optionalKey<&GatheredSites::sawmills, Number<0, 60>>("sawmills"),
    optionalKey<&GatheredSites::oreMines, Number<0, 60>>("ore_mines"),
    optionalKey<&GatheredSites::crystalMines, Number<0, 60>>("crystal_mines"),
    optionalKey<&GatheredSites::goldMines, Number<0, 60>>("gold_mines"),
};
template <>
constexpr std::array whistle::recordKeys<GatheringHero>{
    key<&GatheringHero::name, Named>("name"),
    optionalKey<&GatheringHero::trader>("trader"),
    optionalKey<&GatheringHero::estateManagement>("estate_management"),
};
template <>
constexpr std::array whistle::recordKeys<Treasury>{
    key<&Treasury::gold, Number<0, 999>>("gold"),
    key<&Treasury::resources, Number<0, 999>>("resources"),
};
template <>
constexpr std::array whistle::recordKeys<IncomeInquiry>{
    key<&IncomeInquiry::sites>("sites", QT_TRANSLATE_NOOP("shapes", "controlled by the player")),
    optionalKey<&IncomeInquiry::incomeBuilding, OrNull<WordOf<Money>>>("income_building",
                                                                       QT_TRANSLATE_NOOP("shapes", "null: not built")),
    key<&IncomeInquiry::heroes, ListOf<ObjectOf<GatheringHero>, 1, 3>>("heroes",
                                                                       QT_TRANSLATE_NOOP("shapes", "in play")),
    optionalKey<&IncomeInquiry::otherGold, Number<0, 60>>("other_gold"),
    optionalKey<&IncomeInquiry::otherResources, Number<0, 60>>("other_resources"),
    optionalKey<&IncomeInquiry::treasury>("treasury", QT_TRANSLATE_NOOP("shapes", "before the gathering")),
};
template <>
constexpr std::array whistle::recordKeys<IncomeLine>{
    key<&IncomeLine::source>("source"),
    key<&IncomeLine::gold, Number<0, 999>>("gold"),
    key<&IncomeLine::resources, Number<0, 999>>("resources"),
};
template <>
constexpr std::array whistle::recordKeys<IncomeVerdict>{
    key<&IncomeVerdict::gold, Number<0, 999>>("gold"),
    key<&IncomeVerdict::resources, Number<0, 999>>("resources"),
    key<&IncomeVerdict::sources>("sources"),
    key<&IncomeVerdict::treasuryAfter>("treasury_after"),
};

namespace whistle::heroes {

Question incomeQuestion()
{
    return askedWith("income", {"heroes", QT_TRANSLATE_NOOP("heroes", "What does a gather action bring?")},
                     noProblems<IncomeInquiry>, judgeIncome);
}

} // namespace whistle::heroes

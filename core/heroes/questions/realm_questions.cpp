// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/common_words.h"
#include "heroes/judging/income.h"
#include "heroes/judging/recruit.h"
#include "heroes/questions/cases.h"
#include "heroes/questions/codecs.h"
#include "heroes/questions/questions.h"

#include <set>

using namespace whistle::heroes;

namespace {

constexpr std::array gatheredSites{
    sitesKey<SiteKind::Sawmill, 60>("sawmills"),
    sitesKey<SiteKind::OreMine, 60>("ore_mines"),
    sitesKey<SiteKind::CrystalMine, 60>("crystal_mines"),
    sitesKey<SiteKind::GoldMine, 60>("gold_mines"),
};

/// What a gathering fills may hold more than what somebody types in.
constexpr std::array fullTreasury{
    whistle::key<&Treasury::gold, Number<0, 9999>>("gold"),
    whistle::key<&Treasury::resources, Number<0, 9999>>("resources"),
};

using ArmyList = Distinct<ListOf<ObjectOf<ArmyTokens>, 0, 4>, "unit">;

constexpr std::array unusedHero{
    whistle::key<&RecruitingHero::name, Named>("name"),
    whistle::key<&RecruitingHero::leadership, Number<1, 20>>("leadership"),
    whistle::optionalKey<&RecruitingHero::goldOnArrival, Number<0, 5>>("gold_on_arrival",
                                                                       QT_TRANSLATE_NOOP("shapes", "Legacy")),
    whistle::optionalKey<&RecruitingHero::masterOf, OrNull<Named>>("master_of"),
};
using Units = NamedListOf<ObjectOf<UnitForSale>, 1, 4>;
using Heroes = NamedListOf<ObjectOf<RecruitingHero>, 1, 3>;
using UnusedHeroes = NamedListOf<ObjectWith<RecruitingHero, unusedHero>, 0, 2>;

/// What the verdict says of a hero.
struct HeroAfter {
    std::string name;
    int tokens = 0;
    int capacity = 0;
    std::vector<ArmyTokens> army; ///< in the order of the units
};
std::vector<HeroAfter> heroesAfter(const RecruitVerdict& verdict)
{
    std::vector<HeroAfter> heroes;
    for (const RecruitingHero& hero : verdict.heroes) {
        heroes.push_back({hero.name, hero.units(), verdict.capacity(hero), {}});
        for (const UnitForSale& unit : verdict.units) {
            const ArmyTokens* tokens = whistle::firstWith(hero.army, &ArmyTokens::unit, unit.name);
            if (tokens && tokens->sum() > 0)
                heroes.back().army.push_back(*tokens);
        }
    }
    return heroes;
}
constexpr std::array reserveAfter{
    whistle::key<&UnitForSale::name, Named>("unit"),
    whistle::key<&UnitForSale::reserve, Number<0, 2000>>("tokens"),
};

} // namespace

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
    key<&IncomeInquiry::sites, ObjectWith<SiteCounts, gatheredSites>>(
        "sites", QT_TRANSLATE_NOOP("shapes", "controlled by the player")),
    optionalKey<&IncomeInquiry::incomeBuilding, OrNull<WordOf<Money>>>("income_building",
                                                                       QT_TRANSLATE_NOOP("shapes", "null: not built")),
    key<&IncomeInquiry::heroes, ListOf<ObjectOf<GatheringHero>, 1, 3>>("heroes",
                                                                       QT_TRANSLATE_NOOP("shapes", "in play")),
    optionalKey<&IncomeInquiry::otherGold, Number<0, 60>>("other_gold"),
    optionalKey<&IncomeInquiry::otherResources, Number<0, 60>>("other_resources"),
    optionalKey<&IncomeInquiry::treasury>("treasury", QT_TRANSLATE_NOOP("shapes", "before the gathering")),
};
template const whistle::Record& whistle::recordOf<IncomeInquiry>();
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
    key<&IncomeVerdict::treasuryAfter, ObjectWith<Treasury, fullTreasury>>("treasury_after"),
};
template <>
constexpr std::array whistle::recordKeys<RecruitBuildings>{
    optionalKey<&RecruitBuildings::eliteUnits>("elite_units"),
    optionalKey<&RecruitBuildings::recruitment>("recruitment"),
    optionalKey<&RecruitBuildings::newHeroes>("new_heroes"),
    optionalKey<&RecruitBuildings::leadership>("leadership"),
};
template <>
constexpr std::array whistle::recordKeys<UnitForSale>{
    key<&UnitForSale::name, Named>("name"),
    key<&UnitForSale::level, Number<1, 4>>("level"),
    key<&UnitForSale::basePrice, Number<0, 30>>("base_price"),
    key<&UnitForSale::elitePrice, Number<0, 30>>("elite_price"),
    key<&UnitForSale::reserve, Number<0, 26>>("reserve"),
};
template <>
constexpr std::array whistle::recordKeys<ArmyTokens>{
    key<&ArmyTokens::unit, Named>("unit"),
    baseOf<ArmyTokens>,
    eliteOf<ArmyTokens>,
};
template <>
constexpr std::array whistle::recordKeys<RecruitingHero>{
    key<&RecruitingHero::name, Named>("name"),
    key<&RecruitingHero::leadership, Number<1, 20>>("leadership", QT_TRANSLATE_NOOP("shapes", "without the building")),
    optionalKey<&RecruitingHero::inCapital>("in_capital"),
    optionalKey<&RecruitingHero::masterOf, OrNull<Named>>("master_of",
                                                          QT_TRANSLATE_NOOP("shapes", "the unit of a Chief or Master")),
    key<&RecruitingHero::army, ArmyList>("army"),
};
template <>
const whistle::Record& whistle::recordOf<RecruitStep>()
{
    const auto unit = [] { return key<&RecruitStep::unit, Named>("unit"); };
    const auto quality = [] { return key<&RecruitStep::quality>("quality"); };
    const auto quantity = [] { return optionalKey<&RecruitStep::quantity, Number<1, 26>>("quantity"); };
    const auto hero = [] { return key<&RecruitStep::hero, Named>("hero"); };
    static const Record record = Record::choice<&RecruitStep::what>("do", {{unit(), quality(), quantity(), hero()},
                                                                           {unit(), quantity(), hero()},
                                                                           {unit(), quality(), quantity(), hero()},
                                                                           {hero()}});
    return record;
}
template <>
constexpr std::array whistle::recordKeys<RecruitInquiry>{
    inheritedKey<RecruitInquiry, &RecruitTable::occasion>("occasion"),
    inheritedKey<RecruitInquiry, &RecruitTable::siteHero, OrNull<Named>>(
        "site_hero", Presence::Optional, QT_TRANSLATE_NOOP("shapes", "at the Arena or the Armourer")),
    inheritedKey<RecruitInquiry, &RecruitTable::gold, Number<0, 999>>("gold", Presence::Required),
    inheritedKey<RecruitInquiry, &RecruitTable::capitalLevel, Number<1, 4>>("capital_level", Presence::Required),
    inheritedKey<RecruitInquiry, &RecruitTable::buildings>("buildings", Presence::Required),
    inheritedKey<RecruitInquiry, &RecruitTable::units, Units>("units", Presence::Required),
    inheritedKey<RecruitInquiry, &RecruitTable::heroes, Heroes>("heroes", Presence::Required),
    inheritedKey<RecruitInquiry, &RecruitTable::unusedHeroes, UnusedHeroes>("unused_heroes"),
    key<&RecruitInquiry::steps, ListOf<ObjectOf<RecruitStep>, 1, 30>>("steps", QT_TRANSLATE_NOOP("shapes", "in order")),
};
template const whistle::Record& whistle::recordOf<RecruitInquiry>();
template <>
constexpr std::array whistle::recordKeys<HeroAfter>{
    key<&HeroAfter::name, Named>("name"),
    key<&HeroAfter::tokens, Number<0, 2000>>("tokens"),
    key<&HeroAfter::capacity, Number<0, 2000>>("capacity"),
    key<&HeroAfter::army>("army"),
};
template <>
constexpr std::array whistle::recordKeys<RecruitVerdict>{
    key<&RecruitVerdict::isLegal>("legal"),
    key<&RecruitVerdict::problem, OrNull<WordOf<RecruitProblem>>>("problem"),
    key<&RecruitVerdict::step, OrNull<Number<0, 2000>>>("step", "the first illegal step, from 0"),
    toldKey<&RecruitVerdict::isLegal, &RecruitTable::limit, Number<0, 2000>>("limit"),
    toldKey<&RecruitVerdict::isLegal, &RecruitTable::limitUsed, Number<0, 2000>>("limit_used"),
    toldKey<&RecruitVerdict::isLegal, &RecruitTable::goldSpent, Number<0, 2000>>("gold_spent"),
    toldKey<&RecruitVerdict::isLegal, &RecruitTable::gold, Number<0, 2000>>("gold_left"),
    toldKey<&RecruitVerdict::isLegal, heroesAfter, ListOf<ObjectOf<HeroAfter>>>("heroes"),
    toldKey<&RecruitVerdict::isLegal, &RecruitTable::units, ListOf<ObjectWith<UnitForSale, reserveAfter>>>("reserve"),
};

namespace whistle::heroes {

namespace {

Problems problemsOf(const RecruitInquiry& table, const Json& /*json*/)
{
    Wrong wrong;
    const bool isAtSite = table.occasion != Occasion::RecruitmentAction;
    const RecruitingHero* siteHero = table.siteHero ? table.hero(*table.siteHero) : nullptr;
    if (!isAtSite && table.siteHero)
        wrong("/site_hero", Saying::tr("Only the Arena and the Armourer have a hero at the site."));
    if (isAtSite && (!siteHero || siteHero->inCapital || siteHero->units() == 0))
        wrong("/site_hero", Saying::tr("The site needs a hero that is not in the capital and has a unit."));
    std::set<int> levels;
    lookAtEach(table.units, "/units", [&](const UnitForSale& unit, const std::string& at) {
        if (!levels.insert(unit.level).second)
            wrong(at + "/level", input::levelTwice);
        if (unit.elitePrice < unit.basePrice)
            wrong(at + "/elite_price", input::eliteCheaper);
    });
    const auto checkMaster = [&](const RecruitingHero& hero, const std::string& at) {
        if (hero.masterOf && !table.unit(*hero.masterOf))
            wrong(at + "/master_of", input::unknownName, *hero.masterOf);
    };
    lookAtEach(table.heroes, "/heroes", [&](const RecruitingHero& hero, const std::string& at) {
        checkMaster(hero, at);
        lookAtEach(hero.army, at + "/army", [&](const ArmyTokens& tokens, const std::string& place) {
            if (!table.unit(tokens.unit))
                wrong(place + "/unit", input::unknownName, tokens.unit);
        });
        if (hero.units() > table.capacity(hero))
            wrong(at + "/army", Saying::tr("The army is larger than the hero's Leadership allows."));
    });
    lookAtEach(table.unusedHeroes, "/unused_heroes", [&](const RecruitingHero& hero, const std::string& at) {
        checkMaster(hero, at);
        if (table.hero(hero.name))
            wrong(at + "/name", common::Saying::tr("“%1” appears here twice; once was expected."), hero.name);
    });
    lookAtEach(table.steps, "/steps", [&](const RecruitStep& step, const std::string& at) {
        const bool isNew = step.what == RecruitDo::RecruitHero;
        if (isNew && !table.unused(step.hero))
            wrong(at + "/hero", Saying::tr("This is not one of the unused heroes."));
        if (!isNew && !table.unit(step.unit))
            wrong(at + "/unit", input::unknownName, step.unit);
        if (!isNew && !table.hero(step.hero) && !table.unused(step.hero))
            wrong(at + "/hero", input::unknownName, step.hero);
    });
    return wrong.problems;
}

std::vector<Text> incomeWords(const IncomeInquiry& /*asked*/, const IncomeVerdict& verdict)
{
    return {Text{Saying::tr("Gold %1, resources %2."), verdict.gold, verdict.resources}};
}

} // namespace

HeroesQuestion incomeQuestion()
{
    return guided(questionOf<IncomeInquiry, IncomeVerdict>("income", Saying::tr("What does a gather action bring?"),
                                                           nullptr, judgeIncome),
                  incomeWords);
}

HeroesQuestion recruitQuestion()
{
    return guided(questionOf("recruit", Saying::tr("Is this recruit action legal, and what does it lead to?"),
                             problemsOf, judgeRecruit),
                  legalWords<RecruitInquiry, RecruitVerdict>);
}

} // namespace whistle::heroes

// SPDX-License-Identifier: GPL-3.0-or-later
#include "heroes/judging/income.h"
#include "heroes/judging/recruit.h"
#include "heroes/questions/asked.h"
#include "heroes/questions/questions.h"

#include <set>

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
namespace {

struct Units : ListOf<ObjectOf<UnitForSale>, 1, 4> {
    static whistle::Shape shape() { return ListOf<ObjectOf<UnitForSale>, 1, 4>::shape().distinct("name"); }
};
struct ArmyList : ListOf<ObjectOf<ArmyTokens>, 0, 4> {
    static whistle::Shape shape() { return ListOf<ObjectOf<ArmyTokens>, 0, 4>::shape().distinct("unit"); }
};
using Heroes = NamedListOf<ObjectOf<RecruitingHero>, 1, 3>;
using UnusedHeroes = NamedListOf<ObjectOf<UnusedHero>, 0, 2>;

} // namespace

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
constexpr std::array whistle::recordKeys<UnusedHero>{
    key<&UnusedHero::name, Named>("name"),
    key<&UnusedHero::leadership, Number<1, 20>>("leadership"),
    optionalKey<&UnusedHero::goldOnArrival, Number<0, 5>>("gold_on_arrival", QT_TRANSLATE_NOOP("shapes", "Legacy")),
    optionalKey<&UnusedHero::masterOf, OrNull<Named>>("master_of"),
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

namespace whistle::heroes {

namespace {

Problems unitProblems(const RecruitTable& table)
{
    Problems problems;
    std::set<int> levels;
    for (std::size_t i = 0; i < table.units.size(); ++i) {
        const UnitForSale& unit = table.units[i];
        if (!levels.insert(unit.level).second)
            problems.push_back({pointerTo("/units", i) + "/level", Text{texts::input::levelTwice}});
        if (unit.elitePrice < unit.basePrice)
            problems.push_back({pointerTo("/units", i) + "/elite_price", Text{texts::input::eliteCheaper}});
    }
    return problems;
}

Problems heroProblems(RecruitTable& table)
{
    Problems problems;
    const auto checkMaster = [&](const std::optional<std::string>& unit, const std::string& at) {
        if (unit && !table.unit(*unit))
            problems.push_back({at + "/master_of", Text{texts::input::unknownName, *unit}});
    };
    for (std::size_t i = 0; i < table.heroes.size(); ++i) {
        const RecruitingHero& hero = table.heroes[i];
        const std::string at = pointerTo("/heroes", i);
        checkMaster(hero.masterOf, at);
        for (std::size_t k = 0; k < hero.army.size(); ++k) {
            if (!table.unit(hero.army[k].unit))
                problems.push_back(
                    {pointerTo(at + "/army", k) + "/unit", Text{texts::input::unknownName, hero.army[k].unit}});
        }
        if (tokensOf(hero) > table.capacity(hero))
            problems.push_back({at + "/army", Text{texts::input::aboveLeadership}});
    }
    for (std::size_t i = 0; i < table.unusedHeroes.size(); ++i) {
        const UnusedHero& hero = table.unusedHeroes[i];
        const std::string at = pointerTo("/unused_heroes", i);
        checkMaster(hero.masterOf, at);
        if (table.hero(hero.name))
            problems.push_back({at + "/name", Text{texts::input::nameTwice, hero.name}});
    }
    return problems;
}

Problems siteProblems(RecruitTable& table)
{
    const bool isSite = table.occasion != Occasion::RecruitmentAction;
    if (!isSite)
        return table.siteHero ? Problems{{"/site_hero", Text{texts::input::siteHeroOnlyAtSite}}} : Problems{};
    const RecruitingHero* hero = table.siteHero ? table.hero(*table.siteHero) : nullptr;
    if (!hero || hero->inCapital || tokensOf(*hero) == 0)
        return {{"/site_hero", Text{texts::input::siteHeroMissing}}};
    return {};
}

Problems stepProblems(RecruitTable& table, const std::vector<RecruitStep>& steps)
{
    Problems problems;
    for (std::size_t i = 0; i < steps.size(); ++i) {
        const RecruitStep& step = steps[i];
        const std::string at = pointerTo("/steps", i);
        if (step.what == RecruitDo::RecruitHero) {
            if (!table.unused(step.hero))
                problems.push_back({at + "/hero", Text{texts::input::notUnused}});
            continue;
        }
        if (!table.unit(step.unit))
            problems.push_back({at + "/unit", Text{texts::input::unknownName, step.unit}});
        if (!table.hero(step.hero) && !table.unused(step.hero))
            problems.push_back({at + "/hero", Text{texts::input::unknownName, step.hero}});
    }
    return problems;
}

Json written(RecruitVerdict verdict)
{
    Json json{{"legal", !verdict.problem},
              {"problem", OrNull<WordOf<RecruitProblem>>::write(verdict.problem)},
              {"step", OrNull<Number<0, 30>>::write(verdict.step)}};
    if (verdict.problem)
        return json;
    RecruitTable& after = verdict.after;
    json["limit"] = after.limit();
    json["limit_used"] = after.limitUsed;
    json["gold_spent"] = after.goldSpent;
    json["gold_left"] = after.gold;
    json["heroes"] = Json::array();
    for (const RecruitingHero& hero : after.heroes) {
        Json army = Json::array();
        for (const UnitForSale& unit : after.units) {
            for (const ArmyTokens& tokens : hero.army) {
                if (tokens.unit == unit.name && tokens.sum() > 0)
                    army.push_back(writeRecord(tokens));
            }
        }
        json["heroes"].push_back({{"name", hero.name},
                                  {"tokens", tokensOf(hero)},
                                  {"capacity", after.capacity(hero)},
                                  {"army", std::move(army)}});
    }
    json["reserve"] = Json::array();
    for (const UnitForSale& unit : after.units)
        json["reserve"].push_back({{"unit", unit.name}, {"tokens", unit.reserve}});
    return json;
}

Shape verdictShape()
{
    const Shape number = Shape::integer(0, 2000);
    const Shape hero =
        Shape::object({required("name", Named::shape()), required("tokens", number), required("capacity", number),
                       required("army", Shape::list(recordOf<ArmyTokens>().shape()))});
    const Shape reserve = Shape::object({required("unit", Named::shape()), required("tokens", number)});
    return Shape::object(
        {required("legal", Shape::boolean()), required("problem", WordOf<RecruitProblem>::shape().orNull()),
         required("step", number.orNull(), "the first illegal step, from 0"), optional("limit", number),
         optional("limit_used", number), optional("gold_spent", number), optional("gold_left", number),
         optional("heroes", Shape::list(hero)), optional("reserve", Shape::list(reserve))});
}

Checked<JsonRuling> ask(const Json& json)
{
    auto inquiry = readRecord<RecruitInquiry>(json);
    Problems problems = siteProblems(inquiry);
    addTo(problems, unitProblems(inquiry));
    addTo(problems, heroProblems(inquiry));
    addTo(problems, stepProblems(inquiry, inquiry.steps));
    if (!problems.empty())
        return problems;
    Ruling<RecruitVerdict> ruling = judgeRecruit(inquiry);
    return JsonRuling{written(std::move(ruling.verdict)), std::move(ruling.why), std::move(ruling.rules)};
}

} // namespace

Question incomeQuestion()
{
    return askedWith("income", {"heroes", QT_TRANSLATE_NOOP("heroes", "What does a gather action bring?")},
                     noProblems<IncomeInquiry>, judgeIncome);
}

Question recruitQuestion()
{
    return {"recruit",
            {"heroes", QT_TRANSLATE_NOOP("heroes", "Is this recruit action legal, and what comes of it?")},
            recordOf<RecruitInquiry>().shape(),
            verdictShape(),
            ask};
}

} // namespace whistle::heroes

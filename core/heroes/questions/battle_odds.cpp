// SPDX-License-Identifier: GPL-3.0-or-later
#include "heroes/judging/odds.h"
#include "heroes/questions/asked.h"
#include "heroes/questions/questions.h"
#include "heroes/questions/some_house_rules.h"

#include <cmath>
#include <numeric>
#include <set>

using namespace whistle::heroes;

template <>
constexpr std::array whistle::recordKeys<OddsHero>{
    key<&OddsHero::might, Number<0, 20>>("might"),
    key<&OddsHero::initiative, Number<0, 20>>("initiative"),
    optionalKey<&OddsHero::attackDice, Number<1, 5>>("attack_dice"),
};
template <>
constexpr std::array whistle::recordKeys<OddsStack>{
    key<&OddsStack::name, Named>("name"),
    key<&OddsStack::strength, Number<0, 20>>("strength"),
    key<&OddsStack::initiative, Number<0, 20>>("initiative"),
    key<&OddsStack::base, Number<0, 15>>("base"),
    key<&OddsStack::elite, Number<0, 15>>("elite"),
    optionalKey<&OddsStack::baseAbilities, AbilityList>("base_abilities"),
    optionalKey<&OddsStack::eliteAbilities, AbilityList>("elite_abilities"),
};
template <>
constexpr std::array whistle::recordKeys<OddsArmy>{
    key<&OddsArmy::hero>("hero"),
    key<&OddsArmy::stacks, NamedListOf<ObjectOf<OddsStack>, 1, 4>>("stacks"),
    optionalKey<&OddsArmy::damageOrder, OrNull<ListOf<Named>>>(
        "damage_order", QT_TRANSLATE_NOOP("shapes", "omitted: ascending strength")),
    optionalKey<&OddsArmy::withinStack>("within_stack"),
    optionalKey<&OddsArmy::useEliteDie>("use_elite_die"),
    optionalKey<&OddsArmy::bloodrage>("bloodrage"),
    optionalKey<&OddsArmy::guardianAngel>("guardian_angel"),
};
template <>
constexpr std::array whistle::recordKeys<OddsEncounter>{
    key<&OddsEncounter::name, Named>("name"),
    key<&OddsEncounter::strength, Number<0, 20>>("strength"),
    key<&OddsEncounter::initiative, Number<0, 20>>("initiative"),
    key<&OddsEncounter::challenge, Number<1, 20>>("challenge"),
    optionalKey<&OddsEncounter::damage, Number<0, 19>>("damage"),
    optionalKey<&OddsEncounter::elite>("elite", QT_TRANSLATE_NOOP("shapes", "it has the elite-die symbol")),
    optionalKey<&OddsEncounter::abilities, AbilityList>("abilities"),
};
template <>
constexpr std::array whistle::recordKeys<OddsGuard>{
    key<&OddsGuard::encounter>("encounter"),
    optionalKey<&OddsGuard::darkDays>("dark_days"),
    optionalKey<&OddsGuard::useEliteDie>("use_elite_die"),
};

namespace {

/// An army or an encounter; which of the two it must be, the key `battle` says.
struct Opponent {
    static whistle::Shape shape()
    {
        return whistle::Shape::either({ObjectOf<OddsGuard>::shape(), ObjectOf<OddsArmy>::shape()});
    }
    static void read(const whistle::Json& json, OddsInquiry& inquiry)
    {
        if (json.contains("encounter"))
            ObjectOf<OddsGuard>::read(json, inquiry.guard.emplace());
        else
            ObjectOf<OddsArmy>::read(json, inquiry.army.emplace());
    }
    static whistle::Json write(const OddsInquiry& inquiry)
    {
        return inquiry.guard ? whistle::writeRecord(*inquiry.guard) : whistle::writeRecord(*inquiry.army);
    }
};
/// To nine decimals.
struct Rounded {
    static whistle::Shape shape() { return whistle::Shape::anything(); }
    static void read(const whistle::Json& json, double& value) { value = json.get<double>(); }
    static whistle::Json write(double value)
    {
        constexpr double decimals = 1e9;
        return std::round(value * decimals) / decimals;
    }
};

} // namespace

template <>
constexpr std::array whistle::recordKeys<OddsInquiry>{
    key<&OddsInquiry::battle>("battle"),
    key<&OddsInquiry::active>("active"),
    partKey<OddsInquiry, Opponent>(Presence::Required, "opponent"),
    optionalKey<&OddsInquiry::eliteDie, ListOf<WordOf<Face>, 6, 6>>("elite_die",
                                                                    QT_TRANSLATE_NOOP("shapes", "its six faces")),
    optionalKey<&OddsInquiry::eliteDiceAllowed>("elite_dice_allowed"),
    optionalKey<&OddsInquiry::maxClashes, Number<1, 1000>>("max_clashes"),
    optionalKey<&OddsInquiry::bloodrageTies, BloodrageRule>("house_rules"),
};
template <>
constexpr std::array whistle::recordKeys<BattleOdds>{
    key<&BattleOdds::win, Rounded>("win_probability"),
    key<&BattleOdds::loss, Rounded>("loss_probability"),
    key<&BattleOdds::undecided, Rounded>("undecided_probability"),
    key<&BattleOdds::expectedClashes, Rounded>("expected_clashes", "clashes begun"),
    key<&BattleOdds::expectedUnits, Rounded>("expected_units_left", "of the active side; none if it lost"),
};

namespace whistle::heroes {

namespace {

constexpr int mostTokens = 15;

Problems problemsOf(const OddsArmy& army, const std::string& at)
{
    Problems problems;
    int tokens = 0;
    std::set<std::string> names;
    for (std::size_t i = 0; i < army.stacks.size(); ++i) {
        const OddsStack& stack = army.stacks[i];
        const std::string place = pointerTo(at + "/stacks", i);
        addTo(problems, problemsOf(stack.baseAbilities, true, place + "/base_abilities"));
        addTo(problems, problemsOf(stack.eliteAbilities, true, place + "/elite_abilities"));
        if (stack.base + stack.elite == 0)
            problems.push_back({place, Text{texts::input::noUnits}});
        tokens += stack.base + stack.elite;
        names.insert(stack.name);
    }
    if (tokens > mostTokens)
        problems.push_back({at + "/stacks", Text{texts::input::tooManyTokens, mostTokens}});
    if (army.damageOrder) {
        const std::set<std::string> ordered(army.damageOrder->begin(), army.damageOrder->end());
        if (ordered != names || army.damageOrder->size() != names.size())
            problems.push_back({at + "/damage_order", Text{texts::input::orderNamesAll}});
    }
    return problems;
}

Problems problemsOf(const OddsInquiry& asked)
{
    Problems problems = problemsOf(asked.active, "/active");
    if (asked.battle == BattleKind::Heroes && !asked.army)
        problems.push_back({"/opponent", Text{texts::input::opponentIsArmy}});
    if (asked.battle == BattleKind::Encounter && !asked.guard)
        problems.push_back({"/opponent", Text{texts::input::opponentIsEncounter}});
    if (const auto& army = asked.army) {
        addTo(problems, problemsOf(*army, "/opponent"));
        if (army->bloodrage && asked.active.bloodrage)
            problems.push_back({"/opponent/bloodrage", Text{texts::input::oneBloodrage}});
        if (army->guardianAngel && asked.active.guardianAngel)
            problems.push_back({"/opponent/guardian_angel", Text{texts::input::oneAngel}});
    }
    if (const auto& guard = asked.guard) {
        addTo(problems, problemsOf(guard->encounter.abilities, false, "/opponent/encounter/abilities"));
        if (guard->encounter.damage >= guard->encounter.challenge)
            problems.push_back({"/opponent/encounter/damage", Text{texts::input::damageTooGreat}});
    }
    return problems;
}

} // namespace

Question battleOddsQuestion()
{
    return askedWith("battle_odds", {"heroes", QT_TRANSLATE_NOOP("heroes", "What are the chances of this battle?")},
                     problemsOf, judgeOdds);
}

} // namespace whistle::heroes

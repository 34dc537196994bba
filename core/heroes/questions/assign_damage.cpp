// SPDX-License-Identifier: GPL-3.0-or-later
#include "heroes/judging/damage.h"
#include "heroes/questions/asked.h"
#include "heroes/questions/questions.h"
#include "heroes/questions/shared_records.h"

using namespace whistle::heroes;

template <>
constexpr std::array whistle::recordKeys<DamagedEncounter>{
    key<&DamagedEncounter::name, Named>("name"),
    key<&DamagedEncounter::challenge, Number<1, 30>>("challenge", QT_TRANSLATE_NOOP("shapes", "as printed")),
    optionalKey<&DamagedEncounter::damage, Number<0, 29>>("damage"),
    optionalKey<&DamagedEncounter::toughSymbols, Number<0, 2>>("tough_symbols"),
    optionalKey<&DamagedEncounter::toughUsed, Number<0, 2>>("tough_used"),
    optionalKey<&DamagedEncounter::additional>("additional",
                                               QT_TRANSLATE_NOOP("shapes", "the additional enemy of Dark Days")),
};

namespace {

struct StackLeft {
    static whistle::Shape shape()
    {
        using namespace whistle;
        const Shape number = Shape::integer(0, 60);
        return Shape::object({required("name", Named::shape()), required("base", number), required("elite", number),
                              required("wounded", ObjectOf<Wound>::shape().orNull())});
    }
    static whistle::Json write(const DamagedStack& stack)
    {
        return {{"name", stack.name},
                {"base", stack.tokens.base},
                {"elite", stack.tokens.elite},
                {"wounded", OrNull<ObjectOf<Wound>>::write(stack.wounded)}};
    }
};
struct StackCodec : StackLeft {
    static whistle::Shape shape()
    {
        using namespace whistle;
        return Shape::object({required("name", Named::shape()), required("base", Shape::integer(0, 26)),
                              required("elite", Shape::integer(0, 26)),
                              withDefault("base_abilities", AbilityList::shape(), "[]"),
                              withDefault("elite_abilities", AbilityList::shape(), "[]"),
                              optional("wounded", ObjectOf<Wound>::shape().orNull())});
    }
    static void read(const whistle::Json& json, DamagedStack& stack)
    {
        Named::read(json.at("name"), stack.name);
        stack.tokens = {json.at("base").get<int>(), json.at("elite").get<int>()};
        if (json.contains("base_abilities"))
            AbilityList::read(json.at("base_abilities"), stack.baseAbilities);
        if (json.contains("elite_abilities"))
            AbilityList::read(json.at("elite_abilities"), stack.eliteAbilities);
        if (json.contains("wounded"))
            OrNull<ObjectOf<Wound>>::read(json.at("wounded"), stack.wounded);
    }
};
using Stacks = NamedListOf<StackCodec, 1, 8>;
using Encounters = NamedListOf<ObjectOf<DamagedEncounter>, 1, 2>;

/// Stacks or encounters.
struct Defender {
    static whistle::Shape shape()
    {
        using namespace whistle;
        return Shape::either({Shape::object({required("stacks", Stacks::shape())}),
                              Shape::object({required("encounters", Encounters::shape())})});
    }
    static void read(const whistle::Json& json, DamageInquiry& inquiry)
    {
        if (json.contains("stacks"))
            Stacks::read(json.at("stacks"), inquiry.stacks);
        else
            Encounters::read(json.at("encounters"), inquiry.encounters);
    }
    static whistle::Json write(const DamageInquiry& inquiry)
    {
        if (inquiry.encounters.empty())
            return {{"stacks", Stacks::write(inquiry.stacks)}};
        return {{"encounters", Encounters::write(inquiry.encounters)}};
    }
};

const whistle::Record& encounterLeft()
{
    using namespace whistle;
    static const Record record = Record::of<DamagedEncounter>({
        key<&DamagedEncounter::name, Named>("name"),
        key<&DamagedEncounter::damage, Number<0, 60>>("damage"),
        key<&DamagedEncounter::toughUsed, Number<0, 60>>("tough_used"),
        key<&DamagedEncounter::left, Number<0, 60>>("challenge_left"),
        key<&DamagedEncounter::isDestroyed>("destroyed"),
    });
    return record;
}
using EncountersLeft = ListOf<ObjectBy<DamagedEncounter, encounterLeft>>;

} // namespace

template <>
constexpr std::array whistle::recordKeys<DamageInquiry>{
    key<&DamageInquiry::damage, Number<0, 60>>("damage"),
    optionalKey<&DamageInquiry::pierce>("pierce"),
    optionalKey<&DamageInquiry::preciseTarget, OrNull<Named>>("precise_target",
                                                              QT_TRANSLATE_NOOP("shapes", "chosen by Precise Strike")),
    partKey<DamageInquiry, Defender>(Presence::Required, "defender"),
    optionalKey<&DamageInquiry::assignment, ListOf<ObjectOf<AssignedPoints>>>("assignment",
                                                                              QT_TRANSLATE_NOOP("shapes", "in order")),
};
template <>
constexpr std::array whistle::recordKeys<DamageVerdict>{
    key<&DamageVerdict::isLegal>("legal"),
    key<&DamageVerdict::problem, OrNull<WordOf<DamageProblem>>>("problem"),
    key<&DamageVerdict::point, OrNull<Number<0, 60>>>("point", "the first wrong point of damage, from 0"),
    toldKey<&DamageVerdict::isOfArmy, &DamageVerdict::stacks, ListOf<StackLeft>>("stacks"),
    toldKey<&DamageVerdict::isOfArmy, &DamageVerdict::destroyedStacks, ListOf<Named>>("destroyed_stacks"),
    toldKey<&DamageVerdict::isOfArmy, &DamageVerdict::tokensLost, Number<0, 60>>("tokens_lost"),
    toldKey<&DamageVerdict::isOfEncounters, &DamageVerdict::encounters, EncountersLeft>("encounters"),
    toldKey<&DamageVerdict::isLegal, &DamageVerdict::unassigned, Number<0, 60>>("unassigned_damage"),
    toldKey<&DamageVerdict::isOfArmy, &DamageVerdict::isAllDestroyed, Truth>("army_destroyed"),
    toldKey<&DamageVerdict::isOfEncounters, &DamageVerdict::isAllDestroyed, Truth>("all_destroyed"),
};

namespace whistle::heroes {

namespace {

Problems problemsOf(const DamageInquiry& asked)
{
    Problems problems;
    for (std::size_t i = 0; i < asked.stacks.size(); ++i) {
        const DamagedStack& stack = asked.stacks[i];
        const std::string at = pointerTo("/defender/stacks", i);
        addTo(problems, problemsOf(stack.baseAbilities, true, at + "/base_abilities"));
        addTo(problems, problemsOf(stack.eliteAbilities, true, at + "/elite_abilities"));
        if (stack.tokens.sum() == 0)
            problems.push_back({at, Text{texts::input::noUnits}});
        if (stack.wounded && (stack.tokens.of(stack.wounded->token) == 0 ||
                              count(stack.abilities(stack.wounded->token), Ability::Tough) < stack.wounded->wounds))
            problems.push_back({at + "/wounded", Text{texts::input::noSuchWound}});
    }
    const std::vector<DamagedEncounter>& encounters = asked.encounters;
    const auto additional =
        std::count_if(encounters.begin(), encounters.end(), [](const DamagedEncounter& one) { return one.additional; });
    if (!encounters.empty() && additional != static_cast<std::ptrdiff_t>(encounters.size()) - 1)
        problems.push_back({"/defender/encounters", Text{texts::input::oneAdditional}});
    for (std::size_t i = 0; i < encounters.size(); ++i) {
        if (encounters[i].isDestroyed())
            problems.push_back({pointerTo("/defender/encounters", i) + "/damage", Text{texts::input::damageTooGreat}});
    }
    if (asked.preciseTarget && !firstWith(asked.stacks, &DamagedStack::name, *asked.preciseTarget) &&
        !firstWith(encounters, &DamagedEncounter::name, *asked.preciseTarget))
        problems.push_back({"/precise_target", Text{texts::input::unknownName, *asked.preciseTarget}});
    if (!encounters.empty() && !asked.assignment.empty())
        problems.push_back({"/assignment", Text{texts::input::noAssignment}});
    for (std::size_t i = 0; encounters.empty() && i < asked.assignment.size(); ++i) {
        if (!firstWith(asked.stacks, &DamagedStack::name, asked.assignment[i].stack))
            problems.push_back(
                {pointerTo("/assignment", i) + "/stack", Text{texts::input::unknownName, asked.assignment[i].stack}});
    }
    return problems;
}

/// As the rules have it.
Ruling<DamageVerdict> judge(const DamageInquiry& inquiry, Listening listening)
{
    return judgeDamage(inquiry, listening);
}

} // namespace

Question assignDamageQuestion()
{
    return askedWith("assign_damage",
                     {"heroes", QT_TRANSLATE_NOOP("heroes", "Is this assignment of damage legal, and what is left?")},
                     problemsOf, judge);
}

} // namespace whistle::heroes

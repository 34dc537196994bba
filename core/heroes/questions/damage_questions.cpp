// SPDX-License-Identifier: GPL-3.0-or-later
// assign_damage, resurrection: the same stacks and encounters, each with the keys that matter to it.
#include "heroes/judging/losses.h"
#include "heroes/questions/cases.h"
#include "heroes/questions/codecs.h"
#include "heroes/questions/questions.h"

namespace whistle {

using namespace heroes; // NOLINT(google-build-using-namespace): their tables stand here

namespace {

constexpr std::array hitStackKeys{
    key<&FightingStack::name, Named>("name"),
    baseOf<FightingStack>,
    eliteOf<FightingStack>,
    optionalKey<&FightingStack::baseAbilities, AbilityList>("base_abilities"),
    optionalKey<&FightingStack::eliteAbilities, AbilityList>("elite_abilities"),
    inheritedKey<FightingStack, &StackState::wounded, OrNull<ObjectOf<Wound>>>("wounded"),
};
constexpr std::array leftStackKeys{
    key<&FightingStack::name, Named>("name"),
    inheritedKey<FightingStack, &Tokens::base, Number<0, 60>>("base", Presence::Required),
    inheritedKey<FightingStack, &Tokens::elite, Number<0, 60>>("elite", Presence::Required),
    inheritedKey<FightingStack, &StackState::wounded, OrNull<ObjectOf<Wound>>>("wounded", Presence::Required),
};
/// Of an encounter's abilities no other matters here.
struct ToughSymbols : Number<0, 2> {
    static void read(const Json& json, Abilities& abilities)
    {
        abilities.assign(json.get<std::size_t>(), Ability::Tough);
    }
    static Json write(const Abilities& abilities) { return count(abilities, Ability::Tough); }
};
constexpr std::array hitEncounterKeys{
    inheritedKey<FightingEncounter, &EncounterFacts::name, Named>("name", Presence::Required),
    inheritedKey<FightingEncounter, &EncounterFacts::challenge, Number<1, 30>>(
        "challenge", Presence::Required, QT_TRANSLATE_NOOP("shapes", "as printed")),
    inheritedKey<FightingEncounter, &EncounterState::damage, Number<0, 29>>("damage"),
    inheritedKey<FightingEncounter, &EncounterFacts::abilities, ToughSymbols>("tough_symbols"),
    inheritedKey<FightingEncounter, &EncounterState::toughUsed, Number<0, 2>>("tough_used"),
    optionalKey<&FightingEncounter::additional>("additional",
                                                QT_TRANSLATE_NOOP("shapes", "the additional enemy of Dark Days")),
};
constexpr std::array leftEncounterKeys{
    inheritedKey<FightingEncounter, &EncounterFacts::name, Named>("name", Presence::Required),
    inheritedKey<FightingEncounter, &EncounterState::damage, Number<0, 60>>("damage", Presence::Required),
    inheritedKey<FightingEncounter, &EncounterState::toughUsed, Number<0, 60>>("tough_used", Presence::Required),
    key<&FightingEncounter::left, Number<0, 60>>("challenge_left"),
    key<&FightingEncounter::isDestroyed>("destroyed"),
};

using HitStacks = NamedListOf<ObjectWith<FightingStack, hitStackKeys>, 1, 8>;
using HitEncounters = NamedListOf<ObjectWith<FightingEncounter, hitEncounterKeys>, 1, 2>;
constexpr std::array defenderKeys{
    optionalKey<&DamageInquiry::stacks, HitStacks>("stacks"),
    optionalKey<&DamageInquiry::encounters, HitEncounters>("encounters"),
};
/// One of the two.
struct Defender : ObjectWith<DamageInquiry, defenderKeys> {
    static Shape shape()
    {
        return Shape::either({Shape::object({required("stacks", HitStacks::shape())}),
                              Shape::object({required("encounters", HitEncounters::shape())})});
    }
};

constexpr std::array fallenStackKeys{
    key<&FightingStack::name, Named>("name"),
    inheritedKey<FightingStack, &StackState::start>("start", Presence::Required,
                                                    QT_TRANSLATE_NOOP("shapes", "at the start of the battle")),
    partKey<FightingStack, ObjectOf<Tokens>>(Presence::Required, "now"),
};
constexpr std::array revivedStackKeys{
    key<&FightingStack::name, Named>("name"),
    inheritedKey<FightingStack, &Tokens::base, Number<0, 30>>("base", Presence::Required),
    inheritedKey<FightingStack, &Tokens::elite, Number<0, 30>>("elite", Presence::Required),
};
constexpr std::array hurtEncounterKeys{
    inheritedKey<FightingEncounter, &EncounterFacts::challenge, Number<1, 30>>("challenge", Presence::Required),
    inheritedKey<FightingEncounter, &EncounterState::damage, Number<0, 30>>("damage", Presence::Required),
    inheritedKey<FightingEncounter, &EncounterState::toughUsed, Number<0, 2>>("tough_used"),
};
constexpr std::array healedEncounterKeys{
    inheritedKey<FightingEncounter, &EncounterState::damage, Number<0, 30>>("damage", Presence::Required),
    inheritedKey<FightingEncounter, &EncounterState::toughUsed, Number<0, 30>>("tough_used", Presence::Required),
    key<&FightingEncounter::left, Number<0, 30>>("challenge_left"),
};
/// Wounds are healed in matches only.
struct Revival : OneOf {
    static Shape shape() { return Shape::words({"return_token", "turn_to_elite", "upgrade"}); }
};
constexpr std::array revivalKeys{
    key<&ArmyLaurel::stack, Named>("stack"),
    key<&ArmyLaurel::what, Revival>("do"),
};

} // namespace

template <>
constexpr std::array recordKeys<DamageInquiry>{
    key<&DamageInquiry::damage, Number<0, 60>>("damage"),
    optionalKey<&DamageInquiry::pierce>("pierce"),
    optionalKey<&DamageInquiry::preciseTarget, OrNull<Named>>("precise_target",
                                                              QT_TRANSLATE_NOOP("shapes", "chosen by Precise Strike")),
    partKey<DamageInquiry, Defender>(Presence::Required, "defender"),
    optionalKey<&DamageInquiry::assignment, ListOf<ObjectOf<AssignedPoints>>>("assignment",
                                                                              QT_TRANSLATE_NOOP("shapes", "in order")),
};
template const Record& recordOf<DamageInquiry>();
template <>
constexpr std::array recordKeys<DamageVerdict>{
    key<&DamageVerdict::isLegal>("legal"),
    key<&DamageVerdict::problem, OrNull<WordOf<DamageProblem>>>("problem"),
    key<&DamageVerdict::point, OrNull<Number<0, 60>>>("point", "the first wrong point of damage, from 0"),
    toldKey<&DamageVerdict::isOfArmy, &DamageVerdict::stacks, ListOf<ObjectWith<FightingStack, leftStackKeys>>>(
        "stacks"),
    toldKey<&DamageVerdict::isOfArmy, &DamageVerdict::destroyedStacks, ListOf<Named>>("destroyed_stacks"),
    toldKey<&DamageVerdict::isOfArmy, &DamageVerdict::tokensLost, Number<0, 60>>("tokens_lost"),
    toldKey<&DamageVerdict::isOfEncounters, &DamageVerdict::encounters,
            ListOf<ObjectWith<FightingEncounter, leftEncounterKeys>>>("encounters"),
    toldKey<&DamageVerdict::isLegal, &DamageVerdict::unassigned, Number<0, 60>>("unassigned_damage"),
    toldKey<&DamageVerdict::isOfArmy, &DamageVerdict::isAllDestroyed, Truth>("army_destroyed"),
    toldKey<&DamageVerdict::isOfEncounters, &DamageVerdict::isAllDestroyed, Truth>("all_destroyed"),
};
template <>
constexpr std::array recordKeys<ResurrectionInquiry>{
    key<&ResurrectionInquiry::source>("source"),
    optionalKey<&ResurrectionInquiry::points, Number<1, 20>>("points"),
    optionalKey<&ResurrectionInquiry::stacks, Perhaps<NamedListOf<ObjectWith<FightingStack, fallenStackKeys>, 1, 8>>>(
        "stacks"),
    optionalKey<&ResurrectionInquiry::steps, Perhaps<ListOf<ObjectWith<ArmyLaurel, revivalKeys>, 0, 20>>>("steps"),
    optionalKey<&ResurrectionInquiry::encounter, Perhaps<ObjectWith<FightingEncounter, hurtEncounterKeys>>>(
        "encounter"),
};
template const Record& recordOf<ResurrectionInquiry>();
template <>
constexpr std::array recordKeys<ResurrectionVerdict>{
    key<&ResurrectionVerdict::isLegal>("legal"),
    key<&ResurrectionVerdict::problem, OrNull<WordOf<RevivalProblem>>>("problem"),
    key<&ResurrectionVerdict::step, OrNull<Number<0, 30>>>("step", "the first wrong step, from 0"),
    toldKey<&ResurrectionVerdict::isOfArmy, &ResurrectionVerdict::stacks,
            ListOf<ObjectWith<FightingStack, revivedStackKeys>>>("stacks"),
    toldKey<&ResurrectionVerdict::isOfArmy, &ResurrectionVerdict::pointsLeft, Number<0, 30>>("points_left"),
    toldKey<&ResurrectionVerdict::isLegal, &ResurrectionVerdict::encounter,
            Perhaps<ObjectWith<FightingEncounter, healedEncounterKeys>>>("encounter"),
};

namespace heroes {

namespace {

/// Looks whether what something names is one of the stacks.
auto knownAmong(const std::vector<FightingStack>& stacks, Wrong& wrong)
{
    return [&](const auto& one, const std::string& at) {
        if (!firstWith(stacks, &FightingStack::name, one.stack))
            wrong(at + "/stack", input::unknownName, one.stack);
    };
}

Problems problemsOf(const DamageInquiry& asked, const Json& /*json*/)
{
    Wrong wrong;
    lookAtEach(asked.stacks, "/defender/stacks", [&](const FightingStack& stack, const std::string& at) {
        addTo(wrong.problems, problemsOf(stack, at));
        if (const auto& wound = stack.wounded;
            wound && (stack.of(wound->token) == 0 || stack.tough(wound->token) < wound->wounds))
            wrong(at + "/wounded", heroes::Saying::tr("There is no such token with that many Tough symbols."));
    });
    const std::vector<FightingEncounter>& encounters = asked.encounters;
    const auto additional = std::ranges::count(encounters, true, &FightingEncounter::additional);
    if (!encounters.empty() && additional != static_cast<std::ptrdiff_t>(encounters.size()) - 1)
        wrong("/defender/encounters",
              heroes::Saying::tr("Of two encounters, exactly one is the additional enemy; a lone encounter is not."));
    lookAtEach(encounters, "/defender/encounters", [&](const FightingEncounter& one, const std::string& at) {
        if (one.isDestroyed())
            wrong(at + "/damage", input::damageTooGreat);
    });
    if (asked.preciseTarget && !firstWith(asked.stacks, &FightingStack::name, *asked.preciseTarget) &&
        !firstWith(encounters, &FightingEncounter::name, *asked.preciseTarget))
        wrong("/precise_target", input::unknownName, *asked.preciseTarget);
    if (encounters.empty())
        lookAtEach(asked.assignment, "/assignment", knownAmong(asked.stacks, wrong));
    else if (!asked.assignment.empty())
        wrong("/assignment", heroes::Saying::tr("Damage to encounters is not assigned."));
    return wrong.problems;
}

Problems problemsOf(const ResurrectionInquiry& asked, const Json& /*json*/)
{
    Wrong wrong;
    if (asked.source == ResurrectionSource::Laurel && asked.points != 1)
        wrong("/points", heroes::Saying::tr("A laurel is worth one point."));
    if (asked.stacks.has_value() == asked.encounter.has_value()) {
        wrong("", heroes::Saying::tr("Either “stacks” with “steps” or “encounter” was expected."));
    } else if (asked.encounter) {
        if (asked.steps)
            wrong("/steps", input::notHere, "steps");
        if (asked.encounter->left() < 0)
            wrong("/encounter/damage", heroes::Saying::tr("The damage cannot be more than the challenge."));
    } else {
        lookAtEach(*asked.stacks, "/stacks", [&](const FightingStack& stack, const std::string& at) {
            if (stack.start.sum() == 0)
                wrong(at + "/start", input::noUnits);
            if (stack.sum() > stack.start.sum() || stack.elite > stack.start.elite)
                wrong(at + "/now", heroes::Saying::tr("There are more tokens or more elites now than at the start."));
        });
        if (asked.steps)
            lookAtEach(*asked.steps, "/steps", knownAmong(*asked.stacks, wrong));
        else
            wrong("/steps", input::missing, "steps");
    }
    return wrong.problems;
}

} // namespace

HeroesQuestion assignDamageQuestion()
{
    return guided(questionOf("assign_damage",
                             heroes::Saying::tr("Is this assignment of damage legal, and what is left?"), problemsOf,
                             judgeDamage),
                  legalWords<DamageInquiry, DamageVerdict>);
}

HeroesQuestion resurrectionQuestion()
{
    return guided(
        questionOf("resurrection", heroes::Saying::tr("May these units come back?"), problemsOf, judgeResurrection),
        legalWords<ResurrectionInquiry, ResurrectionVerdict>);
}

} // namespace heroes

} // namespace whistle

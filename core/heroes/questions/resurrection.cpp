// SPDX-License-Identifier: GPL-3.0-or-later
#include "heroes/judging/resurrection.h"

#include "heroes/questions/asked.h"
#include "heroes/questions/questions.h"

using namespace whistle::heroes;

template <>
constexpr std::array whistle::recordKeys<RevivedStack>{
    key<&RevivedStack::name, Named>("name"),
    key<&RevivedStack::start>("start", QT_TRANSLATE_NOOP("shapes", "at the start of the battle")),
    key<&RevivedStack::now>("now"),
};
template <>
constexpr std::array whistle::recordKeys<RevivalStep>{
    key<&RevivalStep::stack, Named>("stack"),
    key<&RevivalStep::what>("do"),
};
template <>
constexpr std::array whistle::recordKeys<RevivedEncounter>{
    key<&RevivedEncounter::challenge, Number<1, 30>>("challenge"),
    key<&RevivedEncounter::damage, Number<0, 30>>("damage"),
    optionalKey<&RevivedEncounter::toughUsed, Number<0, 2>>("tough_used"),
};
template <>
constexpr std::array whistle::recordKeys<ResurrectionInquiry>{
    key<&ResurrectionInquiry::source>("source"),
    optionalKey<&ResurrectionInquiry::points, Number<1, 20>>("points"),
    optionalKey<&ResurrectionInquiry::stacks, Perhaps<NamedListOf<ObjectOf<RevivedStack>, 1, 8>>>("stacks"),
    optionalKey<&ResurrectionInquiry::steps, Perhaps<ListOf<ObjectOf<RevivalStep>, 0, 20>>>("steps"),
    optionalKey<&ResurrectionInquiry::encounter>("encounter"),
};

namespace {

struct StackNow {
    static whistle::Shape shape()
    {
        using namespace whistle;
        const Shape number = Shape::integer(0, 30);
        return Shape::object({required("name", Named::shape()), required("base", number), required("elite", number)});
    }
    static whistle::Json write(const RevivedStack& stack)
    {
        return {{"name", stack.name}, {"base", stack.now.base}, {"elite", stack.now.elite}};
    }
};
const whistle::Record& encounterNow()
{
    using namespace whistle;
    static const Record record = Record::of<RevivedEncounter>({
        key<&RevivedEncounter::damage, Number<0, 30>>("damage"),
        key<&RevivedEncounter::toughUsed, Number<0, 30>>("tough_used"),
        key<&RevivedEncounter::left, Number<0, 30>>("challenge_left"),
    });
    return record;
}
using EncounterNow = Perhaps<ObjectBy<RevivedEncounter, encounterNow>>;

} // namespace

template <>
constexpr std::array whistle::recordKeys<ResurrectionVerdict>{
    key<&ResurrectionVerdict::isLegal>("legal"),
    key<&ResurrectionVerdict::problem, OrNull<WordOf<RevivalProblem>>>("problem"),
    key<&ResurrectionVerdict::step, OrNull<Number<0, 30>>>("step", "the first wrong step, from 0"),
    toldKey<&ResurrectionVerdict::isOfArmy, &ResurrectionVerdict::stacks, ListOf<StackNow>>("stacks"),
    toldKey<&ResurrectionVerdict::isOfArmy, &ResurrectionVerdict::pointsLeft, Number<0, 30>>("points_left"),
    toldKey<&ResurrectionVerdict::isLegal, &ResurrectionVerdict::encounter, EncounterNow>("encounter"),
};

namespace whistle::heroes {

namespace {

Problems problemsOf(const ResurrectionInquiry& inquiry)
{
    Problems problems;
    if (inquiry.source == ResurrectionSource::Laurel && inquiry.points != 1)
        problems.push_back({"/points", Text{texts::input::laurelHasOnePoint}});
    if (inquiry.stacks.has_value() == inquiry.encounter.has_value()) {
        problems.push_back({"", Text{texts::input::stacksOrEncounter}});
        return problems;
    }
    if (inquiry.encounter) {
        if (inquiry.steps)
            problems.push_back({"/steps", Text{texts::input::notHere, "steps"}});
        if (inquiry.encounter->damage > inquiry.encounter->challenge)
            problems.push_back({"/encounter/damage", Text{texts::input::damageAboveChallenge}});
        return problems;
    }
    for (std::size_t i = 0; i < inquiry.stacks->size(); ++i) {
        const RevivedStack& stack = (*inquiry.stacks)[i];
        if (stack.start.sum() == 0)
            problems.push_back({pointerTo("/stacks", i) + "/start", Text{texts::input::noUnits}});
        if (stack.now.sum() > stack.start.sum() || stack.now.elite > stack.start.elite)
            problems.push_back({pointerTo("/stacks", i) + "/now", Text{texts::input::moreThanAtStart}});
    }
    if (!inquiry.steps) {
        problems.push_back({"/steps", Text{texts::input::missing, "steps"}});
        return problems;
    }
    for (std::size_t i = 0; i < inquiry.steps->size(); ++i) {
        const std::string& name = (*inquiry.steps)[i].stack;
        if (!firstWith(*inquiry.stacks, &RevivedStack::name, name))
            problems.push_back({pointerTo("/steps", i) + "/stack", Text{texts::input::unknownName, name}});
    }
    return problems;
}

} // namespace

Question resurrectionQuestion()
{
    return askedWith("resurrection", {"heroes", QT_TRANSLATE_NOOP("heroes", "May these units come back?")}, problemsOf,
                     judgeResurrection);
}

} // namespace whistle::heroes

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

Shape verdictShape()
{
    const Shape number = Shape::integer(0, 30);
    const Shape stack =
        Shape::object({required("name", Named::shape()), required("base", number), required("elite", number)});
    const Shape encounter =
        Shape::object({required("damage", number), required("tough_used", number), required("challenge_left", number)});
    return Shape::object(
        {required("legal", Shape::boolean()), required("problem", WordOf<RevivalProblem>::shape().orNull()),
         required("step", number.orNull(), "the first wrong step, from 0"), optional("stacks", Shape::list(stack)),
         optional("points_left", number), optional("encounter", encounter)});
}

Checked<JsonRuling> ask(const Json& json)
{
    const auto inquiry = readRecord<ResurrectionInquiry>(json);
    if (Problems problems = problemsOf(inquiry); !problems.empty())
        return problems;
    Ruling<ResurrectionVerdict> ruling = judgeResurrection(inquiry);
    const ResurrectionVerdict& verdict = ruling.verdict;
    Json written{{"legal", !verdict.problem},
                 {"problem", OrNull<WordOf<RevivalProblem>>::write(verdict.problem)},
                 {"step", OrNull<Number<0, 20>>::write(verdict.step)}};
    if (!verdict.problem && verdict.encounter) {
        written["encounter"] = {{"damage", 0}, {"tough_used", 0}, {"challenge_left", verdict.encounter->challenge}};
    } else if (!verdict.problem) {
        written["stacks"] = Json::array();
        for (const RevivedStack& stack : verdict.stacks)
            written["stacks"].push_back({{"name", stack.name}, {"base", stack.now.base}, {"elite", stack.now.elite}});
        written["points_left"] = verdict.pointsLeft;
    }
    return JsonRuling{std::move(written), std::move(ruling.why), std::move(ruling.rules)};
}

} // namespace

Question resurrectionQuestion()
{
    return {"resurrection",
            {"heroes", QT_TRANSLATE_NOOP("heroes", "May these units come back?")},
            recordOf<ResurrectionInquiry>().shape(),
            verdictShape(),
            ask};
}

} // namespace whistle::heroes

// SPDX-License-Identifier: GPL-3.0-or-later
#include "heroes/judging/damage.h"
#include "heroes/questions/asked.h"
#include "heroes/questions/questions.h"
#include "heroes/questions/shared_records.h"

using namespace whistle::heroes;

namespace {

/// What the input calls defender: stacks or encounters.
struct Defender {
    std::vector<DamagedStack> stacks;
    std::vector<DamagedEncounter> encounters;
};
struct Asked {
    int damage = 0;
    bool pierce = false;
    std::optional<std::string> preciseTarget;
    Defender defender;
    std::vector<AssignedPoints> assignment;
};

} // namespace

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

struct StackCodec {
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
    static whistle::Json write(const DamagedStack& stack)
    {
        return {{"name", stack.name},
                {"base", stack.tokens.base},
                {"elite", stack.tokens.elite},
                {"wounded", OrNull<ObjectOf<Wound>>::write(stack.wounded)}};
    }
};
using Stacks = NamedListOf<StackCodec, 1, 8>;
using Encounters = NamedListOf<ObjectOf<DamagedEncounter>, 1, 2>;

struct DefenderCodec {
    static whistle::Shape shape()
    {
        using namespace whistle;
        return Shape::either({Shape::object({required("stacks", Stacks::shape())}),
                              Shape::object({required("encounters", Encounters::shape())})});
    }
    static void read(const whistle::Json& json, Defender& defender)
    {
        if (json.contains("stacks"))
            Stacks::read(json.at("stacks"), defender.stacks);
        else
            Encounters::read(json.at("encounters"), defender.encounters);
    }
    static whistle::Json write(const Defender& defender)
    {
        if (defender.encounters.empty())
            return {{"stacks", Stacks::write(defender.stacks)}};
        return {{"encounters", Encounters::write(defender.encounters)}};
    }
};

} // namespace

template <>
constexpr std::array whistle::recordKeys<Asked>{
    key<&Asked::damage, Number<0, 60>>("damage"),
    optionalKey<&Asked::pierce>("pierce"),
    optionalKey<&Asked::preciseTarget, OrNull<Named>>("precise_target",
                                                      QT_TRANSLATE_NOOP("shapes", "chosen by Precise Strike")),
    key<&Asked::defender, DefenderCodec>("defender"),
    optionalKey<&Asked::assignment, ListOf<ObjectOf<AssignedPoints>>>("assignment",
                                                                      QT_TRANSLATE_NOOP("shapes", "in order")),
};

namespace whistle::heroes {

namespace {

template <class Piece>
bool isNamed(const std::vector<Piece>& pieces, const std::string& name)
{
    return std::any_of(pieces.begin(), pieces.end(), [&](const Piece& piece) { return piece.name == name; });
}

Problems problemsOf(const Asked& asked)
{
    Problems problems;
    for (std::size_t i = 0; i < asked.defender.stacks.size(); ++i) {
        const DamagedStack& stack = asked.defender.stacks[i];
        const std::string at = pointerTo("/defender/stacks", i);
        for (const Quality quality : {Quality::Base, Quality::Elite})
            for (Problem& problem :
                 problemsOf(stack.abilities(quality), true,
                            at + (quality == Quality::Base ? "/base_abilities" : "/elite_abilities")))
                problems.push_back(std::move(problem));
        if (stack.tokens.sum() == 0)
            problems.push_back({at, Text{texts::input::noUnits}});
        if (stack.wounded && (stack.tokens.of(stack.wounded->token) == 0 ||
                              count(stack.abilities(stack.wounded->token), Ability::Tough) < stack.wounded->wounds))
            problems.push_back({at + "/wounded", Text{texts::input::noSuchWound}});
    }
    const std::vector<DamagedEncounter>& encounters = asked.defender.encounters;
    const auto additional =
        std::count_if(encounters.begin(), encounters.end(), [](const DamagedEncounter& one) { return one.additional; });
    if (!encounters.empty() && additional != static_cast<std::ptrdiff_t>(encounters.size()) - 1)
        problems.push_back({"/defender/encounters", Text{texts::input::oneAdditional}});
    for (std::size_t i = 0; i < encounters.size(); ++i) {
        if (encounters[i].isDestroyed())
            problems.push_back({pointerTo("/defender/encounters", i) + "/damage", Text{texts::input::damageTooGreat}});
    }
    if (asked.preciseTarget && !isNamed(asked.defender.stacks, *asked.preciseTarget) &&
        !isNamed(encounters, *asked.preciseTarget))
        problems.push_back({"/precise_target", Text{texts::input::unknownName, *asked.preciseTarget}});
    if (!encounters.empty() && !asked.assignment.empty())
        problems.push_back({"/assignment", Text{texts::input::noAssignment}});
    for (std::size_t i = 0; encounters.empty() && i < asked.assignment.size(); ++i) {
        if (!isNamed(asked.defender.stacks, asked.assignment[i].stack))
            problems.push_back(
                {pointerTo("/assignment", i) + "/stack", Text{texts::input::unknownName, asked.assignment[i].stack}});
    }
    return problems;
}

Json written(const DamageVerdict& verdict)
{
    Json json{{"legal", !verdict.problem},
              {"problem", OrNull<WordOf<DamageProblem>>::write(verdict.problem)},
              {"point", OrNull<Number<0, 60>>::write(verdict.point)}};
    if (verdict.problem)
        return json;
    if (verdict.encounters.empty()) {
        json["stacks"] = Stacks::write(verdict.stacks);
        json["destroyed_stacks"] = verdict.destroyedStacks;
        json["tokens_lost"] = verdict.tokensLost;
        json["unassigned_damage"] = verdict.unassigned;
        json["army_destroyed"] = verdict.isAllDestroyed;
        return json;
    }
    json["encounters"] = Json::array();
    for (const DamagedEncounter& one : verdict.encounters)
        json["encounters"].push_back({{"name", one.name},
                                      {"damage", one.damage},
                                      {"tough_used", one.toughUsed},
                                      {"challenge_left", one.left()},
                                      {"destroyed", one.isDestroyed()}});
    json["unassigned_damage"] = verdict.unassigned;
    json["all_destroyed"] = verdict.isAllDestroyed;
    return json;
}

Shape verdictShape()
{
    const Shape number = Shape::integer(0, 60);
    const Shape stack =
        Shape::object({required("name", Named::shape()), required("base", number), required("elite", number),
                       required("wounded", ObjectOf<Wound>::shape().orNull())});
    const Shape encounter =
        Shape::object({required("name", Named::shape()), required("damage", number), required("tough_used", number),
                       required("challenge_left", number), required("destroyed", Shape::boolean())});
    return Shape::object({required("legal", Shape::boolean()),
                          required("problem", WordOf<DamageProblem>::shape().orNull()),
                          required("point", number.orNull(), "the first wrong point of damage, from 0"),
                          optional("stacks", Shape::list(stack)),
                          optional("destroyed_stacks", Shape::list(Named::shape())), optional("tokens_lost", number),
                          optional("encounters", Shape::list(encounter)), optional("unassigned_damage", number),
                          optional("army_destroyed", Shape::boolean()), optional("all_destroyed", Shape::boolean())});
}

Checked<JsonRuling> ask(const Json& json)
{
    const auto asked = readRecord<Asked>(json);
    if (Problems problems = problemsOf(asked); !problems.empty())
        return problems;
    Ruling<DamageVerdict> ruling = judgeDamage({asked.damage, asked.pierce, asked.preciseTarget, asked.defender.stacks,
                                                asked.defender.encounters, asked.assignment});
    return JsonRuling{written(ruling.verdict), std::move(ruling.why), std::move(ruling.rules)};
}

} // namespace

Question assignDamageQuestion()
{
    return {"assign_damage",
            {"heroes", QT_TRANSLATE_NOOP("heroes", "Is this assignment of damage legal, and what is left?")},
            recordOf<Asked>().shape(),
            verdictShape(),
            ask};
}

} // namespace whistle::heroes

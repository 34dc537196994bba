// SPDX-License-Identifier: GPL-3.0-or-later
#include "heroes/questions/codecs.h"

#include <set>

using namespace whistle::heroes;

template <>
constexpr std::array whistle::recordKeys<UnitSide>{
    key<&UnitSide::initiative, Number<0, 20>>("initiative"),
    optionalKey<&UnitSide::abilities, AbilityList>("abilities"),
    key<&UnitSide::price, Number<0, 30>>("price", "in gold"),
    optionalKey<&UnitSide::strength, Perhaps<Number<0, 20>>>("strength", "left out: the level and one"),
};
template <>
constexpr std::array whistle::recordKeys<UnitFacts>{
    key<&UnitFacts::unit>("unit"),
    key<&UnitFacts::level, Number<1, 4>>("level"),
    key<&UnitFacts::tokens, Number<0, 26>>("tokens"),
    key<&UnitFacts::base>("base"),
    key<&UnitFacts::elite>("elite"),
};
template <>
constexpr std::array whistle::recordKeys<HeroFacts>{
    key<&HeroFacts::name, Named>("name"),
    key<&HeroFacts::might, Number<0, 20>>("might"),
    key<&HeroFacts::magic, Number<0, 20>>("magic"),
    key<&HeroFacts::initiative, Number<0, 20>>("initiative"),
    key<&HeroFacts::leadership, Number<1, 20>>("leadership"),
    optionalKey<&HeroFacts::skills>("skills", "starting skills"),
    optionalKey<&HeroFacts::specialisations>("specialisations", "skill groups"),
};

namespace {

struct Costs {
    static whistle::Shape shape()
    {
        using namespace whistle;
        const ShapeKey level = required("level", Shape::integer(1, 4), "of the capital");
        const auto money = [](const char* name) { return withDefault(name, Shape::integer(0, 99), "0"); };
        std::vector<ShapeKey> keys;
        for (const Building one : allOf<Building>()) {
            std::vector<ShapeKey> cost{money("gold"), money("resources"), level};
            keys.push_back(optional(wordOf(one), Shape::object(hasKnownPrice(one) ? std::vector{level} : cost)));
        }
        return Shape::object(std::move(keys));
    }
    static void read(const whistle::Json& json, BuildingCosts& costs)
    {
        for (const auto& [name, cost] : json.items())
            costs.emplace_back(*whistle::fromWord<Building>(name),
                               BuildingCost{cost.value("gold", 0), cost.value("resources", 0), cost.at("level")});
    }
    static whistle::Json write(const BuildingCosts& costs)
    {
        whistle::Json json = whistle::Json::object();
        for (const auto& [building, cost] : costs) {
            whistle::Json& one = json[std::string(whistle::toWord(building))];
            if (!hasKnownPrice(building))
                one = {{"gold", cost.gold}, {"resources", cost.resources}};
            one["level"] = cost.level;
        }
        return json;
    }
};

} // namespace

template <>
constexpr std::array whistle::recordKeys<PlayerFacts>{
    key<&PlayerFacts::units, ListOf<ObjectOf<UnitFacts>, 4, 4>>("units", "the four of the faction"),
    key<&PlayerFacts::heroes, ListOf<ObjectOf<HeroFacts>, 1, 3>>("heroes"),
    optionalKey<&PlayerFacts::buildings, Costs>("buildings", "what is printed on the tokens"),
    optionalKey<&PlayerFacts::capitalLevels, OrNull<ListOf<Number<0, 99>, 3, 3>>>("capital_levels",
                                                                                  "resources for levels 2, 3 and 4"),
};
template const whistle::Record& whistle::recordOf<PlayerFacts>();

namespace whistle::heroes {

Json BoardRows::write(const Board& board)
{
    std::vector<std::string> rows = board.rows();
    for (std::string& row : rows)
        std::ranges::replace(row, static_cast<char>(Terrain::None), static_cast<char>(Terrain::Water));
    return rows;
}

Problems problemsOf(const Board& board, const std::string& at)
{
    Wrong wrong;
    lookAtEach(board.rows(), at, [&](const std::string& row, const std::string& place) {
        if (row.find_first_not_of(terrainCodes) != std::string::npos)
            wrong(place, Saying::tr("A row consists of the codes . M W H P."));
        else if (row.size() != board.rows().front().size())
            wrong(place, Saying::tr("All rows must have the same length."));
    });
    return wrong.problems;
}

Problems problemsOf(const Board& board, const Space& space, const std::string& at)
{
    Wrong wrong;
    if (!board.has(space))
        wrong(at, Saying::tr("This space is not on the board."));
    return wrong.problems;
}

Problems problemsOf(const Abilities& abilities, bool onlyUnits, const std::string& at)
{
    Wrong wrong;
    Indexed<int, enumWords<Ability>.size()> seen;
    lookAtEach(abilities, at, [&](Ability ability, const std::string& place) {
        if (++seen[ability] > (ability == Ability::Tough ? 2 : 1))
            wrong(place, Saying::tr("Only Tough can appear here twice."));
        if (onlyUnits && ability >= Ability::Devastating)
            wrong(place, Saying::tr("Only encounters have this ability."));
    });
    return wrong.problems;
}

Problems problemsOf(const FightingStack& stack, const std::string& at)
{
    Problems problems = problemsOf(stack.baseAbilities, true, at + "/base_abilities");
    addTo(problems, problemsOf(stack.eliteAbilities, true, at + "/elite_abilities"));
    if (stack.isGone())
        problems.push_back({at, Text{input::noUnits}});
    return problems;
}

namespace {

Problems unitProblems(const PlayerFacts& facts, Faction faction, const std::string& at)
{
    Wrong wrong;
    std::set<Unit> units;
    std::set<int> levels;
    lookAtEach(facts.units, at, [&](const UnitFacts& unit, const std::string& place) {
        if (factionOf(unit.unit) != faction || !units.insert(unit.unit).second)
            wrong(place + "/unit", Saying::tr("The faction's four units are expected here, each once."));
        if (!levels.insert(unit.level).second)
            wrong(place + "/level", input::levelTwice);
        if (unit.elite.price < unit.base.price)
            wrong(place + "/elite/price", input::eliteCheaper);
        addTo(wrong.problems, heroes::problemsOf(unit.base.abilities, true, place + "/base/abilities"));
        addTo(wrong.problems, heroes::problemsOf(unit.elite.abilities, true, place + "/elite/abilities"));
    });
    constexpr int tokensOfAFaction = 26;
    if (const int tokens = sumOf(facts.units, &UnitFacts::tokens); tokens != tokensOfAFaction)
        wrong(at, Saying::tr("A faction's tokens are %1, not %2."), tokensOfAFaction, tokens);
    return wrong.problems;
}

} // namespace

Problems problemsOf(const PlayerFacts& facts, Faction faction, const std::string& at)
{
    Wrong wrong{unitProblems(facts, faction, at + "/units")};
    lookAtEach(facts.heroes, at + "/heroes", [&](const HeroFacts& hero, const std::string& place) {
        int masters = 0;
        lookAtEach(hero.skills, place + "/skills", [&](StartingSkill skill, const std::string& ofSkill) {
            const std::optional<Unit> unit = masteredBy(skill);
            masters += unit ? 1 : 0;
            if (unit && (masters > 1 || factionOf(*unit) != faction))
                wrong(ofSkill, Saying::tr("A hero has at most one Chief or Master skill, for a unit of its faction."));
        });
    });
    return wrong.problems;
}

} // namespace whistle::heroes

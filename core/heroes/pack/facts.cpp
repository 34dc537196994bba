// SPDX-License-Identifier: GPL-3.0-or-later
#include "heroes/pack/facts.h"

#include "heroes/questions/codecs.h"
#include "packs/pack_shelf.h"

#include <QFile>
#include <set>

// Outside of every namespace, as Qt wants it: a static library's resources are linked in only where they are asked for.
static void initHeroesPackResources()
{
    Q_INIT_RESOURCE(heroes_packs);
}

namespace whistle::heroes {

namespace {

constexpr Saying twice{QT_TRANSLATE_NOOP("heroes", "\"%1\" stands in this list twice; one was expected.")};
constexpr Saying noSource{QT_TRANSLATE_NOOP("heroes", "The source \"%1\" is not among the pack's \"sources\".")};
constexpr Saying otherNumber{QT_TRANSLATE_NOOP("heroes", "By the rules this is %1, not %2; a pack cannot change it.")};
constexpr Saying otherSwitch{QT_TRANSLATE_NOOP("heroes", "The referee has no switch of this name with this default.")};

/// The numbers of the rules, which a pack repeats.
const std::vector<std::pair<const char*, int>> numbers{{"movement_points", 4},
                                                       {"wanderer_movement_points", 1},
                                                       {"control_zone_steps", 2},
                                                       {"recruitment_limit", 3},
                                                       {"recruitment_building_bonus", 2},
                                                       {"recruitment_limit_maximum", 5},
                                                       {"new_hero_gold", 5},
                                                       {"heroes_maximum", 3},
                                                       {"retreat_tokens_lost", 2},
                                                       {"retreat_tokens_lost_with_defence", 1},
                                                       {"necromancy_points", 2},
                                                       {"trade_ratio", 2},
                                                       {"temple_power_points", 3},
                                                       {"domination_two_players", 12},
                                                       {"domination_three_players", 14},
                                                       {"domination_four_players", 16},
                                                       {"starting_gold", 7},
                                                       {"starting_resources", 5},
                                                       {"attack_dice_maximum", 5},
                                                       {"tokens_of_a_faction", 26}};

Shape namesShape()
{
    return Shape::object({required("en", Shape::text(), "in English"),
                          optional("hu", Shape::text(), "in Hungarian; left out: the English words"),
                          optional("pl", Shape::text(), "in Polish; left out: the English words")});
}

/// A list of things with an id of the referee's and a name.
ShapeKey section(const char* name, Shape id, std::vector<ShapeKey> more = {})
{
    std::vector<ShapeKey> keys{required("id", std::move(id), "as the referee knows it"),
                               required("name", namesShape(), "what it is called, by language"),
                               optional("effect", namesShape(), "what it does, in our own words"),
                               optional("note", Shape::text(), "for readers of the file"),
                               optional("source", Shape::text(), "a word of the pack's `sources`")};
    keys.insert(keys.end(), more.begin(), more.end());
    return optional(name, Shape::list(Shape::object(std::move(keys))));
}

Shape numbersShape()
{
    std::vector<ShapeKey> keys;
    for (const auto& [name, ignored] : numbers)
        keys.push_back(required(name, Shape::integer(0, 1000)));
    return Shape::object(std::move(keys));
}

/// Typed-in facts of factions, as `new_match` takes them.
Shape factsShape()
{
    std::vector<ShapeKey> keys;
    for (const std::string& faction : allWords<Faction>())
        keys.push_back(optional(faction, recordOf<PlayerFacts>().shape()));
    return Shape::object(std::move(keys));
}

} // namespace

Shape packShape()
{
    const Shape number = Shape::integer(0, 1000);
    const ShapeKey faction = optional("faction", WordOf<Faction>::shape());
    std::vector<ShapeKey> keys = packHeaderKeys("heroes");
    std::vector<ShapeKey> sections{
        optional("credits", Shape::map(Shape::text())),
        optional("minutes", Shape::object({required("minimum", number), required("maximum", number)})),
        section("factions", WordOf<Faction>::shape(),
                {optional("colour", Shape::text()), optional("symbol", Shape::text())}),
        section("units", WordOf<Unit>::shape(),
                {faction, optional("level", Shape::integer(1, 4)), optional("strength", number),
                 optional("price", Shape::object({required("base", number), required("elite", number)}))}),
        optional("heroes",
                 Shape::list(Shape::object({required("faction", WordOf<Faction>::shape()),
                                            required("name", Shape::text(80)), optional("source", Shape::text())}))),
        section("starting_skills", WordOf<StartingSkill>::shape(), {optional("unit", WordOf<Unit>::shape())}),
        section("skill_groups", WordOf<SkillGroup>::shape(), {optional("deck", WordOf<Deck>::shape())}),
        section("buildings", WordOf<Building>::shape()),
        section("faction_buildings", Shape::words({"guardian_angel", "bloodrage", "necromancy", "honor"}), {faction}),
        section("combat_abilities", WordOf<Ability>::shape()),
        section("encounter_groups", WordOf<Group>::shape(), {optional("overwhelm_needed", number)}),
        section("sites", WordOf<SiteKind>::shape(),
                {optional("power_points", number), optional("gathers", Shape::map(number))}),
        section("artefact_slots", WordOf<Slot>::shape()),
        section("cards", Shape::text(80), {required("kind", Shape::words({"artefact", "skill", "scroll"}))}),
        optional("elite_die", Shape::object({required("faces", Shape::list(WordOf<Face>::shape(), 6, 6)),
                                             optional("note", Shape::text())})),
        optional("numbers", numbersShape(), "of the rules; they must be those that the referee has"),
        optional("house_rules",
                 Shape::list(Shape::object({required("id", Shape::text()), required("default", Shape::anything()),
                                            required("rule", Shape::text(), "the reading that it switches")}))),
        optional("facts", factsShape(), "what players have typed in for a faction"),
        optional("encounters", Shape::list(recordOf<EncounterFacts>().shape()), "what players have typed in")};
    keys.insert(keys.end(), sections.begin(), sections.end());
    return Shape::object(std::move(keys));
}

Problems checkPack(const Pack& pack, const Facts&)
{
    Problems problems;
    const Json& content = pack.content;
    const Json sources = content.value("sources", Json::object());
    for (const auto& [name, list] : content.items()) {
        if (!list.is_array())
            continue;
        std::set<std::string> seen;
        for (std::size_t i = 0; i < list.size(); ++i) {
            const std::string at = pointerTo(pointerTo("", name), i);
            if (const auto id = list[i].find("id"); id != list[i].end() && !seen.insert(id->get<std::string>()).second)
                problems.push_back(pack.problemAt(at + "/id", Text{twice, id->get<std::string>()}));
            const auto source = list[i].find("source");
            if (source != list[i].end() && !sources.contains(source->get<std::string>()))
                problems.push_back(pack.problemAt(at + "/source", Text{noSource, source->get<std::string>()}));
        }
    }
    if (const auto found = content.find("numbers"); found != content.end()) {
        for (const auto& [name, number] : numbers) {
            if (const int given = found->at(name); given != number)
                problems.push_back(pack.problemAt(pointerTo("/numbers", name), Text{otherNumber, number, given}));
        }
    }
    const HouseRules usual;
    const Record& switches = recordOf<HouseRules>();
    const Json rules = content.value("house_rules", Json::array());
    for (std::size_t i = 0; i < rules.size(); ++i) {
        const RecordKey* known = firstWith(switches.keys(), &RecordKey::name, rules[i].at("id").get<std::string>());
        if (!known || known->write(&usual) != rules[i].at("default"))
            problems.push_back(pack.problemAt(pointerTo("/house_rules", i), Text{otherSwitch}));
    }
    const Json facts = content.value("facts", Json::object());
    for (const auto& [faction, one] : facts.items()) {
        for (const Problem& problem :
             problemsOf(readRecord<PlayerFacts>(one), *fromWord<Faction>(faction), pointerTo("/facts", faction)))
            problems.push_back(pack.problemAt(problem.at, problem.message));
    }
    return problems;
}

void layPack(Facts& facts, const Pack& added)
{
    const Json& pack = added.content;
    for (const auto& [section, list] : pack.items()) {
        if (!list.is_array())
            continue;
        for (const Json& one : list) {
            if (!one.contains("id") || !one.contains("name"))
                continue;
            facts.names[section][one.at("id").get<std::string>()] = one.at("name").get<Names>();
        }
    }
    const Json proposed = pack.value("facts", Json::object());
    for (const auto& [faction, one] : proposed.items())
        facts.proposals[faction] = one;
    const Json encounters = pack.value("encounters", Json::array());
    facts.encounters.insert(facts.encounters.end(), encounters.begin(), encounters.end());
}

PackShelf<Facts>& packs()
{
    static PackShelf<Facts> shelf = [] {
        initHeroesPackResources();
        return PackShelf<Facts>({":/packs/heroes/base.json"}, packShape, layPack, checkPack);
    }();
    return shelf;
}

const std::shared_ptr<const Facts>& printedFacts()
{
    return packs().printed();
}

const std::shared_ptr<const Facts>& factsInUse()
{
    return packs().inUse();
}

} // namespace whistle::heroes

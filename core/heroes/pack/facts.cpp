// SPDX-License-Identifier: GPL-3.0-or-later
#include "heroes/pack/facts.h"

#include "heroes/questions/codecs.h"
#include "packs/pack_shelf.h"

#include <QFile>

// Outside of every namespace, as Qt wants it: a static library's resources are linked in only where they are asked for.
static void bringIn()
{
    Q_INIT_RESOURCE(heroes_packs);
}

namespace whistle::heroes {

namespace {

/// A list of things with an id of the referee's and a name.
PackSection section(const char* name, Shape id, const std::vector<ShapeKey>& more = {})
{
    return namedThings(name, knownId(std::move(id)), more,
                       {optional("effect", codecs::ByLanguage::shape(), "what it does, in our own words")});
}

/// Typed-in facts of factions, as `new_match` takes them.
Shape factsShape()
{
    std::vector<ShapeKey> keys;
    for (const std::string& faction : allWords<Faction>())
        keys.push_back(optional(faction, recordOf<PlayerFacts>().shape()));
    return Shape::object(std::move(keys));
}

std::vector<PackSection> sections()
{
    const Shape number = Shape::integer(0, 1000);
    const ShapeKey faction = optional("faction", WordOf<Faction>::shape());
    return {
        {optional("credits", Shape::map(Shape::text()))},
        {optional("minutes", Shape::object({required("minimum", number), required("maximum", number)}))},
        section("factions", WordOf<Faction>::shape(),
                {optional("colour", Shape::text()), optional("symbol", Shape::text())}),
        section("units", WordOf<Unit>::shape(),
                {faction, optional("level", Shape::integer(1, 4)), optional("strength", number),
                 optional("price", Shape::object({required("base", number), required("elite", number)}))}),
        {optional("heroes",
                  Shape::list(Shape::object({required("faction", WordOf<Faction>::shape()),
                                             required("name", Shape::text(80)), optional("source", Shape::text())}))),
         "id"},
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
        {optional("elite_die", Shape::object({required("faces", Shape::list(WordOf<Face>::shape(), 6, 6)),
                                              optional("note", Shape::text())}))},
        rulesNumbers("numbers",
                     {{"movement_points", 4},
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
                      {"tokens_of_a_faction", 26}},
                     "of the rules; they must be those that the referee has"),
        {optional("house_rules",
                  Shape::list(Shape::object({required("id", Shape::text()), required("default", Shape::anything()),
                                             required("rule", Shape::text(), "the reading that it switches")}))),
         "id"},
        {optional("facts", factsShape(), "what players have typed in for a faction")},
        {optional("encounters", Shape::list(recordOf<EncounterFacts>().shape()), "what players have typed in")}};
}

void checkMore(PackFindings& findings, const Facts& /*facts*/)
{
    const HouseRules usual;
    findings.forEach("/house_rules", [&](const Json& entry, const std::string& at) {
        const RecordKey* known =
            firstWith(recordOf<HouseRules>().keys(), &RecordKey::name, entry.at("id").get<std::string>());
        if (!known || known->write(&usual) != entry.at("default"))
            findings.say(at, Text{Saying::tr("The referee has no switch of this name with this default.")});
    });
    if (const Json* facts = findings.find("/facts")) {
        for (const auto& [faction, one] : facts->items())
            findings.add(
                problemsOf(readRecord<PlayerFacts>(one), *fromWord<Faction>(faction), pointerTo("/facts", faction)));
    }
}

/// A later pack gives other names and facts; its encounters come on top.
void layContent(Facts& facts, const Json& pack)
{
    facts.layNames(pack);
    const Json proposed = pack.value("facts", Json::object());
    for (const auto& [faction, one] : proposed.items())
        facts.proposals[faction] = one;
    const Json encounters = pack.value("encounters", Json::array());
    facts.encounters.insert(facts.encounters.end(), encounters.begin(), encounters.end());
}

} // namespace

PlayerFacts proposedFacts(const Facts& pack, Faction faction)
{
    if (const auto found = pack.proposals.find(wordOf(faction));
        found != pack.proposals.end() && !found->second.empty())
        return readRecord<PlayerFacts>(found->second);
    constexpr int mostTokens = 8; // of the first unit; of each that follows one fewer
    PlayerFacts facts;
    for (int i = 0; i < unitsOfAFaction; ++i) {
        const auto unit = static_cast<Unit>(static_cast<int>(faction) * unitsOfAFaction + i);
        const int price = i + 2;
        facts.units.push_back({unit, i + 1, mostTokens - i, {3, {}, price, {}}, {3, {}, 2 * price, {}}});
    }
    static constexpr Indexed<const char*, 4> heroes{{"Anton", "Anastasya", "Mukao", "Sandor"}};
    facts.heroes.push_back({heroes[faction], 2, 2, 3, 8, {}, {}});
    return facts;
}

PackShelf<Facts>& packs()
{
    static PackShelf<Facts> shelf(bringIn, {":/packs/heroes/base.json"}, {"heroes", sections, layContent, checkMore});
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

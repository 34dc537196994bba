// SPDX-License-Identifier: GPL-3.0-or-later
#include "battleline/pack/pack_shape.h"

#include "battleline/entries/house_rules.h"

#include <nlohmann/json.hpp>

namespace whistle::battleline {

namespace {

Shape namesShape()
{
    return Shape::object({required("en", Shape::text(), "in English"),
                          optional("hu", Shape::text(), "in Hungarian; left out: the English words"),
                          optional("pl", Shape::text(), "in Polish; left out: the English words")});
}

/// An entry with an id of the referee's, a name, and remarks that any entry may have.
Shape entry(ShapeKey id, std::vector<ShapeKey> more = {})
{
    std::vector<ShapeKey> keys{std::move(id), required("name", namesShape(), "what it is called, by language"),
                               optional("note", Shape::text(), "for readers of the file"),
                               optional("source", Shape::text(), "a word of the pack's `sources`")};
    keys.insert(keys.end(), more.begin(), more.end());
    return Shape::object(std::move(keys));
}

ShapeKey idAmong(std::vector<std::string> words)
{
    return required("id", Shape::words(std::move(words)), "as the referee knows it");
}

std::vector<std::string> colorIds()
{
    std::vector<std::string> ids;
    for (int color = 0; color < colorCount; ++color) {
        const std::string& card = idOf(Card::troop(color, 1));
        ids.push_back(card.substr(0, card.find('_')));
    }
    return ids;
}

Shape constants()
{
    const Shape number = Shape::integer(0, 1000);
    return Shape::object({required("hand_size", number), required("troop_deck_after_deal", number),
                          required("slots", number), required("slots_with_mud", number),
                          required("tactics_lead_allowed", number), required("scout_cards", number),
                          required("flags_for_breakthrough", number), required("flags_for_envelopment", number),
                          required("winner_points", number)});
}

void readNames(Names& names, const Json& json)
{
    names.clear();
    for (const auto& [language, name] : json.items())
        names.emplace(language, name.get<std::string>());
}

template <class Visit>
void forEachEntry(const Json& pack, const char* section, Visit&& visit)
{
    if (const auto found = pack.find(section); found != pack.end()) {
        for (const Json& one : *found)
            visit(one);
    }
}

std::size_t placeOf(const std::vector<std::string>& ids, const Json& entry)
{
    const std::string& id = entry.at("id").get_ref<const std::string&>();
    return static_cast<std::size_t>(std::find(ids.begin(), ids.end(), id) - ids.begin());
}

} // namespace

Shape packShape()
{
    std::vector<ShapeKey> keys = packHeaderKeys("battle-line");
    const Shape count = Shape::integer(0, 1000);
    const Shape kinds = Shape::words({"morale", "environment", "guile"});
    std::vector<ShapeKey> sections{
        optional("minutes", count, "that a game takes"),
        optional("credits", Shape::map(Shape::text())),
        optional("components", Shape::object({required("troop_cards", count), required("tactics_cards", count),
                                              required("flags", count)})),
        optional("constants", constants(), "numbers of the rules; they must be those that the referee has"),
        optional("series",
                 Shape::object({required("point_lead", count), required("wins_in_a_row", count),
                                required("breakthroughs_in_a_row", count)}),
                 "what decides a series; they must be the referee's own"),
        optional("colors", Shape::list(entry(idAmong(colorIds())))),
        optional("troops", Shape::list(entry(required("value", Shape::integer(1, valueCount))))),
        optional("formations", Shape::list(entry(idAmong(allWords<Formation>())))),
        optional("tactics",
                 Shape::list(entry(idAmong(idsOf([](Card card) { return card.isTactics(); })),
                                   {required("kind", kinds), required("effect", namesShape(), "in our own words"),
                                    optional("values", Shape::list(Shape::integer(1, valueCount), 1, valueCount),
                                             "that a Morale card may stand for")}))),
        optional("victories", Shape::list(entry(idAmong(allWords<Victory>())))),
        optional("house_rules",
                 Shape::list(Shape::object({required("id", Shape::text()),
                                            required("values", Shape::list(Shape::anything(), 1)),
                                            required("default", Shape::anything()),
                                            required("rule", Shape::text(), "the rule or ruling that it switches")})),
                 "the switches; they must be those that the referee has")};
    keys.insert(keys.end(), sections.begin(), sections.end());
    return Shape::object(std::move(keys));
}

void layPack(Facts& facts, const Json& pack)
{
    forEachEntry(pack, "colors",
                 [&](const Json& one) { readNames(facts.colors[placeOf(colorIds(), one)], one.at("name")); });
    forEachEntry(pack, "troops", [&](const Json& one) {
        readNames(facts.troops[static_cast<std::size_t>(one.at("value").get<int>() - 1)], one.at("name"));
    });
    forEachEntry(pack, "formations", [&](const Json& one) {
        readNames(facts.formations[placeOf(allWords<Formation>(), one)], one.at("name"));
    });
    forEachEntry(pack, "victories", [&](const Json& one) {
        readNames(facts.victories[placeOf(allWords<Victory>(), one)], one.at("name"));
    });
    forEachEntry(pack, "tactics", [&](const Json& one) {
        TacticsFacts& card = facts.tactics[placeOf(idsOf([](Card each) { return each.isTactics(); }), one)];
        readNames(card.names, one.at("name"));
        readNames(card.effects, one.at("effect"));
    });
}

} // namespace whistle::battleline
